// A form that the bot opens. It stays until the bot has responded to what was submitted.
import { byId, make, uniqueId } from "./dom.js";
import { say } from "./words.js";

const ROW = 1;
const SELECT = 3;
const TEXT = 10;
const PARAGRAPH = 2;

export function showModal({ interaction, modal }, actions) {
  const dialog = byId("modal");
  const problem = make("p", { class: "situations-note", role: "alert" });
  const submitButton = make("button", { type: "submit", class: "situations-button" }, say("page-submit"));
  const fields = modal.components.map(field);
  const done = (text) => {
    submitButton.disabled = false;
    problem.textContent = text;
    // The bot may have opened another one meanwhile.
    if (text === "" && dialog.dataset.interaction === interaction) dialog.close();
  };
  const submit = (event) => {
    event.preventDefault();
    submitButton.disabled = true;
    problem.textContent = "";
    actions.submit(interaction, Object.fromEntries(fields.flatMap((each) => (each.value ? [each.value()] : []))), done);
  };
  dialog.dataset.interaction = interaction;
  dialog.replaceChildren(
    make("h2", { id: "modal-title" }, modal.title),
    make("form", { on: { submit } }, fields.map((each) => each.nodes), problem, submitButton),
    make("button", { type: "button", class: "situations-button", on: { click: () => dialog.close() } }, say("page-cancel")),
  );
  if (!dialog.open) dialog.showModal();
}

/** A component's nodes, and what gives its custom id and value. */
function field(component) {
  if (component.type === TEXT) return { nodes: make("p", {}, component.content) };
  const inner = component.type === ROW ? component.components[0] : component.component;
  const id = uniqueId("field");
  const control = inner.type === SELECT ? select(inner, id) : input(inner, id);
  const value = () => [inner.custom_id, inner.type === SELECT ? [...control.selectedOptions].map((each) => each.value).filter(Boolean) : control.value];
  const description = component.description ? make("small", {}, component.description) : null;
  return { nodes: [make("label", { for: id }, component.label ?? inner.label), description, control], value };
}

function input(component, id) {
  const limits = { minlength: component.min_length || undefined, maxlength: component.max_length ?? 4000 };
  const isLong = component.style === PARAGRAPH;
  const control = make(isLong ? "textarea" : "input", { id, ...limits, required: component.required !== false, placeholder: component.placeholder, autocomplete: "off" });
  control.value = component.value ?? "";
  return control;
}

function select(component, id) {
  const isMultiple = (component.max_values ?? 1) > 1;
  const isRequired = component.required !== false && component.min_values !== 0;
  const options = component.options.map((each) => make("option", { value: each.value, selected: each.default }, each.label));
  if (!isMultiple) options.unshift(make("option", { value: "" }, component.placeholder ?? say("page-choose")));
  return make("select", { id, multiple: isMultiple, required: isRequired }, options);
}
