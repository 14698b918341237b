### Krátké zprávy vedle herní plochy a krátké odpovědi.

ping-turn = { $owed ->
    [0] { $person }, jsi na tahu.
    [one] { $person }, jsi na tahu: aspoň { $owed } karta.
    [few] { $person }, jsi na tahu: aspoň { $owed } karty.
    [many] { $person }, jsi na tahu: aspoň { $owed } karty.
   *[other] { $person }, jsi na tahu: aspoň { $owed } karet.
}
ping-next = { $person }, po tomhle tahu jsi na řadě. Teď hraje { $name }.
ping-who-starts = { $people } Karty jsou rozdané. Stiskněte **Moje karty** a domluvte se, kdo začne.
ping-reminder = { $person }, u stolu se čeká na tvůj tah.
ping-take-over = { $name } už dlouho neodpovídá. Kdokoli u stolu může nechat hrát počítač.
ping-alone = { $name } už dlouho neodpovídá. Když se nic nestane, stůl se zavře.

notice-taken-over = Za hráče { $name } teď hraje počítač. Tlačítko **Jsem zpět** to zruší.
notice-came-back = { $name } je zpět.
notice-left = { $name } odchází od stolu. Dál hraje počítač.
notice-removed = { $name } už u stolu není.
notice-offered = Místo čeká na hráče { $name }: obsadí ho tlačítko **Jsem zpět**. Do té doby hraje počítač.
notice-offered-instead = Místo hráče { $old } čeká na hráče { $name }: obsadí ho tlačítko **Jsem zpět**. Do té doby hraje počítač.
notice-stepped-in = { $name } si sedá na volné místo.
notice-ended-host = Hostitel tento stůl zavřel.
notice-ended-moderator = Moderátor tento stůl zavřel.
notice-ended-empty = Nikdo tu nezbyl, a tak je stůl zavřený.
notice-ended-forgotten = Dlouho se tu nic nedělo, a tak je stůl zavřený.
notice-ended-other = Tento stůl je zavřený.
notice-note = Důvod: { $note }
notice-paused = { $count ->
    [one] Hra je pozastavená: potřebuji tu oprávnění **{ $permissions }**. Jakmile ho dostanu, hra bude sama pokračovat.
    [few] Hra je pozastavená: potřebuji tu oprávnění **{ $permissions }**. Jakmile je dostanu, hra bude sama pokračovat.
    [many] Hra je pozastavená: potřebuji tu oprávnění **{ $permissions }**. Jakmile je dostanu, hra bude sama pokračovat.
   *[other] Hra je pozastavená: potřebuji tu oprávnění **{ $permissions }**. Jakmile je dostanu, hra bude sama pokračovat.
}
notice-paused-private-thread = Hra je pozastavená: v tomto soukromém vlákně už nejsem. Jednou mě tu zmiň a hra bude pokračovat.
notice-paused-locked-thread = Hra je pozastavená: toto vlákno je zamčené, nemohu v něm psát. Jakmile ho moderátor odemkne, hra bude sama pokračovat.
notice-paused-refused = Hra je pozastavená: Discord mi tu nedovoluje psát. Ať se moderátor podívá na moje oprávnění v tomto kanálu; za chvíli to zkusím znovu.
notice-resumed = Hra pokračuje.

answer-apology = Omlouvám se, něco se pokazilo. Tvoje hra je v pořádku. Číslo chyby: `{ $reference }`
answer-lost = Discord ztratil moji odpověď. Jak to vypadá, ukáže **Moje karty**.
answer-slow = ⏳ Trvá to déle, než by mělo. Ještě na tom pracuji: než to zkusíš znovu, podívej se na stůl, možná už je to hotové.
answer-signalled = Tvůj signál k hromádce { $pile }: *{ $word }*.
answer-signal-withdrawn = Signál k hromádce { $pile } je zrušený.
answer-mark-said = Říkáš: *{ $phrase }*.
answer-mark-withdrawn = Už neříkáš: *{ $phrase }*.
answer-give-up = Vzdát? Hra okamžitě skončí prohrou.
answer-leave = Odejít ze hry? Na tvém místě dohraje počítač a vrátit se už nepůjde.
answer-leave-last = Odejít ze hry? Nikdo jiný tu nezbyl: stůl se zavře.
answer-invited = { $name } si teď může přisednout. U stolu je to vidět; nikoho zmínkou nevolám.
answer-another = Která hra to bude? Stůl se otevře tady, uvidí ho všichni.
answer-done = Hotovo.
answer-language = Jazyk mých odpovědí: { $language }.
answer-language-discord = Odteď budu odpovídat v jazyce, který máš v Discordu nastavený.
answer-pings-on = Zmíním tě, když budeš na tahu.
answer-pings-off = Už tě nebudu zmiňovat, když budeš na tahu.
answer-next-on = Zmíním tě i tehdy, když začne tah před tvým, u stolů od tří hráčů.
answer-next-off = Zmíním tě, jen když budeš na tahu.
answer-quiet-hours = Od { $start } do { $end } tě nebudu zmiňovat. Ve tvém časovém pásmu ({ $zone }) je teď { $now }; jestli to nesedí, nastav jiné. Budeš-li na konci klidu pořád na tahu, ozvu se potom.
answer-no-quiet-hours = Teď nemáš žádné hodiny klidu.
answer-pictures-on = Odteď s obrázky.
answer-pictures-off = Odteď jen text.
answer-two-steps-on = Nejdřív stiskneš kartu, pak hromádku.
answer-two-steps-off = Každá tvoje karta má tlačítko pro každou hromádku, na kterou jde.

hint-plays = Zahraj { $plays }.
hint-end = Lepší je tah ukončit.
hint-end-saves = { $step ->
    [one] Lepší je tah ukončit: každá další karta zabere aspoň { $step } číslo.
    [few] Lepší je tah ukončit: každá další karta zabere aspoň { $step } čísla.
    [many] Lepší je tah ukončit: každá další karta zabere aspoň { $step } čísla.
   *[other] Lepší je tah ukončit: každá další karta zabere aspoň { $step } čísel.
}
hint-must-end = Víc už zahrát nejde: ukonči tah.
hint-wins = To je výhra!
hint-trick = Reverzní trik získá na { $pile } deset zpět.
hint-prepares-trick = Připraví to reverzní trik na { $pile }.
hint-covers = Na { $pile } leží „{ $mark }“ a do konce tahu se musí zakrýt.
hint-lifts = Zakryje to na { $pile } kartu „{ $mark }“, která omezuje všechny.
hint-helps = Kdo pomůže, doplní si ruku na šest karet.
hint-stops = „{ $mark }“ ukončí tah bez dalších ztrát.
hint-small-step = { $step ->
    [one] Na { $pile } to zabere jen { $step } číslo.
    [few] Na { $pile } to zabere jen { $step } čísla.
    [many] Na { $pile } to zabere jen { $step } čísla.
   *[other] Na { $pile } to zabere jen { $step } čísel.
}
hint-spares = Hromádka { $pile } tak zůstane v klidu. { $name } o ní říká: *{ $word }*.
hint-keeps = { $low } a { $high } zůstanou spolu pro reverzní trik.
hint-avoids = „{ $mark }“ si tak necháš na lepší chvíli.
hint-cheapest = { $step ->
    [one] Žádná tvoje karta teď nezabere míň: { $step } číslo na { $pile }.
    [few] Žádná tvoje karta teď nezabere míň: { $step } čísla na { $pile }.
    [many] Žádná tvoje karta teď nezabere míň: { $step } čísla na { $pile }.
   *[other] Žádná tvoje karta teď nezabere míň: { $step } čísel na { $pile }.
}
hint-least = { $step ->
    [one] Dobrý tah tu není: i ta nejlepší karta zabere { $step } číslo.
    [few] Dobrý tah tu není: i ta nejlepší karta zabere { $step } čísla.
    [many] Dobrý tah tu není: i ta nejlepší karta zabere { $step } čísla.
   *[other] Dobrý tah tu není: i ta nejlepší karta zabere { $step } čísel.
}
hint-weighed = Jiná karta by byla blíž, ale tahle tě potom nechá v lepší situaci.

## Pro moderátory

tables-title = { $count ->
    [0] Žádné otevřené stoly
    [one] { $count } otevřený stůl
    [few] { $count } otevřené stoly
    [many] { $count } otevřeného stolu
   *[other] { $count } otevřených stolů
}
tables-none = Na tomto serveru teď nikdo nehraje.
tables-more = { $count ->
    [one] … a ještě { $count }
    [few] … a ještě { $count }
    [many] … a ještě { $count }
   *[other] … a ještě { $count }
}
tables-lobby = { $channel } · { $variant } · ještě se nehraje, otevřeno { $opened }, poslední změna { $moved }
tables-playing = { $channel } · { $variant } · otevřeno { $opened }, poslední tah { $moved }
tables-awaiting = { $channel } · { $variant } · otevřeno { $opened }, poslední tah { $moved }, na tahu je **{ $name }**
tables-end-title = Zavřít tento stůl?
tables-end-question = Hra skončí pro všechny a nejde vrátit.
tables-end-reason = Uvedený důvod
tables-ended = { $count ->
    [0] Tak starý žádný stůl není.
    [one] Zavřen { $count } stůl.
    [few] Zavřeny { $count } stoly.
    [many] Zavřeno { $count } stolu.
   *[other] Zavřeno { $count } stolů.
}
tables-unlocked = Stůl je znovu načtený a znovu zveřejněný.

server-title = Nastavení serveru
server-language = Jazyk: { $language }
server-remind = Ticho do připomenutí: { $length }
server-takeover = Pak do převzetí počítačem: { $length }
server-close = Pak do zavření stolu: { $length }
server-hosts-everyone = Stoly mohou otevírat všichni.
server-hosts-moderators = Stoly otevírají jen moderátoři.
server-hosts-role = Stoly otevírají moderátoři a { $role }.
server-channels-all = Stoly jsou povolené ve všech kanálech.
server-channels = Stoly jsou povolené tady: { $channels }.
server-tables = Otevřených stolů najednou: { $host } na hostitele, { $server } na serveru. Moderátoři mohou otevřít víc.
server-pictures-on = Herní plocha má obrázek.
server-pictures-off = Herní plocha je jen text.
server-moderators = Stoly smí moderovat i { $role }. Aby tahle role viděla `/tables`, povol jí to v *Nastavení serveru → Integrace*.
