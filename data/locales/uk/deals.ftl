### Ті самі карти для кількох: спільні розклади.

button-same-cards = Ті самі карти
button-compare = Хто ще

deal-title = Ті самі карти
deal-code = Розклад: `{ $code }`
deal-nobody = Ніхто з тих, кого можна показати, ще не дограв із цими картами.
deal-firsts = { $sign } — цих карт раніше не було. Партії з картами, які хтось може знати, не входять до рейтингів.
deal-new = Новий: { $code } · { $kind }
deal-won = перемога
deal-won-by = перемога: { $winner } · лишилося карт: { $cards }
deal-left = лишилося карт: { $cards }
deal-help = підказок: { $hints } · карт узято назад: { $backs }
deal-somebody = хтось
deal-computer = бот

table-deal = Розклад { $code } · не зараховується
table-same-cards = Ті самі карти, що й у колишній партії · не зараховується

option-table-open-deal = Код розкладу: його карти, а з ними гра, налаштування й кількість гравців

## The sealed deck

button-verify = Перевірити колоду
deal-sealed = Колоду запечатано: { $seal }
deal-seal = Печатка: `{ $seal }`
deal-secret = Секрет: `{ $secret }`
deal-verified = ✓ Карти цієї партії разом із секретом дають цю печатку. Якщо від самої роздачі поле показувало її ж, колоди ніхто не міняв.
deal-verify-yourself = Щоб перевірити у себе: збережіть партію як текст, потім `python -m bot verify ФАЙЛ`.
result-sealed = Запечатана колода
refused-not-sealed = Колоду цієї партії не було запечатано: карти взято за кодом або з іншої партії, чи їх роздала давніша версія. Якщо є код, порівняйте з `python -m bot deal`.
