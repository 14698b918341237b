### Slovník stolu.

variant-original = The Game
variant-extreme = The Game: Extreme
variant-face-to-face = The Game: Face to Face

about-original = Jeden tým, 98 karet, čtyři hromádky: zbavte se společně všech.
about-extreme = Týmová hra s 28 kartami, které dávají příkazy.
about-face-to-face = Souboj pro dva: vlastní karty, vlastní hromádky a občas pomocná ruka.

seat-computer = 🤖 Počítač { $number }
seat-nameless = Místo { $number }
seat-nobody = zatím nikdo (tlačítko *Začnu já* mohou stisknout všichni)

level-easy = Lehká
level-normal = Běžná
level-expert = Expert
about-level-easy = Přátelský začátečník
about-level-normal = Hraje jako dobrý lidský hráč
about-level-expert = Silnější už to nebude

word-keep-off = nechte být
word-small-steps = jen malé kroky
word-jump-back = umím sem skočit zpět
word-free = volno

symbol-stop = Stop
symbol-skull = Lebka
symbol-three = Trojka
symbol-silence = Mlčení
symbol-no-trick = Bez triku
symbol-one-pile = Jedna hromádka
symbol-draw-one = Líznout jednu

meaning-stop = tah hned končí, i pod minimem.
meaning-skull = musí být zakryta do konce tohoto tahu.
meaning-three = přesně tři karty v tomto tahu, i s těmi před ní.
meaning-silence = dokud leží odkrytá, nikdo o hře nemluví; signály jsou vypnuté.
meaning-no-trick = dokud leží odkrytá, na žádné hromádce není zpětný trik.
meaning-one-pile = dokud leží odkrytá, všechny karty tahu jdou na jednu hromádku.
meaning-draw-one = dokud leží odkrytá, po tahu se líže jen jedna karta.

play-trick = ↩ trik
play-dead-end = ⚠ slepá ulička
play-help = 🤝 pomoc

language-en = angličtina
language-de = němčina
language-ru = ruština
language-uk = ukrajinština
language-cs = čeština
language-of-server = podle Discordu

length-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
length-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
length-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}

permission-view-channel = Zobrazit kanál
permission-send-messages = Posílat zprávy
permission-send-messages-in-threads = Posílat zprávy ve vláknech
permission-embed-links = Vkládat odkazy
permission-attach-files = Přikládat soubory
permission-read-message-history = Číst historii zpráv
permission-manage-messages = Spravovat zprávy

## Volby stolu

option-three = Aspoň tři karty za tah
option-short = O kartu méně v ruce
option-take-backs = Vracení karet
option-shuffled = Zamíchané symboly
about-option-three = Těžší: tři karty místo dvou, dokud je co lízat
about-option-short = Ještě těžší: všichni mají v ruce o kartu méně
about-option-take-backs = Zahrané karty lze do konce tahu vrátit
about-option-shuffled = V každé hře padne 28 symbolů na jiné karty
told-three = aspoň tři karty za tah
told-short = o kartu méně v ruce
told-no-take-backs = bez vracení karet
told-shuffled = zamíchané symboly
