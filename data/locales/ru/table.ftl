### Лобби, поле, рука, сигналы, итог.

## Кнопки и меню

button-join = Сесть за стол
button-leave = Уйти
button-remove-computer = Убрать бота
button-start = Начать
button-play-now = Играть сейчас
button-hand = Мои карты
button-refresh = Обновить
button-claim = Я начну
button-signals = Сигнал
button-come-back = Я снова здесь
button-take-over = Пусть играет бот
button-end-turn = Закончить ход
button-take-back = Вернуть
button-hint = Подсказка
button-agree-hints = Разрешить подсказки
button-plan = Спланировать
button-plan-done = Готово
button-play-all = Сыграть { $plays }
button-give-up = Да, сдаться
button-rematch = Ещё партию
button-another = Другая игра
button-export = Сохранить как текст
button-end-table = Да, закрыть
button-forget-me = Удалить мои данные
menu-add-computer = Добавить бота…
menu-options = Настройки…
menu-marks = Сказать о символах…

## Лобби

lobby-title = { $variant } · садитесь за стол
lobby-seats = Места: { $taken } из { $most }
lobby-options = Настройки
lobby-host = ведущий
lobby-waiting = { $more ->
    [one] Нужен ещё { $more } игрок. Нажмите **Сесть за стол**; ведущий может добавить и бота.
    [few] Нужны ещё { $more } игрока. Нажмите **Сесть за стол**; ведущий может добавить и бота.
    [many] Нужно ещё { $more } игроков. Нажмите **Сесть за стол**; ведущий может добавить и бота.
   *[other] Нужно ещё { $more } игрока. Нажмите **Сесть за стол**; ведущий может добавить и бота.
}
lobby-ready = Хотите играть? Нажмите **Сесть за стол**. Когда все в сборе, ведущий нажимает **Начать**.
lobby-full = Все места заняты. Ведущий может нажать **Начать**.
lobby-private = Только для приглашённых: ведущий приглашает командой `/table invite`.
lobby-kept-title = Места придержаны
lobby-kept = { $names } · до { $until }
lobby-invited = Приглашены
lobby-more = и ещё { $count }
lobby-newcomers = Впервые здесь? /help поможет начать за минуту, /rules объяснит правила.

## Поле

board-turn = Ход { $number }
board-in-force = Сейчас действует
board-said = Сигналы
board-said-of-marks = О символах
board-last-turn = Предыдущий ход
board-last-turns = Предыдущие ходы
board-cards = Карты
board-piles-of = **Стопки: { $name }**
board-pile = **{ $pile }** · { $room ->
    [0] запаса нет
   *[other] запас: { $room }
}
board-force = **{ $pile }** · { $symbol }: { $meaning }
board-only-pile = Следующую карту можно положить только на стопку **{ $pile }**.
board-who-starts = Нажмите **Мои карты**. **Я начну** нажимает тот, кому удобно начать.
board-needs-cards = Ходит **{ $name }**: ещё хотя бы { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}.
cover-skull = { $count ->
    [one] череп на стопке { $piles }
    [few] черепа на стопках { $piles }
    [many] черепа на стопках { $piles }
   *[other] черепа на стопках { $piles }
}
cover-fire = { $count ->
    [one] огонь на стопке { $piles }
    [few] огни на стопках { $piles }
    [many] огни на стопках { $piles }
   *[other] огни на стопках { $piles }
}
board-needs-cover = Ходит **{ $name }**: чтобы закончить ход, нужно накрыть { $what }.
board-needs-cards-and-cover = Ходит **{ $name }**: ещё хотя бы { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, и при этом нужно накрыть { $what }.
board-needs-may-end = Ходит **{ $name }**: можно закончить ход или играть дальше.
board-needs-must-end = Ходит **{ $name }**: больше карт играть нельзя, ход пора закончить.
board-so-far = За этот ход: { $plays }
board-last = **{ $name }**: { $plays } · { $drawn ->
    [0] без добора
    [one] добор: { $drawn } карта
    [few] добор: { $drawn } карты
    [many] добор: { $drawn } карт
   *[other] добор: { $drawn } карты
}
board-draw-pile = { $cards ->
    [0] Колода пуста.
    [one] В колоде { $cards } карта
    [few] В колоде { $cards } карты
    [many] В колоде { $cards } карт
   *[other] В колоде { $cards } карты
}
board-hand = { $name }: { $cards ->
    [0] нет карт
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} на руках
board-hand-and-deck = { $name }: на руках { $cards }, в колоде { $deck }

## Рука

hand-empty = Карт на руках больше нет.
hand-who-starts = Ещё никто не начал. Вам удобно начать? Нажмите **Я начну**.
hand-waiting = Сейчас ходит **{ $name }**.
hand-since = С вашего прошлого хода: { $turns }
hand-since-turn = **{ $name }** { $plays }
hand-plan = В планах: { $plays }
hand-plan-broken = ⚠ { $play } больше не подходит.
hand-planning = Разложите карты в уме. Когда придёт ваш ход, одно нажатие сыграет их, насколько они ещё подходят.
hand-needs-cards = Ваш ход: ещё хотя бы { $cards ->
    [one] **{ $cards }** карта
    [few] **{ $cards }** карты
    [many] **{ $cards }** карт
   *[other] **{ $cards }** карты
}.
hand-needs-cover = Прежде чем закончить ход, накройте **{ $what }**.
hand-needs-cards-and-cover = Ваш ход: ещё хотя бы { $cards ->
    [one] **{ $cards }** карта
    [few] **{ $cards }** карты
    [many] **{ $cards }** карт
   *[other] **{ $cards }** карты
}, и при этом накройте **{ $what }**.
hand-needs-may-end = **Закончить ход** или играть дальше.
hand-needs-must-end = Больше ничего сыграть нельзя. Нажмите **Закончить ход**.
hand-needs-stuck = Отсюда ход уже не закончить. Нажмите **Вернуть** и попробуйте другой порядок.
hand-chosen = Куда положить **{ $card }**?
hand-refused = { $piles }: { $why }
hand-dead-ends = ⚠ После карты со знаком ⚠ закончить ход уже не получится.
warning-F11a = ⚠ Если закончить ход сейчас, у вас останется одна карта, а колода пуста. Одной карты на следующий ход не хватит, и вы проиграете. Сыграйте её сейчас, если можно.

why-O4 = этой карты у вас нет
why-O5 = нужна карта выше или ровно на 10 ниже
why-O6 = нужна карта ниже или ровно на 10 выше
why-X5 = после «Стопа» здесь череп останется ненакрытым
why-X7 = в этот ход ровно три карты
why-X11 = сейчас обратный прыжок запрещён
why-X12 = в этот ход все карты на одну стопку
why-F4 = этой карты у вас нет
why-F6 = в этот ход вы уже помогли
why-F7 = чужой стопке это не поможет

## Сигналы

signal-title = Сигнал
signal-how = Сигнал действует, пока на его стопку не сыграют карту; нажмите ещё раз, чтобы снять его. Его видят все. Никогда не называйте чисел.
signal-how-marks = О символах: «есть у меня» действует, пока вы не сыграете такую карту, «лучше не сейчас» — один круг.
signal-means = **{ $word }**: { $meaning }
signal-means-keep-off = У меня хорошая карта для этой стопки, оставьте её мне.
signal-means-small-steps = Скоро у меня будет ход сюда: только маленькие шаги.
signal-means-jump-back = Здесь я могу прыгнуть назад на десять, если её никто не займёт.
signal-means-free = Мне сюда нечего класть, пользуйтесь.
signal-line = { $pile }: *{ $word }* ({ $names })
say-keep-off = Не трогать
say-small-steps = Малые шаги
say-jump-back = Прыжок назад
say-free = Можно класть
say-mark-hold = Есть у меня: { $mark }
say-mark-not-now = Лучше не сейчас: { $mark }

## Итог

result-won = 🏆 Победа! Все карты сыграны.
result-won-by = 🏆 { $name } побеждает!
result-lost = { $cards ->
    [0] Поражение, хотя карт не осталось
    [one] Поражение: осталась { $cards } карта
    [few] Поражение: остались { $cards } карты
    [many] Поражение: осталось { $cards } карт
   *[other] Поражение: осталось { $cards } карты
}
result-excellent = Осталось меньше десяти карт: отличный результат.
result-next-time = Меньше десяти было бы отлично. Попробуете ещё раз?
result-decisive = Что решило игру
result-needed = { $name }: нужно карт — { $owed }, можно сыграть — { $fits }
result-longest-step = Самый длинный шаг: { $below } → **{ $card }** на { $pile }
result-tricks = Обратных прыжков: { $tricks }
result-piles = Стопки в конце
result-left = Не сыграно
result-deck = { $cards ->
    [one] в колоде { $cards } карта
    [few] в колоде { $cards } карты
    [many] в колоде { $cards } карт
   *[other] в колоде { $cards } карты
}
result-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}

closed-title = { $variant } · стол закрыт
closed-result = Чем всё закончилось: { $address }

over-O11 = { $name } не может сыграть всё, что требует ход.
over-O12 = Каждая карта нашла своё место. Вы обыграли игру!
over-X1 = { $name } сдаётся.
over-X6 = Все карты сыграны, но сверху остался череп.
over-F10 = { $name } разыгрывает свою последнюю карту. { $cards ->
    [one] У соперника осталась { $cards } карта.
    [few] У соперника остались { $cards } карты.
    [many] У соперника осталось { $cards } карт.
   *[other] У соперника осталось { $cards } карты.
}
over-F11 = { $name } не может сыграть две карты. { $cards ->
    [one] Осталась { $cards } карта.
    [few] Остались { $cards } карты.
    [many] Осталось { $cards } карт.
   *[other] Осталось { $cards } карты.
}
over-gave-up = { $name } сдаётся.
