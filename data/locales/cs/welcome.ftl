### Jediná zpráva, kterou dostane server, jenž bota pozval.

welcome-title = Ninety-Eight je tady
welcome =
    Hrajte *The Game* v kanálu, tlačítky: jeden tým, 98 karet, čtyři hromádky, a nikdo nesmí vyslovit číslo.
    ▶ **{ button-play-now }** ti rozdá karty, s počítačem jako spoluhráčem.
    🧭 **{ button-play-guided }** vysvětlí každý krok a trvá tři minuty.
    👥 S ostatními: `/table open`. Pravidla: `/rules`. Jak to má být na tomto serveru: `/server settings`.

command-table-now = Hrát hned, s počítačem jako spoluhráčem
option-table-now-guide = První hra, v níž se vysvětluje každý krok
