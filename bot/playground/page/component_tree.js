// The components of a message: rows of buttons and selects, and what Components V2 add around them.
import { componentRow } from "./components.js";
import { make } from "./dom.js";
import { picture } from "./embed.js";
import { withKey } from "./keyed_nodes.js";
import { markdown, plain } from "./markdown.js";

export const COMPONENTS_V2 = 1 << 15;
const TEXT = 10;
const DRAW = { 1: row, 9: section, [TEXT]: text, 12: gallery, 13: file, 14: separator, 17: container };

/** `act(action, component, fields)` sends a click; `isBusy(customId)` tells whether one is being answered. */
export function componentNodes(message, world, act, isBusy) {
  return (message.components ?? []).map((component) => draw(component, { message, world, act, isBusy })).filter(Boolean);
}

/** What stands first in a message without content, for whoever answers it. */
export function firstText(components, world) {
  for (const component of components ?? []) {
    const found = component.type === TEXT ? plain(component.content, world) : firstText(component.components, world);
    if (found) return found;
  }
  return "";
}

function draw(component, context) {
  return DRAW[component.type]?.(component, context) ?? null;
}

function row(component, { act, isBusy }) {
  return componentRow(component, act, isBusy);
}

function text({ content, id }, { world }) {
  const node = make("div", { class: "markup text-display" }, markdown(content, world));
  return withKey(node, "text", id, world.me.locale, content);
}

function section(component, context) {
  const { accessory } = component;
  if (!accessory) return null;
  const beside = accessory.type === 2 ? componentRow({ components: [accessory] }, context.act, context.isBusy) : picture({ ...accessory.media, description: accessory.description }, "embed-thumbnail");
  const words = make("div", {}, component.components.map((child) => draw(child, context)));
  return withKey(make("div", { class: "section" }, words, beside), "section", component, context.isBusy(accessory.custom_id));
}

function gallery(component) {
  const pictures = component.items.map((item) => picture({ ...item.media, description: item.description }, "gallery-picture"));
  const many = pictures.length > 1 ? "gallery many" : "gallery";
  return withKey(make("div", { class: many }, pictures), "gallery", component);
}

function file({ file: media, name, size }) {
  const label = name ?? media.url.split("/").at(-1).split("?")[0];
  const node = make("p", { class: "file" }, make("a", { href: media.url, download: label }, label), size ? ` ${Math.ceil(size / 1024)} kB` : null);
  return withKey(node, "file", media);
}

function separator({ divider = true, spacing = 1 }) {
  return withKey(make("hr", { class: `separator ${spacing === 2 ? "wide" : ""} ${divider ? "" : "unseen"}`.trim() }), "separator", divider, spacing);
}

function container(component, context) {
  const node = make("div", { class: "container" }, component.components.map((child) => draw(child, context)));
  if (Number.isInteger(component.accent_color)) {
    // The content security policy forbids style attributes.
    node.style.borderInlineStartColor = `#${component.accent_color.toString(16).padStart(6, "0")}`;
  }
  const pressable = component.components.flatMap((child) => child.components ?? []);
  return withKey(node, "container", context.world.me.locale, component, pressable.map((each) => context.isBusy(each.custom_id)));
}
