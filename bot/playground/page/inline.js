// Discord's markdown within a line: emphasis, code, spoilers, links, mentions, timestamps. Text to nodes, no HTML.
import { make } from "./dom.js";
import { icon } from "./icons.js";
import { timestamp } from "./timestamps.js";

const LINK = /^https?:\/\/[^\s<>]+$/i;

// In the order of trying; each matches at the place it is asked at.
const RULES = [
  [/\\([^\sA-Za-z0-9])/y, (found) => found[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => make("code", {}, found[2].trim())],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (found, world) => timestamp(Number(found[1]), found[2], world.me.locale) ?? found[0]],
  [/<@!?(\d+)>/y, (found, world) => mention(`@${world.name(found[1])}`, found[1] === world.me.id)],
  [/<@&(\d+)>/y, (found, world) => mention(`@${world.roles.get(found[1])?.name ?? "unknown-role"}`)],
  [/<#(\d+)>/y, (found, world) => channel(world.channel(found[1]))],
  [/<\/([^:<>]{1,100}):(\d+)>/y, (found) => leads(`/${found[1]}`, { command: found[1] })],
  [/<a?:(\w{2,32}):\d+>/y, (found) => make("span", { class: "custom-emoji" }, `:${found[1]}:`)],
  [/@(everyone|here)\b/y, (found) => mention(found[0])],
  [/<?https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?\b>?/y, (found, world) => jump(world.channel(found[1]), found[2]) ?? found[0]],
  [/<(https?:\/\/[^\s<>]+)>/y, (found) => link(found[1], [found[1]])],
  [/\[((?:\\.|[^\[\]\\])+)\]\((https?:\/\/[^\s)]+)\)/y, (found, world) => masked(found[2], found[1], world)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;!?"'\])]/y, (found) => link(found[0], [found[0]])],
  [/\*\*\*([\s\S]+?)\*\*\*/y, (found, world) => make("strong", {}, make("em", {}, inline(found[1], world)))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (found, world) => make("strong", {}, inline(found[1], world))],
  [/__([\s\S]+?)__(?!_)/y, (found, world) => make("u", {}, inline(found[1], world))],
  [/\*(?!\s)([\s\S]+?)(?<!\s)\*(?!\*)/y, (found, world) => make("em", {}, inline(found[1], world))],
  [/_(?!\s)([^_]+?)_(?!\w)/y, (found, world) => make("em", {}, inline(found[1], world))],
  [/~~([\s\S]+?)~~/y, (found, world) => make("s", {}, inline(found[1], world))],
  [/\|\|([\s\S]+?)\|\|/y, (found, world) => spoiler(inline(found[1], world))],
];
const STARTS = /[\\`<@\[h*_~|]/g;

/** Nodes and strings for a text without blocks. */
export function inline(text, world) {
  const nodes = [];
  let done = 0;
  let at = 0;
  while (at < text.length) {
    STARTS.lastIndex = at;
    const next = STARTS.exec(text);
    if (next === null) break;
    at = next.index;
    const [node, end] = match(text, at, world);
    if (end === at) {
      at += 1;
      continue;
    }
    if (done < at) nodes.push(text.slice(done, at));
    nodes.push(node);
    done = at = end;
  }
  if (done < text.length) nodes.push(text.slice(done));
  return nodes;
}

function match(text, at, world) {
  // An underscore inside a word is part of it.
  const inWord = text[at] === "_" && at > 0 && /\w/.test(text[at - 1]);
  for (const [pattern, build] of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null && !(inWord && found[0][1] !== "_")) return [build(found, world), pattern.lastIndex || at + found[0].length];
  }
  return [null, at];
}

export function link(address, children) {
  if (!LINK.test(address)) return make("span", {}, children);
  return make("a", { href: address, title: address, target: "_blank", rel: "noopener noreferrer nofollow" }, children);
}

/** Words that look like an address must not lead to another one. */
function masked(address, words, world) {
  return /https?:|\.\w{2,}\//i.test(words) ? `${words} (${address})` : link(address, inline(words, world));
}

function mention(text, mine = false) {
  return make("span", { class: mine ? "mention mine" : "mention" }, text);
}

/** A mention that can be followed; the page listens for its clicks. */
function leads(children, data) {
  return make("button", { type: "button", class: "mention", data }, children);
}

function channel(known) {
  return known ? leads(`#${known.name}`, { channel: known.id }) : mention("#unknown");
}

/** A message's address at Discord is a message of this page. */
function jump(known, message) {
  if (!known) return null;
  return message ? leads([`#${known.name} › `, icon("talk"), make("span", { class: "visually-hidden" }, "message")], { channel: known.id, message }) : channel(known);
}

function spoiler(children) {
  const hidden = make("span", { class: "spoiler-text" }, children);
  const button = make("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler", "aria-expanded": "false" }, hidden);
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
