// Discord's timestamps, <t:1700000000:R>, in the viewed user's language; relative ones keep moving.
import { make } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [
  ["year", 31536000],
  ["month", 2628000],
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function timestamp(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const element = make("time", {
    class: "timestamp",
    datetime: date.toISOString(),
    title: write(date, STYLES.F, locale),
  });
  if (style === "R") Object.assign(element.dataset, { seconds, locale });
  element.textContent = style === "R" ? ago(seconds, locale) : write(date, STYLES[style] ?? STYLES.f, locale);
  return element;
}

export function sentAt(iso, locale) {
  const date = new Date(iso);
  const today = new Date().toDateString() === date.toDateString();
  const text = write(date, today ? STYLES.t : { dateStyle: "short", timeStyle: "short" }, locale);
  return make("time", { class: "sent", datetime: iso, title: write(date, STYLES.F, locale) }, text);
}

export function dayOf(iso, locale) {
  return write(new Date(iso), STYLES.D, locale);
}

const FORMATS = new Map(); // they are slow to make, and every message needs two

function write(date, options, locale) {
  const key = JSON.stringify([locale, options]);
  if (!FORMATS.has(key)) FORMATS.set(key, new Intl.DateTimeFormat(locale, options));
  return FORMATS.get(key).format(date);
}

function ago(seconds, locale) {
  const away = seconds - Date.now() / 1000;
  const [unit, length] = STEPS.find(([, size]) => Math.abs(away) >= size) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / length), unit);
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-seconds]")) {
    const text = ago(Number(element.dataset.seconds), element.dataset.locale);
    if (element.textContent !== text) element.textContent = text;
  }
}, 1000);
