### Словник столу.

variant-original = The Game
variant-extreme = The Game: Extreme
variant-face-to-face = The Game: Face to Face

about-original = Одна команда, 98 карт, чотири стоси: позбудьтеся всіх карт разом.
about-extreme = Командна гра, у якій 28 карт дають накази.
about-face-to-face = Дуель на двох: свої карти, свої стоси й часом рука допомоги.

seat-computer = 🤖 Комп’ютер { $number }
seat-nameless = Місце { $number }
seat-nobody = поки ніхто (кнопка *Я почну* доступна всім)

level-easy = Легкий
level-normal = Звичайний
level-expert = Експерт
about-level-easy = Дружній початківець
about-level-normal = Грає як добрий гравець-людина
about-level-expert = Сильнішого немає

word-keep-off = не чіпайте
word-small-steps = лише малі кроки
word-jump-back = можу стрибнути назад
word-free = вільно

symbol-stop = Стоп
symbol-skull = Череп
symbol-three = Трійка
symbol-silence = Мовчання
symbol-no-trick = Без трюку
symbol-one-pile = Один стос
symbol-draw-one = Взяти одну

meaning-stop = хід одразу закінчується, навіть якщо мінімум не зіграно.
meaning-skull = треба накрити до кінця цього ходу.
meaning-three = рівно три карти за цей хід, разом із уже зіграними.
meaning-silence = поки карта відкрита, про гру не говорять; сигнали вимкнено.
meaning-no-trick = поки карта відкрита, зворотного трюку немає на жодному стосі.
meaning-one-pile = поки карта відкрита, усі карти ходу кладуть на один стос.
meaning-draw-one = поки карта відкрита, після ходу беруть лише одну карту.

play-trick = ↩ трюк
play-dead-end = ⚠ глухий кут
play-help = 🤝 допомога

language-en = англійська
language-de = німецька
language-ru = російська
language-uk = українська
language-cs = чеська
language-of-server = як задано в Discord

length-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
}
length-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}
length-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}

permission-view-channel = Переглядати канал
permission-send-messages = Надсилати повідомлення
permission-send-messages-in-threads = Надсилати повідомлення в гілках
permission-embed-links = Вбудовувати посилання
permission-attach-files = Прикріплювати файли
permission-read-message-history = Читати історію повідомлень
permission-manage-messages = Керувати повідомленнями

## Налаштування столу

option-three = Щонайменше три карти за хід
option-short = На одну карту в руці менше
option-take-backs = Повернення карт
option-shuffled = Перемішані символи
about-option-three = Складніше: три карти замість двох, поки є що добирати
about-option-short = Ще складніше: у всіх на одну карту менше
about-option-take-backs = Зігране можна повернути, доки хід не закінчено
about-option-shuffled = У кожній партії 28 символів потрапляють на інші карти
told-three = щонайменше три карти за хід
told-short = на одну карту в руці менше
told-no-take-backs = без повернення карт
told-shuffled = перемішані символи
