### Повторы: сыгранная партия ход за ходом.

button-replay = Повтор
button-replay-share = Показать всему каналу
button-play-on = Играть отсюда
button-watch = Смотреть
button-watch-newest = Последний ход
button-watch-hands = Показать все карты (тогда играть здесь уже нельзя)
menu-replay-turn = Перейти к ходу…
menu-replay-eyes = Чьи карты…
menu-replay-save = Сохранить…

replay-deal = Раздача · впереди { $last ->
    [one] { $last } ход
    [few] { $last } хода
    [many] { $last } ходов
   *[other] { $last } хода
}
replay-turn = Ход { $number } из { $last }
replay-started = Первый ход: **{ $name }**.
replay-not-started = Никто не начал.
replay-nothing-played = ни одной карты
replay-under-way = **{ $name }**: { $plays } · ход не закончен
replay-drawn = Взято из колоды
replay-piles = Стопки
replay-hands = На руках
replay-hand = { $name }: { $cards }
replay-withdrawn = { $pile }: *сигнал снят* ({ $name })
replay-choice-deal = Раздача
replay-choice-turn = { $number } · { $name }: { $plays }
replay-choice-won = Победа
replay-earlier = ◂ Раньше, до хода { $number }
replay-later = ▸ Позже, с хода { $number }
replay-eyes-all = Все карты
replay-eyes-table = Только то, что лежит на столе
replay-eyes-seat = Карты: { $name }

table-played-on = Продолжение сыгранной партии с хода { $turn } · не засчитывается

replay-save-text = Текстом, в нотации
replay-save-picture = Картинкой этого хода
replay-save-animation = Анимацией всей партии
replay-save-json = В формате JSON, для программ
replay-animation = Вся партия, ход за ходом.

watch-turn = Наблюдение · ход { $number }
watch-deal = Наблюдение · раздача
table-open-hands = Зрители могут видеть все карты
table-hints-to-agree = Подсказки — только с согласия обоих игроков
table-hints-agreed-by = { $name } разрешает подсказки; второй игрок — ещё нет
table-hints-agreed = Оба игрока разрешили подсказки
