### Короткі повідомлення поруч із полем і короткі відповіді.

ping-turn = { $owed ->
    [0] { $person }, ваш хід.
    [one] { $person }, ваш хід: щонайменше { $owed } карта.
    [few] { $person }, ваш хід: щонайменше { $owed } карти.
    [many] { $person }, ваш хід: щонайменше { $owed } карт.
   *[other] { $person }, ваш хід: щонайменше { $owed } карти.
}
ping-who-starts = { $people } Карти роздано. Зазирніть у **Моя рука**: хто почне?
ping-reminder = { $person }, стіл чекає на вас.
ping-take-over = { $name } вже давно не відповідає. Будь-хто за столом може доручити хід комп’ютеру.

notice-taken-over = За гравця { $name } тепер грає комп’ютер. Кнопка **Я знову тут** це скасує.
notice-came-back = { $name } знову за столом.
notice-left = { $name } йде. Далі грає комп’ютер.
notice-removed = { $name } більше не за столом: так вирішили ведучий або модератор.
notice-replaced = Замість { $old } грає { $new }.
notice-ended-host = Ведучий закрив цей стіл.
notice-ended-moderator = Модератор закрив цей стіл.
notice-ended-empty = Нікого не залишилося: стіл закрито.
notice-ended-forgotten = Тут давно нічого не відбувається: стіл закрито.
notice-ended-other = Цей стіл закрито.
notice-note = Причина: { $note }
notice-paused = { $count ->
    [one] Партію призупинено: мені тут бракує дозволу **{ $permissions }**. Щойно він з’явиться, гра продовжиться сама.
    [few] Партію призупинено: мені тут бракує дозволів **{ $permissions }**. Щойно вони з’являться, гра продовжиться сама.
    [many] Партію призупинено: мені тут бракує дозволів **{ $permissions }**. Щойно вони з’являться, гра продовжиться сама.
   *[other] Партію призупинено: мені тут бракує дозволів **{ $permissions }**. Щойно вони з’являться, гра продовжиться сама.
}
notice-resumed = Партія триває.
notice-board-moved = Поле тепер нижче: { $address }

answer-apology = Перепрошую, у мене щось зламалося. Ваша партія в безпеці. Номер: `{ $reference }`
answer-opened = Ваш стіл відкрито: { $address }
answer-signalled = Про стос { $pile } сказано: *{ $word }*.
answer-signal-withdrawn = Про стос { $pile } ви більше нічого не кажете.
answer-give-up = Здатися? Партію одразу буде програно для всього столу.
answer-done = Готово.
answer-language = Відтепер мова моїх відповідей вам: { $language }.
answer-language-discord = Відповідатиму мовою вашого Discord.
answer-pings-on = Згадуватиму вас, коли ваш хід.
answer-pings-off = Більше не згадуватиму вас, коли ваш хід.
answer-pictures-on = Ви бачитимете картинки.
answer-pictures-off = Ви бачитимете лише текст.
answer-has-time = Час іще є: { $due }.

hint-plays = Краще зіграти так: { $plays }.
hint-end-turn = Тут варто закінчити хід.
hint-trick = Трюк повертає десять.
hint-small-steps = Так втрачається найменше місця.
hint-saves-trick = Так пара з різницею в десять лишиться на потім.
hint-heeds-signal = Так враховано сигнали решти.
hint-help = За допомогу можна добрати до шести.
hint-win = Це перемога.
hint-only-way = Інакше хід не закінчити.
hint-finish = Так рука спорожніє найшвидше.

## Для модераторів

tables-title = { $count ->
    [0] Відкритих столів немає
    [one] { $count } відкритий стіл
    [few] { $count } відкриті столи
    [many] { $count } відкритих столів
   *[other] { $count } відкритого столу
}
tables-none = На цьому сервері зараз ніхто не грає.
tables-more = { $count ->
    [one] … і ще { $count }
    [few] … і ще { $count }
    [many] … і ще { $count }
   *[other] … і ще { $count }
}
tables-lobby = { $channel } · { $variant } · лобі, відкрито { $opened }, остання зміна { $moved }
tables-playing = { $channel } · { $variant } · відкрито { $opened }, останній хід { $moved }
tables-awaiting = { $channel } · { $variant } · відкрито { $opened }, останній хід { $moved }, чекають: **{ $name }**
tables-ended = { $count ->
    [0] Таких старих столів немає.
    [one] Закрито { $count } стіл.
    [few] Закрито { $count } столи.
    [many] Закрито { $count } столів.
   *[other] Закрито { $count } столу.
}
tables-unlocked = Стіл прочитано наново й показано ще раз.

server-title = Налаштування цього сервера
server-language = Мова: { $language }
server-remind = Тиша до нагадування: { $length }
server-takeover = Потім до заміни комп’ютером: { $length }
server-close = Потім до закриття забутого столу: { $length }
server-hosts-everyone = Столи можуть відкривати всі.
server-hosts-moderators = Столи відкривають лише модератори.
server-hosts-role = Столи відкривають модератори та { $role }.
server-channels-all = Столи дозволено в усіх каналах.
server-channels = Столи дозволено тут: { $channels }.
server-pictures-on = Поле показується з картинкою.
server-pictures-off = Поле показується лише текстом.
server-moderators = Столи модерує також { $role }.
