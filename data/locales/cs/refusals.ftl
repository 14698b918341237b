### Proč něco nešlo a co místo toho.

refused-unknown = To teď nejde; nic se nezměnilo. Stiskni **Moje karty** a uvidíš, co je na stole.

## Pravidla

refused-O1 = V tomhle balíčku není 98 karet od 2 do 99. Otevři nový stůl.
refused-O3 = { $active ->
    [nobody] Ještě nikdo nezačal. Jestli chceš začít, stiskni **Začnu já**.
   *[other] Teď nejsi na tahu, hraje { $active }. Počkej, až na tebe přijde řada.
}
refused-O4 = Kartu { $card } nemáš. Stiskni **Moje karty** a uvidíš své karty.
refused-O5 = Karta { $card } se na { $pile } nehodí: na { $top } patří vyšší karta nebo přesně o 10 nižší. Vyber jinou hromádku nebo kartu.
refused-O6 = Karta { $card } se na { $pile } nehodí: na { $top } patří nižší karta nebo přesně o 10 vyšší. Vyber jinou hromádku nebo kartu.
refused-O9 = { $owed ->
    [one] Než tah ukončíš, zahraj ještě aspoň { $owed } kartu.
    [few] Než tah ukončíš, zahraj ještě aspoň { $owed } karty.
    [many] Než tah ukončíš, zahraj ještě aspoň { $owed } karty.
   *[other] Než tah ukončíš, zahraj ještě aspoň { $owed } karet.
}
refused-O11b = { $fault ->
    [off] U tohoto stolu se karty nevracejí. Než stiskneš hromádku, přečti si, co je na tlačítku.
   *[nothing] Není co vracet: v tomto tahu zatím žádná karta nepadla. Nejdřív stiskni kartu.
}
refused-O14 = V souboji se signály nedávají. Stiskni **Moje karty** a hraj.
refused-O15a = Tyhle volby k této hře nepatří. Vyber jiné: ve Face to Face jde zapnout nebo vypnout jen vracení karet.
refused-seats = { $seats ->
    [one] Tuhle hru nejde hrát, když je u stolu { $seats } hráč. Změň sestavu nebo vyber jinou hru.
    [few] Tuhle hru nejde hrát, když jsou u stolu { $seats } hráči. Změň sestavu nebo vyber jinou hru.
    [many] Tuhle hru nejde hrát, když je u stolu { $seats } hráče. Změň sestavu nebo vyber jinou hru.
   *[other] Tuhle hru nejde hrát, když je u stolu { $seats } hráčů. Změň sestavu nebo vyber jinou hru.
}
refused-end = Hra skončila. Stiskni **Další hra**.
refused-syntax = Tohle nejde přečíst. Napiš kartu a hromádku, třeba `45A`, nebo celý tah: `45A 47A 88D`.
refused-X2 = To se říct nedá: tahle hra takový symbol nemá, nebo žádnou takovou kartu nemáš. Otevři znovu **Signál** a podívej se, co říct můžeš.
refused-X5 = Lebka není zakrytá. Nejdřív ji zakryj.
refused-X7 = „Trojka“ znamená v tomto tahu přesně tři karty a „Stop“ smí být jen třetí. Zahraj jinou kartu, nebo tah po třetí kartě ukonči.
refused-X10 = Platí „Mlčení“, a tak signály nejsou. Počkej, až tu kartu někdo zakryje.
refused-X11 = Platí „Bez triku“: kartou { $card } nejde skočit zpět na { $pile }. Nejdřív zakryj „Bez triku“, nebo vyber jinou hromádku.
refused-X12 = Platí „Jedna hromádka“: všechny karty tahu patří na stejnou hromádku. Hraj tam, kam šla poslední karta.
refused-X-deck = Tabulka symbolů potřebuje sedm příkazů, každý se čtyřmi různými kartami. Opravit ji může provozovatel bota.
refused-deal-code = { $fault ->
    [sign] Je v něm znak, který žádný kód nemá. Podívej se znovu: kód tvoří deset číslic a písmen, třeba 4203N-QK8NW.
    [length] Kód má deset znaků, třeba 4203N-QK8NW. Podívej se znovu: tady jich je víc, nebo míň.
    [slip] V tomto kódu je překlep: jeden znak je špatně, nebo jsou dva prohozené. Podívej se znovu.
    [version] Tento kód je z novější verze bota. Řekni si o jiný.
   *[game] Hra, kterou tento kód uvádí, neexistuje. Řekni si o jiný.
}
refused-B2 = Oheň, který tu ležel už před tvým tahem, ještě není zakrytý. Nejdřív ho zakryj.
refused-F1 = V tomhle balíčku není 58 karet od 2 do 59. Otevři nový stůl.
refused-F3 = { $active ->
    [nobody] Ještě nikdo nezačal. Stiskni **Moje karty** a chvilku počkej.
   *[other] Teď nejsi na tahu, hraje { $active }. Počkej, až na tebe přijde řada.
}
refused-F4 = { $owed ->
    [0] Tuhle kartu nemáš. Stiskni **Moje karty** a uvidíš své karty.
    [one] Než tah ukončíš, zahraj ještě aspoň { $owed } kartu.
    [few] Než tah ukončíš, zahraj ještě aspoň { $owed } karty.
    [many] Než tah ukončíš, zahraj ještě aspoň { $owed } karty.
   *[other] Než tah ukončíš, zahraj ještě aspoň { $owed } karet.
}
refused-F6 = Soupeři smí pomoct jen jedna karta za tah. Ostatní hraj na své hromádky.
refused-F7 = Karta { $card } hromádce { $pile } nepomůže, nahoře je { $top }. Na soupeřovy hromádky se hraje proti šipce. Vyber jinou hromádku nebo kartu.

## Stůl

refused-T-no-table = Tady žádný stůl otevřený není. Otevři ho příkazem `/table open`.
refused-T-channel-taken = V tomto kanálu už stůl je. Přisedni si, nebo otevři svůj v jiném kanálu či vlákně.
refused-T-channel-not-allowed = V tomto kanálu nejsou stoly povolené. Zkus jiný; moderátor to může změnit příkazem `/server settings`.
refused-T-may-not-host = Na tomto serveru nesmí stoly otevírat každý. Popros moderátora, ať stůl otevře.
refused-T-over = Tento stůl je zavřený. Otevři nový příkazem `/table open`.
refused-T-not-started = Hra ještě nezačala. Hostitel musí stisknout **Začít**.
refused-T-started = Hra už běží. Počkej na další, nebo otevři stůl v jiném kanálu.
refused-T-full = { $seats ->
    [one] Všechna místa jsou obsazená: tahle hra má { $seats } místo. Otevři stůl v jiném kanálu.
    [few] Všechna místa jsou obsazená: tahle hra má { $seats } místa. Počkej na další hru, nebo otevři stůl v jiném kanálu.
    [many] Všechna místa jsou obsazená: tahle hra má { $seats } místa. Počkej na další hru, nebo otevři stůl v jiném kanálu.
   *[other] Všechna místa jsou obsazená: tahle hra má { $seats } míst. Počkej na další hru, nebo otevři stůl v jiném kanálu.
}
refused-T-seats = { $most ->
    [2] Tahle hra je přesně pro dva; teď u stolu sedí: { $seated }. Pozvi někoho, nebo přidej počítač.
   *[other] Tahle hra je pro { $fewest } až { $most } hráčů; teď u stolu sedí: { $seated }. Pozvi někoho, nebo přidej počítač.
}
refused-T-seated = { $person ->
    [nobody] U tohoto stolu už sedíš. Počkej na začátek, nebo stiskni **Moje karty**, jestli hra běží.
   *[other] { $person } už u tohoto stolu sedí. Vyber někoho jiného.
}
refused-T-not-seated = U tohoto stolu nesedíš. Tuhle hru sleduj a k další si přisedni.
refused-T-not-played = O další hru můžou požádat jen ti, kdo hráli. Stiskni **Jiná hra**, nebo otevři stůl přes `/table open`.
refused-T-no-seat = Nesedí tam nikdo, koho by šlo vybrat. Podívej se znovu na herní plochu.
refused-T-not-host = To může jen hostitel ({ $host }) nebo moderátor. Popros je.
refused-T-not-your-turn = { $seat ->
    [nobody] Ještě nikdo nezačal. Jestli chceš začít, stiskni **Začnu já**.
   *[other] Teď nejsi na tahu, hraje { $seat }. Počkej, až na tebe přijde řada.
}
refused-T-not-yet = { $seat ->
    [nobody] Ještě je čas. Počkej na zprávu, že smí hrát počítač.
   *[other] { $seat } má ještě čas. Počkej na zprávu, že smí hrát počítač.
}
refused-T-last-person = Nikdo další tu nehraje a počítač sám hrát nebude. Zavři stůl: `/table end`, moderátoři `/tables end`.
refused-T-stale = Tohle tlačítko už neplatí. Stiskni **Moje karty** a uvidíš, co je na stole teď.
refused-T-still-on = Tahle hra ještě běží. Nejdřív ji dohrajte.
refused-T-kept = { $until ->
    [nobody] Zbývající místa jsou držená pro hráče z minulé hry. Zkus to za pár minut znovu.
   *[other] Zbývající místa jsou držená pro hráče z minulé hry. Zkus to { $until }, to už budou volná pro všechny.
}
refused-T-barred = { $person ->
    [nobody] U tohoto stolu pro tebe místo není, dokud se nezavře: rozhodl o tom hostitel nebo moderátor. Otevři stůl v jiném kanálu, nebo si přisedni k dalšímu.
   *[other] { $person } k tomuto stolu nesmí. Vyber někoho jiného, nebo zákaz zruš příkazem `/table invite`.
}
refused-T-private = Tento stůl je jen pro pozvané. Popros hostitele ({ $host }), ať tě pozve příkazem `/table invite`, nebo otevři stůl v jiném kanálu.
refused-T-signals = Na jeden tah je signálů dost: nejvýš { $most } od každého. Počkej na další tah, pak to půjde znovu.
refused-T-alone = Není tu komu signalizovat: hraješ sám. Stiskni **Moje karty** a hraj.
refused-T-hints-off = U tohoto stolu se hraje bez rad, tak se rozhodlo před rozdáním. U dalšího stolu si můžeš vybrat jinak.
refused-T-hints-not-agreed = { $seat ->
    [nobody] Hraješ tu proti člověku: rady jsou, až oba u svých karet stisknete **Povolit rady**.
   *[other] Hraješ tu proti člověku: rady jsou, až oba u svých karet stisknete **Povolit rady**. Chybí: { $seat }.
}
refused-T-take-backs = Na jeden tah už bylo vracení dost: nejvýš { $most } karet. Hraj odtud dál, nebo stiskni **Ukončit tah**, jakmile to půjde.
refused-T-dead-end = Odtud by tah nešlo dokončit a vracet karty v tomhle tahu už nejde. Vyber jinou kartu nebo hromádku.
refused-T-hand-overs = Na jeden tah už toho střídání bylo dost: své místo můžeš počítači přenechat nejvýš { $most }krát. Hraj dál, nebo počkej na další tah, pak to půjde znovu.
refused-T-joins = To bylo hodně přicházení a odcházení: k jednomu stolu jde přisednout nejvýš { $most }krát. Počkej na další hru, nebo otevři stůl v jiném kanálu.
refused-T-lobby-changes = Před začátkem se u tohoto stolu měnilo příliš často: nejvýš { $most }krát to jde. Stiskni **Začít**, nebo ho zavři a otevři nový.
refused-T-guest-changes = Na jeden stůl už bylo pozvánek a zákazů dost: nejvýš { $most }. Popros moderátora, nebo otevři nový stůl.
refused-T-host-tables = Máš tu otevřených stolů tolik, kolik jeden hostitel smí: { $most }. Zavři některý příkazem `/table end`, nebo počkej, až některý skončí; pak můžeš otevřít další.
refused-T-server-tables = Na tomto serveru je otevřených stolů tolik, kolik jich dovoluje: { $most }. Počkej, až některý skončí, nebo popros moderátora; může to změnit příkazem `/server settings`.
refused-T-hands-closed = Karty vidí jen ti, kdo nehrají, a jen když to hostitel při otevření stolu povolil. Sleduj, co leží na stole.
refused-T-watched = { $person ->
    [nobody] Karty této hry už vidíš, takže v ní hrát nemůžeš. Počkej na další.
   *[other] { $person } už karty této hry vidí a hrát v ní nemůže. Vyber někoho jiného.
}
refused-T-played-on = Hra i možnosti jsou tu dané: karty pocházejí z dřívější hry nebo z kódu. Na jinou si otevři vlastní stůl.
refused-T-unreadable = Tahle verze bota neumí tento stůl přečíst. Moderátor ho může zavřít příkazem `/tables end`; pak tu půjde otevřít nový.
refused-T-unavailable = Teď nejde nic uložit, a tak se nic nezměnilo. Zkus to za minutu znovu.

## Discord

refused-closed = Tento stůl je zavřený. Otevři nový příkazem `/table open`.
refused-no-server = Stoly jsou jen na serverech. Přejdi do kanálu na serveru, kde jsem, a napiš tam `/help`.
refused-outdated = Tento příkaz se změnil. Načti Discord znovu a zkus to ještě jednou.
refused-not-allowed = To mohou jen moderátoři. Popros některého z nich.
refused-not-manager = Kdo moderuje stoly, určuje jen ten, kdo smí spravovat server. Popros někoho z nich.
refused-not-computer = Žádný počítač, který by šlo odebrat, tu nesedí. Přidat ho můžeš v nabídce.
refused-not-person = Pozvat jde jen člověka. Vyber někoho jiného, nebo před začátkem přidej počítač.
refused-opened-often = { $until ->
    [nobody] Během minuty už máš otevřených několik stolů. Zkus to za chvíli znovu.
   *[other] Během minuty už máš otevřených několik stolů. Zkus to { $until }.
}
refused-board-just-posted = { $until ->
    [nobody] Herní plocha tu byla právě zveřejněná. Zkus to za chvíli znovu.
   *[other] Herní plocha tu byla právě zveřejněná. Zkus to { $until }.
}
refused-rematch-just-asked = { $until ->
    [nobody] O další hru jde požádat jen jednou za chvíli. Zkus to za chvíli znovu.
   *[other] O další hru jde požádat jen jednou za chvíli. Zkus to { $until }.
}
refused-no-replay = Tahle hra už uložená není, nebo se hrála jinde. Vyber si některou svou příkazem `/replay`.
refused-no-games = Ještě nemáš dohranou žádnou hru. Zahraj si a `/replay` ti ji ukáže.
refused-no-picture = Obrázek se nepodařilo nakreslit. Povol obrázky příkazem `/me pictures`, nebo to zkus za chvíli.
refused-animation-later = Animace chvíli trvá a zrovna jich je potřeba víc. Zkus to za minutu znovu.
refused-bad-notation = { $rule ->
    [syntax] Řádek { $line } není řádek notace, u „{ $token }“. Podívej se na text, který dá *Uložit…*, a zkus to znovu.
    [result] Na řádku { $line } je jiný výsledek, než jak hra dopadla. Oprav ho nebo vynech a zkus to znovu.
   *[other] Řádek { $line } neodpovídá pravidlům, u „{ $token }“ (pravidlo { $rule }). Oprav ho a zkus to znovu.
}
refused-no-text = Tenhle soubor není text, nebo je na hru moc dlouhý. Vyber soubor do 64 kB.
refused-pasted-often = { $until ->
    [nobody] To bylo za deset minut hodně her. Zkus to za chvíli.
   *[other] To bylo za deset minut hodně her. Zkus to znovu { $until }.
}
refused-shared-often = { $until ->
    [nobody] Několik tahů za minutu stačí. Zkus to za chvíli.
   *[other] Několik tahů za minutu stačí. Zkus to znovu { $until }.
}
refused-no-hint = Rada je jen pro tvůj tah. Zeptej se znovu, až budeš na tahu.
refused-quiet-half = Vyber dvě různé hodiny, `from` a `to`, nebo nech obě prázdné a klid se zruší.
refused-no-zone = Takové časové pásmo neznám. Napiš místo a vyber ho ze seznamu, nebo posun jako `+1` či `UTC-05:30`.
refused-hint-later = Teď mě žádná rada nenapadá. Zeptej se za chvíli.
refused-hint-pending = O tvojí poslední otázce ještě přemýšlím. Počkej na tuhle radu.
refused-exported-often = { $until ->
    [nobody] Tenhle soubor ti přišel právě už několikrát. Zkus to za chvíli znovu.
   *[other] Tenhle soubor ti přišel právě už několikrát. Zkus to { $until }.
}
refused-hints-often = { $until ->
    [nobody] Za jednu minutu už bylo rad hodně. Zkus to za chvíli znovu.
   *[other] Za jednu minutu už bylo rad hodně. Zkus to { $until }.
}
refused-permission-missing = { $count ->
    [one] V kanálu { $channel } potřebuji ještě jedno oprávnění: **{ $permissions }**. Popros moderátora, ať ho povolí, a zkus to znovu.
    [few] V kanálu { $channel } potřebuji oprávnění: **{ $permissions }**. Popros moderátora, ať je povolí, a zkus to znovu.
    [many] V kanálu { $channel } potřebuji oprávnění: **{ $permissions }**. Popros moderátora, ať je povolí, a zkus to znovu.
   *[other] V kanálu { $channel } potřebuji oprávnění: **{ $permissions }**. Popros moderátora, ať je povolí, a zkus to znovu.
}
obstacle-private-thread = V tomto soukromém vlákně nejsem. Jednou mě tu zmiň a pak to zkus znovu.
obstacle-locked-thread = Toto vlákno je zamčené, nemohu v něm psát. Popros moderátora, ať ho odemkne, nebo použij jiný kanál.
