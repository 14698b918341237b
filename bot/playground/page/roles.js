// What the owner does with roles, and what a member may do in a channel: forms of the dialog with situations.
import { make, uniqueId } from "./dom.js";

const ACCESS = [["full", "Everything their roles may do"], ["no pictures", "No embeds, no files"], ["read", "Read only"], ["hidden", "Cannot see it"]];
const GRANTS = ["nothing", "manage messages", "manage threads", "manage channels", "manage the server", "administrator"];

export function memberAccess(world, act) {
  const [member, access] = [choice("Member", people(world)), choice("May do here", ACCESS)];
  return form("Set for this member", [member, access], () => act("set_access", { user: member.value(), access: access.value() }));
}

export function roleForms(world, act) {
  const roles = [...world.roles.values()].filter((role) => !role.managed && role.name !== "@everyone").map((role) => [role.id, role.name]);
  const [member, role] = [choice("Member", [...people(world), [world.bot, world.userName(world.bot)]]), choice("Role", roles)];
  const give = (given) => act("give_role", { user: member.value(), role: role.value(), given });
  const [name, grant] = [text("New role"), choice("It may", GRANTS.map((each) => [each, each]))];
  const take = make("button", { type: "button", class: "situations-button", on: { click: () => give(false) } }, "Take the role");
  return [
    form("Give the role", [member, role], () => give(true), take),
    form("Make the role", [name, grant], () => act("create_role", { name: name.value(), grant: grant.value() })),
  ];
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
