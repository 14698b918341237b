// One option of a command: a field with suggestions.
import { make, uniqueId } from "./dom.js";
import { Listbox } from "./listbox.js";
import { say } from "./words.js";

const TYPE = { INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10 };
const CHOSEN_FROM_LIST = new Set([TYPE.BOOLEAN, TYPE.USER, TYPE.CHANNEL, TYPE.ROLE, TYPE.MENTIONABLE]);
const DEBOUNCE_MS = 120;

export class OptionField {
  #world;
  #autocomplete;
  #list;
  #chosen = null; // the chosen suggestion, until the text is changed
  #timer = 0;
  #requestCount = 0;

  /** `suggest(option, typed)` asks the bot; `onDone()` goes to the next field. */
  constructor(option, world, { suggest, onDone, onRemove }) {
    this.option = option;
    this.#world = world;
    this.#autocomplete = suggest;
    const id = uniqueId("option");
    const numeric = option.type === TYPE.INTEGER || option.type === TYPE.NUMBER;
    this.input = make("input", {
      id,
      class: "option-input",
      type: "text",
      inputmode: numeric ? (option.type === TYPE.INTEGER ? "numeric" : "decimal") : undefined,
      role: "combobox",
      autocomplete: "off",
      spellcheck: "false",
      "aria-autocomplete": "list",
      "aria-required": option.required ? "true" : undefined,
      "aria-describedby": `${id}-help`,
      data: { option: option.name },
    });
    this.#list = new Listbox(this.input, {
      label: say("page-suggestions", { option: option.name }),
      onChoose: (choice) => {
        this.input.value = choice.label;
        this.#chosen = choice;
        this.showError("");
        onDone(this);
      },
    });
    this.help = make("p", { id: `${id}-help`, class: "option-help" }, world.localizedText(option, "description"));
    this.node = make(
      "div",
      { class: "option", data: { option: option.name } },
      make("label", { for: id, class: "option-name" }, world.localizedText(option, "name"), option.required ? null : make("span", { class: "optional" }, ` ${say("page-optional")}`)),
      this.input,
      this.#list.node,
      this.help,
    );
    this.input.addEventListener("input", () => {
      this.#chosen = null;
      this.showError("");
      this.suggest(DEBOUNCE_MS);
    });
    this.input.addEventListener("focus", () => this.suggest(0));
    this.input.addEventListener("blur", () => this.#list.close());
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Backspace" && this.input.value === "" && !option.required) onRemove(this);
    });
  }

  get isEmpty() {
    return this.input.value.trim() === "";
  }

  /** The chosen value, or the text as typed. */
  get value() {
    if (this.#chosen) return this.#chosen.value;
    const typed = this.input.value.trim();
    const exact = this.#choices().find((choice) => choice.label.toLowerCase() === typed.toLowerCase().replace(/^[@#]/, ""));
    return exact ? exact.value : typed;
  }

  /** The text of the error, "" if there is none. */
  get error() {
    if (this.isEmpty) return this.option.required ? say("page-option-required") : "";
    const needsList = CHOSEN_FROM_LIST.has(this.option.type) || this.option.choices?.length;
    const known = this.#choices().some((choice) => choice.value === this.value);
    return needsList && !known ? say("page-choose-from-list") : "";
  }

  showError(error) {
    this.node.classList.toggle("invalid", error !== "");
    this.input.setAttribute("aria-invalid", String(error !== ""));
    this.help.textContent = error || this.#world.localizedText(this.option, "description");
  }

  suggest(delay) {
    clearTimeout(this.#timer);
    if (!this.option.autocomplete) {
      this.#show(this.#matchingChoices());
      return;
    }
    this.#timer = setTimeout(() => this.#requestChoices(), delay);
  }

  async #requestChoices() {
    this.#requestCount += 1;
    const number = this.#requestCount;
    let choices = [];
    let note = say("page-no-options");
    try {
      choices = await this.#autocomplete(this.option, this.input.value.trim());
    } catch {
      note = say("page-loading-failed");
    }
    // A newer request makes this answer useless.
    if (number !== this.#requestCount || document.activeElement !== this.input) return;
    this.#show(choices.map((choice) => ({ label: this.#world.localizedText(choice, "name"), value: choice.value })), note);
  }

  #show(choices, note = "") {
    if (document.activeElement === this.input) this.#list.show(this.#chosen ? [] : choices, { note: this.#chosen ? "" : note });
  }

  #matchingChoices() {
    const typed = this.input.value.trim().toLowerCase().replace(/^[@#]/, "");
    return this.#choices().filter((choice) => choice.label.toLowerCase().includes(typed));
  }

  #choices() {
    const users = [...this.#world.users.values()].map((user) => ({ label: user.name, value: user.id, mark: "@", aside: user.badge }));
    const roles = [...this.#world.roles.values()].map((role) => ({ label: role.name.replace(/^@/, ""), value: role.id, mark: "@", aside: say("page-role") }));
    switch (this.option.type) {
      case TYPE.BOOLEAN:
        return [{ label: say("page-true"), value: true }, { label: say("page-false"), value: false }];
      case TYPE.USER:
        return users;
      case TYPE.ROLE:
        return roles;
      case TYPE.MENTIONABLE:
        return [...users, ...roles];
      case TYPE.CHANNEL: {
        const allowed = this.option.channel_types;
        return this.#world.channels.filter((channel) => !allowed || allowed.includes(channel.type)).map((channel) => ({ label: channel.name, value: channel.id, mark: "#" }));
      }
      default:
        return (this.option.choices ?? []).map((choice) => ({ label: this.#world.localizedText(choice, "name"), value: choice.value }));
    }
  }
}
