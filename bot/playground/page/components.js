// A row of buttons, or of one select.
import { make } from "./dom.js";
import { emoji } from "./emoji.js";
import { icon } from "./icons.js";
import { link } from "./inline.js";
import { withKey } from "./keyed_nodes.js";
import { selectNode } from "./select.js";

const BUTTON = 2;
const STRING_SELECT = 3;
const LINK = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const DRAW = { [BUTTON]: button, [STRING_SELECT]: selectNode };

export function componentRow({ components }, act, isBusy) {
  const known = components.filter((component) => component.type in DRAW);
  const row = make("div", { class: "component-row" }, known.map((component) => DRAW[component.type](component, act, isBusy)));
  return withKey(row, "row", known, known.map((component) => isBusy(component.custom_id)));
}

function button(component, act, isBusy) {
  const content = [
    component.emoji ? make("span", { class: "button-emoji" }, emoji(component.emoji)) : null,
    component.label ? make("span", {}, component.label) : null,
  ];
  if (component.style === LINK) {
    const anchor = link(component.url ?? "", [...content, icon("out")]);
    anchor.classList.add("button", "secondary");
    return anchor;
  }
  const busy = isBusy(component.custom_id);
  return make(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style] ?? "secondary"}`,
      disabled: component.disabled === true,
      "aria-busy": busy ? "true" : undefined,
      data: { customId: component.custom_id },
      on: { click: () => isBusy(component.custom_id) || act("click", component, {}) },
    },
    content,
  );
}
