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
deal-computer = комп’ютер

table-deal = Розклад { $code } · не зараховується
table-same-cards = Ті самі карти, що й у колишній партії · не зараховується

option-table-open-deal = Код розкладу: його карти, а з ними гра, налаштування й кількість гравців
