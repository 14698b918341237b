// One message of the list.
import { avatar } from "./avatar.js";
import { COMPONENTS_V2, componentNodes, firstText } from "./component_tree.js";
import { make } from "./dom.js";
import { embedNode, picture } from "./embed.js";
import { icon, iconButtonAttributes } from "./icons.js";
import { patchChildren, withKey } from "./keyed_nodes.js";
import { markdown, plain } from "./markdown.js";
import { usedCommand } from "./notes.js";
import { sentAt } from "./timestamps.js";
import { say, sayAround } from "./words.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const THREAD_CREATED = 18;

/** `actions` are the ChannelActions of the user. */
export function messageNode(message, world, actions, isGrouped) {
  const author = world.users.get(message.author.id) ?? { ...message.author, name: message.author.username };
  const ephemeral = (message.flags & EPHEMERAL) !== 0;
  const header = messageHeader(message, world, actions);
  const compact = isGrouped && header === null;
  const classes = ["message", compact && "compact", ephemeral && "ephemeral", world.mentionsMe(message) && "mentions-me"];
  const lang = author.bot ? (ephemeral ? world.me.locale : world.guild.locale) : undefined;
  const side = compact ? make("span", { class: "gutter-time", "aria-hidden": "true" }, sentAt(message.timestamp, world.me.locale)) : avatar(author);
  return make(
    "li",
    {
      id: `message-${message.id}`,
      class: classes.filter(Boolean).join(" "),
      tabindex: "-1",
      "aria-label": ephemeral ? say("page-message-only-you", { name: author.name }) : author.name,
      data: { id: message.id },
    },
    withKey(header, "header", header?.textContent),
    withKey(side, "side", compact),
    withKey(make("div", { class: "message-body", lang }, body(message, author, world, actions, compact)), "body"),
    world.mayDelete(message) && !ephemeral ? withKey(deleteButton(message, actions), "tools") : null,
  );
}

/** After an edit: unchanged parts keep their nodes. */
export function redraw(old, fresh) {
  const [was, is] = [old, fresh].map((node) => node.querySelector(":scope > .message-body"));
  old.className = fresh.className;
  patchChildren(old, fresh);
  if (was.isConnected) patchChildren(was, is);
}

function body(message, author, world, actions, compact) {
  const { content, edited_timestamp: edited, flags, attachments = [], embeds = [] } = message;
  const locale = world.me.locale;
  const failed = actions.failure(message.id);
  const act = (action, component, fields) => actions.press(action, message, component, fields);
  return [
    compact ? null : withKey(byline(message, author, world), "byline", locale, content ? "" : edited),
    (flags & LOADING) !== 0 ? withKey(thinking(author), "thinking") : withKey(contentNode(message, world, compact), "content", locale, content, edited),
    // With Components V2 a file is shown where a component says so, and nowhere else.
    (flags & COMPONENTS_V2) !== 0 ? [] : attachments.map((file) => withKey(attachment(file), "file", file)),
    embeds.map((embed) => withKey(embedNode(embed, world), "embed", locale, embed)),
    componentNodes(message, world, act, (id) => actions.isBusy(message.id, id)),
    failed ? withKey(make("p", { class: "failed", role: "alert" }, failed), "failed", failed) : null,
    (flags & EPHEMERAL) !== 0 ? withKey(ephemeralNote(message, actions), "only-you") : null,
  ];
}

function byline(message, author, world) {
  const name = make("span", { class: "author" }, author.name);
  if (author.colour) name.dataset.role = "true";
  return make(
    "h2",
    { class: "byline" },
    name,
    author.bot ? make("span", { class: "tag" }, say("page-app")) : null,
    !author.bot && author.badge ? make("span", { class: "badge" }, author.badge) : null,
    sentAt(message.timestamp, world.me.locale),
    // Without content there is no line to put it behind.
    message.edited_timestamp && !message.content ? editedMark(message) : null,
  );
}

/** "Ada used /play", or the message that this one answers. */
function messageHeader(message, world, actions) {
  if (message.interaction?.name) {
    const user = world.users.get(message.interaction.user.id) ?? message.interaction.user;
    return make(
      "p",
      { class: "reply" },
      avatar(user, "tiny"),
      usedCommand(user.name ?? user.username, message.interaction.name),
    );
  }
  if (!message.message_reference?.message_id) return null;
  const target = actions.find(message.message_reference.message_id);
  if (!target) return make("p", { class: "reply" }, make("em", {}, say("page-original-deleted")));
  const preview = target.content ? plain(target.content, world) : target.embeds[0]?.title || firstText(target.components, world) || say("page-see-attachment");
  return make(
    "p",
    { class: "reply" },
    avatar(world.users.get(target.author.id) ?? target.author, "tiny"),
    make("span", { class: "reply-name" }, world.userName(target.author.id)),
    make("button", { type: "button", class: "reply-text", data: { message: target.id } }, preview.slice(0, 120)),
  );
}

function contentNode(message, world, compact) {
  if (message.type === THREAD_CREATED) return startedThread(message);
  if (!message.content && !(compact && message.edited_timestamp)) return null;
  const all = make("div", { class: "markup content" }, markdown(message.content ?? "", world));
  if (message.edited_timestamp) all.append(editedMark(message));
  return all;
}

function startedThread(message) {
  const open = make("button", { type: "button", class: "mention", data: { channel: message.message_reference.channel_id } }, message.content);
  return make("p", { class: "content" }, sayAround("page-started-thread", { thread: open }));
}

function editedMark(message) {
  return make("span", { class: "edited", title: message.edited_timestamp }, say("page-edited"));
}

function thinking(author) {
  return make(
    "p",
    { class: "thinking" },
    make("span", { class: "dots", "aria-hidden": "true" }, make("i"), make("i"), make("i")),
    say("page-thinking", { name: author.name }),
  );
}

function attachment(file) {
  if (file.content_type?.startsWith("image/") && file.width) return picture(file, "attachment-picture");
  return make("p", { class: "file" }, make("a", { href: file.url, download: file.filename }, file.filename), ` ${Math.ceil(file.size / 1024)} kB`);
}

function ephemeralNote(message, actions) {
  return make(
    "p",
    { class: "only-you" },
    icon("eye"),
    `${say("page-only-you")} • `,
    make("button", { type: "button", class: "link-button", on: { click: () => actions.dismiss(message) } }, say("page-dismiss")),
  );
}

function deleteButton(message, actions) {
  return make("div", { class: "message-tools" }, make("button", { ...iconButtonAttributes(say("page-delete-message")), on: { click: () => actions.remove(message) } }, icon("bin")));
}
