### Die eine Nachricht, die ein Server bekommt, der den Bot eingeladen hat.

welcome-title = Ninety-Eight ist da
welcome =
    Spielt *The Game* im Kanal, mit Buttons: ein Team, 98 Karten, vier Stapel, und niemand darf eine Zahl nennen.
    ▶ **{ button-play-now }** gibt dir Karten, mit einem Computer als Partner.
    🧭 **{ button-play-guided }** erklärt jeden Schritt und dauert drei Minuten.
    👥 Mit anderen: `/table open`. Die Regeln: `/rules`. Was auf diesem Server gelten soll: `/server settings`.

command-table-now = Sofort spielen, mit einem Computer als Partner
option-table-now-guide = Eine erste Partie, in der jeder Schritt erklärt wird
