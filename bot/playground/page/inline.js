// Discord's markdown within a line: emphasis, code, spoilers, links, mentions, timestamps. Text to nodes, no HTML.
import { make } from "./dom.js";
import { customEmoji } from "./emoji.js";
import { icon } from "./icons.js";
import { timestamp } from "./timestamps.js";
import { say } from "./words.js";

const LINK = /^https?:\/\/[^\s<>]+$/i;

// Tried in this order; each matches only at the given position.
const RULES = [
  [/\\([^\sA-Za-z0-9])/y, (found) => found[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => make("code", {}, found[2].trim())],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (found, world) => timestamp(Number(found[1]), found[2], world.me.locale) ?? found[0]],
  [/<@!?(\d+)>/y, (found, world) => mention(`@${world.userName(found[1])}`, found[1] === world.me.id)],
  [/<@&(\d+)>/y, (found, world) => mention(`@${world.roles.get(found[1])?.name ?? say("page-unknown-role")}`)],
  [/<#(\d+)>/y, (found, world) => channelMention(world.channel(found[1]))],
  [/<\/([^:<>]{1,100}):(\d+)>/y, (found) => mentionButton(`/${found[1]}`, { command: found[1] })],
  [/<a?:(\w{2,32}):(\d+)>/y, (found) => customEmoji(found[1], found[2])],
  [/@(everyone|here)\b/y, (found) => mention(found[0])],
  [/<?https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?\b>?/y, (found, world) => messageLink(world.channel(found[1]), found[2]) ?? found[0]],
  [/<(https?:\/\/[^\s<>]+)>/y, (found) => link(found[1], [found[1]])],
  [/\[((?:\\.|[^\[\]\\])+)\]\((https?:\/\/[^\s)]+)\)/y, (found, world) => maskedLink(found[2], found[1], world)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;!?"'\])]/y, (found) => link(found[0], [found[0]])],
  [/\*\*\*([\s\S]+?)\*\*\*/y, (found, world) => make("strong", {}, make("em", {}, inline(found[1], world)))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (found, world) => make("strong", {}, inline(found[1], world))],
  [/__([\s\S]+?)__(?!_)/y, (found, world) => make("u", {}, inline(found[1], world))],
  [/\*(?!\s)([\s\S]+?)(?<!\s)\*(?!\*)/y, (found, world) => make("em", {}, inline(found[1], world))],
  [/_(?!\s)([^_]+?)_(?!\w)/y, (found, world) => make("em", {}, inline(found[1], world))],
  [/~~([\s\S]+?)~~/y, (found, world) => make("s", {}, inline(found[1], world))],
  [/\|\|([\s\S]+?)\|\|/y, (found, world) => spoiler(inline(found[1], world))],
];
const SPECIAL = /[\\`<@\[h*_~|]/g;

/** Nodes and strings for a text without blocks. */
export function inline(text, world) {
  const nodes = [];
  let done = 0;
  let position = 0;
  while (position < text.length) {
    SPECIAL.lastIndex = position;
    const next = SPECIAL.exec(text);
    if (next === null) break;
    position = next.index;
    const [node, end] = match(text, position, world);
    if (end === position) {
      position += 1;
      continue;
    }
    if (done < position) nodes.push(text.slice(done, position));
    nodes.push(node);
    done = position = end;
  }
  if (done < text.length) nodes.push(text.slice(done));
  return nodes;
}

function match(text, position, world) {
  // An underscore inside a word is part of it.
  const inWord = text[position] === "_" && position > 0 && /\w/.test(text[position - 1]);
  for (const [pattern, build] of RULES) {
    pattern.lastIndex = position;
    const found = pattern.exec(text);
    if (found !== null && !(inWord && found[0][1] !== "_")) return [build(found, world), pattern.lastIndex || position + found[0].length];
  }
  return [null, position];
}

export function link(address, children) {
  if (!LINK.test(address)) return make("span", {}, children);
  return make("a", { href: address, title: address, target: "_blank", rel: "noopener noreferrer nofollow" }, children);
}

/** A text that looks like an address must not link to another one. */
function maskedLink(address, text, world) {
  return /https?:|\.\w{2,}\//i.test(text) ? `${text} (${address})` : link(address, inline(text, world));
}

function mention(text, mine = false) {
  return make("span", { class: mine ? "mention mine" : "mention" }, text);
}

/** A mention that can be clicked; app.js handles it. */
function mentionButton(children, data) {
  return make("button", { type: "button", class: "mention", data }, children);
}

function channelMention(target) {
  return target ? mentionButton(`#${target.name}`, { channel: target.id }) : mention(`#${say("page-unknown-channel")}`);
}

/** A link to a Discord message leads to the message on this page. */
function messageLink(target, message) {
  if (!target) return null;
  return message ? mentionButton([`#${target.name} › `, icon("talk"), make("span", { class: "visually-hidden" }, say("page-message-link"))], { channel: target.id, message }) : channelMention(target);
}

function spoiler(children) {
  const hidden = make("span", { class: "spoiler-text" }, children);
  const button = make("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("page-spoiler"), "aria-expanded": "false" }, hidden);
  const open = () => {
    button.classList.add("open");
    button.removeAttribute("aria-label");
    button.setAttribute("aria-expanded", "true");
  };
  button.addEventListener("click", open);
  button.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") open();
  });
  return button;
}
