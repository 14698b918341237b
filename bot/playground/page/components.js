// Buttons and selects under a message.
import { make } from "./dom.js";
import { link } from "./inline.js";
import { selectNode } from "./select.js";

const BUTTON = 2;
const LINK = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

/** `act(verb, component, fields)` sends the click; `busy(customId)` says whether one is on its way. */
export function componentRows(message, act, busy) {
  return message.components.map((row) =>
    make(
      "div",
      { class: "component-row" },
      row.components.map((component) =>
        component.type === BUTTON ? button(component, act, busy) : selectNode(component, act, busy),
      ),
    ),
  );
}

function button(component, act, busy) {
  const words = [
    component.emoji ? make("span", { class: "button-emoji" }, emoji(component.emoji)) : null,
    component.label ? make("span", {}, component.label) : null,
  ];
  if (component.style === LINK) {
    const anchor = link(component.url, [...words, make("span", { class: "outward", "aria-hidden": "true" }, "↗")]);
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
