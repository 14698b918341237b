### První hra s průvodcem a kdo začíná.

button-play-guided = Hrát s průvodcem
button-leave-guide = Dál bez průvodce

guide-cards = 🧭 Opravdová hra kousek před koncem: zbývá karet: { $left }, a všechny musí pryč. Ty dole jsou tvoje, nikdo jiný je nevidí. Na **A** a **B** ↑ patří vyšší karty, na **C** a **D** ↓ nižší. Číslo na tlačítku je vzdálenost: malé kroky šetří místo.
guide-two = 🧭 Za tah **aspoň dvě karty**, takže ještě jedna. Rozmyslíš si to? **Vzít zpět** jde, dokud tah neukončíš.
guide-end = 🧭 Na tah to stačí. Můžeš hrát dál, ale velké kroky stojí místo. Až tah ukončíš, dolízneš si do plné ruky.
guide-partner = 🧭 Teď je na tahu { $name }, tvůj spoluhráč: vyhrajete nebo prohrajete společně. Tvoje karty se obnoví samy.
guide-trick = 🧭 **Reverzní trik** ↩: přesně o 10 opačným směrem se smí taky. Hromádka tím získá deset čísel zpátky.
guide-signal = 🧭 { $name } říká o hromádce **{ $pile }**: *{ $word }*. Čísla nikdo říkat nesmí, proto se domlouváte signály. Tvoje najdeš pod **Signál**.
guide-talk = 🧭 Čísla nikdo říkat nesmí. Tlačítkem **Signál** řekneš spoluhráči, co máš s hromádkou v plánu.
guide-hint = 🧭 Nevíš? **Poradit** ti řekne, co by hrál počítač a proč. Karet je zahráno dost, tah může skončit.
guide-empty = 🧭 Dobírací balíček je prázdný: nikdo už nelíže a stačí jedna karta za tah. Zbývá karet: { $left }.
guide-lose = 🧭 Jak se prohrává: když někdo nemůže zahrát tolik karet, kolik tah vyžaduje, prohráli všichni. Hlídej tedy místo.
guide-left = 🧭 Zbývá karet: { $left }.
guide-stuck = 🧭 Odtud cesta nevede. Dokud tah neukončíš, můžeš karty brát zpět.
guide-press = ▸ Stiskni **{ $button }**.
guide-over = 🧭 To byla hra s průvodcem, nikam se nepočítá. **Hrát hned** rozdá celou.
table-guided = První hra s průvodcem, nikam se nepočítá

button-hurry = Ať začne počítač
who-begins-named = **{ $name }** začne { $when }, pokud předtím nikdo nestiskne **Začnu já**.
who-begins = Počítač začne { $when }, pokud předtím nikdo nestiskne **Začnu já**.
