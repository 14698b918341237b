### Krátké zprávy vedle desky a krátké odpovědi.

ping-turn = { $owed ->
    [0] { $person }, jsi na tahu.
    [one] { $person }, jsi na tahu: aspoň { $owed } karta.
    [few] { $person }, jsi na tahu: aspoň { $owed } karty.
    [many] { $person }, jsi na tahu: aspoň { $owed } karty.
   *[other] { $person }, jsi na tahu: aspoň { $owed } karet.
}
ping-who-starts = { $people } Karty jsou rozdané. Podívejte se přes **Moje ruka**: kdo začne?
ping-reminder = { $person }, stůl na tebe čeká.
ping-take-over = { $name } už dlouho neodpovídá. Kdokoli u stolu může nechat hrát počítač.

notice-taken-over = Místo hráče { $name } teď hraje počítač. Tlačítko **Jsem zpět** to zruší.
notice-came-back = { $name } je zpět.
notice-left = { $name } odchází. Dál hraje počítač.
notice-removed = { $name } už u stolu není: tak rozhodl vedoucí stolu nebo moderátor.
notice-replaced = Místo { $old } hraje dál { $new }.
notice-ended-host = Vedoucí tento stůl ukončil.
notice-ended-moderator = Moderátor tento stůl ukončil.
notice-ended-empty = Nikdo tu nezbyl: stůl je zavřený.
notice-ended-forgotten = Dlouho se tu nic neděje: stůl je zavřený.
notice-ended-other = Tento stůl je zavřený.
notice-note = Důvod: { $note }
notice-paused = { $count ->
    [one] Hra stojí: chybí mi tu oprávnění **{ $permissions }**. Jakmile ho dostanu, bude sama pokračovat.
    [few] Hra stojí: chybějí mi tu oprávnění **{ $permissions }**. Jakmile je dostanu, bude sama pokračovat.
    [many] Hra stojí: chybějí mi tu oprávnění **{ $permissions }**. Jakmile je dostanu, bude sama pokračovat.
   *[other] Hra stojí: chybějí mi tu oprávnění **{ $permissions }**. Jakmile je dostanu, bude sama pokračovat.
}
notice-resumed = Hra pokračuje.
notice-board-moved = Deska je teď níž: { $address }

answer-apology = Omlouvám se, něco se u mě pokazilo. Tvoje hra je v bezpečí. Číslo: `{ $reference }`
answer-opened = Tvůj stůl je otevřený: { $address }
answer-signalled = O hromádce { $pile } zaznělo: *{ $word }*.
answer-signal-withdrawn = O hromádce { $pile } už nic neříkáš.
answer-give-up = Vzdát? Hra bude hned prohraná pro celý stůl.
answer-done = Hotovo.
answer-language = Jazyk mých odpovědí tobě: { $language }.
answer-language-discord = Budu odpovídat v jazyce tvého Discordu.
answer-pings-on = Zmíním tě, když budeš na tahu.
answer-pings-off = Už tě nebudu zmiňovat, když budeš na tahu.
answer-pictures-on = Uvidíš obrázky.
answer-pictures-off = Uvidíš jen text.
answer-has-time = Ještě je čas: { $due }.

hint-plays = Lepší je zahrát { $plays }.
hint-end-turn = Tady je lepší tah ukončit.
hint-trick = Trik vrátí deset.
hint-small-steps = Stojí to nejméně místa.
hint-saves-trick = Dvojice vzdálená o deset tak zůstane na později.
hint-heeds-signal = Drží se to signálů ostatních.
hint-help = Za pomoc si lízneš až do šesti.
hint-win = To je výhra.
hint-only-way = Jinak tah dokončit nejde.
hint-finish = Ruka se tak vyprázdní nejrychleji.

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
tables-lobby = { $channel } · { $variant } · lobby, otevřeno { $opened }, poslední změna { $moved }
tables-playing = { $channel } · { $variant } · otevřeno { $opened }, poslední tah { $moved }
tables-awaiting = { $channel } · { $variant } · otevřeno { $opened }, poslední tah { $moved }, čeká se: **{ $name }**
tables-ended = { $count ->
    [0] Tak starý žádný stůl není.
    [one] Ukončen { $count } stůl.
    [few] Ukončeny { $count } stoly.
    [many] Ukončeno { $count } stolu.
   *[other] Ukončeno { $count } stolů.
}
tables-unlocked = Stůl je znovu načtený a znovu zobrazený.

server-title = Nastavení tohoto serveru
server-language = Jazyk: { $language }
server-remind = Ticho do připomenutí: { $length }
server-takeover = Pak do chvíle, kdy smí hrát počítač: { $length }
server-close = Pak do zavření zapomenutého stolu: { $length }
server-hosts-everyone = Stoly mohou otevírat všichni.
server-hosts-moderators = Stoly otevírají jen moderátoři.
server-hosts-role = Stoly otevírají moderátoři a { $role }.
server-channels-all = Stoly jsou povolené ve všech kanálech.
server-channels = Stoly jsou povolené tady: { $channels }.
server-pictures-on = Deska se ukazuje s obrázkem.
server-pictures-off = Deska se ukazuje jen jako text.
server-moderators = Stoly moderuje i { $role }.
