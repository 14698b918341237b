// The form of a command with its options.
import { make } from "./dom.js";
import { icon, iconButtonAttributes } from "./icons.js";
import { OptionField } from "./option_field.js";
import { say } from "./words.js";

export class CommandForm {
  #entry;
  #world;
  #actions;
  #fields = [];
  #row = make("div", { class: "option-row" });
  #optionalRow = make("div", { class: "option-more" });
  #error = make("p", { class: "failed", role: "alert", hidden: true });
  #send = make("button", { type: "submit", class: "send" }, say("page-send"));

  /** `onClose()` shows the text field again. */
  constructor(entry, world, actions, onClose) {
    this.#entry = entry;
    this.#world = world;
    this.#actions = actions;
    this.close = onClose;
    this.node = make(
      "form",
      { class: "command-form", "aria-label": say("page-command", { command: entry.shown }), autocomplete: "off", on: { submit: (event) => this.#submit(event), keydown: (event) => this.#onKey(event) } },
      make(
        "div",
        { class: "command-head" },
        make("span", { class: "command-name" }, `/${entry.shown}`),
        make("span", { class: "command-description" }, entry.description),
        make("button", { ...iconButtonAttributes(say("page-cancel-command")), on: { click: onClose } }, icon("close")),
      ),
      this.#error,
      make("div", { class: "command-body" }, this.#row, this.#send),
      this.#optionalRow,
    );
    for (const option of entry.options.filter((each) => each.required)) this.#addField(option);
    this.#drawOptional();
  }

  start() {
    (this.#fields[0]?.input ?? this.#send).focus();
  }

  #addField(option) {
    const field = new OptionField(option, this.#world, {
      suggest: (wanted, typed) => this.#suggest(wanted, typed),
      onDone: (done) => this.#focusNext(done),
      onRemove: (removed) => this.#removeField(removed),
    });
    this.#fields.push(field);
    this.#row.append(field.node);
    return field;
  }

  #removeField(field) {
    this.#fields = this.#fields.filter((each) => each !== field);
    field.node.remove();
    this.#drawOptional();
    (this.#fields.at(-1)?.input ?? this.#send).focus();
  }

  #drawOptional() {
    const shown = new Set(this.#fields.map((field) => field.option.name));
    const rest = this.#entry.options.filter((option) => !shown.has(option.name));
    this.#optionalRow.hidden = rest.length === 0;
    this.#optionalRow.replaceChildren(
      make("span", { class: "option-more-label" }, say("page-more-options")),
      ...rest.map((option) =>
        make(
          "button",
          {
            type: "button",
            class: "chip",
            title: this.#world.localizedText(option, "description"),
            data: { option: option.name },
            on: {
              click: () => {
                const field = this.#addField(option);
                this.#drawOptional();
                field.input.focus();
              },
            },
          },
          `+ ${this.#world.localizedText(option, "name")}`,
        ),
      ),
    );
  }

  #focusNext(field) {
    const after = this.#fields[this.#fields.indexOf(field) + 1];
    (after?.input ?? this.#send).focus();
  }

  #values() {
    return Object.fromEntries(this.#fields.filter((field) => !field.isEmpty).map((field) => [field.option.name, field.value]));
  }

  #suggest(option, typed) {
    const { command, path } = this.#entry;
    return this.#actions.request("autocomplete", { command: command.id, path, focused: option.name, options: { ...this.#values(), [option.name]: typed } });
  }

  async #submit(event) {
    event.preventDefault();
    const invalid = this.#fields.filter((field) => field.error !== "");
    for (const field of this.#fields) field.showError(field.error);
    if (invalid.length) {
      invalid[0].input.focus();
      return;
    }
    this.#error.hidden = true;
    this.#send.disabled = true;
    const refusal = await this.#actions.slash(this.#entry.command, this.#entry.shown, this.#entry.path, this.#values());
    this.#send.disabled = false;
    if (refusal === null) {
      this.close();
      return;
    }
    this.#error.textContent = refusal;
    this.#error.hidden = false;
  }

  #onKey(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    this.close();
  }
}
