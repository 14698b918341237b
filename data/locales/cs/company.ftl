### Whom somebody does not want to play with.
command-me-block = Vyhýbat se někomu u stolů; nedozví se o tom
command-me-unblock = Zase hrát s někým, koho blokuješ
command-me-blocked = Ukázat, koho blokuješ
option-me-block-player = S kým nechceš hrát
option-me-unblock-player = Koho
answer-blocked = { $person } si od teď k tvým stolům nepřisedne a ty zase ne k jeho; nemůže tě svolávat ani ti nabízet místo. Nikdo se o tom nedozví. Rozehraná hra pokračuje, jak je, a u cizího stolu se ještě potkat můžete. Zrušíš to příkazem `/me unblock`.
answer-unblocked = Zase můžete hrát spolu: { $person }.
answer-not-blocked = { $person } na tvém seznamu není. Seznam ukáže `/me blocked`.
blocked-title = Blokovaných: { $count }
blocked-none = Neblokuješ nikoho. Příkazem `/me block` se někomu u stolů vyhneš; nedozví se o tom.
blocked-how = Ze seznamu někoho vezme `/me unblock`. Vidíš ho jen ty.
blocked-forgotten = *někdo, kdo si nechal smazat data*
blocked-more = … a dalších { $count }
refused-T-blocked = { $person ->
    [nobody] Někoho blokuješ, takže si tu spolu nesednete. Změníš to příkazem `/me unblock`.
   *[other] Blokuješ { $person }, takže si tu spolu nesednete. Změníš to příkazem `/me unblock`.
}
refused-T-blocks = Tvůj seznam je plný ({ $most }). Nejdřív z něj někoho vyřaď příkazem `/me unblock`.
refused-block-nobody = Blokovat jde jen jiné lidi. Vyber někoho jiného.
