### Одни и те же карты для нескольких: общие расклады.

button-same-cards = Те же карты
button-compare = Кто ещё

deal-title = Те же карты
deal-code = Расклад: `{ $code }`
deal-nobody = Никто из тех, кого можно показать, ещё не доиграл с этими картами.
deal-firsts = { $sign } — этих карт раньше не было. Партии с картами, которые кто-то может знать, не входят в рейтинги.
deal-new = Новый: { $code } · { $kind }
deal-won = победа
deal-won-by = победа: { $winner } · осталось карт: { $cards }
deal-left = осталось карт: { $cards }
deal-help = подсказок: { $hints } · карт взято назад: { $backs }
deal-somebody = кто-то
deal-computer = бот

table-deal = Расклад { $code } · не засчитывается
table-same-cards = Те же карты, что и в прежней партии · не засчитывается

option-table-open-deal = Код расклада: его карты, а с ними игра, настройки и число игроков

## The sealed deck

button-verify = Проверить колоду
deal-sealed = Колода запечатана: { $seal }
deal-seal = Печать: `{ $seal }`
deal-secret = Секрет: `{ $secret }`
deal-verified = ✓ Карты этой партии вместе с секретом дают эту печать. Если с самой раздачи поле показывало её же, колоду никто не менял.
deal-verify-yourself = Чтобы проверить у себя: сохраните партию как текст, затем `python -m bot verify ФАЙЛ`.
result-sealed = Запечатанная колода
refused-not-sealed = Колода этой партии не была запечатана: карты взяты по коду или из другой партии, либо их раздала прежняя версия. Если есть код, сравните с `python -m bot deal`.
