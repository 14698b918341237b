### Короткі повідомлення поруч із полем і короткі відповіді.

ping-turn = { $owed ->
    [0] { $person }, ваш хід.
    [one] { $person }, ваш хід: щонайменше { $owed } карта.
    [few] { $person }, ваш хід: щонайменше { $owed } карти.
    [many] { $person }, ваш хід: щонайменше { $owed } карт.
   *[other] { $person }, ваш хід: щонайменше { $owed } карти.
}
ping-who-starts = { $people } Карти роздано. Натисніть **Мої карти** і вирішіть, хто почне.
ping-reminder = { $person }, за столом чекають на ваш хід.
ping-take-over = { $name } давно не відповідає. Будь-хто за столом може доручити гру комп’ютеру.

notice-taken-over = За гравця { $name } тепер грає комп’ютер. Кнопка **Я знову тут** це скасує.
notice-came-back = { $name } знову за столом.
notice-left = { $name } встає з-за столу. Далі грає комп’ютер.
notice-removed = { $name } більше не за столом.
notice-offered = Місце чекає на гравця { $name }: його займе кнопка **Я знову тут**. Доти грає комп’ютер.
notice-offered-instead = Місце гравця { $old } чекає на гравця { $name }: його займе кнопка **Я знову тут**. Доти грає комп’ютер.
notice-stepped-in = { $name } сідає на вільне місце за столом.
notice-ended-host = Ведучий закрив цей стіл.
notice-ended-moderator = Модератор закрив цей стіл.
notice-ended-empty = За столом нікого не залишилося, тому його закрито.
notice-ended-forgotten = Тут давно нічого не відбувається, тому стіл закрито.
notice-ended-other = Цей стіл закрито.
notice-note = Причина: { $note }
notice-paused = { $count ->
    [one] Партія на паузі: мені тут потрібен дозвіл **{ $permissions }**. Щойно він з’явиться, гра продовжиться сама.
    [few] Партія на паузі: мені тут потрібні дозволи **{ $permissions }**. Щойно вони з’являться, гра продовжиться сама.
    [many] Партія на паузі: мені тут потрібні дозволи **{ $permissions }**. Щойно вони з’являться, гра продовжиться сама.
   *[other] Партія на паузі: мені тут потрібні дозволи **{ $permissions }**. Щойно вони з’являться, гра продовжиться сама.
}
notice-resumed = Партія продовжується.

answer-apology = Перепрошую, щось пішло не так. З вашою партією все гаразд. Номер помилки: `{ $reference }`
answer-signalled = Ви сказали про стос { $pile }: *{ $word }*.
answer-signal-withdrawn = Про стос { $pile } ви більше нічого не кажете.
answer-give-up = Здатися? Партія одразу закінчиться поразкою.
answer-leave = Вийти з партії? За вас дограє комп’ютер, повернутися не можна буде.
answer-leave-last = Вийти з партії? Крім вас, нікого не залишилося: стіл закриється.
answer-invited = Тепер { $name } може сісти за стіл. Це видно біля столу; згадок я не надсилаю.
answer-done = Готово.
answer-language = Мова моїх відповідей: { $language }.
answer-language-discord = Тепер відповідатиму мовою вашого Discord.
answer-pings-on = Згадуватиму вас, коли настане ваш хід.
answer-pings-off = Більше не згадуватиму вас, коли настане ваш хід.
answer-pictures-on = Тепер із картинками.
answer-pictures-off = Тепер лише текст.

hint-plays = Зіграйте так: { $plays }.
hint-end-turn = Краще закінчити хід.
hint-wins = Це перемога!
hint-trick = Зворотний трюк відіграє десять.
hint-prepares-trick = Це готує зворотний трюк.
hint-covers = Це накриває карту, яку треба накрити.
hint-lifts = Це накриває карту, яка заважає всім.
hint-helps = За допомогу добирають до шести карт.
hint-stops = «Стоп» закінчить хід без нових втрат.
hint-small-step = Маленький крок майже не витрачає запасу.
hint-spares = Так враховано сигнали інших.
hint-least = Доброго ходу немає; так запас витрачається найменше.

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
tables-lobby = { $channel } · { $variant } · ще не почали, відкрито { $opened }, остання зміна { $moved }
tables-playing = { $channel } · { $variant } · відкрито { $opened }, останній хід { $moved }
tables-awaiting = { $channel } · { $variant } · відкрито { $opened }, останній хід { $moved }, зараз ходить **{ $name }**
tables-ended = { $count ->
    [0] Таких старих столів немає.
    [one] Закрито { $count } стіл.
    [few] Закрито { $count } столи.
    [many] Закрито { $count } столів.
   *[other] Закрито { $count } столу.
}
tables-unlocked = Стіл завантажено наново й опубліковано ще раз.

server-title = Налаштування цього сервера
server-language = Мова: { $language }
server-remind = Мовчання до нагадування: { $length }
server-takeover = Потім до заміни комп’ютером: { $length }
server-close = Потім до закриття столу: { $length }
server-hosts-everyone = Столи можуть відкривати всі.
server-hosts-moderators = Столи відкривають лише модератори.
server-hosts-role = Столи відкривають модератори та { $role }.
server-channels-all = Столи дозволено в усіх каналах.
server-channels = Столи дозволено тут: { $channels }.
server-tables = Відкритих столів одночасно: { $host } у ведучого, { $server } на сервері. Модератори можуть відкривати більше.
server-pictures-on = Поле публікується з картинкою.
server-pictures-off = Поле публікується лише текстом.
server-moderators = Модерувати столи може й { $role }. Щоб роль бачила `/tables`, дозвольте це в розділі *Налаштування сервера → Інтеграції*.
