### О чём стол договаривается до раздачи: наборы, настройки, темп.

button-terms = Настройки
menu-variant = Какая игра…
menu-preset = Всё сразу: готовый набор…
menu-doors = Кто может прийти…
menu-tempo = Темп…

terms-title = { $variant } · как играет этот стол
terms-read-only = До начала партии это могут изменить здесь ведущий и модераторы.
terms-rules = Игра
terms-doors = Кто может прийти
terms-tempo = Темп

option-private = Только приглашённые
option-open-seats = Боты уступают места
option-open-hands = Открытые карты для зрителей
about-option-private = Сесть за стол могут только те, кого пригласил ведущий
about-option-open-seats = Во время партии любой может занять место бота
about-option-open-hands = Зрители могут видеть все карты, но сесть за стол уже не могут

for-option-three = Для команд, которые слишком часто выигрывают.
for-option-short = Для тех, кому мало трёх карт за ход.
for-option-take-backs = Для всех; без этого каждая карта окончательна.
for-option-shuffled = Для тех, кто помнит наизусть, где какой символ.
for-option-no-hints = Для команд, которые хотят дойти до всего сами.
for-option-private = Для игры в кругу друзей.
for-option-open-seats = Для вечера, когда люди приходят и уходят.
for-option-open-hands = Для публики или для обучения.

tempo-usual = Как здесь принято
tempo-quick = Быстрые боты
tempo-unhurried = Неторопливые боты
tempo-day = Один день на ход
tempo-three-days = Три дня на ход
tempo-week = Неделя на ход
about-tempo-usual = Напоминания, как настроено на сервере
about-tempo-quick = Бот ходит сразу: для тех, кто знает игру
about-tempo-unhurried = Бот не спешит: можно проследить за каждой его картой
about-tempo-day = Напоминание через 18 часов, через день ход может взять бот: для занятых
about-tempo-three-days = Напоминание через 54 часа, через три дня ход может взять бот
about-tempo-week = Напоминание через 5 дней, через неделю ход может взять бот
told-tempo-quick = быстрые боты
told-tempo-unhurried = неторопливые боты
told-tempo-day = один день на ход
told-tempo-three-days = три дня на ход
told-tempo-week = неделя на ход

preset-first-game = Первая партия
preset-evening = Вечер
preset-slow-game = Медленная партия
preset-hard = Сложная
about-preset-first-game = The Game с возвратом карт и подсказками; боты не спешат
about-preset-evening = Обычная игра; места ботов можно занимать
about-preset-slow-game = Один день на ход, с подходящими напоминаниями
about-preset-hard = Три карты за ход, на карту меньше, без возврата и подсказок — где это есть

option-table-open-preset = Готовый набор: задаёт сразу все настройки ниже
option-table-open-computers = Столько ботов сядут сразу
option-table-open-level = Насколько они сильны
option-table-open-tempo = Как быстро ходит бот или сколько дней даётся на ход
option-table-open-open-seats = Во время партии любой может занять место бота
