// On a phone the sidebar is a drawer.
import { byId } from "./dom.js";

function isOpen() {
  return document.body.classList.contains("sidebar-open");
}

export function showDrawer(open) {
  document.body.classList.toggle("sidebar-open", open);
  byId("menu").setAttribute("aria-expanded", String(open));
  byId("shade").hidden = !open;
  document.querySelector("main").inert = open;
  if (open) byId("viewing-as")?.focus();
}

matchMedia("(max-width: 720px)").addEventListener("change", () => showDrawer(false));
byId("menu").addEventListener("click", () => showDrawer(!isOpen()));
byId("shade").addEventListener("click", () => showDrawer(false));
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !isOpen()) return;
  showDrawer(false);
  byId("menu").focus();
});
