### Bilance dohraných her: statistiky, žebříčky, úspěchy; a vlastní stoly.

decimal-number = { $whole },{ $tenth }

stats-title-mine = Tvoje bilance
stats-title-person = Bilance hráče
stats-title-server = Bilance tohoto serveru
stats-title-team = Bilance týmu
stats-everywhere = na všech serverech
stats-here = na tomto serveru
stats-any-game = všechny hry
stats-none = Zatím žádná dohraná hra.
stats-totals = Her: **{ $games }** · výher: **{ $wins }** ({ $share } %) · zbylo karet: **{ $mean }** průměrně, **{ $best }** nejméně
stats-line = { $games } · výher { $wins } · průměr { $mean } · nejlepší { $best }
stats-seats = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
    [many] { $seats } hráče
   *[other] { $seats } hráčů
}
stats-by-game = Hry podle stolu
stats-by-company = S počítačovými hráči a bez nich
stats-without = Bez nich: { $line }
stats-with = S nimi: { $line }
stats-streaks = Výhry v řadě
stats-streak = teď { $now } · nejvíc { $longest }
stats-partners = Nejčastěji s
stats-partner = { $player } · her: { $games } · z toho výher: { $wins }
stats-achievements = Úspěchy
stats-achieved = ✓ { $achievement }
stats-not-achieved = ○ { $achievement } ({ $reached } z { $needed })
stats-curve = Zbylé karty, hra za hrou
stats-months = Zbylé karty, měsíc za měsícem
stats-spread = Zbylé karty a v kolika hrách
stats-note = Počítají se hry, které hráč sám dohrál do konce, ne však pokračování jiných her, hry s průvodcem ani hry s kartami, které může někdo znát.
menu-stats-variant = Která hra…
menu-stats-replay = Přehrát záznam hry…
button-stats-mine = Moje bilance
button-stats-here = Tento server
button-stats-everywhere = Všechny servery

achievement-first-win = První výhra
achievement-under-ten = Tři hry s méně než deseti zbylými kartami
achievement-all-marks = Všech sedm pokynů v jedné hře
achievement-silent = Společná výhra beze slova
achievement-no-take-backs = Výhra bez jediného vrácení karty
achievement-harder = Výhra se ztíženými pravidly
achievement-big-table = Výhra v pěti
achievement-in-a-row = Tři výhry v řadě
achievement-every-game = Výhra v každém druhu hry
achievement-hundred = Sto her

leaderboard-title = Žebříček tohoto serveru
leaderboard-period-ever = za celou dobu
leaderboard-period-year = letos
leaderboard-period-month = tento měsíc
leaderboard-company-none = jen lidé
leaderboard-company-easy = se snadnými počítačovými hráči
leaderboard-company-normal = s běžnými počítačovými hráči
leaderboard-company-expert = s expertními počítačovými hráči
leaderboard-row = **{ $place }.** { $player } · zbylo karet: **{ $mean }** · her: { $games } · výher: { $wins } · rad: { $hints }
leaderboard-nobody = Zatím tu nikdo není.
leaderboard-own = Tvoje místo z { $ranked }
leaderboard-own-few = Mimo žebříček: máš { $games } z { $fewest } potřebných her.
leaderboard-rules-title = Jak se řadí
leaderboard-rules = Vede ten, komu průměrně zbývá nejméně karet; po výhře nezbývá žádná. Při rovnosti vede větší podíl výher, jinak je místo společné. Je potřeba { $fewest } her, které hráč sám dohrál. Rady jsou uvedeny. Do kterého seznamu hra patří, určuje nejsilnější počítačový hráč u stolu. Ztížená pravidla se počítají jako každá jiná. Měsíce a roky jsou podle UTC.
leaderboard-page = Strana { $page } z { $pages }
menu-leaderboard-seats = Kolik u stolu…
menu-leaderboard-period = Jaké období…
menu-leaderboard-company = S kým…

note-record = 🏆 Rekord tohoto serveru: dosud u takového stolu zbylo nejméně { $before }.
note-first-win = 🎉 První výhra zde: { $players }
note-streak = 🔥 Výher v řadě: { $count }

mine-title = Tvoje stoly: { $count }
mine-waiting = Čekají na tebe: **{ $count }**
mine-none = Nesedíš u žádného stolu. Nový otevře `/table open`.
mine-line = { $where } · { $state }, { $since }
mine-your-turn = **jsi na tahu**
mine-turn-of = na tahu je { $name }
mine-computer = na tahu je počítačový hráč
mine-choosing = **někdo musí začít**
mine-lobby = ještě nezačala
mine-more = … a další: { $count }

answer-hidden-on = Od teď tě žádná statistika ani žebříček nikomu jinému neukáže. Ty se vidíš dál.
answer-hidden-off = Statistiky a žebříčky tě zase ukazují ostatním.
