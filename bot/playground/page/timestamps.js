// Discord's timestamps, <t:1700000000:R>, in the user's language; relative ones are updated every second.
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
    title: format(date, STYLES.F, locale),
  });
  if (style === "R") Object.assign(element.dataset, { seconds, locale });
  element.textContent = style === "R" ? relativeTime(seconds, locale) : format(date, STYLES[style] ?? STYLES.f, locale);
  return element;
}

export function sentAt(iso, locale) {
  const date = new Date(iso);
  const today = new Date().toDateString() === date.toDateString();
  const text = format(date, today ? STYLES.t : { dateStyle: "short", timeStyle: "short" }, locale);
  return make("time", { class: "sent", datetime: iso, title: format(date, STYLES.F, locale) }, text);
}

export function dayOf(iso, locale) {
  return format(new Date(iso), STYLES.D, locale);
}

const FORMATS = new Map(); // cached: they are slow to make

function format(date, options, locale) {
  const key = JSON.stringify([locale, options]);
  if (!FORMATS.has(key)) FORMATS.set(key, new Intl.DateTimeFormat(locale, options));
  return FORMATS.get(key).format(date);
}

function relativeTime(seconds, locale) {
  const distance = seconds - Date.now() / 1000;
  const [unit, length] = STEPS.find(([, size]) => Math.abs(distance) >= size) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(distance / length), unit);
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-seconds]")) {
    const text = relativeTime(Number(element.dataset.seconds), element.dataset.locale);
    if (element.textContent !== text) element.textContent = text;
  }
}, 1000);
