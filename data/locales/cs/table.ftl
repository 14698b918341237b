### Lobby, deska, ruka, signály, výsledek.

## Tlačítka a nabídky

button-join = Přisednout
button-leave = Odejít
button-remove-computer = Odebrat počítač
button-start = Začít
button-hand = Moje ruka
button-refresh = Obnovit
button-claim = Začnu já
button-signals = Signál
button-come-back = Jsem zpět
button-take-over = Ať hraje počítač
button-end-turn = Ukončit tah
button-end-turn-owed = Ukončit tah (ještě { $owed })
button-take-back = Vrátit kartu
button-hint = Nápověda
button-give-up = Definitivně vzdát
button-rematch = Odveta
button-export = Uložit jako text
button-forget-me = Smazat moje data
menu-add-computer = Přidat počítač …
menu-options = Volby …

## Lobby

lobby-title = { $variant }: stůl je otevřený
lobby-seats = Místa: { $taken } z { $most }
lobby-options = Domluveno
lobby-host = vede stůl
lobby-waiting = { $more ->
    [one] Chybí ještě { $more } hráč. Stiskněte **Přisednout**, nebo ať vedoucí stolu přidá počítač.
    [few] Chybějí ještě { $more } hráči. Stiskněte **Přisednout**, nebo ať vedoucí stolu přidá počítač.
    [many] Chybí ještě { $more } hráče. Stiskněte **Přisednout**, nebo ať vedoucí stolu přidá počítač.
   *[other] Chybí ještě { $more } hráčů. Stiskněte **Přisednout**, nebo ať vedoucí stolu přidá počítač.
}
lobby-ready = Hrát můžete po stisku **Přisednout**. Vedoucí stolu může kdykoli **začít**.
lobby-full = Stůl je plný. Vedoucí stolu může **začít**.

## Deska

board-turn = Tah { $number }
board-in-force = Právě platí
board-said = Signály
board-last-turn = Minulý tah
board-cards = Karty
board-piles-of = **Hromádky: { $name }**
board-pile = **{ $pile }** · { $depth ->
    [0] zatím bez karet
    [one] { $depth } karta
    [few] { $depth } karty
    [many] { $depth } karty
   *[other] { $depth } karet
} · { $room ->
    [0] plno
   *[other] zbývá { $room }
}
board-force = { $pile }: { $symbol }: { $meaning }
board-who-starts = Podívejte se přes **Moje ruka**. Kdo má dobrý začátek, stiskne **Začnu já**.
board-turn-of = { $owed ->
    [0] Na tahu je **{ $name }**: může tah ukončit, nebo hrát dál.
    [one] Na tahu je **{ $name }**: ještě aspoň { $owed } karta.
    [few] Na tahu je **{ $name }**: ještě aspoň { $owed } karty.
    [many] Na tahu je **{ $name }**: ještě aspoň { $owed } karty.
   *[other] Na tahu je **{ $name }**: ještě aspoň { $owed } karet.
}
board-so-far = V tomto tahu: { $plays }
board-last = **{ $name }**: { $plays } · { $drawn ->
    [0] bez lízání
    [one] líznuta { $drawn } karta
    [few] líznuty { $drawn } karty
    [many] líznuto { $drawn } karty
   *[other] líznuto { $drawn } karet
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
board-hand-and-deck = { $name }: { $cards } v ruce, { $deck } v balíčku

## Ruka

hand-title = Tvoje ruka
hand-table = Stůl v { $channel }
hand-empty = V ruce už nemáš žádnou kartu.
hand-over = Hra skončila.
hand-who-starts = Ještě nikdo nezačal. Dobrý začátek? Stiskni **Začnu já**.
hand-waiting = Na tahu je **{ $name }**.
hand-owed = { $owed ->
    [0] Tah zatím nejde ukončit.
    [one] Jsi na tahu: ještě aspoň **{ $owed }** karta. Vyber kartu, pak hromádku.
    [few] Jsi na tahu: ještě aspoň **{ $owed }** karty. Vyber kartu, pak hromádku.
    [many] Jsi na tahu: ještě aspoň **{ $owed }** karty. Vyber kartu, pak hromádku.
   *[other] Jsi na tahu: ještě aspoň **{ $owed }** karet. Vyber kartu, pak hromádku.
}
hand-cover-skull = Lebka leží odkrytá: než tah ukončíš, zakryj ji.
hand-may-end = Můžeš **ukončit tah**, nebo hrát dál.
hand-stuck = Odtud už nesedí žádná karta. Stiskni **Vrátit kartu** a zkus jiné pořadí.
hand-chosen = Kam s kartou **{ $card }**?
hand-refused = { $pile }: { $why }
hand-dead-ends = ⚠ Po kartě označené *slepá ulička* už tah nepůjde dokončit.
hand-symbols = Symboly ve tvé ruce
warning-F11a = ⚠ Když teď tah ukončíš, zbude ti jediná karta a balíček je prázdný. Z jedné karty dvě nebudou: to by v příštím tahu znamenalo prohru. Jestli to jde, zahraj ji hned.

why-O4 = není ve tvé ruce
why-O5 = musí být vyšší, nebo přesně o 10 nižší
why-O6 = musí být nižší, nebo přesně o 10 vyšší
why-X5 = stop by tu nechal lebku odkrytou
why-X7 = v tomto tahu přesně tři karty
why-X11 = teď bez zpětného triku
why-X12 = teď všechny karty na jednu hromádku
why-F4 = není ve tvé ruce
why-F6 = pomoci smí jen jedna karta za tah
why-F7 = musí pomoci soupeřově hromádce

## Signály

signal-title = Signál
signal-how = Vyber hromádku a pak, co o ní chceš říct. Uvidí to všichni; nikdy neříkej čísla.
signal-line = { $pile }: *{ $word }* ({ $names })
signal-withdraw = Vzít zpět

## Výsledek

result-won = 🏆 Vyhráno! Všechny karty jsou zahrané.
result-won-by = 🏆 Vítězí { $name }!
result-lost = { $cards ->
    [0] Prohráno, i když nezbyla žádná karta
    [one] Prohráno, zbyla { $cards } karta
    [few] Prohráno, zbyly { $cards } karty
    [many] Prohráno, zbylo { $cards } karty
   *[other] Prohráno, zbylo { $cards } karet
}
result-excellent = Zbylo méně než deset: výborný výsledek.
result-next-time = Méně než deset by bylo výborné. Ještě jednou?
result-piles = Hromádky na konci
result-left = Zbylo v ruce
result-turns = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
}
over-O11 = { $name } nemůže zahrát tolik karet, kolik tah vyžaduje.
over-O12 = Každá karta našla své místo. Porazili jste hru.
over-X1 = { $name } vzdává hru.
over-X6 = Všechny karty jsou zahrané, ale nahoře leží odkrytá lebka.
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
