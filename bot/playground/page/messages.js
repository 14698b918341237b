// The list of messages: one node a message, replaced on an edit without losing the focus or the place.
import { byId, make } from "./dom.js";
import { messageNode } from "./message.js";
import { dayOf } from "./timestamps.js";

const TOGETHER_MS = 7 * 60 * 1000;
const NEAR_BOTTOM = 80;
const FOCUSABLE = "button, a[href], [tabindex='0']";

export class Messages {
  #world;
  #room;
  #channel = null;
  #list = byId("messages");
  #scroller = byId("scroller");
  #newer = byId("newer");

  constructor(world, room) {
    this.#world = world;
    this.#room = room;
    this.#newer.addEventListener("click", () => this.toBottom());
    this.#scroller.addEventListener("scroll", () => {
      if (this.#atBottom()) this.#newer.hidden = true;
      if (this.#scroller.scrollTop < 100) room.older();
    });
    // Pictures that arrive late and a growing composer must not push the newest message out of sight.
    let height = 0;
    let stuck = true;
    this.#scroller.addEventListener("scroll", () => (stuck = this.#atBottom()), { passive: true });
    new ResizeObserver(() => {
      const now = this.#list.offsetHeight - this.#scroller.clientHeight;
      if (stuck && now !== height) this.toBottom();
      height = now;
    }).observe(this.#list);
    new ResizeObserver(() => stuck && this.toBottom()).observe(this.#scroller);
  }

  open(channel) {
    this.#channel = channel;
    this.#newer.hidden = true;
    this.#list.replaceChildren(this.#beginning(), ...this.#all().flatMap((message, index, all) => this.#nodes(message, all[index - 1])));
    this.toBottom();
  }

  /** Older messages came in on top: what is read stays where it is. */
  grow() {
    const below = this.#scroller.scrollHeight - this.#scroller.scrollTop;
    this.#list.replaceChildren(this.#beginning(), ...this.#all().flatMap((message, index, all) => this.#nodes(message, all[index - 1])));
    this.#scroller.scrollTop = this.#scroller.scrollHeight - below;
  }

  add(message) {
    const stay = !this.#atBottom() && message.author.id !== this.#world.me.id && !message.interaction;
    this.#list.append(...this.#nodes(message, this.#all().at(-2)));
    if (stay) this.#newer.hidden = false;
    else this.toBottom();
  }

  refresh(id) {
    const old = byId(`message-${id}`);
    const all = this.#all();
    const index = all.findIndex((message) => message.id === id);
    if (!old || index < 0) return;
    const bottom = this.#atBottom();
    const [node] = this.#nodes(all[index], all[index - 1]).slice(-1);
    const focus = remembered(old);
    old.replaceWith(node);
    focus?.(node);
    if (bottom) this.toBottom();
  }

  remove(id) {
    const node = byId(`message-${id}`);
    if (!node) return;
    const focused = node.contains(document.activeElement);
    const next = node.nextElementSibling ?? node.previousElementSibling;
    node.remove();
    if (focused) byId("composer-text")?.focus({ preventScroll: true });
    if (next?.dataset.id) this.refresh(next.dataset.id);
  }

  show(id) {
    const node = byId(`message-${id}`);
    node?.scrollIntoView({ block: "center" });
    node?.focus({ preventScroll: true });
  }

  toBottom() {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#newer.hidden = true;
  }

  /** A note of the page itself among the messages: a command on its way, or one that failed. */
  note(node) {
    this.#list.append(node);
    this.toBottom();
  }

  #all() {
    return [...this.#world.in(this.#channel).values()];
  }

  #nodes(message, before) {
    const locale = this.#world.me.locale;
    const day = dayOf(message.timestamp, locale);
    const newDay = !before || dayOf(before.timestamp, locale) !== day;
    const following =
      !newDay && before.author.id === message.author.id && before.flags === message.flags && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS;
    const node = messageNode(message, this.#world, this.#room, following);
    return newDay ? [make("li", { class: "day", role: "separator" }, make("span", {}, day)), node] : [node];
  }

  #beginning() {
    const channel = this.#world.channel(this.#channel);
    return make(
      "li",
      { class: "beginning" },
      make("span", { class: "beginning-mark", "aria-hidden": "true" }, "#"),
      make("h3", {}, `Welcome to #${channel.name}!`),
      make("p", {}, channel.topic || "This is a thread."),
    );
  }

  #atBottom() {
    return this.#scroller.scrollHeight - this.#scroller.scrollTop - this.#scroller.clientHeight < NEAR_BOTTOM;
  }
}

/** How to put the focus back: the same component, or the one in its place, or the message. */
function remembered(old) {
  const focused = document.activeElement;
  if (!old.contains(focused)) return null;
  const place = [...old.querySelectorAll(FOCUSABLE)].indexOf(focused);
  const customId = focused.dataset.customId;
  return (node) => {
    const all = [...node.querySelectorAll(FOCUSABLE)];
    const same = all.find((element) => customId && element.dataset.customId === customId);
    const target = [same, all[place], node].find((element) => element && !element.disabled);
    target.focus({ preventScroll: true });
  };
}
