// What stands above a channel's first message: where one is, and how to begin.
import { make } from "./dom.js";

const FIRST_COMMANDS = ["table open", "rules", "help"];

export function beginning(world, channel) {
  const known = new Map(world.usable(channel).map((command) => [command.name, command]));
  const offered = FIRST_COMMANDS.filter((name) => known.has(name.split(" ")[0]));
  return make(
    "li",
    { class: "beginning" },
    make("span", { class: "beginning-mark", "aria-hidden": "true" }, "#"),
    make("h2", {}, `Welcome to #${channel.name}!`),
    make("p", {}, channel.topic || "This is a thread."),
    offered.length ? firstSteps(world, offered) : null,
  );
}

function firstSteps(world, offered) {
  const next = world.nextPlayer();
  const another = make("a", { href: `?as=${encodeURIComponent(next)}`, target: "_blank", rel: "opener" }, `open a tab as ${next}`);
  return make(
    "div",
    { class: "first-steps" },
    make("p", {}, "Begin with ", offered.map((name, index) => [index ? " or " : "", make("button", { type: "button", class: "mention", data: { command: name } }, `/${name}`)]), "."),
    make("p", {}, `You are ${world.me.name}. Every tab is a person: `, another, ", or fill the seats with computer players."),
  );
}
