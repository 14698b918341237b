// The servers at the left: one button each, with unread marks, and the way to another one.
import { byId, make } from "./dom.js";
import { iconButtonAttributes, icon } from "./icons.js";
import { say } from "./words.js";

export class Servers {
  #world;
  #open;
  #create;
  #unread = new Map();

  /** `open(id)` shows a server, `create(name, withBot)` makes one. */
  constructor(world, open, create) {
    this.#world = world;
    this.#open = open;
    this.#create = create;
  }

  draw() {
    const focused = byId("servers").contains(document.activeElement) ? document.activeElement.dataset.server : undefined;
    byId("servers").replaceChildren(make("ul", {}, this.#world.servers.map((server) => make("li", {}, this.#entry(server))), make("li", {}, this.#newServer())));
    if (focused) byId("servers").querySelector(`[data-server="${focused}"]`)?.focus();
  }

  countUnread(server, mentions) {
    this.#unread.set(server, (this.#unread.get(server) ?? 0) + (mentions ? 1 : 0));
    this.draw();
  }

  markRead(server) {
    this.#unread.delete(server);
  }

  /** When the user changes. */
  clearUnread() {
    this.#unread.clear();
  }

  #entry(server) {
    const unread = this.#unread.get(server.id);
    return make(
      "button",
      {
        type: "button",
        class: `server${unread === undefined ? "" : " unread"}`,
        title: server.name,
        data: { server: server.id },
        "aria-current": server.id === this.#world.guild.id ? "true" : undefined,
        on: { click: () => this.#open(server.id) },
      },
      make("span", { "aria-hidden": "true" }, initials(server.name)),
      make("span", { class: "visually-hidden" }, server.name, unread === undefined ? "" : `, ${say("page-unread")}`),
      unread ? make("span", { class: "mentions" }, make("span", { "aria-hidden": "true" }, String(unread)), make("span", { class: "visually-hidden" }, `, ${say("page-mentions", { count: unread })}`)) : null,
    );
  }

  #newServer() {
    const attributes = { ...iconButtonAttributes(say("page-add-server")), class: "server server-new", "aria-haspopup": "dialog" };
    return make("button", { ...attributes, data: { server: "new" }, on: { click: () => this.#ask() } }, icon("plus"));
  }

  #ask() {
    const dialog = byId("situations");
    const name = make("input", { id: "server-name", minlength: "2", maxlength: "100", required: true, autocomplete: "off" });
    const withBot = make("input", { type: "checkbox", checked: true });
    const submit = (event) => {
      event.preventDefault();
      dialog.close();
      this.#create(name.value, withBot.checked);
    };
    dialog.replaceChildren(
      make("h2", {}, say("page-add-server")),
      make("button", { ...iconButtonAttributes(say("page-close")), class: "icon-button situations-close", on: { click: () => dialog.close() } }, icon("close")),
      make(
        "form",
        { on: { submit } },
        make("label", { for: "server-name" }, say("page-server-name")),
        name,
        make("label", { class: "situations-check" }, withBot, say("page-with-bot")),
        make("p", { class: "situations-note" }, say("page-server-yours", { name: this.#world.me.name })),
        make("button", { type: "submit", class: "situations-button" }, say("page-make-server")),
      ),
    );
    dialog.showModal();
    name.focus();
  }
}

function initials(name) {
  const words = name.replace(/^the /i, "").split(/\s+/).filter(Boolean);
  return words.slice(0, 2).map((word) => [...word][0].toUpperCase()).join("");
}
