### Повтори: зіграна партія хід за ходом.

button-replay = Повтор
button-replay-share = Показати всьому каналу
button-play-on = Грати звідси
button-watch = Дивитися
button-watch-newest = Останній хід
button-watch-hands = Показати всі карти (тоді грати тут уже не можна)
menu-replay-turn = Перейти до ходу…
menu-replay-eyes = Чиї карти…
menu-replay-save = Зберегти…

replay-deal = Роздача · попереду { $last ->
    [one] { $last } хід
    [few] { $last } ходи
    [many] { $last } ходів
   *[other] { $last } ходу
}
replay-turn = Хід { $number } із { $last }
replay-started = Перший хід: **{ $name }**.
replay-not-started = Ніхто не почав.
replay-nothing-played = жодної карти
replay-under-way = **{ $name }**: { $plays } · хід не закінчено
replay-drawn = Взято з колоди
replay-piles = Стоси
replay-hands = На руках
replay-hand = { $name }: { $cards }
replay-withdrawn = { $pile }: *сигнал знято* ({ $name })
replay-choice-deal = Роздача
replay-choice-turn = { $number } · { $name }: { $plays }
replay-choice-won = Перемога
replay-earlier = ◂ Раніше, до ходу { $number }
replay-later = ▸ Пізніше, з ходу { $number }
replay-eyes-all = Усі карти
replay-eyes-table = Лише те, що лежить на столі
replay-eyes-seat = Карти: { $name }

table-played-on = Продовження зіграної партії з ходу { $turn } · не зараховується

replay-save-text = Текстом, у нотації
replay-save-picture = Картинкою цього ходу
replay-save-animation = Анімацією всієї партії
replay-save-json = У форматі JSON, для програм
replay-animation = Уся партія, хід за ходом.

watch-turn = Спостереження · хід { $number }
watch-deal = Спостереження · роздача
table-open-hands = Глядачі можуть бачити всі карти
table-hints-to-agree = Підказки — лише за згодою обох гравців
table-hints-agreed-by = { $name } дозволяє підказки; другий гравець — ще ні
table-hints-agreed = Обидва гравці дозволили підказки
