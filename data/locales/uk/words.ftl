### Словник столу.

variant-original = The Game
variant-extreme = The Game: Extreme
variant-on-fire = The Game: On Fire
variant-face-to-face = The Game: Face to Face

about-original = Одна команда, 98 карт, чотири стоси: позбудьтеся всіх карт разом.
about-extreme = Командна гра, у якій 28 карт несуть вказівки.
about-on-fire = Командна гра, у якій шість карт горять, поки їх не накриють.
about-face-to-face = Дуель на двох: свої карти, свої стоси й, якщо вигідно, карта на стос суперника.

seat-computer = 🤖 Бот { $number }
seat-computer-for = 🤖 за { $name }
seat-nameless = Місце { $number }

level-easy = Легкий
level-normal = Звичайний
level-expert = Експерт
about-level-easy = Доброзичливий новачок
about-level-normal = Грає як людина з досвідом
about-level-expert = Сильніше вже нікуди

word-keep-off = не чіпайте
word-small-steps = лише маленькі кроки
word-jump-back = можу стрибнути назад
word-free = можна класти
mark-word-hold = маю таку
mark-word-not-now = краще не зараз

symbol-stop = Стоп
symbol-skull = Череп
symbol-three = Трійка
symbol-silence = Мовчання
symbol-no-trick = Без трюку
symbol-one-pile = Один стос
symbol-draw-one = Взяти одну
symbol-fire = Вогонь

meaning-stop = хід одразу закінчується, навіть якщо мінімум не зіграно.
meaning-skull = цю карту треба накрити до кінця ходу.
meaning-three = цього ходу рівно три карти, уже зіграні рахуються.
meaning-silence = поки карту не накрито, про гру не говорять, сигнали вимкнено.
meaning-no-trick = поки карту не накрито, зворотний трюк заборонено на всіх стосах.
meaning-one-pile = поки карту не накрито, усі карти ходу кладуть на той самий стос.
meaning-draw-one = поки карту не накрито, після ходу добирають лише одну карту.
meaning-fire = цю карту треба накрити вже наступного ходу після того, як її зіграли.

play-trick = ↩ трюк
play-dead-end = ⚠ глухий кут
play-help = 🤝 допомога
owner-you = ви

language-of-server = як у налаштуваннях Discord

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

permission-view-channel = Перегляд каналів
permission-send-messages = Надсилання повідомлень
permission-send-messages-in-threads = Надсилання повідомлень у гілках
permission-create-public-threads = Створення публічних гілок
permission-embed-links = Вбудовування посилань
permission-attach-files = Прикріплення файлів
permission-read-message-history = Читання історії повідомлень
permission-manage-messages = Керування повідомленнями

## Налаштування столу

option-three = Щонайменше три карти за хід
option-short = У кожного на одну карту менше
option-take-backs = Повернення карт
option-shuffled = Випадкові символи
option-no-hints = Без підказок
about-option-three = Складніше: три карти замість двох, поки є що добирати
about-option-short = Ще складніше: у всіх на одну карту менше
about-option-take-backs = До кінця ходу карти можна забрати назад
about-option-shuffled = У кожній партії 28 символів опиняються на інших картах
about-option-no-hints = Ніхто за столом не може просити поради в бота
told-three = щонайменше три карти за хід
told-short = у кожного на одну карту менше
told-no-take-backs = без повернення карт
told-shuffled = випадкові символи
told-no-hints = без підказок
