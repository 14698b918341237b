// A list of suggestions above a field or a button: arrow keys, Enter, Escape, mouse, and a screen reader's words for it.
import { freshId, make } from "./dom.js";

export class Listbox {
  #options = [];
  #active = -1;

  /** `anchor` keeps the focus; `onChoose(option)` may return true to keep the list open. */
  constructor(anchor, { label, onChoose, multiple = false }) {
    this.anchor = anchor;
    this.onChoose = onChoose;
    this.node = make("div", {
      id: freshId("list"),
      class: "listbox",
      role: "listbox",
      hidden: true,
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : undefined,
    });
    anchor.setAttribute("aria-controls", this.node.id);
    anchor.setAttribute("aria-expanded", "false");
    anchor.addEventListener("keydown", (event) => this.#onKey(event));
    // The focus stays in the field while the mouse chooses.
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.node.hidden;
  }

  get active() {
    return this.#options[this.#active];
  }

  /** Options: {label, detail, value, group, chosen}. `note` stands there when there are none. */
  show(options, { note = "", keep = false } = {}) {
    const before = keep ? this.#active : 0;
    this.#options = options;
    this.node.replaceChildren(
      ...options.flatMap((option, index) => this.#row(option, index)),
      ...(options.length || !note ? [] : [make("p", { class: "listbox-note" }, note)]),
    );
    this.node.hidden = options.length === 0 && !note;
    this.anchor.setAttribute("aria-expanded", String(!this.node.hidden));
    this.#move(options.length ? Math.min(before, options.length - 1) : -1);
  }

  close() {
    this.node.hidden = true;
    this.#options = [];
    this.#active = -1;
    this.anchor.setAttribute("aria-expanded", "false");
    this.anchor.removeAttribute("aria-activedescendant");
  }

  #row(option, index) {
    const row = make(
      "div",
      {
        id: `${this.node.id}-${index}`,
        class: "listbox-option",
        role: "option",
        "aria-selected": String(option.chosen === true),
        on: {
          click: () => this.#choose(index),
          mousemove: () => this.#active !== index && this.#move(index, false),
        },
      },
      option.mark ? make("span", { class: "listbox-mark", "aria-hidden": "true" }, option.mark) : null,
      make(
        "span",
        { class: "listbox-words" },
        make("span", { class: "listbox-label" }, option.label),
        option.detail ? make("span", { class: "listbox-detail" }, option.detail) : null,
      ),
      option.aside ? make("span", { class: "listbox-aside" }, option.aside) : null,
    );
    const starts = option.group && option.group !== this.#options[index - 1]?.group;
    return starts ? [make("div", { class: "listbox-group", role: "presentation" }, option.group), row] : [row];
  }

  #move(index, scroll = true) {
    this.node.querySelector(".active")?.classList.remove("active");
    this.#active = index;
    const row = index >= 0 ? document.getElementById(`${this.node.id}-${index}`) : null;
    if (row) {
      row.classList.add("active");
      this.anchor.setAttribute("aria-activedescendant", row.id);
      if (scroll) row.scrollIntoView({ block: "nearest" });
    } else {
      this.anchor.removeAttribute("aria-activedescendant");
    }
  }

  #choose(index) {
    const option = this.#options[index];
    if (option && this.onChoose(option) !== true) this.close();
  }

  #onKey(event) {
    if (!this.isOpen || event.isComposing) return;
    const last = this.#options.length - 1;
    const moves = { ArrowDown: this.#active < last ? this.#active + 1 : 0, ArrowUp: this.#active > 0 ? this.#active - 1 : last };
    if (event.key in moves && last >= 0) {
      this.#move(moves[event.key]);
    } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.#active >= 0) {
      this.#choose(this.#active);
    } else if (event.key === "Escape") {
      this.close();
    } else {
      return;
    }
    event.preventDefault();
    // What the list has answered is not also for the form around it.
    event.stopImmediatePropagation();
  }
}
