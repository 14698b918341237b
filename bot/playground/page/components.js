// Buttons and selects under a message.
import { make } from "./dom.js";
import { icon } from "./icons.js";
import { link } from "./inline.js";
import { part } from "./parts.js";
import { selectNode } from "./select.js";

const ROW = 1;
const BUTTON = 2;
const STRING_SELECT = 3;
const LINK = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const DRAWN = { [BUTTON]: button, [STRING_SELECT]: selectNode };

/** `act(verb, component, fields)` sends the click; `busy(customId)` says whether one is on its way. */
export function componentRows(message, act, busy) {
  const rows = (message.components ?? []).filter((row) => row.type === ROW && Array.isArray(row.components));
  return rows.map(({ components }) => {
    const known = components.filter((component) => component.type in DRAWN);
    const row = make("div", { class: "component-row" }, known.map((component) => DRAWN[component.type](component, act, busy)));
    return part(row, "row", known, known.map((component) => busy(component.custom_id)));
  });
}

function button(component, act, busy) {
  const words = [
    component.emoji ? make("span", { class: "button-emoji" }, emoji(component.emoji)) : null,
    component.label ? make("span", {}, component.label) : null,
  ];
  if (component.style === LINK) {
    const anchor = link(component.url ?? "", [...words, icon("out")]);
    anchor.classList.add("button", "secondary");
    return anchor;
  }
  const waiting = busy(component.custom_id);
  return make(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style] ?? "secondary"}`,
      disabled: component.disabled === true,
      "aria-busy": waiting ? "true" : undefined,
      data: { customId: component.custom_id },
      on: { click: () => busy(component.custom_id) || act("click", component, {}) },
    },
    words,
  );
}

export function emoji(sign) {
  return sign.id ? `:${sign.name}:` : sign.name;
}
