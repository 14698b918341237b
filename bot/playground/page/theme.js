// Dark, light, or what the system says; remembered in this browser.

export const THEMES = [
  ["system", "System"],
  ["dark", "Dark"],
  ["light", "Light"],
];

export function theme() {
  const kept = localStorage.getItem("theme");
  return THEMES.some(([name]) => name === kept) ? kept : "system";
}

export function setTheme(name) {
  localStorage.setItem("theme", name);
  document.documentElement.dataset.theme = name;
}

document.documentElement.dataset.theme = theme();
