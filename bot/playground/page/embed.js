// An embed: a card with a coloured edge, markdown texts and local pictures.
import { make } from "./dom.js";
import { inline, link } from "./inline.js";
import { markdown } from "./markdown.js";
import { sentAt } from "./timestamps.js";
import { say } from "./words.js";

export function embedNode(embed, world) {
  const card = make(
    "article",
    { class: "embed", "aria-label": embed.title ? say("page-embed-of", { title: embed.title }) : say("page-embed") },
    make(
      "div",
      { class: "embed-body" },
      embed.author ? author(embed.author) : null,
      embed.title ? make("h3", { class: "embed-title" }, title(embed, world)) : null,
      embed.description ? make("div", { class: "embed-text markup" }, markdown(embed.description, world)) : null,
      embed.fields?.length ? fields(embed.fields, world) : null,
    ),
    embed.thumbnail?.url ? picture(embed.thumbnail, "embed-thumbnail") : null,
    embed.image?.url ? picture(embed.image, "embed-image") : null,
    embed.footer || embed.timestamp ? footer(embed, world) : null,
  );
  if (Number.isInteger(embed.color)) {
    // The content security policy forbids style attributes.
    card.style.borderInlineStartColor = `#${embed.color.toString(16).padStart(6, "0")}`;
  }
  return card;
}

// The largest picture that Discord shows.
const MAX_WIDTH = 550;
const MAX_HEIGHT = 350;

/** A picture with its alt text. One from outside is only a link: the page loads nothing from there. */
export function picture(media, name) {
  if (!/^\/(?!\/)/.test(media.url)) return make("p", { class: "outside" }, link(media.url, [media.url]));
  const image = make("img", { src: media.url, alt: media.description ?? say("page-no-description"), width: media.width, height: media.height });
  // Set before it is loaded, so that nothing jumps.
  if (media.width && media.height) image.style.width = `${Math.round(Math.min(media.width, MAX_WIDTH, (MAX_HEIGHT * media.width) / media.height))}px`;
  return make("a", { class: name, href: media.url, target: "_blank", rel: "noopener noreferrer" }, image);
}

function title(embed, world) {
  const words = inline(embed.title, world);
  return embed.url ? link(embed.url, words) : words;
}

function author(by) {
  return make("p", { class: "embed-author" }, by.url ? link(by.url, [by.name]) : by.name);
}

function fields(list, world) {
  return make(
    "dl",
    { class: "embed-fields" },
    list.map((field) =>
      make(
        "div",
        { class: field.inline ? "embed-field inline" : "embed-field" },
        make("dt", {}, inline(field.name, world)),
        make("dd", { class: "markup" }, markdown(field.value, world)),
      ),
    ),
  );
}

function footer(embed, world) {
  const parts = [embed.footer?.text, embed.timestamp ? sentAt(embed.timestamp, world.me.locale) : null].filter(Boolean);
  return make("p", { class: "embed-footer" }, parts.length === 2 ? [parts[0], " • ", parts[1]] : parts);
}
