// The page: one user's view of the local Discord, and what they do in it.
import { beginning } from "./beginning.js";
import { Channels } from "./channels.js";
import { Composer } from "./composer.js";
import { Connection } from "./connection.js";
import { byId, make } from "./dom.js";
import { showDrawer } from "./drawer.js";
import { icon, named } from "./icons.js";
import { Messages } from "./messages.js";
import { Room } from "./room.js";
import { drawSeat } from "./seat.js";
import { speakOf } from "./speech.js";
import "./theme.js";
import { called, setTitle } from "./title.js";
import { World } from "./world.js";

const EPHEMERAL = 1 << 6;

const world = new World();
const connection = new Connection(onEvent, onTrouble);
const room = new Room(world, connection);
const messages = new Messages(world, room, (channel) => beginning(world, channel));
const channels = new Channels(world);
const composer = new Composer(world, room);
room.messages = messages;
let current = null;
let viewer = null;

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
  setTitle(channel.name, world.me.name);
  messages.open(id);
  composer.enter(channel);
}

function channelRemover(channel) {
  const ask = () => confirm(`Delete #${channel.name} with all its messages?`) && room.try("delete_channel", { channel: channel.id });
  return make("button", { ...named("Delete channel"), on: { click: ask } }, icon("bin"));
}

function onEvent(frame) {
  world.apply(frame);
  switch (frame.event) {
    case "world":
      byId("guild-name").textContent = world.guild.name;
      meet();
      room.reset();
      drawSeat(world, switchTo, speakIn);
      openChannel((world.channels.find((each) => each.name === sessionStorage.getItem("channel")) ?? world.channels[0]).id);
      break;
    case "message":
      if (frame.message.channel_id === current) messages.add(frame.message);
      channels.notice(frame.message, current);
      notice(frame.message);
      break;
    case "edit":
      room.settled(frame.message.id);
      if (frame.message.channel_id === current) messages.refresh(frame.message.id);
      // One's own hand is told again with every card; the board is for whoever asks for it.
      if ((frame.message.flags & EPHEMERAL) !== 0) notice(frame.message);
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
      drawSeat(world, switchTo, speakIn);
      openChannel(current);
      break;
    case "commands":
      composer.renew();
      break;
  }
}

function notice(message) {
  if (message.author.id === world.me.id) return;
  if (world.mentionsMe(message)) called();
  if (message.channel_id === current) speakOf(message, world);
}

function onTrouble(words) {
  byId("banner").hidden = words === "";
  byId("banner").textContent = words;
}

function speakIn(locale) {
  room.try("language", { locale });
}

function switchTo(name) {
  showDrawer(false);
  connection.open(name);
}

/** Each tab has its own user: in its address, and in the tab's own memory. */
function meet() {
  if (viewer !== world.me.id) channels.forget();
  viewer = world.me.id;
  sessionStorage.setItem("as", world.me.name);
  history.replaceState(null, "", `?as=${encodeURIComponent(world.me.name)}`);
}

/** Channels, messages and commands that are named anywhere on the page can be followed. */
document.addEventListener("click", (event) => {
  const { channel, message, command } = event.target.closest("button")?.dataset ?? {};
  if (channel && channel !== current && world.channel(channel)) openChannel(channel);
  if (channel) showDrawer(false);
  if (message) messages.show(message);
  if (command) composer.begin(command);
});

/** Typing anywhere is writing a message. */
document.addEventListener("keydown", (event) => {
  const elsewhere = event.defaultPrevented || event.target.closest("input, textarea, select");
  if (!elsewhere && event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) composer.focus();
});

connection.open(new URLSearchParams(location.search).get("as") ?? sessionStorage.getItem("as") ?? "");
