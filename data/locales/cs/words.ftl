### Slovník stolu.

variant-original = The Game
variant-extreme = The Game: Extreme
variant-on-fire = The Game: On Fire
variant-face-to-face = The Game: Face to Face

about-original = Jeden tým, 98 karet, čtyři hromádky: zbavte se společně všech karet.
about-extreme = Týmová hra, ve které 28 karet nese příkazy.
about-on-fire = Týmová hra, ve které šest karet hoří, dokud je někdo nezakryje.
about-face-to-face = Souboj pro dva: vlastní karty, vlastní hromádky a když se to vyplatí, karta na soupeřovu.

seat-computer = 🤖 Počítač { $number }
seat-computer-for = 🤖 za { $name }
seat-nameless = Místo { $number }

level-easy = Lehký
level-normal = Běžný
level-expert = Expert
about-level-easy = Přátelský začátečník
about-level-normal = Hraje jako někdo zkušený
about-level-expert = Silněji už to nejde

word-keep-off = sem prosím ne
word-small-steps = jen malé kroky
word-jump-back = můžu sem skočit zpět
word-free = klidně sem
mark-word-hold = mám ji
mark-word-not-now = teď radši ne

symbol-stop = Stop
symbol-skull = Lebka
symbol-three = Trojka
symbol-silence = Mlčení
symbol-no-trick = Bez triku
symbol-one-pile = Jedna hromádka
symbol-draw-one = Líznout jednu
symbol-fire = Oheň

meaning-stop = tah okamžitě končí, i když není splněné minimum.
meaning-skull = do konce tohoto tahu ji musí zakrýt jiná karta.
meaning-three = v tomto tahu přesně tři karty, už zahrané se počítají.
meaning-silence = dokud není zakrytá, nikdo o hře nemluví a signály jsou vypnuté.
meaning-no-trick = dokud není zakrytá, je reverzní trik zakázaný na všech hromádkách.
meaning-one-pile = dokud není zakrytá, patří všechny karty tahu na stejnou hromádku.
meaning-draw-one = dokud není zakrytá, líže se po tahu jen jedna karta.
meaning-fire = hned v dalším tahu po zahrání ji musí zakrýt jiná karta.

play-trick = ↩ trik
play-dead-end = ⚠ slepá ulička
play-help = 🤝 pomoc
owner-you = ty

language-of-server = podle nastavení Discordu

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

permission-view-channel = Zobrazit kanály
permission-send-messages = Posílat zprávy
permission-send-messages-in-threads = Posílat zprávy ve vláknech
permission-create-public-threads = Vytvářet veřejná vlákna
permission-embed-links = Vkládat odkazy
permission-attach-files = Přikládat soubory
permission-read-message-history = Číst historii zpráv
permission-manage-messages = Spravovat zprávy

## Volby stolu

option-three = Aspoň tři karty za tah
option-short = O kartu méně v každé ruce
option-take-backs = Vracení karet
option-shuffled = Zamíchané symboly
option-no-hints = Bez rad
about-option-three = Těžší: tři karty místo dvou, dokud je co lízat
about-option-short = Ještě těžší: všichni mají v ruce o kartu méně
about-option-take-backs = Do konce tahu si můžete karty vzít zpět
about-option-shuffled = V každé hře jsou symboly na jiných 28 kartách
about-option-no-hints = Nikdo u stolu se nemůže ptát počítače na radu
told-three = aspoň tři karty za tah
told-short = o kartu méně v ruce
told-no-take-backs = bez vracení karet
told-shuffled = zamíchané symboly
told-no-hints = bez rad
