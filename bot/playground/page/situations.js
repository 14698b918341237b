// The dialog with what can happen to a bot: threads asleep or locked, rights taken away, Discord gone, direct messages.
import { isPersonal } from "./channels.js";
import { byId, make } from "./dom.js";
import { memberAccess, roleForms } from "./roles.js";
import { icon, iconButtonAttributes } from "./icons.js";

const THREADS = [11, 12];
const FORUM = 15;
const ACCESS = [["full", "Everything its role may do"], ["no pictures", "No embeds, no files"], ["read", "Read only"], ["hidden", "Cannot see it"]];
const DURATIONS = [["10080", "a week"], ["4320", "three days"], ["1440", "a day"], ["60", "an hour"]];
const AWAY_S = 10;

export function situationsButton(world, channel, actions, openChannel) {
  return make("button", { ...iconButtonAttributes("Situations"), "aria-haspopup": "dialog", on: { click: () => open(world, channel, actions, openChannel) } }, icon("more"));
}

function open(world, channel, actions, openChannel) {
  const act = async (action, fields) => {
    byId("situations").close();
    return actions.try(action, { channel: channel?.id, ...fields });
  };
  const go = async (action, fields) => {
    byId("situations").close();
    const done = await actions.ask(action, fields);
    if (done) openChannel(done.channel);
  };
  byId("situations").replaceChildren(
    make("h2", {}, "Situations"),
    make("button", { ...iconButtonAttributes("Close"), class: "icon-button situations-close", on: { click: () => byId("situations").close() } }, icon("close")),
    ...sections(world, channel, act, go),
  );
  byId("situations").showModal();
}

function sections(world, channel, act, go) {
  const isThread = channel && THREADS.includes(channel.type);
  const isHere = channel && !isThread && !isPersonal(channel);
  return [
    isThread ? section("This thread", threadButtons(world, channel, act)) : null,
    !isHere ? null : section("This channel", [newThread(channel, go), ...(world.mayManage(channel) ? [access(channel, act), memberAccess(world, act)] : [])]),
    section("The server", serverButtons(world, act)),
    world.guild.is_mine ? section("Roles", roleForms(world, act)) : null,
    section("Besides", [
      button("Direct messages with the bot", () => go("open_dm")),
      button("A group with everybody", () => go("start_group", { users: world.people().map((user) => user.id).filter((id) => id !== world.me.id).slice(0, 9) })),
      button(world.me.has_app ? "Remove the app from my account" : "Add the app to my account", () => act("install_app", { installed: !world.me.has_app })),
      button(`Discord is away for ${AWAY_S} seconds`, () => act("outage", { seconds: AWAY_S })),
    ]),
  ].filter(Boolean);
}

function threadButtons(world, thread, act) {
  const isIn = thread.members.includes(world.bot);
  return [
    button(thread.archived ? "Wake it" : "Archive it", () => act("set_thread", { archived: !thread.archived })),
    button(thread.locked ? "Unlock it" : "Lock it", () => act("set_thread", { locked: !thread.locked })),
    isIn ? button("Remove the bot", () => act("remove_from_thread", { user: world.bot })) : button("Bring the bot in", () => act("invite_to_thread", { user: world.bot })),
  ];
}

function newThread(channel, go) {
  const isForum = channel.type === FORUM;
  const name = make("input", { id: "thread-name", maxlength: "100", required: true, autocomplete: "off" });
  const secret = make("input", { id: "thread-private", type: "checkbox" });
  const duration = make("select", { id: "thread-duration" }, DURATIONS.map(([value, text]) => make("option", { value }, text)));
  const submit = (event) => {
    event.preventDefault();
    go("start_thread", { channel: channel.id, name: name.value, private: secret.checked, archive_after: Number(duration.value) });
  };
  return make(
    "form",
    { on: { submit } },
    make("label", { for: "thread-name" }, isForum ? "New post" : "New thread"),
    name,
    isForum ? null : make("label", { class: "situations-check" }, secret, "Private: the bot is not in it"),
    make("label", { for: "thread-duration" }, "Archives when silent for"),
    duration,
    make("button", { type: "submit", class: "situations-button" }, "Start"),
  );
}

function access(channel, act) {
  const select = make(
    "select",
    { id: "bot-access", on: { change: () => act("set_access", { access: select.value }) } },
    ACCESS.map(([value, text]) => make("option", { value, selected: value === channel.access }, text)),
  );
  return make("div", { class: "choice" }, make("label", { for: "bot-access" }, "The bot may do here"), select);
}

function serverButtons(world, act) {
  if (!world.guild.is_mine) return [make("p", { class: "situations-note" }, "Its owner, Olive, can take away the bot’s rights and the bot. Mo can lock threads and change channels.")];
  const rights = ["manage threads", "manage messages"].map((right) => {
    const granted = world.guild.bot_rights.includes(right);
    return button(`${granted ? "Take" : "Give"} the bot the right to ${right}`.replace("Take the bot", "Take from the bot"), () => act("set_right", { right, granted: !granted }));
  });
  return [...rights, button(world.guild.has_bot ? "Remove the bot" : "Invite the bot", () => act("set_bot", { invited: !world.guild.has_bot }))];
}

function section(title, parts) {
  return make("section", {}, make("h3", {}, title), parts);
}

function button(label, press) {
  return make("button", { type: "button", class: "situations-button", on: { click: press } }, label);
}
