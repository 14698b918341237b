// One message as it stands in the list.
import { avatar } from "./avatar.js";
import { componentRows } from "./components.js";
import { make } from "./dom.js";
import { embedNode, picture } from "./embed.js";
import { markdown, plain } from "./markdown.js";
import { sentAt } from "./timestamps.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;

/** `room` acts for the viewed user: press, busy, failed, dismiss, remove, find. */
export function messageNode(message, world, room, isFollowing) {
  const author = world.users.get(message.author.id) ?? { ...message.author, name: message.author.username };
  const ephemeral = (message.flags & EPHEMERAL) !== 0;
  const headed = heading(message, world, room);
  const compact = isFollowing && headed === null;
  const classes = ["message", compact && "compact", ephemeral && "ephemeral", world.mentionsMe(message) && "mentions-me"];
  return make(
    "li",
    {
      id: `message-${message.id}`,
      class: classes.filter(Boolean).join(" "),
      tabindex: "-1",
      "aria-label": `${author.name}${ephemeral ? ", only you can see this" : ""}`,
      data: { id: message.id },
    },
    headed,
    compact ? make("span", { class: "gutter-time", "aria-hidden": "true" }, sentAt(message.timestamp, world.me.locale)) : avatar(author),
    make(
      "div",
      { class: "message-body" },
      compact ? null : byline(message, author, world),
      (message.flags & LOADING) !== 0 ? thinking(author) : content(message, world),
      message.attachments.map((file) => attachment(file)),
      message.embeds.map((embed) => embedNode(embed, world)),
      componentRows(message, (verb, component, fields) => room.press(verb, message, component, fields), (id) => room.busy(message.id, id)),
      room.failed(message.id) ? make("p", { class: "failed", role: "alert" }, room.failed(message.id)) : null,
      ephemeral ? onlyYou(message, room) : null,
    ),
    world.mayDelete(message) && !ephemeral ? remover(message, room) : null,
  );
}

function byline(message, author, world) {
  const name = make("span", { class: "author" }, author.name);
  if (author.colour) name.dataset.role = "true";
  return make(
    "h3",
    { class: "byline" },
    name,
    author.bot ? make("span", { class: "tag" }, "APP") : null,
    !author.bot && author.badge ? make("span", { class: "badge" }, author.badge) : null,
    sentAt(message.timestamp, world.me.locale),
  );
}

/** "Ada used /play", or the message that this one answers. */
function heading(message, world, room) {
  if (message.interaction?.name) {
    const user = world.users.get(message.interaction.user.id) ?? message.interaction.user;
    return make(
      "p",
      { class: "reply" },
      avatar(user, "tiny"),
      make("span", { class: "reply-name" }, user.name ?? user.username),
      " used ",
      make("span", { class: "mention" }, `/${message.interaction.name}`),
    );
  }
  if (!message.message_reference) return null;
  const target = room.find(message.message_reference.message_id);
  if (!target) return make("p", { class: "reply" }, make("em", {}, "Original message was deleted"));
  const words = target.content ? plain(target.content, world) : target.embeds[0]?.title || "Click to see attachment";
  return make(
    "p",
    { class: "reply" },
    avatar(world.users.get(target.author.id) ?? target.author, "tiny"),
    make("span", { class: "reply-name" }, world.name(target.author.id)),
    make("button", { type: "button", class: "reply-words", on: { click: () => room.show(target.id) } }, words.slice(0, 120)),
  );
}

function content(message, world) {
  if (!message.content && !message.edited_timestamp) return null;
  const words = make("div", { class: "markup content" }, markdown(message.content, world));
  if (message.edited_timestamp) words.append(make("span", { class: "edited", title: message.edited_timestamp }, "(edited)"));
  return words;
}

function thinking(author) {
  return make(
    "p",
    { class: "thinking" },
    make("span", { class: "dots", "aria-hidden": "true" }, make("i"), make("i"), make("i")),
    `${author.name} is thinking…`,
  );
}

function attachment(file) {
  if (file.content_type.startsWith("image/") && file.width) return picture(file, "attachment-picture");
  return make("p", { class: "file" }, make("a", { href: file.url, download: file.filename }, file.filename), ` ${Math.ceil(file.size / 1024)} kB`);
}

function onlyYou(message, room) {
  return make(
    "p",
    { class: "only-you" },
    make("span", { "aria-hidden": "true" }, "👁 "),
    "Only you can see this • ",
    make("button", { type: "button", class: "link-button", on: { click: () => room.dismiss(message) } }, "Dismiss message"),
  );
}

function remover(message, room) {
  return make(
    "div",
    { class: "message-tools" },
    make("button", { type: "button", class: "icon-button", "aria-label": "Delete message", title: "Delete message", on: { click: () => room.remove(message) } }, "🗑"),
  );
}
