### Короткие сообщения рядом с полем и короткие ответы.

ping-turn = { $owed ->
    [0] { $person }, ваш ход.
    [one] { $person }, ваш ход: хотя бы { $owed } карта.
    [few] { $person }, ваш ход: хотя бы { $owed } карты.
    [many] { $person }, ваш ход: хотя бы { $owed } карт.
   *[other] { $person }, ваш ход: хотя бы { $owed } карты.
}
ping-who-starts = { $people } Карты розданы. Нажмите **Мои карты** и решите, кто начнёт.
ping-reminder = { $person }, за столом ждут вашего хода.
ping-take-over = { $name } давно не отвечает. Любой за столом может доверить игру компьютеру.

notice-taken-over = За игрока { $name } теперь играет компьютер. Кнопка **Я снова здесь** это отменит.
notice-came-back = { $name } снова за столом.
notice-left = { $name } выходит из-за стола. Дальше играет компьютер.
notice-removed = { $name } больше не за столом.
notice-offered = Место ждёт игрока { $name }: его займёт кнопка **Я снова здесь**. До тех пор играет компьютер.
notice-offered-instead = Место игрока { $old } ждёт игрока { $name }: его займёт кнопка **Я снова здесь**. До тех пор играет компьютер.
notice-stepped-in = { $name } занимает место за столом.
notice-ended-host = Ведущий закрыл этот стол.
notice-ended-moderator = Модератор закрыл этот стол.
notice-ended-empty = За столом никого не осталось, поэтому он закрыт.
notice-ended-forgotten = Здесь давно ничего не происходит, поэтому стол закрыт.
notice-ended-other = Этот стол закрыт.
notice-note = Причина: { $note }
notice-paused = { $count ->
    [one] Партия на паузе: мне здесь нужно право **{ $permissions }**. Как только оно появится, игра продолжится сама.
    [few] Партия на паузе: мне здесь нужны права **{ $permissions }**. Как только они появятся, игра продолжится сама.
    [many] Партия на паузе: мне здесь нужны права **{ $permissions }**. Как только они появятся, игра продолжится сама.
   *[other] Партия на паузе: мне здесь нужны права **{ $permissions }**. Как только они появятся, игра продолжится сама.
}
notice-resumed = Партия продолжается.

answer-apology = Простите, что-то пошло не так. С вашей партией всё в порядке. Номер ошибки: `{ $reference }`
answer-signalled = Вы сказали о стопке { $pile }: *{ $word }*.
answer-signal-withdrawn = О стопке { $pile } вы больше ничего не говорите.
answer-give-up = Сдаться? Партия сразу закончится поражением.
answer-leave = Выйти из партии? За вас доиграет компьютер, вернуться будет нельзя.
answer-leave-last = Выйти из партии? Кроме вас, никого не осталось: стол закроется.
answer-invited = Теперь { $name } может сесть за стол. Это видно у стола; упоминаний я не отправляю.
answer-done = Готово.
answer-language = Язык моих ответов: { $language }.
answer-language-discord = Теперь буду отвечать на языке вашего Discord.
answer-pings-on = Буду упоминать вас, когда придёт ваш ход.
answer-pings-off = Больше не буду упоминать вас, когда придёт ваш ход.
answer-pictures-on = Теперь с картинками.
answer-pictures-off = Теперь только текст.

hint-plays = Сыграйте так: { $plays }.
hint-end-turn = Лучше закончить ход.
hint-wins = Это победа!
hint-trick = Обратный прыжок отыгрывает десять.
hint-prepares-trick = Это готовит обратный прыжок.
hint-covers = Это накрывает карту, которую нужно накрыть.
hint-lifts = Это накрывает карту, которая мешает всем.
hint-helps = За помощь добирают до шести карт.
hint-stops = «Стоп» закончит ход без новых потерь.
hint-small-step = Маленький шаг почти не тратит запас.
hint-spares = Так учтены сигналы остальных.
hint-least = Хорошего хода нет; так запас тратится меньше всего.

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
tables-lobby = { $channel } · { $variant } · ещё не начали, открыт { $opened }, последнее изменение { $moved }
tables-playing = { $channel } · { $variant } · открыт { $opened }, последний ход { $moved }
tables-awaiting = { $channel } · { $variant } · открыт { $opened }, последний ход { $moved }, сейчас ходит **{ $name }**
tables-ended = { $count ->
    [0] Таких старых столов нет.
    [one] Закрыт { $count } стол.
    [few] Закрыто { $count } стола.
    [many] Закрыто { $count } столов.
   *[other] Закрыто { $count } стола.
}
tables-unlocked = Стол загружен заново и опубликован ещё раз.

server-title = Настройки этого сервера
server-language = Язык: { $language }
server-remind = Молчание до напоминания: { $length }
server-takeover = Затем до замены компьютером: { $length }
server-close = Затем до закрытия стола: { $length }
server-hosts-everyone = Столы могут открывать все.
server-hosts-moderators = Столы открывают только модераторы.
server-hosts-role = Столы открывают модераторы и { $role }.
server-channels-all = Столы разрешены во всех каналах.
server-channels = Столы разрешены здесь: { $channels }.
server-tables = Открытых столов одновременно: { $host } у ведущего, { $server } на сервере. Модераторы могут открывать больше.
server-pictures-on = Поле публикуется с картинкой.
server-pictures-off = Поле публикуется только текстом.
server-moderators = Модерировать столы может и { $role }. Чтобы роль видела `/tables`, разрешите это в разделе *Настройки сервера → Интеграции*.
