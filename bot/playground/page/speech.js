// What happens, in words for a screen reader. The list itself is not live: an edited message would be read out whole.
import { byId, make } from "./dom.js";
import { plain } from "./markdown.js";

const LONGEST = 400;
const KEPT = 5;

export function speakOf(message, world) {
  const embed = message.embeds?.[0];
  const words = [message.content, embed?.title, embed?.description].filter(Boolean).map((text) => plain(text, world));
  announce(`${world.name(message.author.id)}: ${words.join(". ").slice(0, LONGEST)}`);
}

export function announce(text) {
  const announcer = byId("announcer");
  announcer.append(make("p", {}, text));
  while (announcer.children.length > KEPT) announcer.firstChild.remove();
}
