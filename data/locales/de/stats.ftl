### Die Bilanz beendeter Partien: Statistik, Ranglisten, Erfolge; und die eigenen Tische.

decimal-number = { $whole },{ $tenth }

stats-title-mine = Deine Bilanz
stats-title-person = Bilanz einer Person
stats-title-server = Bilanz dieses Servers
stats-title-team = Bilanz eines Teams
stats-everywhere = auf allen Servern
stats-here = auf diesem Server
stats-any-game = alle Spiele
stats-none = Noch keine beendete Partie zu zeigen.
stats-totals = Partien: **{ $games }** · gewonnen: **{ $wins }** ({ $share } %) · Karten übrig: **{ $mean }** im Schnitt, bestenfalls **{ $best }**
stats-line = { $games } · gewonnen { $wins } · Schnitt { $mean } · beste { $best }
stats-seats = { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}
stats-by-game = Partien nach Tisch
stats-by-company = Mit und ohne Computerspieler
stats-without = Ohne: { $line }
stats-with = Mit: { $line }
stats-streaks = Siege in Folge
stats-streak = jetzt { $now } · höchstens { $longest }
stats-partners = Am häufigsten mit
stats-partner = { $player } · Partien: { $games } · davon gewonnen: { $wins }
stats-achievements = Erfolge
stats-achieved = ✓ { $achievement }
stats-not-achieved = ○ { $achievement } ({ $reached } von { $needed })
stats-curve = Karten übrig, Partie für Partie
stats-months = Karten übrig, Monat für Monat
stats-spread = Karten übrig, und in wie vielen Partien
stats-note = Gezählt: Partien, die jemand selbst zu Ende gespielt hat. Nicht gezählt: aus einer anderen weitergespielte, solche mit Anleitung und solche mit Karten, die jemand kennen kann.
menu-stats-variant = Welches Spiel …
menu-stats-replay = Eine Partie noch einmal ansehen …
button-stats-mine = Meine Bilanz
button-stats-here = Dieser Server
button-stats-everywhere = Alle Server

achievement-first-win = Erster Sieg
achievement-under-ten = Dreimal weniger als zehn Karten übrig
achievement-all-marks = Alle sieben Anweisungen in einer Partie
achievement-silent = Gemeinsam gewonnen ohne ein Wort
achievement-no-take-backs = Gewonnen, ohne etwas zurückzunehmen
achievement-harder = Gewonnen mit erschwerten Regeln
achievement-big-table = Gewonnen zu fünft
achievement-in-a-row = Drei Siege in Folge
achievement-every-game = Jede Spielart gewonnen
achievement-hundred = Hundert Partien

leaderboard-title = Rangliste dieses Servers
leaderboard-period-ever = aller Zeiten
leaderboard-period-year = dieses Jahr
leaderboard-period-month = dieser Monat
leaderboard-company-none = nur Menschen
leaderboard-company-easy = mit leichten Computerspielern
leaderboard-company-normal = mit normalen Computerspielern
leaderboard-company-expert = mit Computerspielern der Stufe Experte
leaderboard-row = **{ $place }.** { $player } · **{ $mean }** Karten übrig · Partien: { $games } · gewonnen: { $wins } · Tipps: { $hints }
leaderboard-nobody = Hier ist noch niemand platziert.
leaderboard-own = Dein Platz unter { $ranked }
leaderboard-own-few = Nicht platziert: Du hast { $games } der nötigen { $fewest } Partien.
leaderboard-rules-title = So wird gezählt
leaderboard-rules = Vorn steht, wer im Schnitt die wenigsten Karten übrig hat; ein Sieg lässt keine übrig. Bei Gleichstand führt der größere Anteil an Siegen, sonst wird der Platz geteilt. Nötig sind { $fewest } selbst beendete Partien. Tipps werden genannt. In welche Liste eine Partie gehört, entscheidet der stärkste Computerspieler am Tisch. Erschwerte Regeln zählen wie andere. Monate und Jahre sind die der UTC.
leaderboard-page = Seite { $page } von { $pages }
menu-leaderboard-seats = Wie viele am Tisch …
menu-leaderboard-period = Welche Zeit …
menu-leaderboard-company = Mit wem …

note-record = 🏆 Ein Rekord auf diesem Server: Bisher waren { $before } die wenigsten übrigen Karten an so einem Tisch.
note-first-win = 🎉 Der erste Sieg hier: { $players }
note-streak = 🔥 Siege in Folge: { $count }

mine-title = Deine Tische: { $count }
mine-waiting = Warten auf dich: **{ $count }**
mine-none = Du sitzt an keinem Tisch. `/table open` eröffnet einen.
mine-line = { $where } · { $state }, { $since }
mine-your-turn = **du bist am Zug**
mine-turn-of = { $name } ist am Zug
mine-computer = ein Computerspieler ist am Zug
mine-choosing = **jemand muss anfangen**
mine-lobby = noch nicht gestartet
mine-more = … und { $count } weitere

answer-hidden-on = Von jetzt an zeigt dich keine Statistik und keine Rangliste anderen. Dich selbst siehst du weiterhin.
answer-hidden-off = Statistiken und Ranglisten zeigen dich wieder.
