### Lobby, herní plocha, ruka, signály, výsledek.

## Tlačítka a nabídky

button-join = Přisednout si
button-leave = Odejít
button-remove-computer = Odebrat počítač
button-start = Začít
button-play-now = Hrát hned
button-hand = Moje karty
button-refresh = Obnovit
button-claim = Začnu já
button-signals = Signál
button-come-back = Jsem zpět
button-take-over = Ať hraje počítač
button-end-turn = Ukončit tah
button-take-back = Vzít zpět
button-hint = Poradit
button-agree-hints = Povolit rady
button-plan = Plánovat
button-plan-done = Hotovo
button-play-all = Zahrát { $plays }
button-give-up = Ano, vzdát
button-rematch = Další hra
button-another = Jiná hra
button-export = Uložit jako text
button-end-table = Ano, zavřít
button-forget-me = Smazat moje data
menu-add-computer = Přidat počítač…
menu-options = Volby…
menu-marks = Říct něco o symbolech…

## Lobby

lobby-title = { $variant } · přisedněte si
lobby-seats = Místa: { $taken } z { $most }
lobby-options = Volby
lobby-host = hostitel
lobby-waiting = { $more ->
    [one] Chybí ještě { $more } hráč. Stiskněte **Přisednout si**; hostitel může přidat i počítač.
    [few] Chybějí ještě { $more } hráči. Stiskněte **Přisednout si**; hostitel může přidat i počítač.
    [many] Chybí ještě { $more } hráče. Stiskněte **Přisednout si**; hostitel může přidat i počítač.
   *[other] Chybí ještě { $more } hráčů. Stiskněte **Přisednout si**; hostitel může přidat i počítač.
}
lobby-ready = Chcete hrát? Stiskněte **Přisednout si**. Až budou všichni, hostitel stiskne **Začít**.
lobby-full = Stůl je plný. Hostitel může stisknout **Začít**.
lobby-private = Jen pro pozvané: hostitel zve příkazem `/table invite`.
lobby-kept-title = Držená místa
lobby-kept = { $names } · do { $until }
lobby-invited = Pozváni
lobby-more = a ještě { $count }
lobby-newcomers = Poprvé tady? /help tě za minutu dostane do hry, /rules vysvětlí pravidla.

## Herní plocha

board-turn = Tah { $number }
board-in-force = Právě platí
board-said = Signály
board-said-of-marks = O symbolech
board-last-turn = Minulý tah
board-last-turns = Minulé tahy
board-cards = Karty
board-piles-of = **Hromádky: { $name }**
board-pile = **{ $pile }** · { $room ->
    [0] plno
   *[other] rezerva: { $room }
}
board-force = **{ $pile }** · { $symbol }: { $meaning }
board-only-pile = Další karta musí jít na hromádku **{ $pile }**.
board-who-starts = Stiskněte **Moje karty**. Kdo má dobrý začátek, stiskne **Začnu já**.
board-needs-cards = Na tahu je **{ $name }**: ještě aspoň { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}.
cover-skull = { $count ->
    [one] lebku na hromádce { $piles }
    [few] lebky na hromádkách { $piles }
    [many] lebky na hromádkách { $piles }
   *[other] lebky na hromádkách { $piles }
}
cover-fire = { $count ->
    [one] oheň na hromádce { $piles }
    [few] ohně na hromádkách { $piles }
    [many] ohně na hromádkách { $piles }
   *[other] ohně na hromádkách { $piles }
}
board-needs-cover = Na tahu je **{ $name }**: než tah skončí, musí zakrýt { $what }.
board-needs-cards-and-cover = Na tahu je **{ $name }**: ještě aspoň { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
} a přitom musí zakrýt { $what }.
board-needs-may-end = Na tahu je **{ $name }**: může tah ukončit nebo hrát dál.
board-needs-must-end = Na tahu je **{ $name }**: další kartu už hrát nesmí, tah je třeba ukončit.
board-so-far = V tomto tahu: { $plays }
board-last = **{ $name }**: { $plays } · { $drawn ->
    [0] bez lízání
    [one] líznuté karty: { $drawn }
    [few] líznuté karty: { $drawn }
    [many] líznuté karty: { $drawn }
   *[other] líznuté karty: { $drawn }
}
board-draw-pile = { $cards ->
    [0] Dobírací balíček je prázdný.
    [one] Dobírací balíček: { $cards } karta
    [few] Dobírací balíček: { $cards } karty
    [many] Dobírací balíček: { $cards } karty
   *[other] Dobírací balíček: { $cards } karet
}
board-hand = { $name }: { $cards ->
    [0] žádná karta
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
} v ruce
board-hand-and-deck = { $name }: { $cards } v ruce, { $deck } v dobíracím balíčku

## Ruka

hand-empty = V ruce už nemáš žádnou kartu.
hand-who-starts = Ještě nikdo nezačal. Máš dobrý začátek? Stiskni **Začnu já**.
hand-waiting = Na tahu je **{ $name }**.
hand-since = Od tvého minulého tahu: { $turns }
hand-since-turn = **{ $name }** { $plays }
hand-plan = V plánu: { $plays }
hand-plan-broken = ⚠ { $play } už nejde.
hand-planning = Rozlož si karty v duchu. Až budeš na tahu, jedním stiskem je zahraješ, pokud ještě půjdou.
hand-needs-cards = Jsi na tahu: ještě aspoň { $cards ->
    [one] **{ $cards }** karta
    [few] **{ $cards }** karty
    [many] **{ $cards }** karty
   *[other] **{ $cards }** karet
}.
hand-needs-cover = Než tah ukončíš, zakryj **{ $what }**.
hand-needs-cards-and-cover = Jsi na tahu: ještě aspoň { $cards ->
    [one] **{ $cards }** karta
    [few] **{ $cards }** karty
    [many] **{ $cards }** karty
   *[other] **{ $cards }** karet
} a přitom zakryj **{ $what }**.
hand-needs-may-end = Můžeš stisknout **Ukončit tah** nebo hrát dál.
hand-needs-must-end = Víc už zahrát nejde. Stiskni **Ukončit tah**.
hand-needs-stuck = Takhle už tah dokončit nejde. Stiskni **Vzít zpět** a zkus jiné pořadí.
hand-chosen = Kam s kartou **{ $card }**?
hand-refused = { $piles }: { $why }
hand-dead-ends = ⚠ Po kartě označené ⚠ už tah dokončit nepůjde.
warning-F11a = ⚠ Když tah ukončíš teď, zbude ti jediná karta a dobírací balíček je prázdný. Jedna karta na příští tah nestačí, takže by to byla prohra. Jestli to jde, zahraj ji hned.

why-O4 = tuhle kartu nemáš
why-O5 = musí být vyšší nebo přesně o 10 nižší
why-O6 = musí být nižší nebo přesně o 10 vyšší
why-X5 = Stop by tu nechal lebku nezakrytou
why-X7 = v tomto tahu přesně tři karty
why-X11 = teď je reverzní trik zakázaný
why-X12 = v tomto tahu všechno na jednu hromádku
why-F4 = tuhle kartu nemáš
why-F6 = v tomto tahu už jedna karta pomohla
why-F7 = soupeřově hromádce by nepomohla

## Signály

signal-title = Signál
signal-how = Signál platí, dokud na jeho hromádku někdo nezahraje; dalším stisknutím ho vezmeš zpět. Vidí ho všichni. Nikdy neříkej čísla.
signal-how-marks = O symbolech: *mám ji* platí, dokud takovou kartu nezahraješ, *teď radši ne* jedno kolo.
signal-means = **{ $word }**: { $meaning }
signal-means-keep-off = Mám na tuhle hromádku dobrou kartu, nechte mi ji.
signal-means-small-steps = Brzy na ni něco mám: prosím jen malé kroky.
signal-means-jump-back = Můžu sem skočit o deset zpět, dokud na ni nikdo nezahraje.
signal-means-free = Nic na ni nemám, klidně ji použijte.
signal-line = { $pile }: *{ $word }* ({ $names })
say-keep-off = Sem ne
say-small-steps = Malé kroky
say-jump-back = Skok zpět
say-free = Klidně sem
say-mark-hold = Mám: { $mark }
say-mark-not-now = Teď radši ne: { $mark }

## Výsledek

result-won = 🏆 Výhra! Všechny karty jsou zahrané.
result-won-by = 🏆 Vítězí { $name }!
result-lost = { $cards ->
    [0] Prohra, i když nezbyla žádná karta
    [one] Prohra, zbyla { $cards } karta
    [few] Prohra, zbyly { $cards } karty
    [many] Prohra, zbylo { $cards } karty
   *[other] Prohra, zbylo { $cards } karet
}
result-excellent = Zbylo méně než deset karet: výborný výsledek.
result-next-time = Méně než deset by bylo výborné. Zkusíte to znovu?
result-decisive = Co rozhodlo
result-needed = { $name }: potřeba karet { $owed }, hrát šlo { $fits }
result-longest-step = Nejdelší krok: { $below } → **{ $card }** na { $pile }
result-tricks = Reverzní triky: { $tricks }
result-piles = Hromádky na konci
result-left = Nezahráno
result-deck = { $cards ->
    [one] { $cards } karta v dobíracím balíčku
    [few] { $cards } karty v dobíracím balíčku
    [many] { $cards } karty v dobíracím balíčku
   *[other] { $cards } karet v dobíracím balíčku
}
result-turns = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
}

closed-title = { $variant } · zavřeno
closed-result = Jak to dopadlo: { $address }

over-O11 = { $name } nemůže zahrát vše, co tah vyžaduje.
over-O12 = Každá karta našla své místo. Porazili jste hru!
over-X1 = { $name } vzdává hru.
over-X6 = Všechny karty jsou zahrané, ale nahoře zůstala lebka.
over-F10 = { $name } má zahrané všechny své karty. { $cards ->
    [one] Soupeři zbyla { $cards } karta.
    [few] Soupeři zbyly { $cards } karty.
    [many] Soupeři zbylo { $cards } karty.
   *[other] Soupeři zbylo { $cards } karet.
}
over-F11 = { $name } nemůže zahrát dvě karty. { $cards ->
    [one] Zbyla { $cards } karta.
    [few] Zbyly { $cards } karty.
    [many] Zbylo { $cards } karty.
   *[other] Zbylo { $cards } karet.
}
over-gave-up = { $name } vzdává hru.
