### Dieselben Karten für mehrere: geteilte Partien.

button-same-cards = Dieselben Karten
button-compare = Wer noch

deal-title = Dieselben Karten
deal-code = Partie: `{ $code }`
deal-nobody = Niemand, der gezeigt werden darf, hat mit diesen Karten zu Ende gespielt.
deal-firsts = { $sign } hatte diese Karten noch nie. Partien mit Karten, die jemand kennen kann, zählen in keiner Rangliste.
deal-new = Neu: { $code } · { $kind }
deal-won = gewonnen
deal-won-by = gewonnen von { $winner } · übrige Karten: { $cards }
deal-left = übrige Karten: { $cards }
deal-help = Tipps: { $hints } · zurückgenommene Karten: { $backs }
deal-somebody = jemand
deal-computer = der Computer

table-deal = Partie { $code } · zählt nicht
table-same-cards = Dieselben Karten wie in einer früheren Partie · zählt nicht

option-table-open-deal = Code einer Partie, für deren Karten; er nennt auch Spiel, Optionen und Spielerzahl

## The sealed deck

button-verify = Deck prüfen
deal-sealed = Deck versiegelt: { $seal }
deal-seal = Siegel: `{ $seal }`
deal-secret = Geheimnis: `{ $secret }`
deal-verified = ✓ Die Karten dieser Partie ergeben zusammen mit dem Geheimnis dieses Siegel. Wenn das Brett vom Geben an dasselbe gezeigt hat, hat niemand das Deck ausgetauscht.
deal-verify-yourself = Um es auf einem eigenen Rechner zu prüfen: *Als Text speichern*, dann `python -m bot verify DATEI`.
result-sealed = Das versiegelte Deck
refused-not-sealed = Das Deck dieser Partie war nicht versiegelt: Die Karten kommen von einem Code oder aus einer anderen Partie, oder eine ältere Version hat sie gegeben. Vergleiche sie mit `python -m bot deal`, wenn es einen Code gibt.
