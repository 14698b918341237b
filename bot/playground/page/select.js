// A string select: a button that opens a list; several values are sent when the list closes.
import { emoji } from "./components.js";
import { make } from "./dom.js";
import { icon } from "./icons.js";
import { Listbox } from "./listbox.js";

export function selectNode(component, act, busy) {
  const options = component.options ?? [];
  const several = (component.max_values ?? 1) > 1;
  const least = component.min_values ?? 1;
  const offered = component.placeholder || "Make a selection";
  let chosen = options.filter((option) => option.default).map((option) => option.value);
  const before = chosen.join("\n");

  const shown = make("span", { class: "select-value" });
  const opener = make(
    "button",
    {
      type: "button",
      class: "select-opener",
      role: "combobox",
      disabled: component.disabled === true,
      "aria-haspopup": "listbox",
      "aria-busy": busy(component.custom_id) ? "true" : undefined,
      "aria-label": offered,
      data: { customId: component.custom_id },
    },
    shown,
    icon("down"),
  );

  const list = new Listbox(opener, { label: offered, multiple: several, onChoose, onEscape: () => finish() });
  const write = () => {
    const labels = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
    shown.textContent = labels.join(", ") || offered;
    shown.classList.toggle("empty", labels.length === 0);
  };
  const open = () =>
    list.show(
      options.map((option) => ({
        label: option.label,
        detail: option.description,
        mark: option.emoji ? emoji(option.emoji) : undefined,
        value: option.value,
        chosen: chosen.includes(option.value),
      })),
      { at: list.isOpen ? list.at : options.findIndex((option) => option.value === chosen[0]) },
    );

  function onChoose(option) {
    if (!several) {
      chosen = [option.value];
      write();
      act("select", component, { values: chosen });
      return false;
    }
    chosen = chosen.includes(option.value) ? chosen.filter((value) => value !== option.value) : [...chosen, option.value];
    chosen = chosen.slice(-component.max_values);
    write();
    open();
    return true;
  }

  const finish = () => {
    if (!list.isOpen) return;
    list.close();
    if (several && chosen.length >= least && chosen.join("\n") !== before) act("select", component, { values: chosen });
  };
  opener.addEventListener("click", () => (list.isOpen ? finish() : busy(component.custom_id) || open()));
  opener.addEventListener("blur", finish);
  opener.addEventListener("keydown", (event) => {
    if (!list.isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      open();
    }
  });
  write();
  return make("div", { class: "select" }, opener, list.node);
}
