### Лобі, поле, рука, сигнали, підсумок.

## Кнопки й меню

button-join = Сісти за стіл
button-leave = Піти
button-remove-computer = Прибрати бота
button-start = Почати
button-play-now = Грати зараз
button-hand = Мої карти
button-refresh = Оновити
button-claim = Я почну
button-signals = Сигнал
button-come-back = Я знову тут
button-take-over = Хай грає бот
button-end-turn = Закінчити хід
button-take-back = Повернути
button-hint = Підказка
button-agree-hints = Дозволити підказки
button-plan = Спланувати
button-plan-done = Готово
button-play-all = Зіграти { $plays }
button-give-up = Так, здатися
button-rematch = Ще партію
button-another = Інша гра
button-export = Зберегти як текст
button-end-table = Так, закрити
button-forget-me = Видалити мої дані
menu-add-computer = Додати бота…
menu-options = Налаштування…
menu-marks = Сказати про символи…

## Лобі

lobby-title = { $variant } · сідайте за стіл
lobby-seats = Місця: { $taken } з { $most }
lobby-options = Налаштування
lobby-host = ведучий
lobby-waiting = { $more ->
    [one] Потрібен ще { $more } гравець. Натисніть **Сісти за стіл**; ведучий може додати й бота.
    [few] Потрібні ще { $more } гравці. Натисніть **Сісти за стіл**; ведучий може додати й бота.
    [many] Потрібно ще { $more } гравців. Натисніть **Сісти за стіл**; ведучий може додати й бота.
   *[other] Потрібно ще { $more } гравця. Натисніть **Сісти за стіл**; ведучий може додати й бота.
}
lobby-ready = Хочете грати? Натисніть **Сісти за стіл**. Коли всі зібралися, ведучий натискає **Почати**.
lobby-full = Усі місця зайнято. Ведучий може натиснути **Почати**.
lobby-private = Лише для запрошених: ведучий запрошує командою `/table invite`.
lobby-kept-title = Місця притримано
lobby-kept = { $names } · до { $until }
lobby-invited = Запрошено
lobby-more = і ще { $count }
lobby-newcomers = Уперше тут? /help допоможе почати за хвилину, /rules пояснить правила.

## Поле

board-turn = Хід { $number }
board-in-force = Зараз діє
board-said = Сигнали
board-said-of-marks = Про символи
board-last-turn = Попередній хід
board-last-turns = Попередні ходи
board-cards = Карти
board-piles-of = **Стоси: { $name }**
board-pile = **{ $pile }** · { $room ->
    [0] запасу немає
   *[other] запас: { $room }
}
board-force = **{ $pile }** · { $symbol }: { $meaning }
board-only-pile = Наступну карту можна покласти лише на стос **{ $pile }**.
board-who-starts = Натисніть **Мої карти**. **Я почну** натискає той, кому зручно почати.
board-needs-cards = Ходить **{ $name }**: ще щонайменше { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
cover-skull = { $count ->
    [one] череп на стосі { $piles }
    [few] черепи на стосах { $piles }
    [many] черепи на стосах { $piles }
   *[other] черепи на стосах { $piles }
}
cover-fire = { $count ->
    [one] вогонь на стосі { $piles }
    [few] вогні на стосах { $piles }
    [many] вогні на стосах { $piles }
   *[other] вогні на стосах { $piles }
}
board-needs-cover = Ходить **{ $name }**: щоб закінчити хід, треба накрити { $what }.
board-needs-cards-and-cover = Ходить **{ $name }**: ще щонайменше { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}, і при цьому треба накрити { $what }.
board-needs-may-end = Ходить **{ $name }**: можна закінчити хід або грати далі.
board-needs-must-end = Ходить **{ $name }**: більше карт грати не можна, час закінчити хід.
board-so-far = За цей хід: { $plays }
board-last = **{ $name }**: { $plays } · { $drawn ->
    [0] без добору
    [one] добір: { $drawn } карта
    [few] добір: { $drawn } карти
    [many] добір: { $drawn } карт
   *[other] добір: { $drawn } карти
}
board-draw-pile = { $cards ->
    [0] Колода порожня.
    [one] У колоді { $cards } карта
    [few] У колоді { $cards } карти
    [many] У колоді { $cards } карт
   *[other] У колоді { $cards } карти
}
board-hand = { $name }: { $cards ->
    [0] немає карт
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
} на руках
board-hand-and-deck = { $name }: на руках { $cards }, у колоді { $deck }

## Рука

hand-empty = Карт на руках більше немає.
hand-who-starts = Ще ніхто не почав. Вам зручно почати? Натисніть **Я почну**.
hand-waiting = Зараз ходить **{ $name }**.
hand-since = Від вашого минулого ходу: { $turns }
hand-since-turn = **{ $name }** { $plays }
hand-plan = У планах: { $plays }
hand-plan-broken = ⚠ { $play } більше не підходить.
hand-planning = Розкладіть карти подумки. Коли настане ваш хід, один натиск зіграє їх, наскільки вони ще підходять.
hand-needs-cards = Ваш хід: ще щонайменше { $cards ->
    [one] **{ $cards }** карта
    [few] **{ $cards }** карти
    [many] **{ $cards }** карт
   *[other] **{ $cards }** карти
}.
hand-needs-cover = Перш ніж закінчити хід, накрийте **{ $what }**.
hand-needs-cards-and-cover = Ваш хід: ще щонайменше { $cards ->
    [one] **{ $cards }** карта
    [few] **{ $cards }** карти
    [many] **{ $cards }** карт
   *[other] **{ $cards }** карти
}, і при цьому накрийте **{ $what }**.
hand-needs-may-end = **Закінчити хід** або грати далі.
hand-needs-must-end = Більше нічого зіграти не можна. Натисніть **Закінчити хід**.
hand-needs-stuck = Звідси хід уже не закінчити. Натисніть **Повернути** і спробуйте інший порядок.
hand-chosen = Куди покласти **{ $card }**?
hand-refused = { $piles }: { $why }
hand-dead-ends = ⚠ Після карти зі знаком ⚠ закінчити хід уже не вдасться.
warning-F11a = ⚠ Якщо закінчити хід зараз, у вас залишиться одна карта, а колода порожня. Однієї карти на наступний хід не вистачить, і ви програєте. Зіграйте її зараз, якщо можна.

why-O4 = цієї карти у вас немає
why-O5 = потрібна вища карта або рівно на 10 нижча
why-O6 = потрібна нижча карта або рівно на 10 вища
why-X5 = після «Стопа» тут череп лишиться ненакритим
why-X7 = цього ходу рівно три карти
why-X11 = зараз зворотний трюк заборонено
why-X12 = цього ходу всі карти на один стос
why-F4 = цієї карти у вас немає
why-F6 = цього ходу ви вже допомогли
why-F7 = чужому стосу це не допоможе

## Сигнали

signal-title = Сигнал
signal-how = Сигнал діє, доки на його стос не зіграють карту; натисніть ще раз, щоб зняти його. Його бачать усі. Ніколи не називайте чисел.
signal-how-marks = Про символи: «маю таку» діє, доки ви не зіграєте таку карту, «краще не зараз» — одне коло.
signal-means = **{ $word }**: { $meaning }
signal-means-keep-off = Маю добру карту для цього стосу, лишіть його мені.
signal-means-small-steps = Незабаром маю хід сюди: лише маленькі кроки.
signal-means-jump-back = Тут я можу стрибнути назад на десять, якщо його ніхто не займе.
signal-means-free = Не маю що сюди класти, користуйтеся.
signal-line = { $pile }: *{ $word }* ({ $names })
say-keep-off = Не чіпати
say-small-steps = Малі кроки
say-jump-back = Стрибок назад
say-free = Можна класти
say-mark-hold = Маю таку: { $mark }
say-mark-not-now = Краще не зараз: { $mark }

## Підсумок

result-won = 🏆 Перемога! Усі карти зіграно.
result-won-by = 🏆 { $name } перемагає!
result-lost = { $cards ->
    [0] Поразка, хоча карт не залишилося
    [one] Поразка: залишилася { $cards } карта
    [few] Поразка: залишилися { $cards } карти
    [many] Поразка: залишилося { $cards } карт
   *[other] Поразка: залишилося { $cards } карти
}
result-excellent = Залишилося менше десяти карт: чудовий результат.
result-next-time = Менше десяти було б чудово. Спробуєте ще раз?
result-decisive = Що вирішило гру
result-needed = { $name }: потрібно карт — { $owed }, можна зіграти — { $fits }
result-longest-step = Найдовший крок: { $below } → **{ $card }** на { $pile }
result-tricks = Зворотних трюків: { $tricks }
result-piles = Стоси наприкінці
result-left = Не зіграно
result-deck = { $cards ->
    [one] у колоді { $cards } карта
    [few] у колоді { $cards } карти
    [many] у колоді { $cards } карт
   *[other] у колоді { $cards } карти
}
result-turns = { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}

closed-title = { $variant } · стіл закрито
closed-result = Чим усе закінчилося: { $address }

over-O11 = { $name } не може зіграти все, чого вимагає хід.
over-O12 = Кожна карта знайшла своє місце. Ви здолали гру!
over-X1 = { $name } здається.
over-X6 = Усі карти зіграно, але зверху залишився череп.
over-F10 = { $name } розігрує свою останню карту. { $cards ->
    [one] У суперника залишилася { $cards } карта.
    [few] У суперника залишилися { $cards } карти.
    [many] У суперника залишилося { $cards } карт.
   *[other] У суперника залишилося { $cards } карти.
}
over-F11 = { $name } не може зіграти дві карти. { $cards ->
    [one] Залишилася { $cards } карта.
    [few] Залишилися { $cards } карти.
    [many] Залишилося { $cards } карт.
   *[other] Залишилося { $cards } карти.
}
over-gave-up = { $name } здається.
