// The page: one user's view of the local Discord, and what they do in it.
import { Channels } from "./channels.js";
import { Composer } from "./composer.js";
import { Connection } from "./connection.js";
import { announce, byId, make } from "./dom.js";
import { plain } from "./markdown.js";
import { Messages } from "./messages.js";
import { Room } from "./room.js";
import { drawSeat } from "./seat.js";
import "./theme.js";
import { World } from "./world.js";

const world = new World();
const connection = new Connection(onEvent, onState);
const room = new Room(world, connection);
const messages = new Messages(world, room);
const channels = new Channels(world, openChannel);
const composer = new Composer(world, room);
room.messages = messages;
let current = null;

function openChannel(id) {
  current = id;
  const channel = world.channel(id);
  sessionStorage.setItem("channel", channel.name);
  room.channel = id;
  channels.read(id);
  channels.draw(id);
  byId("channel-name").textContent = channel.name;
  byId("channel-topic").textContent = channel.topic;
  byId("channel-actions").replaceChildren(...(world.mayDeleteChannel(channel) ? [channelRemover(channel)] : []));
  document.title = `#${channel.name} · ${world.me.name}`;
  messages.open(id);
  composer.enter(channel);
  showSidebar(false);
}

function channelRemover(channel) {
  const ask = () => confirm(`Delete #${channel.name} with all its messages?`) && room.try("delete_channel", { channel: channel.id });
  return make("button", { type: "button", class: "icon-button", "aria-label": "Delete channel", title: "Delete channel", on: { click: ask } }, "🗑");
}

function onEvent(frame) {
  world.apply(frame);
  switch (frame.event) {
    case "world":
      byId("guild-name").textContent = world.guild.name;
      document.documentElement.lang = "en";
      remember();
      room.reset();
      drawSeat(world, switchTo, (locale) => room.try("language", { locale }));
      openChannel((world.channels.find((each) => each.name === sessionStorage.getItem("channel")) ?? world.channels[0]).id);
      break;
    case "message":
      if (frame.message.channel_id === current) messages.add(frame.message);
      channels.notice(frame.message, current);
      speakOf(frame.message);
      break;
    case "edit":
      room.settled(frame.message.id);
      if (frame.message.channel_id === current) messages.refresh(frame.message.id);
      if ((frame.message.flags & 64) !== 0) speakOf(frame.message);
      break;
    case "gone":
      if (frame.channel === current) messages.remove(frame.id);
      break;
    case "answered":
    case "failed":
      room.ended(frame.interaction, frame.event === "answered");
      break;
    case "channels":
      if (world.channel(current)) channels.draw(current);
      else openChannel(world.channels[0].id);
      break;
    case "me":
      drawSeat(world, switchTo, (locale) => room.try("language", { locale }));
      openChannel(current);
      break;
    case "commands":
      composer.renew();
      break;
  }
}

/** New messages, and one's own that change in place, in words for a screen reader. */
function speakOf(message) {
  if (message.channel_id !== current || message.author.id === world.me.id) return;
  const embed = message.embeds[0];
  const words = [message.content, embed?.title, embed?.description].filter(Boolean).map((text) => plain(text, world));
  announce(`${world.name(message.author.id)}: ${words.join(". ").slice(0, 400)}`);
}

function onState(connected) {
  const banner = byId("banner");
  banner.hidden = connected;
  banner.textContent = connected ? "" : "Connection lost. Trying again…";
}

function switchTo(name) {
  history.replaceState(null, "", `?as=${encodeURIComponent(name)}`);
  connection.open(name);
}

/** Each tab has its own user: in its address, and in the tab's own memory. */
function remember() {
  sessionStorage.setItem("as", world.me.name);
  history.replaceState(null, "", `?as=${encodeURIComponent(world.me.name)}`);
}

function showSidebar(open) {
  document.body.classList.toggle("sidebar-open", open);
  byId("menu").setAttribute("aria-expanded", String(open));
  byId("shade").hidden = !open;
  if (open) byId("viewing-as")?.focus();
}

byId("menu").addEventListener("click", () => showSidebar(!document.body.classList.contains("sidebar-open")));
byId("shade").addEventListener("click", () => showSidebar(false));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("sidebar-open")) {
    showSidebar(false);
    byId("menu").focus();
  }
});
connection.open(new URLSearchParams(location.search).get("as") ?? sessionStorage.getItem("as") ?? "");
