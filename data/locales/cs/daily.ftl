### Hra dne a hry jen pro vlastní oči.

daily-title = Hra dne · { $day }
daily-about = Tři rozdání denně, pro všechny stejná; počítá se první pokus. Den končí o půlnoci UTC.
daily-alone = The Game o samotě
daily-extreme = Extreme o samotě
daily-pair = S expertem
daily-team = V týmu
daily-open = Zatím nehráno.
daily-begun = Rozehráno. Tlačítkem pokračuj.
daily-later-attempt = pozdější pokus: nepočítá se
daily-streak = Dní v řadě: { $now } · nejvíc: { $longest }
daily-expert-thinks = expert ještě hraje
daily-expert = expert: { $result }
daily-median = medián serveru: { $cards }
daily-table = { $day } · { $kind }
daily-players = Dohráno: { $count }
daily-closed = Kdo a jak, se ukáže, až dohraješ svůj vlastní pokus.
daily-scope-server = Všichni, kdo si na tomto serveru vyvolali hru dne. Vede, komu zbylo nejméně karet; při rovnosti ten, komu se méně pomáhalo.
daily-scope-partners = Všichni, se kterými jsi v poslední době hrál(a), kdekoli. Vede, komu zbylo nejméně karet; při rovnosti ten, komu se méně pomáhalo.
daily-share-title = K předání dál, bez jediného slova o kartách
daily-new = Tři nová rozdání, pro všechny stejná. Počítá se první pokus.

button-daily = Moje hra dne
button-daily-server = Tabulka serveru
button-daily-partners = Tabulka spoluhráčů
button-daily-share = Sdílet
button-daily-post = Ukázat tady
button-solo-again = Ještě jednu
button-ask-give-up = Vzdát…

command-daily = Rozdání dne, pro všechny stejná: počítá se tvůj první pokus
option-daily-deal = Které; bez údaje všechna a jak na tom jsi
command-solo = Hra jen pro tvoje oči, ať jsi kdekoli
option-solo-variant = Která hra; bez údaje The Game
option-solo-partners = Kolik počítačových hráčů hraje s tebou
option-solo-level = Jak dobře hrají
option-solo-deal = Kód rozdání, pro jeho karty

refused-T-had-cards = Tyto karty už jsi dostal(a), první pokus to tedy být nemůže. Počkej na zítřejší rozdání, nebo si zahraj přes `/solo`.
refused-not-first = Předat dál lze jen vlastní první pokus z daného dne. Dohraj ten dnešní přes `/daily` a zkus to znovu.
refused-not-alone = Tolik míst tato hra nemá: vyber nejvýš { $most } počítačových hráčů.
refused-daily-deal = To jsou karty dnešní hry dne: zahraj si je přes `/daily`, ať se první pokus počítá.
refused-one-server = To se týká jednoho serveru. Zeptej se v kanálu serveru, na kterém jsem.

command-server-daily = Každý den oznámit nová rozdání v kanálu i s tabulkami; bez kanálu už ne
option-server-daily-channel = Kde
answer-daily-channel = Od zítřka se každá nová hra dne oznámí v { $channel } i s tabulkami předchozího dne: jedna zpráva denně, nikoho nevolá.
answer-no-daily-channel = Hra dne se tu už neoznamuje.
