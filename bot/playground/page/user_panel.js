// The user panel: which user, which language, which theme.
import { avatar } from "./avatar.js";
import { byId, make } from "./dom.js";
import { icon } from "./icons.js";
import { setTheme, theme, THEMES } from "./theme.js";
import { say } from "./words.js";

/** `switchTo(name)` changes the user, `setLocale(locale)` the language. */
export function drawUserPanel(world, switchTo, setLocale) {
  const own = world.me.own_locale ?? "";
  const serverLanguage = world.locales[world.guild.locale];
  const people = world.people().map((user) => [user.name, user.badge ? `${user.name} (${user.badge})` : user.name]);
  const languages = [["", say("page-server-language", { language: serverLanguage })], ...Object.entries(world.locales)];
  const label = say("page-open-tab", { name: world.nextPlayer() });
  byId("user-panel").replaceChildren(
    make(
      "div",
      { class: "user-panel-person" },
      avatar(world.me),
      choice("viewing-as", say("page-viewing-as"), people, world.me.name, switchTo),
      // With an opener the new tab starts in the same channel.
      make("a", { class: "icon-button", href: `?as=${encodeURIComponent(world.nextPlayer())}`, target: "_blank", rel: "opener", title: label, "aria-label": label }, icon("person")),
    ),
    make(
      "div",
      { class: "user-panel-settings" },
      choice("language", say("page-language"), languages, own, setLocale),
      choice("theme", say("page-theme"), THEMES.map(([name, key]) => [name, say(key)]), theme(), setTheme),
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
