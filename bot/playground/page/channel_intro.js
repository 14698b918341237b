// Above a channel's first message: its name, its topic and the first commands. Without a channel: why it is empty.
import { make } from "./dom.js";
import { oneOf, say, sayAround } from "./words.js";

const FIRST_COMMANDS = ["table now", "table open", "help"];

export function channelIntro(world, channel) {
  const commands = new Map(world.usableCommands(channel).map((command) => [command.name, command]));
  const offered = FIRST_COMMANDS.filter((name) => commands.has(name.split(" ")[0]));
  return make(
    "li",
    { class: "channel-intro" },
    make("span", { class: "channel-intro-mark", "aria-hidden": "true" }, "#"),
    make("h2", {}, say("page-welcome", { channel: channel.name })),
    make("p", {}, channel.topic || say("page-this-is-a-thread")),
    offered.length ? firstSteps(world, offered) : null,
  );
}

/** For whoever sees no channel at all. */
export function nothingToSee() {
  const advice = say("page-nothing-advice", { situations: say("page-situations") });
  return make("li", { class: "channel-intro" }, make("h2", {}, say("page-nothing-title")), make("p", {}, say("page-nothing")), make("p", {}, advice));
}

function commandButton(name) {
  return make("button", { type: "button", class: "mention", data: { command: name } }, `/${name}`);
}

function firstSteps(world, offered) {
  const next = world.nextPlayer();
  const another = make("a", { href: `?as=${encodeURIComponent(next)}`, target: "_blank", rel: "opener" }, say("page-every-tab-open", { name: next }));
  return make(
    "div",
    { class: "first-steps" },
    make("p", {}, sayAround("page-begin", { commands: oneOf(offered.map(commandButton)) })),
    make("p", {}, sayAround("page-every-tab", { name: world.me.name, tab: another })),
  );
}
