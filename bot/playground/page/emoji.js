// An emoji: a character, or a drawing of the application's own.
import { make } from "./dom.js";

/** Of a button or an entry of a list. */
export function emoji({ id, name }) {
  return id ? customEmoji(name, id) : name;
}

export function customEmoji(name, id) {
  return make("img", { class: "custom-emoji", src: `/emojis/${encodeURIComponent(id)}`, alt: `:${name}:` });
}
