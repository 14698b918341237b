# Слова на малюнках і описи для тих, хто їх не бачить.

pictures-variant-original = The Game
pictures-variant-extreme = Extreme
pictures-variant-on-fire = On Fire
pictures-variant-face-to-face = Face to Face

pictures-seat = Місце { $number }
pictures-turn-number = хід { $turn }
pictures-turns = { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}
pictures-who-starts = Хто починає?
pictures-needs-cards = { $name }: ще { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}
pictures-cover-skull = { $count ->
    [one] череп { $piles }
    [few] черепи { $piles }
    [many] черепи { $piles }
   *[other] черепи { $piles }
}
pictures-cover-fire = { $count ->
    [one] вогонь { $piles }
    [few] вогні { $piles }
    [many] вогні { $piles }
   *[other] вогні { $piles }
}
pictures-needs-cover = { $name }: треба накрити { $what }
pictures-needs-cards-and-cover = { $name }: накрити { $what } · ще { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}
pictures-needs-must-end = { $name }: час завершити хід
pictures-needs-may-end = { $name }: можна закінчити хід
pictures-needs-stuck = { $name }: хід уже не завершити
pictures-own-piles = ваші стоси: { $piles }
pictures-won = Перемога: зіграно всі карти!
pictures-won-by = Перемога: { $name }!
pictures-lost = { $cards ->
    [one] Поразка, залишилася { $cards } карта
    [few] Поразка, залишилися { $cards } карти
    [many] Поразка, залишилося { $cards } карт
   *[other] Поразка, залишилося { $cards } карти
}
pictures-lost-closely = { $cards ->
    [one] Майже перемога: лишилася { $cards } карта
    [few] Майже перемога: лишилися { $cards } карти
    [many] Майже перемога: лишилося { $cards } карт
   *[other] Майже перемога: лишилося { $cards } карти
}
pictures-seats-taken = Зайнято місць: { $taken } з { $seats }
pictures-free-seat = вільно

pictures-alt-pile-up = Стос { $pile }, за зростанням від { $row }: зверху { $top }, { $cards ->
    [one] зіграно { $cards } карту
    [few] зіграно { $cards } карти
    [many] зіграно { $cards } карт
   *[other] зіграно { $cards } карти
}
pictures-alt-pile-down = Стос { $pile }, за спаданням від { $row }: зверху { $top }, { $cards ->
    [one] зіграно { $cards } карту
    [few] зіграно { $cards } карти
    [many] зіграно { $cards } карт
   *[other] зіграно { $cards } карти
}
pictures-alt-in-force = діє «{ $symbol }»
pictures-alt-spent = «{ $symbol }» вже не діє
pictures-alt-signal = { $name }: «{ $word }»
pictures-alt-owner = Стоси гравця { $name }: { $piles }.
pictures-alt-deck = Колода: { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карти.
    [many] { $cards } карт.
   *[other] { $cards } карти.
}
pictures-alt-seat = { $name }: на руках { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карти.
    [many] { $cards } карт.
   *[other] { $cards } карти.
}
pictures-alt-seat-deck = { $name }: на руках { $cards ->
    [one] { $cards } карта,
    [few] { $cards } карти,
    [many] { $cards } карт,
   *[other] { $cards } карти,
} у колоді { $deck }.
pictures-alt-play = { $card } на { $pile }
pictures-alt-trick = { $card } назад на { $pile } (трюк)
pictures-alt-this-turn = { $name }, зіграно в цей хід: { $plays }.
pictures-alt-last-turn = { $name }, зіграно в минулий хід: { $plays }.
pictures-alt-hand = Ваші карти: { $cards }.
pictures-alt-hand-empty = У вас немає карт.
pictures-alt-playable = { $card } можна покласти на { $piles }
pictures-alt-target-trick = { $pile } (трюк)
pictures-alt-target-dead-end = { $pile } (глухий кут)
pictures-alt-computer = { $name } (бот)
pictures-alt-left = Не зіграно: { $cards }.
pictures-alt-left-of = { $name }, не зіграно: { $cards }.
pictures-alt-row-up = за зростанням від { $row }
pictures-alt-row-down = за спаданням від { $row }
pictures-alt-rows = Стоси: { $rows }.
pictures-alt-marks = Символи на картах: { $symbols }.
