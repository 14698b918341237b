// The page's own words in the user's language. The server has them with the page and sends others when the language changes.
import { byId } from "./dom.js";

const FACT = /(\{\w+\})/;

let texts = {};

/** What stands in the page from the start is said anew. */
export function speak(words) {
  texts = words.texts;
  document.documentElement.lang = words.language;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", say(element.dataset.label));
    if (element.title !== "" || element.classList.contains("icon-button")) element.title = say(element.dataset.label);
  }
}

/** `say("page-welcome", { channel: "table" })` */
export function say(key, facts = {}) {
  return sayAround(key, facts).join("");
}

/** The same where a fact is a node: pieces to be put into an element. */
export function sayAround(key, facts) {
  return (texts[key] ?? key).split(FACT).map((piece) => (FACT.test(piece) ? facts[piece.slice(1, -1)] : piece)).flat();
}

/** "this, this or this" of nodes. */
export function oneOf(nodes) {
  const list = new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" });
  const names = nodes.map((_, index) => String(index));
  return list.formatToParts(names).map(({ type, value }) => (type === "element" ? nodes[Number(value)] : value));
}

speak(JSON.parse(byId("words").textContent));
