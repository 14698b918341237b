// Where messages are written and commands are chosen.
import { CommandForm } from "./command_form.js";
import { matching } from "./commands.js";
import { byId, make } from "./dom.js";
import { Listbox } from "./listbox.js";

export class Composer {
  #world;
  #room;
  #channel = null;
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

  constructor(world, room) {
    this.#world = world;
    this.#room = room;
    this.#picker = new Listbox(this.#text, { label: "Commands", onChoose: (option) => this.#choose(option.value) });
    const open = make("button", { type: "button", class: "icon-button slash", "aria-label": "Commands", title: "Commands" }, "/");
    const send = make("button", { type: "button", class: "icon-button", "aria-label": "Send message", title: "Send message" }, "➤");
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

  enter(channel) {
    const moved = this.#channel?.id !== channel.id;
    this.#channel = channel;
    const words = this.#world.maySend(channel) ? `Message #${channel.name}` : "You may not write here";
    this.#text.placeholder = words;
    this.#text.setAttribute("aria-label", words);
    if (moved || !this.#place.querySelector("form")) this.#reset();
  }

  /** The commands have changed under an open list. */
  renew() {
    if (document.activeElement === this.#text) this.#offer();
  }

  #reset() {
    this.#place.querySelector("form")?.remove();
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
    const form = new CommandForm(entry, this.#world, this.#room, () => {
      this.#reset();
      this.#text.focus();
    });
    this.#line.hidden = true;
    this.#place.append(form.node);
    form.start();
  }

  async #say() {
    const text = this.#text.value.trim();
    if (text === "" || text.startsWith("/")) return;
    this.#text.value = "";
    this.#grow();
    await this.#room.try("say", { text });
  }

  #grow() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${Math.min(this.#text.scrollHeight, 200)}px`;
  }
}
