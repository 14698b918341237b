// Above a channel's first message: its name, its topic and the first commands. Without a channel: why it is empty.
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

/** For whoever sees no channel at all. */
export function nothingToSee(world) {
  const advice = "Somebody who may manage channels can show you one: Olive or Mo, under “Situations”. You can be them at the lower left.";
  return make("li", { class: "channel-intro" }, make("h2", {}, "There is nothing to see here"), make("p", {}, "You see no channel of this server."), make("p", {}, advice));
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
