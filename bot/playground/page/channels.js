// The list of channels, with unread marks.
import { byId, make } from "./dom.js";
import { icon } from "./icons.js";

const THREADS = [11, 12];

export class Channels {
  #world;
  #unread = new Map();

  constructor(world) {
    this.#world = world;
  }

  draw(current) {
    const focused = byId("channels").contains(document.activeElement) ? document.activeElement.dataset.channel : undefined;
    const channels = this.#world.channels.filter((channel) => !THREADS.includes(channel.type));
    byId("channels").replaceChildren(
      make("h2", { class: "channels-title" }, "Text channels"),
      make(
        "ul",
        {},
        channels.map((channel) => {
          const threads = this.#world.channels.filter((each) => each.parent === channel.id);
          return make(
            "li",
            {},
            this.#entry(channel, current),
            threads.length ? make("ul", { class: "threads" }, threads.map((thread) => make("li", {}, this.#entry(thread, current)))) : null,
          );
        }),
      ),
    );
    if (focused) byId("channels").querySelector(`[data-channel="${focused}"]`)?.focus();
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
      make("span", { class: "hash", "aria-hidden": "true" }, THREADS.includes(channel.type) ? icon("thread") : "#"),
      make("span", { class: "channel-entry-name" }, channel.name),
      unread === undefined ? null : make("span", { class: "visually-hidden" }, "unread"),
      unread ? make("span", { class: "mentions" }, String(unread), make("span", { class: "visually-hidden" }, " mentions")) : null,
    );
  }
}
