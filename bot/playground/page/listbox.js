// A list of options at a field or a button, for mouse, keyboard and screen reader.
import { make, uniqueId } from "./dom.js";
import { icon } from "./icons.js";

export class Listbox {
  #options = [];
  #active = -1;
  #anchor;
  #onChoose;
  #onEscape;
  #isMenu; // at a button, where the space bar chooses; in a field it types
  #multiple;

  /** `anchor` keeps the focus; `onChoose(option)` may return true to keep the list open. */
  constructor(anchor, { label, onChoose, onEscape = () => this.close(), multiple = false }) {
    this.#anchor = anchor;
    this.#onChoose = onChoose;
    this.#onEscape = onEscape;
    this.#isMenu = anchor.tagName === "BUTTON";
    this.#multiple = multiple;
    this.node = make("div", {
      id: uniqueId("list"),
      class: "listbox",
      role: "listbox",
      hidden: true,
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : undefined,
    });
    anchor.setAttribute("aria-controls", this.node.id);
    anchor.setAttribute("aria-expanded", "false");
    anchor.addEventListener("keydown", (event) => this.#onKey(event));
    anchor.addEventListener("keyup", (event) => {
      // Firefox presses a button when the space bar comes up again.
      if (this.#isMenu && this.isOpen && event.key === " ") event.preventDefault();
    });
    // The focus stays in the field while the mouse chooses.
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.node.hidden;
  }

  get activeIndex() {
    return this.#active;
  }

  /** Options: {label, detail, mark, aside, value, group, chosen}. `note` is shown when there are none. */
  show(options, { note = "", activeIndex = 0 } = {}) {
    this.#options = options;
    this.node.replaceChildren(
      ...options.flatMap((option, index) => this.#row(option, index)),
      ...(options.length || !note ? [] : [make("p", { class: "listbox-note", role: "option", "aria-disabled": "true" }, note)]),
    );
    this.node.hidden = options.length === 0 && !note;
    this.#anchor.setAttribute("aria-expanded", String(!this.node.hidden));
    this.#place();
    this.#move(Math.min(Math.max(activeIndex, 0), options.length - 1));
  }

  close() {
    this.node.hidden = true;
    this.#options = [];
    this.#active = -1;
    this.#anchor.setAttribute("aria-expanded", "false");
    this.#anchor.removeAttribute("aria-activedescendant");
  }

  /** Above the anchor, or below if the top of the channel would cut it off. */
  #place() {
    const limits = this.#anchor.closest(".scroller")?.getBoundingClientRect();
    if (!limits) return;
    const { top, bottom } = this.#anchor.getBoundingClientRect();
    const [above, below] = [top - limits.top, limits.bottom - bottom];
    this.node.classList.toggle("below", above < this.node.offsetHeight + 8 && below > above);
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
        { class: "listbox-text" },
        make("span", { class: "listbox-label" }, option.label),
        option.detail ? make("span", { class: "listbox-detail" }, option.detail) : null,
      ),
      option.aside ? make("span", { class: "listbox-aside" }, option.aside) : null,
      option.chosen ? icon("check") : null,
    );
    const startsGroup = option.group && option.group !== this.#options[index - 1]?.group;
    return startsGroup ? [make("div", { class: "listbox-group", role: "presentation" }, option.group), row] : [row];
  }

  #move(index, scroll = true) {
    this.node.querySelector(".active")?.classList.remove("active");
    this.#active = index;
    const row = index >= 0 ? document.getElementById(`${this.node.id}-${index}`) : null;
    if (!row) {
      this.#anchor.removeAttribute("aria-activedescendant");
      return;
    }
    row.classList.add("active");
    this.#anchor.setAttribute("aria-activedescendant", row.id);
    if (!scroll) return;
    // Not scrollIntoView: that would move the channel behind the list as well. The first row brings its heading along.
    const { offsetTop: top, offsetHeight: height } = row;
    if (index === 0) this.node.scrollTop = 0;
    else if (top < this.node.scrollTop) this.node.scrollTop = top;
    else if (top + height > this.node.scrollTop + this.node.clientHeight) this.node.scrollTop = top + height - this.node.clientHeight;
  }

  #choose(index) {
    const option = this.#options[index];
    if (option && this.#onChoose(option) !== true) this.close();
  }

  #onKey(event) {
    if (!this.isOpen || event.isComposing) return;
    const last = this.#options.length - 1;
    const targets = { ArrowDown: this.#active < last ? this.#active + 1 : 0, ArrowUp: this.#active > 0 ? this.#active - 1 : last };
    if (this.#isMenu) Object.assign(targets, { Home: 0, End: last, ...this.#matchingLetter(event.key) });
    const isChoosing = event.key === "Enter" || (event.key === " " && this.#isMenu) || (event.key === "Tab" && !this.#multiple);
    if (event.key in targets && last >= 0) {
      this.#move(targets[event.key]);
    } else if (isChoosing && !event.shiftKey && this.#active >= 0) {
      this.#choose(this.#active);
    } else if (event.key === "Escape") {
      this.#onEscape();
    } else {
      return;
    }
    event.preventDefault();
    // The form around the list must not handle it as well.
    event.stopImmediatePropagation();
  }

  /** The next option that begins with this letter. */
  #matchingLetter(letter) {
    if ([...letter].length !== 1 || letter === " ") return {};
    const begins = (option) => option.label.toLowerCase().startsWith(letter.toLowerCase());
    const after = this.#options.findIndex((option, index) => index > this.#active && begins(option));
    const found = after >= 0 ? after : this.#options.findIndex(begins);
    return found >= 0 ? { [letter]: found } : {};
  }
}
