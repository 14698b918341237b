// Avatars: a coloured disc with an initial; the bot's is a card.
import { make } from "./dom.js";

const COLOURS = ["#c2503e", "#b0691a", "#6f7d1c", "#2f8552", "#1f8291", "#3a6fc4", "#6d58c9", "#a8489c"];

export function avatar(user, size = "") {
  const disc = make("span", { class: `avatar ${size} ${user.bot ? "bot" : ""}`, "aria-hidden": "true" });
  if (user.bot) {
    disc.append(make("span", { class: "avatar-card" }, "98"));
  } else {
    const letters = [...(user.name || user.username || "?")];
    disc.textContent = letters[0].toUpperCase();
    disc.style.backgroundColor = COLOURS[letters.reduce((sum, letter) => (sum * 8 + letter.codePointAt(0)) % 9973, 0) % COLOURS.length];
  }
  return disc;
}
