### Die geführte erste Partie, und wer anfängt.

button-play-guided = Mit Anleitung spielen
button-leave-guide = Ohne Anleitung weiter

guide-cards = 🧭 Eine echte Partie kurz vor dem Ende: { $left } Karten sind noch übrig, und alle müssen weg. Die hier unten sind deine, sonst sieht sie niemand. Auf **A** und **B** ↑ kommen höhere Karten, auf **C** und **D** ↓ niedrigere. Die Zahl auf dem Knopf ist der Abstand: Kleine Schritte lassen Platz.
guide-two = 🧭 Zu einem Zug gehören **mindestens zwei Karten**, also noch eine. Doch lieber anders? **Zurücknehmen** geht, bis du den Zug beendest.
guide-end = 🧭 Das reicht für einen Zug. Du dürftest weiterspielen, aber große Schritte kosten Platz. Wenn du ihn beendest, ziehst du wieder auf volle Hand nach.
guide-partner = 🧭 Jetzt ist { $name } dran. Ihr spielt zusammen: Ihr gewinnt oder verliert gemeinsam. Deine Karten kommen von selbst wieder.
guide-trick = 🧭 Der **Rückwärtstrick** ↩: Genau 10 in die Gegenrichtung geht auch. Der Stapel gewinnt so zehn Zahlen zurück.
guide-signal = 🧭 { $name } sagt zu Stapel **{ $pile }**: *{ $word }*. Zahlen darf niemand nennen, deshalb redet ihr mit Signalen. Deine findest du unter **Signal**.
guide-talk = 🧭 Zahlen darf niemand nennen. Mit **Signal** sagst du, was du mit einem Stapel vorhast.
guide-hint = 🧭 Unsicher? **Tipp** sagt dir, was der Computer tun würde und warum. Genug Karten liegen, der Zug darf enden.
guide-empty = 🧭 Der Nachziehstapel ist leer: Niemand zieht mehr nach, und eine Karte pro Zug genügt. Noch { $left } übrig.
guide-lose = 🧭 So verliert man: Kann jemand nicht so viele Karten spielen, wie der Zug verlangt, haben alle verloren. Achte also auf den Platz.
guide-left = 🧭 { $left ->
    [one] Noch eine Karte.
   *[other] Noch { $left } Karten.
}
guide-stuck = 🧭 Von hier geht es nicht weiter. Bis zum Ende des Zuges kannst du Karten zurücknehmen.
guide-press = ▸ Drück auf **{ $button }**.
guide-over = 🧭 Das war die Partie mit Anleitung; sie zählt nirgends. **Jetzt spielen** gibt eine ganze.
table-guided = Erste Partie mit Anleitung: Sie zählt nirgends

button-hurry = Computer fängt an
who-begins-named = **{ $name }** fängt { $when } an, wenn vorher niemand auf **Ich fange an** drückt.
who-begins = Ein Computer fängt { $when } an, wenn vorher niemand auf **Ich fange an** drückt.
