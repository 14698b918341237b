// The list of channels, with unread marks.
import { byId, make } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

const THREADS = [11, 12];
const PERSONAL = [1, 3];
const FORUM = 15;

export function isPersonal(channel) {
  return PERSONAL.includes(channel.type);
}

/** What stands before a channel's name. */
export function mark(channel) {
  if (channel.locked) return icon("lock");
  if (THREADS.includes(channel.type)) return icon(channel.archived ? "archive" : "thread");
  if (isPersonal(channel)) return "@";
  return channel.type === FORUM ? icon("talk") : "#";
}

export class Channels {
  #world;
  #unread = new Map();

  constructor(world) {
    this.#world = world;
  }

  draw(current) {
    const focused = byId("channels").contains(document.activeElement) ? document.activeElement.dataset.channel : undefined;
    const top = this.#world.channels.filter((channel) => !THREADS.includes(channel.type));
    const [personal, text] = [top.filter(isPersonal), top.filter((channel) => !isPersonal(channel))];
    byId("channels").replaceChildren(
      ...this.#list(say("page-text-channels"), text, current),
      ...(personal.length ? this.#list(say("page-direct-messages"), personal, current) : []),
    );
    if (focused) byId("channels").querySelector(`[data-channel="${focused}"]`)?.focus();
  }

  #list(title, channels, current) {
    const entries = channels.map((channel) => {
      const threads = this.#world.channels.filter((each) => each.parent === channel.id);
      const inside = threads.map((thread) => make("li", {}, this.#entry(thread, current)));
      return make("li", {}, this.#entry(channel, current), inside.length ? make("ul", { class: "threads" }, inside) : null);
    });
    return [make("h2", { class: "channels-title" }, title), make("ul", {}, entries)];
  }

  /** When the user changes. */
  clearUnread() {
    this.#unread.clear();
  }

  markRead(channel) {
    this.#unread.delete(channel);
  }

  countUnread(message, current) {
    if (message.channel_id === current || message.author.id === this.#world.me.id) return;
    const before = this.#unread.get(message.channel_id) ?? 0;
    this.#unread.set(message.channel_id, before + (this.#world.mentionsMe(message) ? 1 : 0));
    this.draw(current);
  }

  #entry(channel, current) {
    const unread = this.#unread.get(channel.id);
    return make(
      "button",
      {
        type: "button",
        class: `channel-entry${unread === undefined ? "" : " unread"}`,
        data: { channel: channel.id },
        "aria-current": channel.id === current ? "page" : undefined,
      },
      make("span", { class: "hash", "aria-hidden": "true" }, mark(channel)),
      make("span", { class: "channel-entry-name" }, channel.name),
      unread === undefined ? null : make("span", { class: "visually-hidden" }, say("page-unread")),
      unread ? make("span", { class: "mentions" }, make("span", { "aria-hidden": "true" }, String(unread)), make("span", { class: "visually-hidden" }, say("page-mentions", { count: unread }))) : null,
    );
  }
}
