### Finding people to play with: seats that are open, threads, calls, whom somebody does not want to meet.
button-take-seat = Platz übernehmen
button-hand-over = Computer spielt, bis ich zurück bin
table-seats-open = Während der Partie darf jeder den Platz eines Computerspielers übernehmen
answer-leave-open = Die Partie verlassen? Der Computer spielt auf deinem Platz weiter. Solange Plätze offen sind, kommst du mit **Platz übernehmen** auf deinen zurück, wenn dort bis dahin niemand sitzt.
answer-seats-open = Während der Partie darf jetzt jeder den Platz eines Computerspielers übernehmen, mit **Platz übernehmen** auf dem Spielbrett oder `/table join`.
answer-seats-closed = Die Plätze der Computerspieler bleiben jetzt ihre. Wen du mit `/table invite` einlädst, der darf trotzdem einen übernehmen.
refused-T-seats-closed = Die Partie läuft schon, und die Plätze der Computerspieler bleiben hier ihre. Bitte den Host ({ $host }), sie mit `/table seats` freizugeben, oder warte auf die nächste Partie.
refused-T-other-hand = { $person ->
    [nobody] Du hattest in dieser Partie schon andere Karten, also käme nur dein alter Platz infrage, und der ist besetzt. Warte auf die nächste Partie.
   *[other] { $person } hatte in dieser Partie schon andere Karten, also käme nur der alte Platz infrage. Wähle jemand anderen.
}
