// Announces new messages to screen readers. The list itself is not live: an edited message would be read out whole.
import { firstText } from "./component_tree.js";
import { byId, make } from "./dom.js";
import { plain } from "./markdown.js";

const MAX_LENGTH = 400;
const MAX_KEPT = 5;

export function announceMessage(message, world) {
  const embed = message.embeds?.[0];
  const texts = [message.content, embed?.title, embed?.description].filter(Boolean).map((text) => plain(text, world));
  if (texts.length === 0) texts.push(firstText(message.components, world));
  announce(`${world.userName(message.author.id)}: ${texts.join(". ").slice(0, MAX_LENGTH)}`);
}

export function announce(text) {
  const announcer = byId("announcer");
  announcer.append(make("p", {}, text));
  while (announcer.children.length > MAX_KEPT) announcer.firstChild.remove();
}
