### Na čem se stůl domluví před rozdáním: předvolby, volby, tempo.

button-terms = Volby
menu-variant = Která hra…
menu-preset = Vše najednou: způsob hry…
menu-doors = Kdo smí přijít…
menu-tempo = Tempo…

terms-title = { $variant } · jak hraje tento stůl
terms-read-only = Do začátku hry to tu mohou změnit hostitel a moderátoři.
terms-rules = Hra
terms-doors = Kdo smí přijít
terms-tempo = Tempo

option-private = Jen pro pozvané
option-open-seats = Počítače uvolňují místo
option-open-hands = Odkryté karty pro diváky
about-option-private = Přisednout si může jen ten, koho hostitel pozval
about-option-open-seats = Během hry smí kdokoli převzít místo počítačového hráče
about-option-open-hands = Diváci smějí vidět všechny karty, ale přisednout si už nemohou

for-option-three = Pro týmy, které vyhrávají příliš často.
for-option-short = Pro ty, kterým tři karty nestačí.
for-option-take-backs = Pro všechny; bez toho platí každá karta hned.
for-option-shuffled = Pro ty, kdo už znají nazpaměť, kde je který symbol.
for-option-no-hints = Pro týmy, které na to chtějí přijít samy.
for-option-private = Pro hru mezi přáteli.
for-option-open-seats = Pro večer, kdy lidé přicházejí a odcházejí.
for-option-open-hands = Pro publikum nebo k vysvětlování.

tempo-usual = Jak je tu zvykem
tempo-quick = Rychlí počítačoví hráči
tempo-unhurried = Rozvážní počítačoví hráči
tempo-day = Jeden den na tah
tempo-three-days = Tři dny na tah
tempo-week = Týden na tah
about-tempo-usual = Připomíná se tak, jak je nastaveno na serveru
about-tempo-quick = Počítač hraje hned: pro ty, kdo hru znají
about-tempo-unhurried = Počítač nespěchá: každou jeho kartu lze sledovat
about-tempo-day = Připomínka po 18 hodinách, po dni smí převzít tah počítač: pro zaneprázdněné
about-tempo-three-days = Připomínka po 54 hodinách, po třech dnech smí převzít tah počítač
about-tempo-week = Připomínka po 5 dnech, po týdnu smí převzít tah počítač
told-tempo-quick = rychlí počítačoví hráči
told-tempo-unhurried = rozvážní počítačoví hráči
told-tempo-day = jeden den na tah
told-tempo-three-days = tři dny na tah
told-tempo-week = týden na tah

preset-first-game = První hra
preset-evening = Večer
preset-slow-game = Pomalá hra
preset-hard = Těžká
about-preset-first-game = The Game s vracením karet a radami; počítačoví hráči nespěchají
about-preset-evening = Obvyklá hra; lidé smějí převzít místa počítačových hráčů
about-preset-slow-game = Jeden den na tah, s odpovídajícími připomínkami
about-preset-hard = Tři karty za tah, o kartu méně v ruce, bez vracení a bez rad, pokud to hra má

option-table-open-preset = Způsob hry: nastaví volby níže všechny najednou
option-table-open-computers = Tolik počítačových hráčů hned přisedne
option-table-open-level = Jak jsou silní
option-table-open-tempo = Jak rychle hraje počítač, nebo kolik dní smí trvat tah
option-table-open-open-seats = Během hry smí kdokoli převzít místo počítačového hráče
