### Whom somebody does not want to play with.
command-me-block = Не зустрічатися з кимось за столами; йому про це не скажуть
command-me-unblock = Знову грати з тим, кого ви заблокували
command-me-blocked = Показати, кого ви заблокували
option-me-block-player = З ким ви не хочете грати
option-me-unblock-player = Кого
answer-blocked = Відтепер { $person } не зможе сісти за ваші столи, а ви — за столи цього гравця; кликати вас і пропонувати вам місце теж не вийде. Про це нікому не скажуть. Розпочата партія триває як була, а за чужим столом ви ще можете зустрітися. Скасувати: `/me unblock`.
answer-unblocked = Ви знову можете грати разом: { $person }.
answer-not-blocked = У вашому списку цього гравця не було: { $person }. Список: `/me blocked`.
blocked-title = Заблоковано: { $count }
blocked-none = Ви нікого не блокуєте. Команда `/me block` розведе вас із кимось за столами; йому про це не скажуть.
blocked-how = Прибрати зі списку: `/me unblock`. Список бачите лише ви.
blocked-forgotten = *хтось, хто видалив свої дані*
blocked-more = … і ще { $count }
refused-T-blocked = { $person ->
    [nobody] Ви заблокували цього гравця, тож разом тут не сядете. Змінити: `/me unblock`.
   *[other] Ви заблокували цього гравця ({ $person }), тож разом тут не сядете. Змінити: `/me unblock`.
}
refused-T-blocks = Ваш список заповнено ({ $most }). Спершу приберіть когось командою `/me unblock`.
refused-block-nobody = Заблокувати можна лише іншу людину. Виберіть когось іншого.
