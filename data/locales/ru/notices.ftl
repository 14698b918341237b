### Короткие сообщения рядом с полем и короткие ответы.

ping-turn = { $owed ->
    [0] { $person }, ваш ход.
    [one] { $person }, ваш ход: хотя бы { $owed } карта.
    [few] { $person }, ваш ход: хотя бы { $owed } карты.
    [many] { $person }, ваш ход: хотя бы { $owed } карт.
   *[other] { $person }, ваш ход: хотя бы { $owed } карты.
}
ping-who-starts = { $people } Карты розданы. Загляните в **Моя рука**: кто начнёт?
ping-reminder = { $person }, стол ждёт вас.
ping-take-over = { $name } уже давно не отвечает. Любой за столом может доверить ход компьютеру.

notice-taken-over = За игрока { $name } теперь играет компьютер. Кнопка **Я снова здесь** это отменит.
notice-came-back = { $name } снова за столом.
notice-left = { $name } уходит. Дальше играет компьютер.
notice-removed = { $name } больше не за столом: так решили ведущий или модератор.
notice-replaced = Вместо { $old } играет { $new }.
notice-ended-host = Ведущий закрыл этот стол.
notice-ended-moderator = Модератор закрыл этот стол.
notice-ended-empty = Никого не осталось: стол закрыт.
notice-ended-forgotten = Здесь давно ничего не происходит: стол закрыт.
notice-ended-other = Этот стол закрыт.
notice-note = Причина: { $note }
notice-paused = { $count ->
    [one] Партия приостановлена: мне здесь не хватает права **{ $permissions }**. Как только оно появится, игра продолжится сама.
    [few] Партия приостановлена: мне здесь не хватает прав **{ $permissions }**. Как только они появятся, игра продолжится сама.
    [many] Партия приостановлена: мне здесь не хватает прав **{ $permissions }**. Как только они появятся, игра продолжится сама.
   *[other] Партия приостановлена: мне здесь не хватает прав **{ $permissions }**. Как только они появятся, игра продолжится сама.
}
notice-resumed = Партия продолжается.
notice-board-moved = Поле теперь ниже: { $address }

answer-apology = Простите, у меня что-то сломалось. Ваша партия в безопасности. Номер: `{ $reference }`
answer-opened = Ваш стол открыт: { $address }
answer-signalled = О стопке { $pile } сказано: *{ $word }*.
answer-signal-withdrawn = О стопке { $pile } вы больше ничего не говорите.
answer-give-up = Сдаться? Партия сразу будет проиграна для всего стола.
answer-done = Готово.
answer-language = Теперь язык моих ответов вам: { $language }.
answer-language-discord = Буду отвечать на языке вашего Discord.
answer-pings-on = Буду упоминать вас, когда ваш ход.
answer-pings-off = Больше не буду упоминать вас, когда ваш ход.
answer-pictures-on = Вы будете видеть картинки.
answer-pictures-off = Вы будете видеть только текст.
answer-has-time = Время ещё есть: { $due }.

hint-plays = Лучше сыграть так: { $plays }.
hint-end-turn = Здесь стоит закончить ход.
hint-trick = Трюк возвращает десять.
hint-small-steps = Так теряется меньше всего места.
hint-saves-trick = Так пара с разницей в десять останется на потом.
hint-heeds-signal = Так учтены сигналы остальных.
hint-help = За помощь можно добрать до шести.
hint-win = Это победа.
hint-only-way = Иначе ход не закончить.
hint-finish = Так рука опустеет быстрее всего.

## Для модераторов

tables-title = { $count ->
    [0] Открытых столов нет
    [one] { $count } открытый стол
    [few] { $count } открытых стола
    [many] { $count } открытых столов
   *[other] { $count } открытого стола
}
tables-none = На этом сервере сейчас никто не играет.
tables-more = { $count ->
    [one] … и ещё { $count }
    [few] … и ещё { $count }
    [many] … и ещё { $count }
   *[other] … и ещё { $count }
}
tables-lobby = { $channel } · { $variant } · лобби, открыто { $opened }, последнее изменение { $moved }
tables-playing = { $channel } · { $variant } · открыт { $opened }, последний ход { $moved }
tables-awaiting = { $channel } · { $variant } · открыт { $opened }, последний ход { $moved }, ждут: **{ $name }**
tables-ended = { $count ->
    [0] Таких старых столов нет.
    [one] Закрыт { $count } стол.
    [few] Закрыто { $count } стола.
    [many] Закрыто { $count } столов.
   *[other] Закрыто { $count } стола.
}
tables-unlocked = Стол прочитан заново и показан ещё раз.

server-title = Настройки этого сервера
server-language = Язык: { $language }
server-remind = Тишина до напоминания: { $length }
server-takeover = Затем до замены компьютером: { $length }
server-close = Затем до закрытия забытого стола: { $length }
server-hosts-everyone = Столы могут открывать все.
server-hosts-moderators = Столы открывают только модераторы.
server-hosts-role = Столы открывают модераторы и { $role }.
server-channels-all = Столы разрешены во всех каналах.
server-channels = Столы разрешены здесь: { $channels }.
server-pictures-on = Поле показывается с картинкой.
server-pictures-off = Поле показывается только текстом.
server-moderators = Столы модерирует и { $role }.
