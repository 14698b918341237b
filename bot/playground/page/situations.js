// The dialog with what can happen to a bot: threads asleep or locked, rights taken away, Discord gone, direct messages.
import { isPersonal } from "./channels.js";
import { byId, make } from "./dom.js";
import { memberAccess, roleForms } from "./roles.js";
import { icon, iconButtonAttributes } from "./icons.js";
import { say } from "./words.js";

const THREADS = [11, 12];
const FORUM = 15;
const ACCESS = [["full", "page-bot-access-full"], ["no pictures", "page-access-no-pictures"], ["read", "page-access-read"], ["hidden", "page-access-hidden"]];
const DURATIONS = [["10080", "page-week"], ["4320", "page-three-days"], ["1440", "page-day"], ["60", "page-hour"]];
const RIGHTS = [
  ["manage threads", "page-give-manage-threads", "page-take-manage-threads"],
  ["manage messages", "page-give-manage-messages", "page-take-manage-messages"],
];
const AWAY_S = 10;

export function situationsButton(world, channel, actions, openChannel) {
  return make("button", { ...iconButtonAttributes(say("page-situations")), "aria-haspopup": "dialog", on: { click: () => open(world, channel, actions, openChannel) } }, icon("more"));
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
    make("h2", {}, say("page-situations")),
    make("button", { ...iconButtonAttributes(say("page-close")), class: "icon-button situations-close", on: { click: () => byId("situations").close() } }, icon("close")),
    ...sections(world, channel, act, go),
  );
  byId("situations").showModal();
}

function sections(world, channel, act, go) {
  const isThread = channel && THREADS.includes(channel.type);
  const isHere = channel && !isThread && !isPersonal(channel);
  return [
    isThread ? section(say("page-this-thread"), threadButtons(world, channel, act)) : null,
    !isHere ? null : section(say("page-this-channel"), [newThread(channel, go), ...(world.mayManage(channel) ? [access(channel, act), memberAccess(world, act)] : [])]),
    section(say("page-the-server"), serverButtons(world, act)),
    world.guild.is_mine ? section(say("page-roles"), roleForms(world, act)) : null,
    section(say("page-besides"), [
      button(say("page-open-dm"), () => go("open_dm")),
      button(say("page-start-group"), () => go("start_group", { users: world.people().map((user) => user.id).filter((id) => id !== world.me.id).slice(0, 9) })),
      button(say(world.me.has_app ? "page-remove-app" : "page-add-app"), () => act("install_app", { installed: !world.me.has_app })),
      button(say("page-begin-outage", { seconds: AWAY_S }), () => act("outage", { seconds: AWAY_S })),
    ]),
  ].filter(Boolean);
}

function threadButtons(world, thread, act) {
  const isIn = thread.members.includes(world.bot);
  return [
    button(say(thread.archived ? "page-wake" : "page-archive"), () => act("set_thread", { archived: !thread.archived })),
    button(say(thread.locked ? "page-unlock" : "page-lock"), () => act("set_thread", { locked: !thread.locked })),
    isIn ? button(say("page-remove-bot-here"), () => act("remove_from_thread", { user: world.bot })) : button(say("page-bring-bot"), () => act("invite_to_thread", { user: world.bot })),
  ];
}

function newThread(channel, go) {
  const isForum = channel.type === FORUM;
  const name = make("input", { id: "thread-name", maxlength: "100", required: true, autocomplete: "off" });
  const secret = make("input", { id: "thread-private", type: "checkbox" });
  const duration = make("select", { id: "thread-duration" }, DURATIONS.map(([value, key]) => make("option", { value }, say(key))));
  const submit = (event) => {
    event.preventDefault();
    go("start_thread", { channel: channel.id, name: name.value, private: secret.checked, archive_after: Number(duration.value) });
  };
  return make(
    "form",
    { on: { submit } },
    make("label", { for: "thread-name" }, say(isForum ? "page-new-post" : "page-new-thread")),
    name,
    isForum ? null : make("label", { class: "situations-check" }, secret, say("page-private-thread")),
    make("label", { for: "thread-duration" }, say("page-archives-after")),
    duration,
    make("button", { type: "submit", class: "situations-button" }, say("page-start")),
  );
}

function access(channel, act) {
  const select = make(
    "select",
    { id: "bot-access", on: { change: () => act("set_access", { access: select.value }) } },
    ACCESS.map(([value, key]) => make("option", { value, selected: value === channel.access }, say(key))),
  );
  return make("div", { class: "choice" }, make("label", { for: "bot-access" }, say("page-bot-may")), select);
}

function serverButtons(world, act) {
  const { is_mine: isMine, is_first: isFirst, has_bot: hasBot, is_available: isAvailable, name, owner } = world.guild;
  if (!isMine) return [make("p", { class: "situations-note" }, isFirst ? say("page-only-owner") : say("page-only-owner-here", { name: owner }))];
  const rights = RIGHTS.map(([right, give, take]) => {
    const granted = world.guild.bot_rights.includes(right);
    return button(say(granted ? take : give), () => act("set_right", { right, granted: !granted }));
  });
  return [
    ...rights,
    button(say(hasBot ? "page-remove-bot-here" : "page-invite-bot"), () => act("set_bot", { invited: !hasBot })),
    button(say(isAvailable ? "page-hide-server" : "page-show-server"), () => act("server_outage", { over: !isAvailable })),
    isFirst ? null : button(say("page-delete-server"), () => confirm(say("page-delete-server-ask", { name })) && act("delete_server")),
  ];
}

function section(title, parts) {
  return make("section", {}, make("h3", {}, title), parts);
}

function button(label, press) {
  return make("button", { type: "button", class: "situations-button", on: { click: press } }, label);
}
