### The same cards for several: deals that are shared.

button-same-cards = Same cards
button-compare = Who else

deal-title = The same cards
deal-code = Deal: `{ $code }`
deal-nobody = Nobody who may be shown has finished a game with these cards.
deal-firsts = { $sign } had never had these cards before. Games with cards that somebody may know count in no ranking.
deal-new = New: { $code } · { $kind }
deal-won = won
deal-won-by = won by { $winner } · cards left: { $cards }
deal-left = cards left: { $cards }
deal-help = hints: { $hints } · cards taken back: { $backs }
deal-somebody = somebody
deal-computer = the computer

table-deal = Deal { $code } · does not count
table-same-cards = The same cards as in an earlier game · does not count

option-table-open-deal = A deal’s code, for its cards; it also says the game, the options and how many play

## The sealed deck

button-verify = Check the deck
deal-sealed = Deck sealed: { $seal }
deal-seal = Seal: `{ $seal }`
deal-secret = Secret: `{ $secret }`
deal-verified = ✓ The cards of this game, together with the secret, come to this seal. If the board showed the same one from the deal on, nobody has changed the deck since.
deal-verify-yourself = To check it on a computer of your own: *Save as text*, then `python -m bot verify FILE`.
result-sealed = The sealed deck
refused-not-sealed = The deck of this game was not sealed: its cards come from a code or from another game, or an older version dealt them. If it has a code, look at `python -m bot deal`.
