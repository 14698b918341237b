// A string select: a button that opens a list. Several values are sent when the list closes.
import { make } from "./dom.js";
import { emoji } from "./emoji.js";
import { icon } from "./icons.js";
import { Listbox } from "./listbox.js";
import { say } from "./words.js";

export function selectNode(component, act, isBusy) {
  return new Select(component, act, isBusy).node;
}

class Select {
  #component;
  #act;
  #isBusy;
  #options;
  #placeholder;
  #chosen; // values
  #initial;
  #label = make("span", { class: "select-value" });
  #opener;
  #list;

  constructor(component, act, isBusy) {
    this.#component = component;
    this.#act = act;
    this.#isBusy = () => isBusy(component.custom_id);
    this.#options = component.options ?? [];
    this.#placeholder = component.placeholder || say("page-make-selection");
    this.#chosen = this.#options.filter((option) => option.default).map((option) => option.value);
    this.#initial = this.#chosen.join("\n");
    this.#opener = this.#makeOpener();
    this.#list = new Listbox(this.#opener, {
      label: this.#placeholder,
      multiple: this.#isMultiple,
      onChoose: (option) => this.#choose(option),
      onEscape: () => this.#finish(),
    });
    this.#listen();
    this.#drawLabel();
    this.node = make("div", { class: "select" }, this.#opener, this.#list.node);
  }

  get #isMultiple() {
    return (this.#component.max_values ?? 1) > 1;
  }

  #makeOpener() {
    return make(
      "button",
      {
        type: "button",
        class: "select-opener",
        role: "combobox",
        disabled: this.#component.disabled === true,
        "aria-haspopup": "listbox",
        "aria-busy": this.#isBusy() ? "true" : undefined,
        "aria-label": this.#placeholder,
        data: { customId: this.#component.custom_id },
      },
      this.#label,
      icon("down"),
    );
  }

  #listen() {
    this.#opener.addEventListener("click", () => (this.#list.isOpen ? this.#finish() : this.#isBusy() || this.#open()));
    this.#opener.addEventListener("blur", () => this.#finish());
    this.#opener.addEventListener("keydown", (event) => {
      if (!this.#list.isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
        event.preventDefault();
        this.#open();
      }
    });
  }

  #drawLabel() {
    const labels = this.#options.filter((option) => this.#chosen.includes(option.value)).map((option) => option.label);
    this.#label.textContent = labels.join(", ") || this.#placeholder;
    this.#label.classList.toggle("empty", labels.length === 0);
  }

  #open() {
    const entries = this.#options.map((option) => ({
      label: option.label,
      detail: option.description,
      mark: option.emoji ? emoji(option.emoji) : undefined,
      value: option.value,
      chosen: this.#chosen.includes(option.value),
    }));
    const firstChosen = this.#options.findIndex((option) => option.value === this.#chosen[0]);
    this.#list.show(entries, { activeIndex: this.#list.isOpen ? this.#list.activeIndex : firstChosen });
  }

  /** True keeps the list open. */
  #choose({ value }) {
    if (!this.#isMultiple) {
      this.#chosen = [value];
      this.#drawLabel();
      this.#send();
      return false;
    }
    const chosen = this.#chosen.includes(value) ? this.#chosen.filter((each) => each !== value) : [...this.#chosen, value];
    this.#chosen = chosen.slice(-this.#component.max_values);
    this.#drawLabel();
    this.#open();
    return true;
  }

  #finish() {
    if (!this.#list.isOpen) return;
    this.#list.close();
    const isEnough = this.#chosen.length >= (this.#component.min_values ?? 1);
    if (this.#isMultiple && isEnough && this.#chosen.join("\n") !== this.#initial) this.#send();
  }

  #send() {
    this.#act("select", this.#component, { values: this.#chosen });
  }
}
