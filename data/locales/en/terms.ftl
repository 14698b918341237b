### What a table agrees on before the deal: presets, options, tempo.

button-terms = Options
menu-variant = Which game…
menu-preset = All at once: a way to play…
menu-doors = Who may come…
menu-tempo = Tempo…

terms-title = { $variant } · how this table plays
terms-read-only = The host and moderators can change this here until the game starts.
terms-rules = The game
terms-doors = Who may come
terms-tempo = Tempo

option-private = Invited players only
option-open-seats = Computer players make room
option-open-hands = Open hands for watchers
about-option-private = Only those whom the host has invited can sit down
about-option-open-seats = During the game anybody may take a computer player’s seat
about-option-open-hands = Those who watch may see all hands and cannot sit down any more

for-option-three = For teams that win the usual game too often.
for-option-short = For those to whom three cards are not enough.
for-option-take-backs = For everybody; without them every card is final.
for-option-shuffled = For those who know by heart which card carries what.
for-option-no-hints = For teams that want to find out by themselves.
for-option-private = For friends among themselves.
for-option-open-seats = For an evening when people come and go.
for-option-open-hands = For an audience, or for teaching.

tempo-usual = As usual here
tempo-quick = Quick computer players
tempo-unhurried = Unhurried computer players
tempo-day = One day a turn
tempo-three-days = Three days a turn
tempo-week = One week a turn
about-tempo-usual = Reminders as this server has set them
about-tempo-quick = The computer plays at once: for those who know the game
about-tempo-unhurried = The computer takes its time: to follow each of its cards
about-tempo-day = A reminder after 18 hours, after a day the computer may take over: for busy people
about-tempo-three-days = A reminder after 54 hours, after three days the computer may take over
about-tempo-week = A reminder after 5 days, after a week the computer may take over
told-tempo-quick = quick computer players
told-tempo-unhurried = unhurried computer players
told-tempo-day = one day a turn
told-tempo-three-days = three days a turn
told-tempo-week = one week a turn

preset-first-game = First game
preset-evening = Evening
preset-slow-game = Slow game
preset-hard = Hard
about-preset-first-game = The Game with take-backs and hints, and computer players who take their time
about-preset-evening = The usual game; people may take the seats of computer players
about-preset-slow-game = One day a turn, with reminders to match
about-preset-hard = Three cards a turn, a card fewer in hand, no take-backs, no hints, as far as the game has them

option-table-open-preset = A way to play: sets the options below all at once
option-table-open-computers = So many computer players sit down at once
option-table-open-level = How strong they are
option-table-open-tempo = How fast the computer plays, or how many days a turn may take
option-table-open-open-seats = During the game anybody may take a computer player’s seat
