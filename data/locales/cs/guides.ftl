### K přečtení, vlastními slovy.

## Pravidla

rules-title = { $variant } · pravidla
rules-in-short = Stručně
button-rules = Pravidla
button-help = Jak to funguje
rules-section-setup = Před začátkem
rules-section-turn = Tvůj tah
rules-section-trick = Reverzní trik
rules-section-draw = Lízání
rules-section-end = Konec
rules-section-talk = Domluva
rules-section-expert = Pro zkušené
rules-section-flash = ⚡ Jen v tomto tahu
rules-section-lasting = ∞ Dokud nejsou zakryté
rules-section-symbols = Symboly
rules-section-fire = Oheň
rules-section-bot = S tímto botem
rules-section-help = Pomoc
rules-section-cards = Na kterých kartách jsou symboly
rules-section-signs = Na tlačítkách
legend-distance = **49 ▸ A +2** položí 49 na hromádku A a ta ztratí 2 čísla; −10 jí 10 vrátí.
legend-trick = { $sign } reverzní trik
legend-cheapest = { $sign } tah, který spotřebuje nejméně čísel
legend-dead-end = { $sign } slepá ulička: po ní už tah nejde dokončit
legend-help = { $sign } karta, která pomáhá soupeři

rules-original =
    Jste jeden tým. Všechny karty od 2 do 99 musí skončit na čtyřech hromádkách: **A** a **B** stoupají od 1 ↑, **C** a **D** klesají od 100 ↓.
    Ve svém tahu zahraj aspoň **dvě** karty a pak si dolízni. Výjimka, **reverzní trik**: **přesně o 10** opačným směrem (37 na ↑ 47).
    Mluvte o čemkoli, ale **neříkejte žádná čísla**. Když někdo nemůže zahrát dost karet, prohráváte všichni.
rules-original-setup = Jeden až pět hráčů. Sólo znamená 8 karet v ruce, ve dvou má každý 7, ve třech až pěti 6. Zbytek leží lícem dolů v dobíracím balíčku. Až všichni uvidí své karty, domluvíte se, kdo začne; dál se hraje dokola.
rules-original-turn = Pokládej karty po jedné, každou na kteroukoli ze čtyř hromádek. Na ↑ musí být karta vyšší než horní, na ↓ nižší; o kolik, na tom nezáleží. Zahraj aspoň dvě; když je na začátku tvého tahu dobírací balíček prázdný, stačí jedna. Víc můžeš vždycky.
rules-original-trick = Karta přesně o 10 **nižší** než horní smí na ↑, karta přesně o 10 **vyšší** na ↓. Hromádka tím získá novou rezervu a můžeš to udělat, kolikrát ti to vyjde. Příklad: 37 na stoupající hromádku, kde je nahoře 47.
rules-original-draw = Po tahu si lízej, dokud nemáš zase plný počet karet. Když je dobírací balíček prázdný, hraje se dál bez lízání a hráči bez karet se přeskakují.
rules-original-end = Zahráno všech 98 karet: výhra. Když hráč na tahu nemůže zahrát potřebný počet karet, hra je hned prohraná a každá nezahraná karta je trestný bod. Méně než deset bodů je výborný výsledek.
rules-original-talk = Smíte říct cokoli kromě čísel na kartách. Nebo pošlete signál jedním stiskem: *sem prosím ne*, *jen malé kroky*, *můžu sem skočit zpět*, *klidně sem*. Signál platí, dokud se hromádka nezmění.
rules-original-expert = Hru ztíží dvě volby: aspoň tři karty za tah, dokud je co lízat, a o kartu méně v každé ruce.
rules-original-bot = Co se nehodí, nemá tlačítko. Po kartě s poznámkou *slepá ulička* (⚠) už tah dokončit nejde. Do konce tahu si můžeš karty vzít zpět; u stolu bez vracení karet je slepá ulička okamžitá prohra.

rules-extreme =
    Jako The Game, ale 28 karet má jeden ze sedmi symbolů, každý čtyřikrát. Kdo takovou kartu zahraje, musí její příkaz přesně splnit.
    ⚡ „Stop“, „Lebka“ a „Trojka“ platí jen pro toho, kdo je na tahu. ∞ „Mlčení“, „Bez triku“, „Jedna hromádka“ a „Líznout jednu“ platí pro všechny, dokud je nezakryje jiná karta.
rules-extreme-setup = Hráči, karty v ruce, hromádky a tahy jsou stejné jako v The Game: jestli ji neznáš, přečti si nejdřív její pravidla. Smíte říct, které symboly máte a se kterými je lepší počkat, ale žádná čísla.
rules-extreme-flash = Splň každý symbol, který ve svém tahu zahraješ. „Stop“ smí být i tvoje první karta; hned si lízneš a zpět už nejde vzít nic. Smí zakrýt lebku, ale nesmí žádnou nechat nezakrytou. Do „Trojky“ se počítají i karty před ní a „Stop“ smí být jen třetí. Když máš na začátku tahu méně než tři karty, je „Trojka“ slepá ulička.
rules-extreme-lasting = Může jich platit víc najednou; každá končí, jakmile je zakrytá. Rozhoduje, co leží nahoře těsně před položením karty: „Bez triku“ tedy trikem zakrýt nejde. „Jedna hromádka“: hromádku určí tvoje první karta; zahraješ-li „Jednu hromádku“ uprostřed tahu, další karta musí na ni. „Líznout jednu“: rozhoduje, co leží nahoře při lízání; po zakrytí si zase lížete do plného počtu karet.
rules-extreme-end = Zahráno všech 98 karet a splněny všechny příkazy: výhra. Když nahoře zůstane lebka, je to prohra.
rules-extreme-bot = Kartu, která porušuje příkaz, zahrát nejde, takže omylem nikdo neprohraje. Po kartě s poznámkou *slepá ulička* už tah dokončit nejde: vezmi ji zpět; u stolu bez vracení karet je to prohra. Která čísla mají symboly, určil tento projekt sám; s volbou *Zamíchané symboly* se to v každé hře mění.

rules-on-fire =
    Jako The Game, ale šest karet hoří 🔥: **22, 33, 44, 55, 66 a 77**. Hrají se jako každá jiná karta.
    Kdo je na tahu jako další, musí do konce svého tahu zakrýt každý oheň jinou kartou. Když to nejde, prohráváte všichni.
rules-on-fire-setup = Hráči, karty v ruce, hromádky, tahy i domluva jsou stejné jako v The Game: jestli ji neznáš, přečti si nejdřív její pravidla.
rules-on-fire-fire = Když na začátku tvého tahu leží nahoře na hromádce oheň, zakryj ho, než tah ukončíš. Stačí jakákoli karta, která se hodí, klidně i reverzním trikem, a počítá se do minima. Oheň smíš zakrýt jiným ohněm a oheň, který zahraješ ty, smí zůstat nezakrytý: to je starost dalšího hráče. Při sólové hře jsi to zase ty.
rules-on-fire-end = Zahráno všech 98 karet: výhra. Oheň zahraný v posledním tahu už nevadí, ale oheň z předchozího tahu musí být zakrytý. Když hráč na tahu nemůže zakrýt všechny staré ohně a zahrát dost karet, hra je hned prohraná a každá nezahraná karta je trestný bod.
rules-on-fire-bot = Na herní ploše je napsáno, které hromádky je v tomto tahu třeba zakrýt; dřív tah ukončit nejde. Po kartě s poznámkou *slepá ulička* už tah dokončit nejde. Do konce tahu si můžeš karty vzít zpět; u stolu bez vracení karet je slepá ulička okamžitá prohra.

rules-face-to-face =
    Souboj. Každý má 58 karet, 2 až 59, a dvě hromádky: jedna stoupá od 1 ↑, druhá klesá od 60 ↓. Zahraj aspoň **dvě** karty za tah; na svých hromádkách smíš použít reverzní trik, **přesně o 10** opačným směrem.
    Nejvýš **jedna** karta za tah smí na soupeřovu hromádku, a jen když jí pomůže. Pak si dolízneš do šesti karet, jinak si lízneš jen dvě. Kdo zahraje všechny karty, vítězí; kdo nemůže zahrát dvě, prohrává.
rules-face-to-face-setup = Každý má šest karet z vlastního balíčku. O tom, kdo začne, rozhodne los. A a B patří hráči na místě 1, C a D hráči na místě 2.
rules-face-to-face-turn = Aspoň dvě karty, po jedné, libovolně na své dvě hromádky: vyšší na ↑, nižší na ↓ nebo přesně o 10 zpět. Dvě karty jsou povinné až do konce, i když je tvůj balíček prázdný.
rules-face-to-face-help = Nejvýš jedna karta za tah smí na cizí hromádku, a jen proti její šipce: nižší než horní na ↑, vyšší na ↓, o kolik chceš. Hromádce bez karet pomoct nejde.
rules-face-to-face-draw = Když hraješ jen na své hromádky, lízni si dvě karty, ať jich bylo kolikkoli. Když pomůžeš, dolízni si do šesti. Až ti balíček dojde, hraješ bez lízání.
rules-face-to-face-end = Kdo zahraje všech 58 karet, hned vítězí, ať poslední šla kamkoli. Kdo ve svém tahu nemůže zahrát dvě karty, prohrává; nenechávej si proto jedinou poslední kartu.
rules-face-to-face-bot = Co se nehodí, nemá tlačítko. Po kartě s poznámkou *slepá ulička* (⚠) už tah dokončit nejde. Do konce tahu si můžeš karty vzít zpět; u stolu bez vracení karet je slepá ulička okamžitá prohra. Signály v souboji nejsou.

## První hra

help-goal-title = O co jde
help-goal = Vyhrajete společně, když všechny karty od 2 do 99 skončí na čtyřech hromádkách. Na ↑ patří vyšší karty, na ↓ nižší; opačným směrem jen přesně o 10, to je reverzní trik (37 na ↑ 47). Za tah aspoň dvě karty; kdo to nedokáže, prohrává za všechny.
help-first-game-title = První hra za minutu
help-first-game =
    1. Stiskni **{ button-play-guided }**: skutečná hra blízko svého konce, s vysvětlením každého kroku. Trvá tři minuty.
    2. Nebo stiskni **{ button-play-now }**: celá hra s počítačem jako spoluhráčem.
    3. S ostatními: `/table open`. Kamarádi stisknou **{ button-join }**; počítače přisednou přes *Přidat počítač*.
    4. Stiskni **{ button-start }**, pak **{ button-hand }**: svoje karty vidíš jen ty. **{ button-claim }** stiskne ten, komu se to hodí.
help-turn-title = Když jsi na tahu
help-turn = U každé karty jsou tlačítka pro hromádky, na které se hodí: `49 ▸ A +2` položí 49 na hromádku A a stojí 2 čísla. ★ stojí nejméně, ↩ vrátí deset, ⚠ je slepá ulička. Malé kroky šetří rezervu. Po dvou kartách můžeš stisknout **Ukončit tah**; dokud to neuděláš, **Vzít zpět** vrátí poslední kartu. Nevíš si rady? Stiskni **Poradit**. „Rezerva“ na herní ploše říká, kolik čísel hromádce ještě zbývá.
help-talk-title = Domluva
help-talk = Neříkej žádná čísla. Tlačítkem **Signál** si hromádku podržíš, nebo ji přenecháš ostatním.
help-commands-title = Příkazy
help-commands = `/hand` tvoje karty · `/play` karta nebo celý tah (`45A 47A 88D`) · `/end-turn` · `/back` · `/signal` · `/signal-symbol` · `/hint` · `/give-up` · `/table board` znovu zveřejní herní plochu · `/table leave` · `/table invite` a `/table remove` pro hostitele · `/replay` přehrát dohranou hru · `/table watch` sledovat tuhle · `/rules` · `/me` jazyk, zmínky a obrázky · `/privacy`
help-trouble-title = Když něco nejde
help-trouble = Stiskni **Moje karty**, nebo použij `/table board`. Někdo zmizel? Po chvíli za něj smí hrát počítač. Hostitel zavře stůl příkazem `/table end`.

## Kdo tohoto bota provozuje

links-title = Kdo tohoto bota provozuje
link-privacy = Zásady ochrany údajů
link-terms = Podmínky použití
link-support = Podpora

## Soukromí

privacy-title = Co se o tobě ukládá
privacy-stored = Tvoje Discord ID, jméno u stolu, stoly, které otevřeš nebo u kterých hraješ, co a kdy tam děláš (karty, signály, místa, uvedené důvody ukončení stolu), výsledky a tvoje nastavení (jazyk, zmínky, obrázky, jak byl nastaven tvůj poslední stůl). Žádné zprávy z chatu, žádné soukromé zprávy, nic o lidech, kteří bota nepoužívají, kromě toho, že je hostitel pozval, nepustil ke stolu nebo jim bylo nabídnuto místo.
privacy-why-title = K čemu
privacy-why = Aby tvoje hry běžely, po restartu pokračovaly a daly se ukázat výsledky. Nikomu se nic nepředává. S `/me hidden` nebudeš v žádné statistice ani žebříčku, které vidí ostatní.
privacy-long-title = Jak dlouho
privacy-long = Průběh hry a jména u stolu se smažou 30 dní po zavření stolu; z dohrané hry zůstanou karty a tahy, podle míst a beze jmen, aby se dala přehrát znovu. Výsledky a tvoje nastavení zůstávají, dokud je nesmažeš. Když bota ze serveru odeberou, zůstanou výsledky toho serveru beze jmen.
privacy-yours-title = Tvoje práva
privacy-yours = `/privacy export` ti všechno pošle jako soubor. `/privacy delete` to smaže: dohrané hry si nechají bezejmenné místo.
privacy-export = V tomto souboru je všechno, co se o tobě ukládá.
privacy-delete-title = Smazat tvoje data?
privacy-delete = Odejdeš od všech otevřených stolů a tvoje jméno, ID a nastavení se smažou. Dohrané hry si nechají bezejmenné místo. Nejde to vzít zpět.
privacy-deleted = Tvoje data jsou smazaná.
