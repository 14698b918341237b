// The list of messages. Edits keep the reader's focus and scroll position.
import { byId, make } from "./dom.js";
import { messageNode, redraw } from "./message.js";
import { dayOf } from "./timestamps.js";
import { say } from "./words.js";

const GROUPED_WITHIN_MS = 7 * 60 * 1000;
const NEAR_BOTTOM = 80;
const NEAR_TOP = 200;
const EPHEMERAL = 1 << 6;
const GESTURE_MS = 800;
const READING_KEYS = new Set(["ArrowUp", "PageUp", "Home", "Tab"]);

export class Messages {
  #world;
  #actions;
  #channelIntro;
  #channel = null;
  #viewer = null;
  #list = byId("messages");
  #scroller = byId("scroller");
  #newMessagesButton = byId("newer");
  #isAtNewest = true; // until the reader scrolls up

  /** `intro(channel)` draws what is above the first message. */
  constructor(world, actions, intro) {
    this.#world = world;
    this.#actions = actions;
    this.#channelIntro = intro;
    this.#newMessagesButton.addEventListener("click", () => this.scrollToBottom());
    const isReaderScrolling = scrollGestureDetector(this.#scroller);
    this.#scroller.addEventListener("scroll", () => {
      if (this.#isNearBottom()) this.scrollToBottom(false);
      else if (isReaderScrolling()) this.#isAtNewest = false;
      if (this.#scroller.scrollTop < NEAR_TOP) actions.loadOlder();
    });
    // New messages, late pictures, a growing composer.
    const follow = new ResizeObserver(() => this.#isAtNewest && this.scrollToBottom());
    follow.observe(this.#list);
    follow.observe(this.#scroller);
  }

  /** After a reconnect the same channel is opened again: scroll position and focus stay. */
  open(channel) {
    const isSameView = this.#channel === channel && this.#viewer === this.#world.me.id;
    const keepPosition = isSameView && !this.#isAtNewest;
    const focused = isSameView ? document.activeElement.closest?.(".message") : null;
    const refocus = focused ? focusRestorer(focused) : null;
    const top = this.#scroller.scrollTop;
    this.#channel = channel;
    this.#viewer = this.#world.me.id;
    this.#newMessagesButton.hidden = true;
    const all = this.#all();
    this.#list.replaceChildren(this.#channelIntro(this.#world.channel(channel)), ...all.flatMap((message, index) => this.#nodes(message, all[index - 1])));
    if (keepPosition) this.#scroller.scrollTop = top;
    else this.scrollToBottom();
    if (refocus) refocus(byId(focused.id) ?? byId("composer-text"));
  }

  /** `count` older messages were loaded; the scroll position stays. */
  addOlder(count) {
    const below = this.#scroller.scrollHeight - this.#scroller.scrollTop;
    const all = this.#all();
    const [intro, oldest] = this.#list.children;
    if (oldest?.classList.contains("day")) oldest.remove(); // the day may begin earlier now
    intro.after(...all.slice(0, count).flatMap((message, index) => this.#nodes(message, all[index - 1])));
    const first = all[count];
    const [day] = first ? this.#nodes(first, all[count - 1]) : [];
    if (day?.classList.contains("day")) byId(`message-${first.id}`)?.before(day);
    if (first) this.refresh(first.id);
    this.#scroller.scrollTop = this.#scroller.scrollHeight - below;
  }

  add(message) {
    const isOwn = [message.author.id, message.interaction?.user?.id].includes(this.#world.me.id) || (message.flags & EPHEMERAL) !== 0;
    this.#list.append(...this.#nodes(message, this.#all().at(-2)));
    if (isOwn) this.#isAtNewest = true;
    this.#newMessagesButton.hidden = this.#isAtNewest;
  }

  refresh(id) {
    const old = byId(`message-${id}`);
    const all = this.#all();
    const index = all.findIndex((message) => message.id === id);
    if (!old || index < 0) return;
    const refocus = focusRestorer(old);
    redraw(old, this.#nodes(all[index], all[index - 1]).at(-1));
    refocus?.(old);
  }

  remove(id) {
    const node = byId(`message-${id}`);
    if (!node) return;
    const focused = node.contains(document.activeElement);
    const next = node.nextElementSibling;
    const [before, isLastOfDay] = [node.previousElementSibling, !next?.dataset.id];
    node.remove();
    if (isLastOfDay && before?.classList.contains("day")) before.remove();
    if (focused) byId("composer-text")?.focus({ preventScroll: true });
    if (next?.dataset.id) this.refresh(next.dataset.id);
  }

  show(id) {
    const node = byId(`message-${id}`);
    this.#isAtNewest = false;
    node?.scrollIntoView({ block: "center" });
    node?.focus({ preventScroll: true });
    return node !== null;
  }

  scrollToBottom(scroll = true) {
    if (scroll) this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#isAtNewest = true;
    this.#newMessagesButton.hidden = true;
  }

  /** A note of the page itself, such as a command that is being sent. */
  addNote(node) {
    this.#list.append(node);
    this.scrollToBottom();
  }

  #all() {
    return [...this.#world.messagesIn(this.#channel).values()];
  }

  #nodes(message, before) {
    const locale = this.#world.me.locale;
    const day = dayOf(message.timestamp, locale);
    const newDay = !before || dayOf(before.timestamp, locale) !== day;
    const isGrouped =
      !newDay && before.author.id === message.author.id && before.flags === message.flags && new Date(message.timestamp) - new Date(before.timestamp) < GROUPED_WITHIN_MS;
    const node = this.#messageNode(message, isGrouped);
    return newDay ? [make("li", { class: "day" }, make("span", {}, day)), node] : [node];
  }

  /** A message that cannot be drawn must not hide the others. */
  #messageNode(message, isGrouped) {
    try {
      return messageNode(message, this.#world, this.#actions, isGrouped);
    } catch (error) {
      console.warn("A message could not be shown", message.id, error);
      return make("li", { id: `message-${message.id}`, class: "message", tabindex: "-1", data: { id: message.id } }, make("div", { class: "message-body failed" }, say("page-not-shown")));
    }
  }

  #isNearBottom() {
    return this.#scroller.scrollHeight - this.#scroller.scrollTop - this.#scroller.clientHeight < NEAR_BOTTOM;
  }
}

/** Tells whether the reader is scrolling; the list also scrolls when messages change their size. */
function scrollGestureDetector(scroller) {
  let last = -Infinity;
  const note = (event) => (last = event.timeStamp);
  scroller.addEventListener("wheel", note, { passive: true });
  scroller.addEventListener("touchmove", note, { passive: true });
  scroller.addEventListener("keydown", (event) => READING_KEYS.has(event.key) && note(event));
  scroller.addEventListener("pointerdown", (event) => {
    if (event.target === scroller) last = Infinity; // the scroll bar, while it is held
  });
  addEventListener("pointerup", () => (last = -Infinity));
  return () => performance.now() - last < GESTURE_MS;
}

/** A function that puts the focus back: on the same component, the first enabled one, or the message. */
function focusRestorer(old) {
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
