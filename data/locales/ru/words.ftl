### Словарь стола.

variant-original = The Game
variant-extreme = The Game: Extreme
variant-on-fire = The Game: On Fire
variant-face-to-face = The Game: Face to Face

about-original = Одна команда, 98 карт, четыре стопки: избавьтесь от всех карт вместе.
about-extreme = Командная игра, в которой 28 карт несут указания.
about-on-fire = Командная игра, в которой шесть карт горят, пока их не накроют.
about-face-to-face = Дуэль на двоих: свои карты, свои стопки и, если выгодно, карта на стопку соперника.

seat-computer = 🤖 Бот { $number }
seat-computer-for = 🤖 за { $name }
seat-nameless = Место { $number }

level-easy = Лёгкий
level-normal = Обычный
level-expert = Эксперт
about-level-easy = Дружелюбный новичок
about-level-normal = Играет как человек с опытом
about-level-expert = Сильнее некуда

word-keep-off = не трогайте
word-small-steps = только маленькие шаги
word-jump-back = могу прыгнуть назад
word-free = можно класть
mark-word-hold = есть у меня
mark-word-not-now = лучше не сейчас

symbol-stop = Стоп
symbol-skull = Череп
symbol-three = Тройка
symbol-silence = Молчание
symbol-no-trick = Без прыжка
symbol-one-pile = Одна стопка
symbol-draw-one = Взять одну
symbol-fire = Огонь

meaning-stop = ход сразу заканчивается, даже если минимум не сыгран.
meaning-skull = эту карту нужно накрыть до конца хода.
meaning-three = в этот ход ровно три карты, уже сыгранные считаются.
meaning-silence = пока карта не накрыта, об игре не говорят, сигналы отключены.
meaning-no-trick = пока карта не накрыта, обратный прыжок запрещён на всех стопках.
meaning-one-pile = пока карта не накрыта, все карты хода кладут на одну и ту же стопку.
meaning-draw-one = пока карта не накрыта, после хода добирают только одну карту.
meaning-fire = эту карту нужно накрыть на следующем же ходу после того, как её сыграли.

play-trick = ↩ прыжок
play-dead-end = ⚠ тупик
play-help = 🤝 помощь
owner-you = вы

language-of-server = как в настройках Discord

length-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
length-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
length-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}

permission-view-channel = Просматривать каналы
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-create-public-threads = Создавать публичные ветки
permission-embed-links = Встраивать ссылки
permission-attach-files = Прикреплять файлы
permission-read-message-history = Читать историю сообщений
permission-manage-messages = Управлять сообщениями

## Настройки стола

option-three = Не меньше трёх карт за ход
option-short = У каждого на одну карту меньше
option-take-backs = Возврат карт
option-shuffled = Случайные символы
option-no-hints = Без подсказок
about-option-three = Сложнее: три карты вместо двух, пока есть что добирать
about-option-short = Ещё сложнее: у всех на одну карту меньше
about-option-take-backs = До конца хода карты можно взять обратно
about-option-shuffled = В каждой партии 28 символов оказываются на других картах
about-option-no-hints = Никто за столом не может просить совета у бота
told-three = не меньше трёх карт за ход
told-short = у каждого на одну карту меньше
told-no-take-backs = без возврата карт
told-shuffled = случайные символы
told-no-hints = без подсказок
