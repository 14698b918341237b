### Про що стіл домовляється до роздачі: набори, налаштування, темп.

button-terms = Налаштування
menu-variant = Яка гра…
menu-preset = Усе одразу: готовий набір…
menu-doors = Хто може прийти…
menu-tempo = Темп…

terms-title = { $variant } · як грає цей стіл
terms-read-only = До початку партії це можуть змінити тут ведучий і модератори.
terms-rules = Гра
terms-doors = Хто може прийти
terms-tempo = Темп

option-private = Лише запрошені
option-open-seats = Боти поступаються місцями
option-open-hands = Відкриті карти для глядачів
about-option-private = Сісти за стіл можуть лише ті, кого запросив ведучий
about-option-open-seats = Під час партії будь-хто може зайняти місце бота
about-option-open-hands = Глядачі можуть бачити всі карти, але сісти за стіл уже не можуть

for-option-three = Для команд, які занадто часто виграють.
for-option-short = Для тих, кому замало трьох карт за хід.
for-option-take-backs = Для всіх; без цього кожна карта остаточна.
for-option-shuffled = Для тих, хто пам’ятає напам’ять, де який символ.
for-option-no-hints = Для команд, які хочуть дійти до всього самі.
for-option-private = Для гри в колі друзів.
for-option-open-seats = Для вечора, коли люди приходять і йдуть.
for-option-open-hands = Для публіки або для навчання.

tempo-usual = Як тут заведено
tempo-quick = Швидкі боти
tempo-unhurried = Неквапливі боти
tempo-day = Один день на хід
tempo-three-days = Три дні на хід
tempo-week = Тиждень на хід
about-tempo-usual = Нагадування, як налаштовано на сервері
about-tempo-quick = Бот ходить одразу: для тих, хто знає гру
about-tempo-unhurried = Бот не поспішає: можна простежити за кожною його картою
about-tempo-day = Нагадування через 18 годин, через день хід може взяти бот: для зайнятих
about-tempo-three-days = Нагадування через 54 години, через три дні хід може взяти бот
about-tempo-week = Нагадування через 5 днів, через тиждень хід може взяти бот
told-tempo-quick = швидкі боти
told-tempo-unhurried = неквапливі боти
told-tempo-day = один день на хід
told-tempo-three-days = три дні на хід
told-tempo-week = тиждень на хід

preset-first-game = Перша партія
preset-evening = Вечір
preset-slow-game = Повільна партія
preset-hard = Складна
about-preset-first-game = The Game із поверненням карт і підказками; боти не поспішають
about-preset-evening = Звичайна гра; місця ботів можна займати
about-preset-slow-game = Один день на хід, із відповідними нагадуваннями
about-preset-hard = Три карти за хід, на карту менше, без повернення й підказок — де це є

option-table-open-preset = Готовий набір: задає одразу всі налаштування нижче
option-table-open-computers = Стільки ботів сядуть одразу
option-table-open-level = Наскільки вони сильні
option-table-open-tempo = Як швидко ходить бот або скільки днів дається на хід
option-table-open-open-seats = Під час партії будь-хто може зайняти місце бота
