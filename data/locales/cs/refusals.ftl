### Proč něco nešlo a co místo toho.

refused-unknown = To teď nejde. Nic se nezměnilo. Stiskni **Moje ruka** a uvidíš, jak to vypadá.

## Pravidla

refused-O1 = Tenhle balíček nemá 98 karet od 2 do 99. Otevři nový stůl.
refused-O3 = Nejsi na tahu. Teď hraje: { $active }.
refused-O4 = Kartu { $card } nemáš. Stiskni **Moje ruka** a uvidíš své karty.
refused-O5 = { $card } nepatří na { $pile }: na { $top } musí přijít vyšší karta, nebo přesně o 10 nižší. Vyber jinou hromádku.
refused-O6 = { $card } nepatří na { $pile }: na { $top } musí přijít nižší karta, nebo přesně o 10 vyšší. Vyber jinou hromádku.
refused-O9 = { $owed ->
    [one] Než tah ukončíš, zahraj ještě aspoň { $owed } kartu.
    [few] Než tah ukončíš, zahraj ještě aspoň { $owed } karty.
    [many] Než tah ukončíš, zahraj ještě aspoň { $owed } karty.
   *[other] Než tah ukončíš, zahraj ještě aspoň { $owed } karet.
}
refused-O11b = { $fault ->
    [off] U tohoto stolu se karty nevracejí.
   *[nothing] Není co vracet: v tomto tahu ještě žádná tvoje karta neleží.
}
refused-O14 = Soupeři si signály nedávají. Užij si ticho.
refused-O15a = Tyhle volby k této hře nepatří. Ve Face to Face lze vybrat jen vracení karet.
refused-seats = { $seats ->
    [one] Pro tuto hru nesedí { $seats } hráč. Změňte sestavu, nebo vyberte jinou hru.
    [few] Pro tuto hru nesedí { $seats } hráči. Změňte sestavu, nebo vyberte jinou hru.
    [many] Pro tuto hru nesedí { $seats } hráče. Změňte sestavu, nebo vyberte jinou hru.
   *[other] Pro tuto hru nesedí { $seats } hráčů. Změňte sestavu, nebo vyberte jinou hru.
}
refused-end = Hra skončila. Další začne po stisku **Odveta**.
refused-syntax = Tohle neumím přečíst. Napiš kartu a hromádku, třeba `45A`; celý tah `45A 47A 88D`.
refused-X4 = Karta Stop tah ukončila. Víc už zahrát nejde.
refused-X5 = Lebka leží odkrytá. Nejdřív ji zakryj.
refused-X7 = Trojka chce v tomto tahu přesně tři karty; Stop smí být jen třetí.
refused-X10 = Mlčení leží odkryté: žádné signály, dokud tu kartu nikdo nezakryje.
refused-X11 = Karta Bez triku leží odkrytá: { $card } nesmí skočit zpět na { $pile }, dokud ji nikdo nezakryje.
refused-X12 = Karta Jedna hromádka leží odkrytá: všechny karty tahu jdou na stejnou hromádku. Hraj tam, kam šla poslední.
refused-X-deck = Tabulka symbolů musí mít sedm příkazů, každý se čtyřmi různými kartami.
refused-F1 = Tenhle balíček nemá 58 karet od 2 do 59. Otevři nový stůl.
refused-F3 = Nejsi na tahu. Teď hraje: { $active }.
refused-F4 = { $owed ->
    [0] Tuhle kartu nemáš. Stiskni **Moje ruka** a uvidíš své karty.
    [one] Než tah ukončíš, zahraj ještě aspoň { $owed } kartu.
    [few] Než tah ukončíš, zahraj ještě aspoň { $owed } karty.
    [many] Než tah ukončíš, zahraj ještě aspoň { $owed } karty.
   *[other] Než tah ukončíš, zahraj ještě aspoň { $owed } karet.
}
refused-F6 = Soupeři smí pomoci jen jedna karta za tah. Hraj na své hromádky.
refused-F7 = { $card } hromádce { $pile } nepomůže, nahoře je { $top }. Na soupeřových hromádkách musí karta jít proti šipce.

## Stůl

refused-T-no-table = Tady není otevřený stůl. Otevři ho příkazem `/table open`.
refused-T-channel-taken = V tomto kanálu už stůl je. Přisedni si, nebo otevři svůj v jiném kanálu či vláknu.
refused-T-may-not-host = Na tomto serveru neotevírají stoly všichni. Zeptej se moderátora.
refused-T-over = Tento stůl je zavřený. Otevři nový příkazem `/table open`.
refused-T-not-started = Hra ještě nezačala. Vedoucí stolu stiskne **Začít**.
refused-T-started = Hra už běží. Počkej na další, nebo otevři stůl v jiném kanálu.
refused-T-full = { $seats ->
    [one] Všechna místa jsou obsazená: tato hra má { $seats } místo.
    [few] Všechna místa jsou obsazená: tato hra má { $seats } místa.
    [many] Všechna místa jsou obsazená: tato hra má { $seats } místa.
   *[other] Všechna místa jsou obsazená: tato hra má { $seats } míst.
}
refused-T-seats = Tuto hru hraje { $fewest } až { $most } lidí, u stolu jich teď sedí { $seated }. Pozvěte další, nebo přidejte počítač.
refused-T-seated = Tento hráč už u stolu sedí.
refused-T-not-seated = U tohoto stolu nesedíš. Přisedni si před začátkem, nebo se dívej.
refused-T-no-seat = Takového hráče vybrat nejde. Podívej se znovu na desku.
refused-T-not-host = To může jen vedoucí stolu ({ $host }) nebo moderátor.
refused-T-not-your-turn = Nejsi na tahu. Teď hraje: { $seat }.
refused-T-not-yet = { $seat } má ještě čas. Stůl oznámí, až bude moci hrát počítač.
refused-T-last-person = Počítač sám hrát nebude: kromě tebe tu nikdo není. Použij raději `/table end`.
refused-T-stale = Tohle tlačítko už neplatí. Takhle to vypadá teď.
refused-T-still-on = Tato hra ještě běží. Odveta přijde po ní.
refused-T-unavailable = Teď nejde nic uložit, a tak se nic nezměnilo. Zkus to za minutu.

## Discord

refused-closed = Tento stůl je zavřený. Otevři nový příkazem `/table open`.
refused-not-allowed = To mohou jen moderátoři.
refused-channel-not-allowed = V tomto kanálu nejsou stoly povolené. Moderátor to může změnit příkazem `/server settings`.
refused-bad-options = Tyhle volby nejdou dohromady. Podívej se na ně v lobby.
refused-computer-seat = Tam sedí počítač.
refused-not-computer = Tady žádný počítač nesedí.
refused-no-hint = Nápověda je jen ve tvém tahu.
refused-permission-missing = { $count ->
    [one] V { $channel } mi chybí oprávnění: **{ $permissions }**. Popros moderátora, ať ho povolí, a zkus to znovu.
    [few] V { $channel } mi chybějí oprávnění: **{ $permissions }**. Popros moderátora, ať je povolí, a zkus to znovu.
    [many] V { $channel } mi chybějí oprávnění: **{ $permissions }**. Popros moderátora, ať je povolí, a zkus to znovu.
   *[other] V { $channel } mi chybějí oprávnění: **{ $permissions }**. Popros moderátora, ať je povolí, a zkus to znovu.
}
