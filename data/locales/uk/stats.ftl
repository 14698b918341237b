### Підсумки зіграних партій: статистика, рейтинги, досягнення; і власні столи.

decimal-number = { $whole },{ $tenth }

stats-title-mine = Ваші підсумки
stats-title-person = Підсумки гравця
stats-title-server = Підсумки цього сервера
stats-title-team = Підсумки команди
stats-everywhere = на всіх серверах
stats-here = на цьому сервері
stats-any-game = усі ігри
stats-none = Поки немає жодної зіграної партії.
stats-totals = Партій: **{ $games }** · перемог: **{ $wins }** ({ $share } %) · лишилося карт: **{ $mean }** у середньому, **{ $best }** у найкращій
stats-line = { $games } · перемог { $wins } · у середньому { $mean } · найкраща { $best }
stats-seats = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
}
stats-by-game = Партії за столами
stats-by-company = З ботами та без них
stats-without = Без них: { $line }
stats-with = З ними: { $line }
stats-streaks = Перемог поспіль
stats-streak = зараз { $now } · найбільше { $longest }
stats-partners = Найчастіше з
stats-partner = { $player } · партій: { $games } · з них перемог: { $wins }
stats-achievements = Досягнення
stats-achieved = ✓ { $achievement }
stats-not-achieved = ○ { $achievement } ({ $reached } з { $needed })
stats-curve = Лишилося карт, партія за партією
stats-months = Лишилося карт, місяць за місяцем
stats-spread = Лишилося карт і в скількох партіях
stats-note = Рахуються партії, які гравець сам дограв до кінця, але не продовження інших партій, не партії з поясненнями й не партії з картами, які хтось може знати.
menu-stats-variant = Яка гра…
menu-stats-replay = Повтор партії…
button-stats-mine = Мої підсумки
button-stats-here = Цей сервер
button-stats-everywhere = Усі сервери

achievement-first-win = Перша перемога
achievement-under-ten = Три партії, де лишилося менше десяти карт
achievement-all-marks = Усі сім вказівок в одній партії
achievement-silent = Спільна перемога без жодного слова
achievement-no-take-backs = Перемога без жодного повернення карти
achievement-harder = Перемога за складніших умов
achievement-big-table = Перемога вп’ятьох
achievement-in-a-row = Три перемоги поспіль
achievement-every-game = Перемога в кожній з ігор
achievement-hundred = Сто партій

leaderboard-title = Рейтинг цього сервера
leaderboard-period-ever = за весь час
leaderboard-period-year = цього року
leaderboard-period-month = цього місяця
leaderboard-company-none = лише люди
leaderboard-company-easy = з легкими ботами
leaderboard-company-normal = зі звичайними ботами
leaderboard-company-expert = з ботами-експертами
leaderboard-row = **{ $place }.** { $player } · лишилося карт: **{ $mean }** · партій: { $games } · перемог: { $wins } · підказок: { $hints }
leaderboard-nobody = Тут поки нікого немає.
leaderboard-own = Ваше місце з { $ranked }
leaderboard-own-few = Поза рейтингом: у вас { $games } з { $fewest } потрібних партій.
leaderboard-rules-title = Як складено рейтинг
leaderboard-rules = Попереду той, у кого в середньому лишається менше карт; після перемоги не лишається жодної. За рівності попереду той, у кого більша частка перемог, інакше місце спільне. Потрібно самому закінчити { $fewest } партій. Підказки вказано. До якого списку належить партія, вирішує найсильніший бот за столом. Складніші умови рахуються як будь-які інші. Місяці й роки за UTC.
leaderboard-page = Сторінка { $page } з { $pages }
menu-leaderboard-seats = Скільки за столом…
menu-leaderboard-period = Який час…
menu-leaderboard-company = З ким…

note-record = 🏆 Рекорд цього сервера: досі за таким столом лишалося не менше карт, ніж { $before }.
note-first-win = 🎉 Перша перемога тут: { $players }
note-streak = 🔥 Перемог поспіль: { $count }

mine-title = Ваші столи: { $count }
mine-waiting = Чекають на вас: **{ $count }**
mine-none = Ви не сидите за жодним столом. Відкрийте новий: `/table open`.
mine-line = { $where } · { $state }, { $since }
mine-your-turn = **ваш хід**
mine-turn-of = ходить { $name }
mine-computer = ходить бот
mine-choosing = **хтось має почати**
mine-lobby = ще не почали
mine-more = … і ще { $count }

answer-hidden-on = Відтепер ні статистика, ні рейтинги нікому вас не показують. Себе ви бачите й далі.
answer-hidden-off = Статистика й рейтинги знову показують вас іншим.
