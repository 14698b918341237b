// A chosen command with its options, ready to be filled in and sent.
import { make } from "./dom.js";
import { icon, named } from "./icons.js";
import { OptionField } from "./option_field.js";

export class CommandForm {
  #entry;
  #world;
  #room;
  #fields = [];
  #row = make("div", { class: "option-row" });
  #more = make("div", { class: "option-more" });
  #trouble = make("p", { class: "failed", role: "alert", hidden: true });
  #send = make("button", { type: "submit", class: "send" }, "Send");

  /** `onClose()` gives the place back to the text field. */
  constructor(entry, world, room, onClose) {
    this.#entry = entry;
    this.#world = world;
    this.#room = room;
    this.close = onClose;
    this.node = make(
      "form",
      { class: "command-form", "aria-label": `Command ${entry.shown}`, autocomplete: "off", on: { submit: (event) => this.#submit(event), keydown: (event) => this.#onKey(event) } },
      make(
        "div",
        { class: "command-head" },
        make("span", { class: "command-name" }, `/${entry.shown}`),
        make("span", { class: "command-description" }, entry.description),
        make("button", { ...named("Cancel command"), on: { click: onClose } }, icon("close")),
      ),
      this.#trouble,
      make("div", { class: "command-body" }, this.#row, this.#send),
      this.#more,
    );
    for (const option of entry.options.filter((each) => each.required)) this.#add(option);
    this.#drawMore();
  }

  start() {
    (this.#fields[0]?.input ?? this.#send).focus();
  }

  #add(option) {
    const field = new OptionField(option, this.#world, {
      suggest: (wanted, typed) => this.#suggest(wanted, typed),
      onDone: (done) => this.#next(done),
      onLeave: (left) => this.#drop(left),
    });
    this.#fields.push(field);
    this.#row.append(field.node);
    return field;
  }

  #drop(field) {
    this.#fields = this.#fields.filter((each) => each !== field);
    field.node.remove();
    this.#drawMore();
    (this.#fields.at(-1)?.input ?? this.#send).focus();
  }

  #drawMore() {
    const shown = new Set(this.#fields.map((field) => field.option.name));
    const left = this.#entry.options.filter((option) => !shown.has(option.name));
    this.#more.hidden = left.length === 0;
    this.#more.replaceChildren(
      make("span", { class: "option-more-label" }, "Optional:"),
      ...left.map((option) =>
        make(
          "button",
          {
            type: "button",
            class: "chip",
            title: this.#world.inMyWords(option, "description"),
            data: { option: option.name },
            on: {
              click: () => {
                const field = this.#add(option);
                this.#drawMore();
                field.input.focus();
              },
            },
          },
          `+ ${this.#world.inMyWords(option, "name")}`,
        ),
      ),
    );
  }

  #next(field) {
    const after = this.#fields[this.#fields.indexOf(field) + 1];
    (after?.input ?? this.#send).focus();
  }

  #values() {
    return Object.fromEntries(this.#fields.filter((field) => !field.isEmpty).map((field) => [field.option.name, field.value]));
  }

  #suggest(option, typed) {
    const { command, path } = this.#entry;
    return this.#room.ask("autocomplete", { command: command.id, path, focused: option.name, options: { ...this.#values(), [option.name]: typed } });
  }

  async #submit(event) {
    event.preventDefault();
    const faulty = this.#fields.filter((field) => field.fault !== "");
    for (const field of this.#fields) field.flag(field.fault);
    if (faulty.length) {
      faulty[0].input.focus();
      return;
    }
    this.#trouble.hidden = true;
    this.#send.disabled = true;
    const refused = await this.#room.slash(this.#entry.command, this.#entry.shown, this.#entry.path, this.#values());
    this.#send.disabled = false;
    if (refused === null) {
      this.close();
      return;
    }
    this.#trouble.textContent = refused;
    this.#trouble.hidden = false;
  }

  #onKey(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    this.close();
  }
}
