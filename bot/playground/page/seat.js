// Who is looking, in which language, in which colours.
import { avatar } from "./avatar.js";
import { byId, make } from "./dom.js";
import { icon } from "./icons.js";
import { setTheme, theme, THEMES } from "./theme.js";

/** `switchTo(name)` and `speak(locale)` do it. */
export function drawSeat(world, switchTo, speak) {
  const own = world.me.own_locale ?? "";
  const serverLanguage = world.locales[world.guild.locale];
  const people = world.people().map((user) => [user.name, user.badge ? `${user.name} (${user.badge})` : user.name]);
  const languages = [["", `Server: ${serverLanguage}`], ...Object.entries(world.locales)];
  const next = `Open a tab as ${world.nextPlayer()}`;
  byId("seat").replaceChildren(
    make(
      "div",
      { class: "seat-person" },
      avatar(world.me),
      choice("viewing-as", "Viewing as", people, world.me.name, switchTo),
      // An opener's tab takes the channel along.
      make("a", { class: "icon-button", href: `?as=${encodeURIComponent(world.nextPlayer())}`, target: "_blank", rel: "opener", title: next, "aria-label": next }, icon("person")),
    ),
    make(
      "div",
      { class: "seat-settings" },
      choice("language", "Language", languages, own, speak),
      choice("theme", "Theme", THEMES, theme(), setTheme),
    ),
  );
}

function choice(id, label, options, chosen, onChange) {
  const select = make(
    "select",
    { id, on: { change: () => onChange(select.value) } },
    options.map(([value, text]) => make("option", { value, selected: value === chosen }, text)),
  );
  return make("div", { class: "choice" }, make("label", { for: id }, label), select);
}
