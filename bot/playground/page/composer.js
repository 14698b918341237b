// Where messages are written and commands are chosen.
import { CommandForm } from "./command_form.js";
import { matching } from "./commands.js";
import { byId, make } from "./dom.js";
import { icon, named } from "./icons.js";
import { Listbox } from "./listbox.js";

export class Composer {
  #world;
  #room;
  #channel = null;
  #writer = null;
  #place = byId("composer");
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

  constructor(world, room) {
    this.#world = world;
    this.#room = room;
    this.#picker = new Listbox(this.#text, { label: "Commands", onChoose: (option) => this.#choose(option.value) });
    const open = make("button", { ...named("Commands"), class: "icon-button slash" }, "/");
    const send = make("button", named("Send message"), icon("send"));
    this.#line = make("div", { class: "composer-line" }, open, this.#text, send);
    this.#place.append(this.#picker.node, this.#line);
    open.addEventListener("click", () => {
      this.#text.value = "/";
      this.#text.focus();
      this.#offer();
    });
    send.addEventListener("click", () => this.#say());
    this.#text.addEventListener("input", () => this.#offer());
    this.#text.addEventListener("focus", () => this.#offer());
    this.#text.addEventListener("blur", () => this.#picker.close());
    this.#text.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      this.#say();
    });
  }

  /** What is half written stays, unless it was for another channel or by somebody else. */
  enter(channel) {
    const moved = this.#channel?.id !== channel.id || this.#writer !== this.#world.me.id;
    this.#channel = channel;
    this.#writer = this.#world.me.id;
    const words = this.#world.maySend(channel) ? `Message #${channel.name}` : "You may not write here";
    this.#text.placeholder = words;
    this.#text.setAttribute("aria-label", words);
    if (moved) this.#reset();
  }

  /** The commands have changed under an open list. */
  renew() {
    if (document.activeElement === this.#text) this.#offer();
  }

  /** A command that was named somewhere else, ready to be filled in. */
  begin(name) {
    const entry = matching(this.#world, this.#channel, name).find((each) => each.name === name);
    if (entry) this.#choose(entry);
  }

  /** Typing anywhere is writing here. */
  focus() {
    if (!this.#form) this.#text.focus();
  }

  #reset() {
    this.#form?.node.remove();
    this.#form = null;
    this.#line.hidden = false;
    this.#text.value = "";
    this.#grow();
  }

  #offer() {
    this.#grow();
    const typed = this.#text.value;
    if (!typed.startsWith("/") || typed.includes("\n")) {
      this.#picker.close();
      return;
    }
    const entries = matching(this.#world, this.#channel, typed.slice(1));
    this.#picker.show(
      entries.map((entry) => ({
        label: `/${entry.shown}`,
        detail: entry.description,
        aside: entry.options.filter((option) => option.required).map((option) => this.#world.inMyWords(option, "name")).join(" "),
        group: this.#world.name(this.#world.bot),
        value: entry,
      })),
      { note: "No commands match" },
    );
  }

  #choose(entry) {
    this.#reset();
    this.#form = new CommandForm(entry, this.#world, this.#room, () => {
      this.#reset();
      this.#text.focus();
    });
    this.#line.hidden = true;
    this.#place.append(this.#form.node);
    this.#form.start();
  }

  async #say() {
    const text = this.#text.value.trim();
    if (text === "" || text.startsWith("/")) return;
    this.#text.value = "";
    this.#grow();
    // What could not be sent is not lost.
    if (!(await this.#room.try("say", { text })) && this.#text.value === "") {
      this.#text.value = text;
      this.#grow();
    }
  }

  #grow() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${Math.min(this.#text.scrollHeight, 200)}px`;
  }
}
