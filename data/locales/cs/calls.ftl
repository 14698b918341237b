### Looking for players: calls for those who have asked for them, seats that are offered, a start by itself.
button-seek = Najít hráče
button-tell-me = Příště mi dej vědět
button-tell-me-not = Už mě nevolej
button-take-offer = Přijmout místo
button-decline = Ne, díky
menu-seek = Začít samo, až usednou…
choice-seek = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
choice-seek-host = Ne samo: začnu já
lobby-wanted = { $count ->
    [one] Hra začne sama, jakmile tu bude sedět { $count } hráč.
    [few] Hra začne sama, jakmile tu budou sedět { $count } hráči.
    [many] Hra začne sama, jakmile tu bude sedět { $count } hráče.
   *[other] Hra začne sama, jakmile tu bude sedět { $count } hráčů.
}
answer-seek = S kolika hráči má hra začít sama? Dám taky vědět všem tady, kdo o hledání hráčů chtějí vědět.
call-players = { $people } **{ $host } hledá hráče:** { $variant }.
seat-offer = { $name }, **{ $host }** ti nabízí místo: { $variant }.
answer-called = { $count ->
    [one] Dal jsem vědět { $count } člověku, který o to stál.
    [few] Dal jsem vědět { $count } lidem, kteří o to stáli.
    [many] Dal jsem vědět { $count } člověka, který o to stál.
   *[other] Dal jsem vědět { $count } lidem, kteří o to stáli.
}
answer-called-nobody = Nikdo tady teď o zprávu nestojí, takže jsem nikoho nezmínil. Tvůj stůl je v `/table list`; `/table invite` někomu nabídne místo.
answer-call-later = Na tomto serveru se hráči hledali před chvílí. Znovu můžu dát vědět { $until } tlačítkem **Najít hráče**; do té doby je tvůj stůl v `/table list`.
answer-call-private = Tady smějí sedět jen pozvaní, takže jsem nikomu nedal vědět.
answer-invited-told = { $name } si teď smí sednout. O zprávy o stolech tu byl zájem, takže přišla zmínka.
answer-declined = Odmítnuto. Místo je volné pro ostatní.
answer-tell-me = Když někdo na tomto serveru hledá hráče, zmíním tě, nejvýš jednou za { $pause }, nikdy v době klidu a jen tam, kde stůl vidíš. Tvoje jméno si tam přečtou všichni. Hodiny nebo konec: `/me calls`.
answer-tell-me-hours = Když někdo na tomto serveru hledá hráče, zmíním tě od { $start } do { $end } ({ $zone }), nejvýš jednou za { $pause }, nikdy v době klidu a jen tam, kde stůl vidíš. Tvoje jméno si tam přečtou všichni. Změna nebo konec: `/me calls`.
answer-tell-me-off = Už tě nezmíním, když někdo na tomto serveru hledá hráče.
answer-tell-me-no-pings = Všechny zmínky máš vypnuté, takže nic nepřijde, dokud je nezapneš příkazem `/me pings`.
refused-not-offered = Tady ti nikdo místo nenabídl. Volné převezmeš tlačítkem **Přisednout si**.
command-me-calls = Dát vědět, když někdo na tomto serveru hledá hráče
option-me-calls-on = Zmínit mě, když někdo hledá hráče?
option-me-calls-from = Od této hodiny (0 až 23); obě prázdné znamenají kdykoli
option-me-calls-to = Do této hodiny (0 až 23)
option-me-calls-pause = Nejvýš jednou za tolik hodin; zpočátku 4
option-table-open-players = Hledat hráče; hra začne sama, jakmile jich tolik usedne
