// Dark, light or the system's theme, stored in this browser.

export const THEMES = [
  ["system", "page-theme-system"],
  ["dark", "page-theme-dark"],
  ["light", "page-theme-light"],
];

export function theme() {
  const stored = localStorage.getItem("theme");
  return THEMES.some(([name]) => name === stored) ? stored : "system";
}

export function setTheme(name) {
  localStorage.setItem("theme", name);
  document.documentElement.dataset.theme = name;
}

document.documentElement.dataset.theme = theme();
