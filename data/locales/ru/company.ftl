### Whom somebody does not want to play with.
command-me-block = Не встречаться с кем-то за столами; ему об этом не скажут
command-me-unblock = Снова играть с тем, кого вы заблокировали
command-me-blocked = Показать, кого вы заблокировали
option-me-block-player = С кем вы не хотите играть
option-me-unblock-player = Кого
answer-blocked = Теперь { $person } не сможет сесть за ваши столы, а вы — за столы этого игрока; звать вас и предлагать вам место тоже не получится. Об этом никому не скажут. Начатая партия продолжается как была, а за чужим столом вы ещё можете встретиться. Отменить: `/me unblock`.
answer-unblocked = Вы снова можете играть вместе: { $person }.
answer-not-blocked = В вашем списке этого игрока не было: { $person }. Список: `/me blocked`.
blocked-title = Заблокировано: { $count }
blocked-none = Вы никого не блокируете. Команда `/me block` разведёт вас с кем-то за столами; ему об этом не скажут.
blocked-how = Убрать из списка: `/me unblock`. Список видите только вы.
blocked-forgotten = *кто-то, кто удалил свои данные*
blocked-more = … и ещё { $count }
refused-T-blocked = Вы заблокировали этого игрока ({ $person }), поэтому вместе здесь не сядете. Изменить: `/me unblock`.
refused-T-blocks = Ваш список заполнен ({ $most }). Сначала уберите кого-нибудь командой `/me unblock`.
refused-block-nobody = Заблокировать можно только другого человека. Выберите кого-нибудь ещё.
