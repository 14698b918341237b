# Слова на картинках и описания для тех, кто их не видит.

pictures-variant-original = The Game
pictures-variant-extreme = Extreme
pictures-variant-on-fire = On Fire
pictures-variant-face-to-face = Face to Face

pictures-seat = Место { $number }
pictures-turn-number = ход { $turn }
pictures-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
pictures-who-starts = Кто начинает?
pictures-needs-cards = { $name }: ещё { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
pictures-cover-skull = { $count ->
    [one] череп { $piles }
    [few] черепа { $piles }
    [many] черепа { $piles }
   *[other] черепа { $piles }
}
pictures-cover-fire = { $count ->
    [one] огонь { $piles }
    [few] огни { $piles }
    [many] огни { $piles }
   *[other] огни { $piles }
}
pictures-needs-cover = { $name }: нужно накрыть { $what }
pictures-needs-cards-and-cover = { $name }: накрыть { $what } · ещё { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
pictures-needs-must-end = { $name }: пора завершить ход
pictures-needs-may-end = { $name }: можно закончить ход
pictures-needs-stuck = { $name }: ход уже не завершить
pictures-own-piles = ваши стопки: { $piles }
pictures-won = Победа: сыграны все карты!
pictures-won-by = Победа: { $name }!
pictures-lost = { $cards ->
    [one] Поражение, осталась { $cards } карта
    [few] Поражение, остались { $cards } карты
    [many] Поражение, осталось { $cards } карт
   *[other] Поражение, осталось { $cards } карты
}
pictures-lost-closely = { $cards ->
    [one] Почти победа: осталась { $cards } карта
    [few] Почти победа: остались { $cards } карты
    [many] Почти победа: осталось { $cards } карт
   *[other] Почти победа: осталось { $cards } карты
}
pictures-seats-taken = Занято мест: { $taken } из { $seats }
pictures-free-seat = свободно

pictures-alt-pile-up = Стопка { $pile }, по возрастанию от { $row }: сверху { $top }, { $cards ->
    [one] сыграна { $cards } карта
    [few] сыграны { $cards } карты
    [many] сыграно { $cards } карт
   *[other] сыграно { $cards } карты
}
pictures-alt-pile-down = Стопка { $pile }, по убыванию от { $row }: сверху { $top }, { $cards ->
    [one] сыграна { $cards } карта
    [few] сыграны { $cards } карты
    [many] сыграно { $cards } карт
   *[other] сыграно { $cards } карты
}
pictures-alt-in-force = действует «{ $symbol }»
pictures-alt-spent = «{ $symbol }» уже не действует
pictures-alt-signal = { $name }: «{ $word }»
pictures-alt-owner = Стопки игрока { $name }: { $piles }.
pictures-alt-deck = Колода: { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карты.
    [many] { $cards } карт.
   *[other] { $cards } карты.
}
pictures-alt-seat = { $name }: на руках { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карты.
    [many] { $cards } карт.
   *[other] { $cards } карты.
}
pictures-alt-seat-deck = { $name }: на руках { $cards ->
    [one] { $cards } карта,
    [few] { $cards } карты,
    [many] { $cards } карт,
   *[other] { $cards } карты,
} в колоде { $deck }.
pictures-alt-play = { $card } на { $pile }
pictures-alt-trick = { $card } назад на { $pile } (прыжок)
pictures-alt-this-turn = { $name }, сыграно в этот ход: { $plays }.
pictures-alt-last-turn = { $name }, сыграно в прошлый ход: { $plays }.
pictures-alt-hand = Ваши карты: { $cards }.
pictures-alt-hand-empty = У вас нет карт.
pictures-alt-playable = { $card } можно положить на { $piles }
pictures-alt-target-trick = { $pile } (прыжок)
pictures-alt-target-dead-end = { $pile } (тупик)
pictures-alt-computer = { $name } (бот)
pictures-alt-left = Не сыграны: { $cards }.
pictures-alt-left-of = { $name }, не сыграны: { $cards }.
pictures-alt-row-up = по возрастанию от { $row }
pictures-alt-row-down = по убыванию от { $row }
pictures-alt-rows = Стопки: { $rows }.
pictures-alt-marks = Символы на картах: { $symbols }.
