### Whom somebody does not want to play with.
command-me-block = Keep apart from somebody at tables; they are not told
command-me-unblock = Play with somebody again whom you block
command-me-blocked = Show whom you block
option-me-block-player = Whom you do not want to play with
option-me-unblock-player = Whom
answer-blocked = { $person } cannot sit down at your tables from now on, nor you at theirs; they cannot call you or offer you a seat. They are not told. A game that is on goes on as it is, and at somebody else’s table you may still meet. `/me unblock` ends it.
answer-unblocked = You may play with { $person } again.
answer-not-blocked = You were not blocking { $person }. `/me blocked` shows your list.
blocked-title = Blocked: { $count }
blocked-none = You block nobody. `/me block` keeps you apart from somebody at tables; they are not told.
blocked-how = `/me unblock` takes somebody off the list. Nobody but you sees it.
blocked-forgotten = *somebody who had their data deleted*
blocked-more = … and { $count } more
refused-T-blocked = { $person ->
    [nobody] You block somebody, so you do not sit down together here. Use `/me unblock` to change that.
   *[other] You block { $person }, so you two do not sit down together here. Use `/me unblock` to change that.
}
refused-T-blocks = Your list is full: { $most } people. Use `/me unblock` to take somebody off it first.
refused-block-nobody = Only other people can be blocked. Choose somebody else.
