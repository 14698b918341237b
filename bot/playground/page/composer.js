// The composer: writes messages and picks commands.
import { CommandForm } from "./command_form.js";
import { matchingCommands } from "./command_list.js";
import { byId, make } from "./dom.js";
import { icon, iconButtonAttributes } from "./icons.js";
import { Listbox } from "./listbox.js";
import { say } from "./words.js";

export class Composer {
  #world;
  #actions;
  #channel = null;
  #userId = null;
  #node = byId("composer");
  #text = make("textarea", {
    id: "composer-text",
    class: "composer-text",
    rows: "1",
    maxlength: "2000",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
  });
  #picker;
  #line;
  #form = null;

  constructor(world, actions) {
    this.#world = world;
    this.#actions = actions;
    this.#picker = new Listbox(this.#text, { label: say("page-commands"), onChoose: (option) => this.#choose(option.value) });
    this.#picker.node.dataset.label = "page-commands";
    const open = make("button", { ...standingButton("page-commands"), class: "icon-button slash" }, "/");
    const send = make("button", standingButton("page-send-message"), icon("send"));
    this.#line = make("div", { class: "composer-line" }, open, this.#text, send);
    this.#node.append(this.#picker.node, this.#line);
    open.addEventListener("click", () => {
      this.#text.value = "/";
      this.#text.focus();
      this.#showCommands();
    });
    send.addEventListener("click", () => this.#send());
    this.#text.addEventListener("input", () => this.#showCommands());
    this.#text.addEventListener("focus", () => this.#showCommands());
    this.#text.addEventListener("blur", () => this.#picker.close());
    this.#text.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      this.#send();
    });
  }

  /** An unsent text stays while channel and user stay the same. Without a channel there is nowhere to write. */
  openChannel(channel) {
    const changed = this.#channel?.id !== channel?.id || this.#userId !== this.#world.me.id;
    this.#channel = channel;
    this.#userId = this.#world.me.id;
    this.#node.hidden = !channel;
    if (changed) this.#reset();
    if (!channel) return;
    const placeholder = this.#world.maySend(channel) ? say("page-message-to", { channel: channel.name }) : say("page-may-not-write");
    this.#text.placeholder = placeholder;
    this.#text.setAttribute("aria-label", placeholder);
  }

  /** When the commands have changed. */
  refreshCommands() {
    if (document.activeElement === this.#text) this.#showCommands();
  }

  /** Opens the form of a command that was clicked elsewhere. */
  openCommand(name) {
    const entry = matchingCommands(this.#world, this.#channel, name).find((each) => each.name === name);
    if (entry) this.#choose(entry);
  }

  focus() {
    if (!this.#form) this.#text.focus();
  }

  #reset() {
    this.#form?.node.remove();
    this.#form = null;
    this.#line.hidden = false;
    this.#text.value = "";
    this.#fitHeight();
  }

  #showCommands() {
    this.#fitHeight();
    const typed = this.#text.value;
    if (!typed.startsWith("/") || typed.includes("\n")) {
      this.#picker.close();
      return;
    }
    const entries = matchingCommands(this.#world, this.#channel, typed.slice(1));
    this.#picker.show(
      entries.map((entry) => ({
        label: `/${entry.shown}`,
        detail: entry.description,
        aside: entry.options.filter((option) => option.required).map((option) => this.#world.localizedText(option, "name")).join(" "),
        group: this.#world.userName(this.#world.bot),
        value: entry,
      })),
      { note: say("page-no-commands") },
    );
  }

  #choose(entry) {
    this.#reset();
    this.#form = new CommandForm(entry, this.#world, this.#actions, () => {
      this.#reset();
      this.#text.focus();
    });
    this.#line.hidden = true;
    this.#node.append(this.#form.node);
    this.#form.start();
  }

  async #send() {
    const text = this.#text.value.trim();
    if (text === "" || text.startsWith("/")) return;
    this.#text.value = "";
    this.#fitHeight();
    // A text that could not be sent stays.
    if (!(await this.#actions.try("say", { text })) && this.#text.value === "") {
      this.#text.value = text;
      this.#fitHeight();
    }
  }

  #fitHeight() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${Math.min(this.#text.scrollHeight, 200)}px`;
  }
}

/** It is never drawn anew: its label is said again when the language changes. */
function standingButton(key) {
  return { ...iconButtonAttributes(say(key)), data: { label: key } };
}
