### Итоги сыгранных партий: статистика, рейтинги, достижения; и свои столы.

decimal-number = { $whole },{ $tenth }

stats-title-mine = Ваши итоги
stats-title-person = Итоги игрока
stats-title-server = Итоги этого сервера
stats-title-team = Итоги команды
stats-everywhere = на всех серверах
stats-here = на этом сервере
stats-any-game = все игры
stats-none = Пока нет ни одной сыгранной партии.
stats-totals = Партий: **{ $games }** · побед: **{ $wins }** ({ $share } %) · осталось карт: **{ $mean }** в среднем, **{ $best }** в лучшей
stats-line = { $games } · побед { $wins } · в среднем { $mean } · лучшая { $best }
stats-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}
stats-by-game = Партии по столам
stats-by-company = С ботами и без них
stats-without = Без них: { $line }
stats-with = С ними: { $line }
stats-streaks = Побед подряд
stats-streak = сейчас { $now } · больше всего { $longest }
stats-partners = Чаще всего с
stats-partner = { $player } · партий: { $games } · из них побед: { $wins }
stats-achievements = Достижения
stats-achieved = ✓ { $achievement }
stats-not-achieved = ○ { $achievement } ({ $reached } из { $needed })
stats-curve = Осталось карт, партия за партией
stats-months = Осталось карт, месяц за месяцем
stats-spread = Осталось карт и в скольких партиях
stats-note = Считаются партии, которые игрок сам доиграл до конца, но не продолжения других партий, не партии с объяснениями и не партии с картами, которые кто-то может знать.
menu-stats-variant = Какая игра…
menu-stats-replay = Повтор партии…
button-stats-mine = Мои итоги
button-stats-here = Этот сервер
button-stats-everywhere = Все серверы

achievement-first-win = Первая победа
achievement-under-ten = Три партии, где осталось меньше десяти карт
achievement-all-marks = Все семь указаний в одной партии
achievement-silent = Общая победа без единого слова
achievement-no-take-backs = Победа без единого возврата карты
achievement-harder = Победа на усложнённых условиях
achievement-big-table = Победа впятером
achievement-in-a-row = Три победы подряд
achievement-every-game = Победа в каждой из игр
achievement-hundred = Сто партий

leaderboard-title = Рейтинг этого сервера
leaderboard-period-ever = за всё время
leaderboard-period-year = в этом году
leaderboard-period-month = в этом месяце
leaderboard-company-none = только люди
leaderboard-company-easy = с лёгкими ботами
leaderboard-company-normal = с обычными ботами
leaderboard-company-expert = с ботами-экспертами
leaderboard-row = **{ $place }.** { $player } · осталось карт: **{ $mean }** · партий: { $games } · побед: { $wins } · подсказок: { $hints }
leaderboard-nobody = Здесь пока никого нет.
leaderboard-own = Ваше место из { $ranked }
leaderboard-own-few = Вне рейтинга: у вас { $games } из { $fewest } нужных партий.
leaderboard-rules-title = Как составлен рейтинг
leaderboard-rules = Впереди тот, у кого в среднем остаётся меньше карт; после победы не остаётся ни одной. При равенстве впереди тот, у кого больше доля побед, иначе место общее. Нужно самому закончить { $fewest } партий. Подсказки указаны. В какой список входит партия, решает сильнейший бот за столом. Усложнённые условия считаются как любые другие. Месяцы и годы по UTC.
leaderboard-page = Страница { $page } из { $pages }
menu-leaderboard-seats = Сколько за столом…
menu-leaderboard-period = Какое время…
menu-leaderboard-company = С кем…

note-record = 🏆 Рекорд этого сервера: до сих пор за таким столом оставалось не меньше карт, чем { $before }.
note-first-win = 🎉 Первая победа здесь: { $players }
note-streak = 🔥 Побед подряд: { $count }

mine-title = Ваши столы: { $count }
mine-waiting = Ждут вас: **{ $count }**
mine-none = Вы не сидите ни за одним столом. Откройте новый: `/table open`.
mine-line = { $where } · { $state }, { $since }
mine-your-turn = **ваш ход**
mine-turn-of = ходит { $name }
mine-computer = ходит бот
mine-choosing = **кто-то должен начать**
mine-lobby = ещё не начали
mine-more = … и ещё { $count }

answer-hidden-on = Отныне ни статистика, ни рейтинги никому вас не показывают. Себя вы видите по-прежнему.
answer-hidden-off = Статистика и рейтинги снова показывают вас другим.
