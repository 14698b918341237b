# Слова на картинках и описания для тех, кто их не видит.

pictures-variant-original = The Game
pictures-variant-extreme = Extreme
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
pictures-owed = { $name }: ещё { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
pictures-may-end = { $name }: можно завершить ход
pictures-won = Победа: сыграны все карты!
pictures-won-by = Победа: { $name }!
pictures-lost = { $cards ->
    [one] Проигрыш, осталась { $cards } карта
    [few] Проигрыш, остались { $cards } карты
    [many] Проигрыш, осталось { $cards } карт
   *[other] Проигрыш, осталось { $cards } карты
}
pictures-seats-taken = Занято мест: { $taken } из { $seats }
pictures-free-seat = свободно

pictures-symbol-stop = стоп
pictures-symbol-skull = череп
pictures-symbol-three = тройка
pictures-symbol-silence = тишина
pictures-symbol-no-trick = без хода назад
pictures-symbol-one-pile = один ряд
pictures-symbol-draw-one = взять одну

pictures-word-keep-off = сюда не класть
pictures-word-small-steps = только маленькими шагами
pictures-word-jump-back = здесь могу прыгнуть назад
pictures-word-free = здесь свободно

pictures-alt-pile-up = Ряд { $pile }, по возрастанию от { $row }: сверху { $top }, { $cards ->
    [one] сыграна { $cards } карта
    [few] сыграны { $cards } карты
    [many] сыграно { $cards } карт
   *[other] сыграно { $cards } карты
}
pictures-alt-pile-down = Ряд { $pile }, по убыванию от { $row }: сверху { $top }, { $cards ->
    [one] сыграна { $cards } карта
    [few] сыграны { $cards } карты
    [many] сыграно { $cards } карт
   *[other] сыграно { $cards } карты
}
pictures-alt-in-force = действует «{ $symbol }»
pictures-alt-spent = «{ $symbol }» уже не действует
pictures-alt-signal = { $name }: «{ $word }»
pictures-alt-deck = Колода: { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карты.
    [many] { $cards } карт.
   *[other] { $cards } карты.
}
pictures-alt-seat = { $name }: на руке { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карты.
    [many] { $cards } карт.
   *[other] { $cards } карты.
}
pictures-alt-seat-deck = { $name }: на руке { $cards ->
    [one] { $cards } карта,
    [few] { $cards } карты,
    [many] { $cards } карт,
   *[other] { $cards } карты,
} в колоде { $deck }.
pictures-alt-play = { $card } на { $pile }
pictures-alt-trick = { $card } назад на { $pile } (ход назад)
pictures-alt-this-turn = { $name }, сыграно в этот ход: { $plays }.
pictures-alt-last-turn = { $name }, сыграно в прошлый ход: { $plays }.
pictures-alt-hand = Ваша рука: { $cards }.
pictures-alt-hand-empty = У вас нет карт.
pictures-alt-playable = { $card } можно на { $piles }
pictures-alt-target-trick = { $pile } (ход назад)
pictures-alt-target-dead-end = { $pile } (тупик)
pictures-alt-computer = { $name } (компьютер)
pictures-alt-left = Не сыграны: { $cards }.
pictures-alt-left-of = { $name }, не сыграны: { $cards }.
