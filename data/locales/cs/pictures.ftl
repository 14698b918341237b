# Slova v obrázcích a popisy pro ty, kdo je nevidí.

pictures-variant-original = The Game
pictures-variant-extreme = Extreme
pictures-variant-on-fire = On Fire
pictures-variant-face-to-face = Face to Face

pictures-seat = Místo { $number }
pictures-turn-number = tah { $turn }
pictures-turns = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
}
pictures-who-starts = Kdo začne?
pictures-needs-cards = { $name }: ještě { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
pictures-cover-skull = { $count ->
    [one] lebku { $piles }
    [few] lebky { $piles }
    [many] lebky { $piles }
   *[other] lebky { $piles }
}
pictures-cover-fire = { $count ->
    [one] oheň { $piles }
    [few] ohně { $piles }
    [many] ohně { $piles }
   *[other] ohně { $piles }
}
pictures-needs-cover = { $name } musí zakrýt { $what }
pictures-needs-cards-and-cover = { $name }: zakrýt { $what } · ještě { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
pictures-needs-must-end = { $name } musí ukončit tah
pictures-needs-may-end = { $name } může ukončit tah
pictures-needs-stuck = { $name } nemůže tah dokončit
pictures-own-piles = tvoje hromádky: { $piles }
pictures-won = Výhra: všechny karty zahrány!
pictures-won-by = Výhra: { $name }!
pictures-lost = { $cards ->
    [one] Prohra, zbyla { $cards } karta
    [few] Prohra, zbyly { $cards } karty
    [many] Prohra, zbylo { $cards } karty
   *[other] Prohra, zbylo { $cards } karet
}
pictures-lost-closely = { $cards ->
    [one] Těsně: zbyla { $cards } karta
    [few] Těsně: zbyly { $cards } karty
    [many] Těsně: zbylo { $cards } karty
   *[other] Těsně: zbylo { $cards } karet
}
pictures-seats-taken = Obsazená místa: { $taken } z { $seats }
pictures-free-seat = volno

pictures-alt-pile-up = Hromádka { $pile }, vzestupně od { $row }: nahoře { $top }, { $cards ->
    [one] zahrána { $cards } karta
    [few] zahrány { $cards } karty
    [many] zahráno { $cards } karty
   *[other] zahráno { $cards } karet
}
pictures-alt-pile-down = Hromádka { $pile }, sestupně od { $row }: nahoře { $top }, { $cards ->
    [one] zahrána { $cards } karta
    [few] zahrány { $cards } karty
    [many] zahráno { $cards } karty
   *[other] zahráno { $cards } karet
}
pictures-alt-in-force = platí „{ $symbol }“
pictures-alt-spent = „{ $symbol }“ už neplatí
pictures-alt-signal = { $name }: „{ $word }“
pictures-alt-owner = { $name }, vlastní hromádky: { $piles }.
pictures-alt-deck = Dobírací balíček: { $cards ->
    [one] { $cards } karta.
    [few] { $cards } karty.
    [many] { $cards } karty.
   *[other] { $cards } karet.
}
pictures-alt-seat = { $name }: v ruce { $cards ->
    [one] { $cards } karta.
    [few] { $cards } karty.
    [many] { $cards } karty.
   *[other] { $cards } karet.
}
pictures-alt-seat-deck = { $name }: v ruce { $cards ->
    [one] { $cards } karta,
    [few] { $cards } karty,
    [many] { $cards } karty,
   *[other] { $cards } karet,
} v dobíracím balíčku { $deck }.
pictures-alt-play = { $card } na { $pile }
pictures-alt-trick = { $card } zpět na { $pile } (trik)
pictures-alt-this-turn = { $name }, v tomto tahu zahráno: { $plays }.
pictures-alt-last-turn = { $name }, v minulém tahu zahráno: { $plays }.
pictures-alt-hand = Tvoje karty: { $cards }.
pictures-alt-hand-empty = Nemáš žádné karty.
pictures-alt-playable = { $card } může na { $piles }
pictures-alt-target-trick = { $pile } (trik)
pictures-alt-target-dead-end = { $pile } (slepá ulička)
pictures-alt-computer = { $name } (počítač)
pictures-alt-left = Nezahráno: { $cards }.
pictures-alt-left-of = { $name }, nezahráno: { $cards }.
pictures-alt-row-up = vzestupně od { $row }
pictures-alt-row-down = sestupně od { $row }
pictures-alt-rows = Hromádky: { $rows }.
pictures-alt-marks = Symboly na kartách: { $symbols }.
