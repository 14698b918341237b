# Wörter in Bildern und die Texte, die dasselbe denen sagen, die sie nicht sehen.

pictures-variant-original = The Game
pictures-variant-extreme = Extreme
pictures-variant-on-fire = On Fire
pictures-variant-face-to-face = Face to Face

pictures-seat = Platz { $number }
pictures-turn-number = Zug { $turn }
pictures-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
pictures-who-starts = Wer fängt an?
pictures-needs-cards = { $name }: noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
pictures-cover-skull = { $count ->
    [one] Totenkopf { $piles }
   *[other] Totenköpfe { $piles }
}
pictures-cover-fire = { $count ->
    [one] Feuer { $piles }
   *[other] Feuer { $piles }
}
pictures-needs-cover = { $name } muss { $what } abdecken
pictures-needs-cards-and-cover = { $name }: { $what } abdecken · noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
pictures-needs-must-end = { $name } muss den Zug beenden
pictures-needs-may-end = { $name } darf den Zug beenden
pictures-needs-stuck = { $name } kann den Zug nicht beenden
pictures-own-piles = deine Stapel: { $piles }
pictures-won = Gewonnen: alle Karten gespielt!
pictures-won-by = { $name } hat gewonnen!
pictures-lost = { $cards ->
    [one] Verloren, { $cards } Karte übrig
   *[other] Verloren, { $cards } Karten übrig
}
pictures-lost-closely = { $cards ->
    [one] Ganz knapp: { $cards } Karte übrig
   *[other] Ganz knapp: { $cards } Karten übrig
}
pictures-seats-taken = { $taken } von { $seats } Plätzen besetzt
pictures-free-seat = frei

pictures-alt-pile-up = Stapel { $pile }, aufsteigend ab { $row }: { $top } liegt oben, { $cards ->
    [one] { $cards } Karte gespielt
   *[other] { $cards } Karten gespielt
}
pictures-alt-pile-down = Stapel { $pile }, absteigend ab { $row }: { $top } liegt oben, { $cards ->
    [one] { $cards } Karte gespielt
   *[other] { $cards } Karten gespielt
}
pictures-alt-in-force = „{ $symbol }“ gilt
pictures-alt-spent = „{ $symbol }“ gilt nicht mehr
pictures-alt-signal = { $name }: „{ $word }“
pictures-alt-owner = Stapel von { $name }: { $piles }.
pictures-alt-deck = Nachziehstapel: { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
pictures-alt-seat = { $name }: { $cards ->
    [one] { $cards } Handkarte.
   *[other] { $cards } Handkarten.
}
pictures-alt-seat-deck = { $name }: { $cards ->
    [one] { $cards } Handkarte,
   *[other] { $cards } Handkarten,
} { $deck } im Nachziehstapel.
pictures-alt-play = { $card } auf { $pile }
pictures-alt-trick = { $card } zurück auf { $pile } (Trick)
pictures-alt-this-turn = { $name } hat in diesem Zug gespielt: { $plays }.
pictures-alt-last-turn = { $name } hat im letzten Zug gespielt: { $plays }.
pictures-alt-hand = Deine Hand: { $cards }.
pictures-alt-hand-empty = Deine Hand ist leer.
pictures-alt-playable = { $card } passt auf { $piles }
pictures-alt-target-trick = { $pile } (Trick)
pictures-alt-target-dead-end = { $pile } (Sackgasse)
pictures-alt-computer = { $name } (Computer)
pictures-alt-left = Nicht gespielt: { $cards }.
pictures-alt-left-of = { $name } hat nicht gespielt: { $cards }.
pictures-alt-row-up = aufsteigend ab { $row }
pictures-alt-row-down = absteigend ab { $row }
pictures-alt-rows = Stapel: { $rows }.
pictures-alt-marks = Symbole auf den Karten: { $symbols }.
