// A string select: a button that opens a list; several values are sent when the list closes.
import { emoji } from "./components.js";
import { make } from "./dom.js";
import { Listbox } from "./listbox.js";

export function selectNode(component, act, busy) {
  const several = (component.max_values ?? 1) > 1;
  const least = component.min_values ?? 1;
  let chosen = component.options.filter((option) => option.default).map((option) => option.value);
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
      "aria-label": component.placeholder || "Make a selection",
      data: { customId: component.custom_id },
    },
    shown,
    make("span", { class: "select-arrow", "aria-hidden": "true" }, "⌄"),
  );

  const list = new Listbox(opener, { label: component.placeholder || "Options", multiple: several, onChoose });
  const write = () => {
    const labels = component.options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
    shown.textContent = labels.join(", ") || component.placeholder || "Make a selection";
    shown.classList.toggle("empty", labels.length === 0);
  };
  const open = () =>
    list.show(
      component.options.map((option) => ({
        label: option.label,
        detail: option.description,
        mark: option.emoji ? emoji(option.emoji) : undefined,
        value: option.value,
        chosen: chosen.includes(option.value),
        aside: chosen.includes(option.value) ? "✓" : "",
      })),
      { keep: list.isOpen },
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
