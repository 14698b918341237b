// The list of messages: one node a message, edited in place without losing the focus or the place.
import { byId, make } from "./dom.js";
import { messageNode, redraw } from "./message.js";
import { dayOf } from "./timestamps.js";

const TOGETHER_MS = 7 * 60 * 1000;
const NEAR_BOTTOM = 80;
const NEAR_TOP = 200;
const EPHEMERAL = 1 << 6;
const GESTURE_MS = 800;
const READING = new Set(["ArrowUp", "PageUp", "Home", "Tab"]);

export class Messages {
  #world;
  #room;
  #beginning;
  #channel = null;
  #viewer = null;
  #list = byId("messages");
  #scroller = byId("scroller");
  #newer = byId("newer");
  #stuck = true; // to the newest message, until the reader scrolls away from it

  /** `beginning(channel)` draws what stands above the first message. */
  constructor(world, room, beginning) {
    this.#world = world;
    this.#room = room;
    this.#beginning = beginning;
    this.#newer.addEventListener("click", () => this.toBottom());
    const byReader = gestures(this.#scroller);
    this.#scroller.addEventListener("scroll", () => {
      if (this.#atBottom()) this.toBottom(false);
      else if (byReader()) this.#stuck = false;
      if (this.#scroller.scrollTop < NEAR_TOP) room.older();
    });
    // New messages, pictures that arrive late, a growing composer: one layout for all of them, before the next frame.
    const follow = new ResizeObserver(() => this.#stuck && this.toBottom());
    follow.observe(this.#list);
    follow.observe(this.#scroller);
  }

  /** After a lost connection the same channel comes again: the reader's place and focus stay. */
  open(channel) {
    const again = this.#channel === channel && this.#viewer === this.#world.me.id;
    const stay = again && !this.#stuck;
    const focused = again ? document.activeElement.closest?.(".message") : null;
    const refocus = focused ? remembered(focused) : null;
    const top = this.#scroller.scrollTop;
    this.#channel = channel;
    this.#viewer = this.#world.me.id;
    this.#newer.hidden = true;
    const all = this.#all();
    this.#list.replaceChildren(this.#beginning(this.#world.channel(channel)), ...all.flatMap((message, index) => this.#nodes(message, all[index - 1])));
    if (stay) this.#scroller.scrollTop = top;
    else this.toBottom();
    if (refocus) refocus(byId(focused.id) ?? byId("composer-text"));
  }

  /** Older messages came in on top: what is read stays where it is. */
  grow(count) {
    const below = this.#scroller.scrollHeight - this.#scroller.scrollTop;
    const all = this.#all();
    const [beginning, oldest] = this.#list.children;
    if (oldest?.classList.contains("day")) oldest.remove(); // the day may have begun earlier
    beginning.after(...all.slice(0, count).flatMap((message, index) => this.#nodes(message, all[index - 1])));
    const first = all[count];
    const [day] = first ? this.#nodes(first, all[count - 1]) : [];
    if (day?.classList.contains("day")) byId(`message-${first.id}`)?.before(day);
    if (first) this.refresh(first.id);
    this.#scroller.scrollTop = this.#scroller.scrollHeight - below;
  }

  add(message) {
    const mine = [message.author.id, message.interaction?.user?.id].includes(this.#world.me.id) || (message.flags & EPHEMERAL) !== 0;
    this.#list.append(...this.#nodes(message, this.#all().at(-2)));
    if (mine) this.#stuck = true;
    this.#newer.hidden = this.#stuck;
  }

  refresh(id) {
    const old = byId(`message-${id}`);
    const all = this.#all();
    const index = all.findIndex((message) => message.id === id);
    if (!old || index < 0) return;
    const refocus = remembered(old);
    redraw(old, this.#nodes(all[index], all[index - 1]).at(-1));
    refocus?.(old);
  }

  remove(id) {
    const node = byId(`message-${id}`);
    if (!node) return;
    const focused = node.contains(document.activeElement);
    const next = node.nextElementSibling;
    const [before, lonely] = [node.previousElementSibling, !next?.dataset.id];
    node.remove();
    if (lonely && before?.classList.contains("day")) before.remove();
    if (focused) byId("composer-text")?.focus({ preventScroll: true });
    if (next?.dataset.id) this.refresh(next.dataset.id);
  }

  show(id) {
    const node = byId(`message-${id}`);
    this.#stuck = false;
    node?.scrollIntoView({ block: "center" });
    node?.focus({ preventScroll: true });
    return node !== null;
  }

  toBottom(scroll = true) {
    if (scroll) this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#stuck = true;
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
    const node = this.#drawn(message, following);
    return newDay ? [make("li", { class: "day" }, make("span", {}, day)), node] : [node];
  }

  /** One message that this page cannot draw must not take the others with it. */
  #drawn(message, following) {
    try {
      return messageNode(message, this.#world, this.#room, following);
    } catch (error) {
      console.warn("A message could not be shown", message.id, error);
      return make("li", { id: `message-${message.id}`, class: "message", tabindex: "-1", data: { id: message.id } }, make("div", { class: "message-body failed" }, "This message cannot be shown here."));
    }
  }

  #atBottom() {
    return this.#scroller.scrollHeight - this.#scroller.scrollTop - this.#scroller.clientHeight < NEAR_BOTTOM;
  }
}

/** Whether somebody is scrolling. A list whose messages shrink and grow scrolls, too, and nobody meant it. */
function gestures(scroller) {
  let last = -Infinity;
  const note = (event) => (last = event.timeStamp);
  scroller.addEventListener("wheel", note, { passive: true });
  scroller.addEventListener("touchmove", note, { passive: true });
  scroller.addEventListener("keydown", (event) => READING.has(event.key) && note(event));
  scroller.addEventListener("pointerdown", (event) => {
    if (event.target === scroller) last = Infinity; // the scroll bar, for as long as it is held
  });
  addEventListener("pointerup", () => (last = -Infinity));
  return () => performance.now() - last < GESTURE_MS;
}

/** How to put the focus back: to the same component, else to the first that can be pressed, else to the message. */
function remembered(old) {
  const focused = document.activeElement;
  if (!old.contains(focused)) return null;
  const customId = focused.dataset.customId;
  return (node) => {
    if (document.activeElement === focused && focused.isConnected && !focused.disabled) return;
    const pressable = [...node.querySelectorAll("[data-custom-id]:enabled")];
    const target = pressable.find((element) => customId && element.dataset.customId === customId) ?? pressable[0] ?? node;
    target.focus({ preventScroll: true });
  };
}
