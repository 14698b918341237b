// Above a channel's first message: its name, its topic and the first commands.
import { make } from "./dom.js";

const FIRST_COMMANDS = ["table open", "rules", "help"];

export function channelIntro(world, channel) {
  const commands = new Map(world.usableCommands(channel).map((command) => [command.name, command]));
  const offered = FIRST_COMMANDS.filter((name) => commands.has(name.split(" ")[0]));
  return make(
    "li",
    { class: "channel-intro" },
    make("span", { class: "channel-intro-mark", "aria-hidden": "true" }, "#"),
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
