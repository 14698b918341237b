// Discord's block markdown: code, quotes, headings, lists, paragraphs.
import { make } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+-]{1,20})\n)?\n?([\s\S]*?)\n?```/;

/** A fragment for a whole text. */
export function markdown(text, world) {
  const fragment = document.createDocumentFragment();
  let rest = text;
  for (let fence = FENCE.exec(rest); fence !== null; fence = FENCE.exec(rest)) {
    fragment.append(...lines(rest.slice(0, fence.index).replace(/\n$/, ""), world));
    fragment.append(make("pre", {}, make("code", {}, fence[2])));
    rest = rest.slice(fence.index + fence[0].length).replace(/^\n/, "");
  }
  fragment.append(...lines(rest, world));
  return fragment;
}

/** Quotes do not nest, as at Discord. */
function lines(text, world, quoted = false) {
  const blocks = [];
  let plain = [];
  const flush = () => {
    if (plain.length) blocks.push(make("p", {}, inline(plain.join("\n"), world)));
    plain = [];
  };
  const all = text === "" ? [] : text.split("\n");
  for (let index = 0; index < all.length; index += 1) {
    const line = all[index];
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    const small = /^-# +(\S.*)$/.exec(line);
    if (!quoted && line.startsWith(">>> ")) {
      flush();
      const rest = [line.slice(4), ...all.slice(index + 1)].join("\n");
      blocks.push(make("blockquote", {}, lines(rest, world, true)));
      return blocks;
    }
    if (!quoted && line.startsWith("> ")) {
      flush();
      const end = endOfRun(all, index, /^> /);
      blocks.push(make("blockquote", {}, lines(all.slice(index, end).map((each) => each.slice(2)).join("\n"), world, true)));
      index = end - 1;
    } else if (/^ *[-*] +\S/.test(line)) {
      flush();
      const end = endOfRun(all, index, /^ *[-*] +\S/);
      blocks.push(list("ul", all.slice(index, end), / *[-*] +/, world));
      index = end - 1;
    } else if (/^ *\d{1,3}\. +\S/.test(line)) {
      flush();
      const end = endOfRun(all, index, /^ *\d{1,3}\. +\S/);
      blocks.push(list("ol", all.slice(index, end), / *\d{1,3}\. +/, world));
      index = end - 1;
    } else if (heading) {
      flush();
      // Levels 1 to 3 belong to the channel, the message and the embed.
      blocks.push(make(`h${heading[1].length + 3}`, { class: `size-${heading[1].length}` }, inline(heading[2], world)));
    } else if (small) {
      flush();
      blocks.push(make("p", { class: "subtext" }, inline(small[1], world)));
    } else {
      plain.push(line);
    }
  }
  flush();
  return blocks;
}

function endOfRun(all, from, pattern) {
  let end = from;
  while (end < all.length && pattern.test(all[end])) end += 1;
  return end;
}

function list(tag, items, marker, world) {
  const start = tag === "ol" ? Number.parseInt(items[0], 10) : undefined;
  return make(
    tag,
    { start },
    items.map((item) =>
      make("li", { class: /^ {2,}/.test(item) ? "nested" : undefined }, inline(item.replace(marker, ""), world)),
    ),
  );
}

/** A text without its formatting. */
export function plain(text, world) {
  return make("div", {}, markdown(text, world)).textContent.trim();
}
