// What the owner does with roles, and what a member may do in a channel: forms of the dialog with situations.
import { make, uniqueId } from "./dom.js";
import { say } from "./words.js";

const ACCESS = [["full", "page-access-full"], ["no pictures", "page-access-no-pictures"], ["read", "page-access-read"], ["hidden", "page-access-hidden"]];
const GRANTS = [
  ["nothing", "page-grant-nothing"],
  ["manage messages", "page-grant-manage-messages"],
  ["manage threads", "page-grant-manage-threads"],
  ["manage channels", "page-grant-manage-channels"],
  ["manage the server", "page-grant-manage-server"],
  ["administrator", "page-grant-administrator"],
];

export function memberAccess(world, act) {
  const [member, access] = [choice(say("page-member"), people(world)), choice(say("page-may-do-here"), named(ACCESS))];
  return form(say("page-set-for-member"), [member, access], () => act("set_access", { user: member.value(), access: access.value() }));
}

export function roleForms(world, act) {
  const roles = [...world.roles.values()].filter((role) => !role.managed && role.name !== "@everyone").map((role) => [role.id, role.name]);
  const [member, role] = [choice(say("page-member"), [...people(world), [world.bot, world.userName(world.bot)]]), choice(say("page-one-role"), roles)];
  const give = (given) => act("give_role", { user: member.value(), role: role.value(), given });
  const [name, grant] = [text(say("page-new-role")), choice(say("page-it-may"), named(GRANTS))];
  const take = make("button", { type: "button", class: "situations-button", on: { click: () => give(false) } }, say("page-take-role"));
  return [
    form(say("page-give-role"), [member, role], () => give(true), take),
    form(say("page-make-role"), [name, grant], () => act("create_role", { name: name.value(), grant: grant.value() })),
  ];
}

function named(choices) {
  return choices.map(([value, key]) => [value, say(key)]);
}

function people(world) {
  return world.people().map((user) => [user.id, user.name]);
}

function form(label, fields, press, more = null) {
  const submit = (event) => {
    event.preventDefault();
    press();
  };
  return make("form", { on: { submit } }, fields.map((each) => each.nodes), make("button", { type: "submit", class: "situations-button" }, label), more);
}

function choice(label, options) {
  const id = uniqueId("choice");
  const control = make("select", { id }, options.map(([value, shown]) => make("option", { value }, shown)));
  return { nodes: [make("label", { for: id }, label), control], value: () => control.value };
}

function text(label) {
  const id = uniqueId("text");
  const control = make("input", { id, required: true, maxlength: 100, autocomplete: "off" });
  return { nodes: [make("label", { for: id }, label), control], value: () => control.value };
}
