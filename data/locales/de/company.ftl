### Whom somebody does not want to play with.
command-me-block = Jemandem an Tischen aus dem Weg gehen; die Person erfährt es nicht
command-me-unblock = Wieder mit jemandem spielen, den du blockierst
command-me-blocked = Zeigen, wen du blockierst
option-me-block-player = Mit wem du nicht spielen möchtest
option-me-unblock-player = Wen
answer-blocked = { $person } kann sich ab jetzt an deine Tische nicht mehr setzen und du dich nicht an die von { $person }; rufen oder dir einen Platz anbieten geht auch nicht. Davon erfährt niemand. Eine laufende Partie geht weiter wie bisher, und am Tisch anderer könnt ihr euch noch begegnen. `/me unblock` hebt es auf.
answer-unblocked = Du kannst wieder mit { $person } spielen.
answer-not-blocked = Du hattest { $person } nicht blockiert. `/me blocked` zeigt deine Liste.
blocked-title = Blockiert: { $count }
blocked-none = Du blockierst niemanden. Mit `/me block` gehst du jemandem an Tischen aus dem Weg; die Person erfährt es nicht.
blocked-how = `/me unblock` nimmt jemanden von der Liste. Nur du siehst sie.
blocked-forgotten = *jemand, der seine Daten löschen ließ*
blocked-more = … und { $count } weitere
refused-T-blocked = { $person ->
    [nobody] Du blockierst jemanden, deshalb setzt ihr euch hier nicht zusammen. `/me unblock` ändert das.
   *[other] Du blockierst { $person }, deshalb setzt ihr euch hier nicht zusammen. `/me unblock` ändert das.
}
refused-T-blocks = Deine Liste ist voll: { $most } Leute. Nimm erst jemanden mit `/me unblock` herunter.
refused-block-nobody = Blockieren kannst du nur andere Leute. Wähl jemand anderen.
