### Stejné karty pro víc lidí: sdílená rozdání.

button-same-cards = Stejné karty
button-compare = Kdo ještě

deal-title = Stejné karty
deal-code = Rozdání: `{ $code }`
deal-nobody = Nikdo, kdo smí být ukázán, s těmito kartami ještě nedohrál.
deal-firsts = { $sign } tyto karty ještě nikdy neměl. Hry s kartami, které může někdo znát, se do žebříčků nepočítají.
deal-new = Nové: { $code } · { $kind }
deal-won = výhra
deal-won-by = vyhrává { $winner } · zbylých karet: { $cards }
deal-left = zbylých karet: { $cards }
deal-help = rady: { $hints } · karty vzaté zpět: { $backs }
deal-somebody = někdo
deal-computer = počítač

table-deal = Rozdání { $code } · nepočítá se
table-same-cards = Stejné karty jako v dřívější hře · nepočítá se

option-table-open-deal = Kód rozdání: jeho karty a s nimi i hra, možnosti a počet hráčů

## The sealed deck

button-verify = Ověřit balíček
deal-sealed = Balíček zapečetěn: { $seal }
deal-seal = Pečeť: `{ $seal }`
deal-secret = Tajemství: `{ $secret }`
deal-verified = ✓ Karty této hry dávají spolu s tajemstvím tuto pečeť. Pokud ji herní plán ukazoval už od rozdání, nikdo balíček nevyměnil.
deal-verify-yourself = Na vlastním počítači to ověříš takto: *Uložit jako text*, potom `python -m bot verify SOUBOR`.
result-sealed = Zapečetěný balíček
refused-not-sealed = Balíček této hry zapečetěn nebyl: karty pocházejí z kódu nebo z jiné hry, nebo je rozdala starší verze. Pokud mají kód, porovnej je pomocí `python -m bot deal`.
