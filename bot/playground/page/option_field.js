// One option of a command: a field with the suggestions that its type has.
import { freshId, make } from "./dom.js";
import { Listbox } from "./listbox.js";

const TYPE = { INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10 };
const PICKED = new Set([TYPE.BOOLEAN, TYPE.USER, TYPE.CHANNEL, TYPE.ROLE, TYPE.MENTIONABLE]);
const PAUSE = 120;

export class OptionField {
  #world;
  #suggest;
  #list;
  #picked = null; // the suggestion that was chosen, as long as its text stands there
  #timer = 0;
  #asked = 0;

  /** `suggest(option, typed)` asks the bot; `onDone()` goes on to the next field. */
  constructor(option, world, { suggest, onDone, onLeave }) {
    this.option = option;
    this.#world = world;
    this.#suggest = suggest;
    const id = freshId("option");
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
      label: `Suggestions for ${option.name}`,
      onChoose: (choice) => {
        this.input.value = choice.label;
        this.#picked = choice;
        this.flag("");
        onDone(this);
      },
    });
    this.help = make("p", { id: `${id}-help`, class: "option-help" }, world.inMyWords(option, "description"));
    this.node = make(
      "div",
      { class: "option", data: { option: option.name } },
      make("label", { for: id, class: "option-name" }, world.inMyWords(option, "name"), option.required ? null : make("span", { class: "optional" }, " optional")),
      this.input,
      this.#list.node,
      this.help,
    );
    this.input.addEventListener("input", () => {
      this.#picked = null;
      this.flag("");
      this.offer(PAUSE);
    });
    this.input.addEventListener("focus", () => this.offer(0));
    this.input.addEventListener("blur", () => this.#list.close());
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Backspace" && this.input.value === "" && !option.required) onLeave(this);
    });
  }

  get isEmpty() {
    return this.input.value.trim() === "";
  }

  /** What goes to the bot: the chosen value, or the text as typed. */
  get value() {
    if (this.#picked) return this.#picked.value;
    const typed = this.input.value.trim();
    const exact = this.#known().find((choice) => choice.label.toLowerCase() === typed.toLowerCase().replace(/^[@#]/, ""));
    return exact ? exact.value : typed;
  }

  /** What is wrong with it, if anything can be seen from here. */
  get fault() {
    if (this.isEmpty) return this.option.required ? "This option is required. Specify a value" : "";
    const needsList = PICKED.has(this.option.type) || this.option.choices?.length;
    const known = this.#known().some((choice) => choice.value === this.value);
    return needsList && !known ? "Choose one of the list" : "";
  }

  flag(fault) {
    this.node.classList.toggle("faulty", fault !== "");
    this.input.setAttribute("aria-invalid", String(fault !== ""));
    this.help.textContent = fault || this.#world.inMyWords(this.option, "description");
  }

  offer(pause) {
    clearTimeout(this.#timer);
    if (!this.option.autocomplete) {
      this.#show(this.#fitting());
      return;
    }
    this.#timer = setTimeout(() => this.#askBot(), pause);
  }

  async #askBot() {
    this.#asked += 1;
    const mine = this.#asked;
    let choices = [];
    let note = "No options match your search";
    try {
      choices = await this.#suggest(this.option, this.input.value.trim());
    } catch {
      note = "Loading options failed";
    }
    // An answer that a newer question has overtaken is of no use.
    if (mine !== this.#asked || document.activeElement !== this.input) return;
    this.#show(choices.map((choice) => ({ label: this.#world.inMyWords(choice, "name"), value: choice.value })), note);
  }

  #show(choices, note = "") {
    if (document.activeElement === this.input) this.#list.show(this.#picked ? [] : choices, { note: this.#picked ? "" : note });
  }

  #fitting() {
    const typed = this.input.value.trim().toLowerCase().replace(/^[@#]/, "");
    return this.#known().filter((choice) => choice.label.toLowerCase().includes(typed));
  }

  #known() {
    const users = [...this.#world.users.values()].map((user) => ({ label: user.name, value: user.id, mark: "@", aside: user.badge }));
    const roles = [...this.#world.roles.values()].map((role) => ({ label: role.name.replace(/^@/, ""), value: role.id, mark: "@", aside: "role" }));
    switch (this.option.type) {
      case TYPE.BOOLEAN:
        return [{ label: "True", value: true }, { label: "False", value: false }];
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
        return (this.option.choices ?? []).map((choice) => ({ label: this.#world.inMyWords(choice, "name"), value: choice.value }));
    }
  }
}
