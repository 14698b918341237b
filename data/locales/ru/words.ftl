### Словарь стола.

variant-original = The Game
variant-extreme = The Game: Extreme
variant-face-to-face = The Game: Face to Face

about-original = Одна команда, 98 карт, четыре стопки: избавьтесь от всех карт вместе.
about-extreme = Командная игра, в которой 28 карт отдают приказы.
about-face-to-face = Дуэль на двоих: свои карты, свои стопки и порой рука помощи.

seat-computer = 🤖 Компьютер { $number }
seat-nameless = Место { $number }
seat-nobody = пока никто (кнопка *Я начну* доступна всем)

level-easy = Лёгкий
level-normal = Обычный
level-expert = Эксперт
about-level-easy = Дружелюбный новичок
about-level-normal = Играет как хороший человек-игрок
about-level-expert = Сильнее некуда

word-keep-off = не трогайте
word-small-steps = только мелкие шаги
word-jump-back = могу прыгнуть назад
word-free = свободно

symbol-stop = Стоп
symbol-skull = Череп
symbol-three = Тройка
symbol-silence = Молчание
symbol-no-trick = Без трюка
symbol-one-pile = Одна стопка
symbol-draw-one = Взять одну

meaning-stop = ход сразу заканчивается, даже если минимум не сыгран.
meaning-skull = нужно накрыть до конца этого хода.
meaning-three = ровно три карты за этот ход, считая уже сыгранные.
meaning-silence = пока карта открыта, об игре не говорят; сигналы отключены.
meaning-no-trick = пока карта открыта, обратного трюка нет ни на одной стопке.
meaning-one-pile = пока карта открыта, все карты хода кладут на одну стопку.
meaning-draw-one = пока карта открыта, после хода берут только одну карту.

play-trick = ↩ трюк
play-dead-end = ⚠ тупик
play-help = 🤝 помощь

language-en = английский
language-de = немецкий
language-ru = русский
language-uk = украинский
language-cs = чешский
language-of-server = как задано в Discord

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

permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-embed-links = Встраивать ссылки
permission-attach-files = Прикреплять файлы
permission-read-message-history = Читать историю сообщений
permission-manage-messages = Управлять сообщениями

## Настройки стола

option-three = Не меньше трёх карт за ход
option-short = На одну карту в руке меньше
option-take-backs = Возврат карт
option-shuffled = Перемешанные символы
about-option-three = Сложнее: три карты вместо двух, пока есть что добирать
about-option-short = Ещё сложнее: у всех на одну карту меньше
about-option-take-backs = Сыгранное можно вернуть, пока ход не закончен
about-option-shuffled = В каждой партии 28 символов попадают на другие карты
told-three = не меньше трёх карт за ход
told-short = на одну карту в руке меньше
told-no-take-backs = без возврата карт
told-shuffled = перемешанные символы
