### K přečtení, vlastními slovy.

## Pravidla

rules-title = { $variant }: pravidla
rules-more = Celá pravidla: /rules a „Celá“
rules-section-setup = Před začátkem
rules-section-turn = Tvůj tah
rules-section-trick = Zpětný trik
rules-section-draw = Lízání
rules-section-end = Konec
rules-section-talk = Mluvení
rules-section-expert = Těžší
rules-section-flash = ⚡ Na jeden tah
rules-section-lasting = ∞ Dokud leží odkryté
rules-section-symbols = Symboly
rules-section-bot = U tohoto stolu
rules-section-help = Pomoc
rules-section-cards = Které karty je nesou

rules-original =
    Jste jeden tým. Karty od 2 do 99 musí všechny skončit na čtyřech hromádkách: **A** a **B** rostou od 1 ↑, **C** a **D** klesají od 100 ↓.
    Ve svém tahu zahraj aspoň **dvě** karty a pak si dolízni. Skočit zpět **přesně o 10** se smí vždycky.
    Mluvte o čemkoli, ale **nikdy neříkejte čísla**. Kdo nemůže zahrát dost karet, prohrává za všechny.
rules-original-setup = Jeden až pět hráčů. Sám máš 8 karet, ve dvou každý 7, ve více lidech 6. Ostatní karty čekají lícem dolů v dobíracím balíčku. Až všichni uvidí svou ruku, tým se domluví, kdo začne.
rules-original-turn = Pokládej karty po jedné na kteroukoli hromádku. Na ↑ musí být každá vyšší než horní, na ↓ nižší; na velikosti skoku nezáleží. Povinné jsou dvě karty, od tahu, na jehož začátku je balíček prázdný, jedna. Víc se smí vždycky.
rules-original-trick = Karta přesně o 10 **nižší** než horní smí na ↑, přesně o 10 **vyšší** na ↓. Hromádka tak získá nové místo, a to kolikrát se ti podaří. Příklad: 37 na rostoucí 47.
rules-original-draw = Po tahu si lízni, dokud nemáš zase plnou ruku. Když je balíček prázdný, hraje se bez lízání a hráči bez karet se přeskakují.
rules-original-end = Zahráno všech 98 karet: výhra. Když někdo na tahu nemůže zahrát potřebné karty, hra hned končí a každá zbylá karta se počítá. Méně než deset je výborné.
rules-original-talk = Cokoli kromě čísel. U tohoto stolu k tomu slouží signály: *nechte být*, *jen malé kroky*, *umím sem skočit zpět*, *volno*. Signál platí, dokud se hromádka nezmění.
rules-original-expert = Hru ztíží dvě volby: aspoň tři karty za tah, dokud je co lízat, a o kartu méně v každé ruce.

rules-extreme =
    Všechno je jako v The Game, ale 28 karet nese jeden ze sedmi symbolů, každý čtyřikrát. Kdo takovou kartu zahraje, musí udělat, co říká.
    ⚡ Stop, Lebka a Trojka platí jen pro toho, kdo je na tahu. ∞ Mlčení, Bez triku, Jedna hromádka a Líznout jednu platí pro všechny, dokud je nezakryje jiná karta.
rules-extreme-setup = Hráči, ruce a hromádky jsou stejné jako v The Game. Smíte říct, které symboly máte, ale nikdy čísla.
rules-extreme-flash = Stop smí být hned první kartou tahu. Smí zakrýt lebku, ale nesmí žádnou nechat odkrytou. U Trojky se počítají i karty před ní a Stop může být jen třetí. S méně než třemi kartami v ruce je Trojka slepá ulička.
rules-extreme-lasting = Může jich platit víc najednou. Každá se posuzuje těsně předtím, než karta dopadne: Bez triku nejde zakrýt samotným trikem. U Jedné hromádky vybírá první karta tahu. U Líznout jednu rozhoduje, co leží odkryté při lízání.
rules-extreme-bot = Co porušuje příkaz, to se nepřijme, takže omylem nikdo neprohraje. Karty, po kterých tah nejde dokončit, jsou označené *slepá ulička*. K výhře nesmí nahoře zůstat lebka. Která čísla nesou symboly, určil tento projekt sám.

rules-face-to-face =
    Dva proti sobě. Každý má 58 karet, 2 až 59, a dvě hromádky: jedna roste od 1 ↑, druhá klesá od 60 ↓. Za tah aspoň **dvě** karty; na vlastních hromádkách se smí přesně o 10 zpět.
    Nejvýš **jedna** karta za tah smí na soupeřovu hromádku, když jí pomůže. Pak si lízneš do šesti, jinak jen dvě. Kdo zahrál všechno, vítězí; kdo nemůže zahrát dvě karty, prohrává.
rules-face-to-face-setup = Každý má šest karet z vlastního balíčku. O začátku rozhodne los. A a B patří prvnímu místu, C a D druhému.
rules-face-to-face-turn = Aspoň dvě karty, po jedné, libovolně na své dvě hromádky: vyšší na ↑, nižší na ↓, nebo přesně o 10 zpět. Dvě zůstávají až do konce.
rules-face-to-face-help = Nejvýš jedna karta za tah jde na cizí hromádku, a jen proti její šipce: nižší než horní na ↑, vyšší na ↓, o kolik chceš. Prázdné hromádce pomoci nelze.
rules-face-to-face-draw = Jen vlastní hromádky: lízni dvě, ať bylo karet kolik chtělo. Pomoc: lízni do šesti. Když ti balíček dojde, hraješ bez lízání.
rules-face-to-face-end = Když máš prázdný balíček i ruku, hned vítězíš. Když ve svém tahu nemůžeš zahrát dvě karty, prohráváš; nenechávej si proto jedinou poslední kartu.

## První hra

help-title = První hra za minutu
help-first-game =
    1. Napiš `/table open` a vyber *The Game*.
    2. Přátelé stisknou **Přisednout**; bez nich hraj sólo, nebo vyber spoluhráče v nabídce **Přidat počítač**.
    3. Stiskni **Začít**, pak **Moje ruka**. Své karty vidíš jen ty.
    4. Kdo má dobrý začátek, stiskne **Začnu já**.
help-turn-title = Když jsi na tahu
help-turn = Stiskni kartu, pak hromádku. `A ↑ 47 → 49` znamená: 49 jde na hromádku A, která ukazuje 47 a roste. Šedé hromádky nesedí. Malé kroky šetří místo. Po dvou kartách stiskni **Ukončit tah**; do té doby pomůže **Vrátit kartu**.
help-talk-title = Mluvení
help-talk = Nikdy neříkej čísla. Tlačítkem **Signál** o hromádku požádáš, nebo ji nabídneš.
help-commands-title = Příkazy
help-commands = `/hand` tvoje karty · `/play` karta nebo celý tah (`45A 47A 88D`) · `/end-turn` · `/back` · `/signal` · `/hint` · `/table board` znovu ukáže desku · `/rules` · `/me` jazyk, zmínky a obrázky · `/privacy`
help-trouble-title = Když se něco zasekne
help-trouble = Stiskni **Moje ruka**, nebo použij `/table board`. Někdo zmizel? Po chvíli může hrát počítač. Vedoucí ukončí stůl příkazem `/table end`.

## Soukromí

privacy-title = Co se o tobě ukládá
privacy-stored = Tvoje Discord ID a jméno u stolu, tvoje stoly, jak ty, co vedeš, tak ty, u kterých jen hraješ, každá zahraná karta s časem, výsledky a tvoje nastavení (jazyk, zmínky, obrázky). Žádné zprávy, žádná soukromá korespondence, nic o lidech, kteří nehrají.
privacy-why-title = K čemu
privacy-why = Aby tvoje hry běžely, vrátily se po restartu a měly výsledky. Nikomu se nic nepředává.
privacy-long-title = Jak dlouho
privacy-long = Dokud to nesmažeš ty nebo provozovatel bota. Dohrané hry si pak nechají bezejmenné místo.
privacy-yours-title = Tvoje práva
privacy-yours = `/privacy export` ti dá všechno jako soubor. `/privacy delete` tě smaže.
privacy-export = V tomto souboru je všechno, co se o tobě ukládá.
privacy-delete-title = Smazat tvoje data?
privacy-delete = Odejdeš od všech otevřených stolů; tvoje jméno a ID odevšad zmizí. Dohrané hry si nechají bezejmenné místo. Nejde to vzít zpět.
privacy-deleted = Tvoje data jsou smazaná.
