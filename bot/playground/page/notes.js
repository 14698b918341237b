// Notes of the page among the messages: a command being sent, an error. Only this tab shows them.
import { avatar } from "./avatar.js";
import { make } from "./dom.js";
import { say, sayAround } from "./words.js";

export class Note {
  #outcome;

  constructor(world, heading, outcome) {
    this.#outcome = outcome;
    this.node = make(
      "li",
      { class: "message note" },
      heading,
      avatar(world.users.get(world.bot)),
      make("div", { class: "message-body" }, make("h2", { class: "byline" }, make("span", { class: "author" }, world.userName(world.bot)), make("span", { class: "tag" }, say("page-app"))), outcome),
    );
  }

  fail(text) {
    this.node.classList.add("ephemeral");
    this.#outcome.replaceWith(
      make("p", { class: "failed", role: "alert" }, text),
      make("p", { class: "only-you" }, `${say("page-only-you")} • `, make("button", { type: "button", class: "link-button", on: { click: () => this.remove() } }, say("page-dismiss"))),
    );
  }

  remove() {
    this.node.remove();
  }
}

/** "Ada used /play", until the bot responds. */
export function commandNote(world, name) {
  const heading = make("p", { class: "reply" }, avatar(world.me, "tiny"), usedCommand(world.me.name, name));
  return new Note(world, heading, make("p", { class: "thinking" }, say("page-sending")));
}

export function usedCommand(user, command) {
  const facts = { name: make("span", { class: "reply-name" }, user), command: make("span", { class: "mention" }, `/${command}`) };
  return make("span", { class: "reply-used" }, sayAround("page-used", facts));
}

export function errorNote(world, text) {
  const note = new Note(world, null, make("p"));
  note.fail(text);
  return note;
}
