// The page: one user's view of the local Discord.
import { announceMessage } from "./announcer.js";
import { ChannelActions } from "./channel_actions.js";
import { channelIntro, nothingToSee } from "./channel_intro.js";
import { Channels, isPersonal, mark } from "./channels.js";
import { Composer } from "./composer.js";
import { Connection } from "./connection.js";
import { byId, make } from "./dom.js";
import { showDrawer } from "./drawer.js";
import { icon, iconButtonAttributes } from "./icons.js";
import { showModal } from "./modal.js";
import { Messages } from "./messages.js";
import { Servers } from "./servers.js";
import { situationsButton } from "./situations.js";
import "./theme.js";
import { countMention, setTitle } from "./title.js";
import { drawUserPanel } from "./user_panel.js";
import { say, speak } from "./words.js";
import { World } from "./world.js";

const EPHEMERAL = 1 << 6;

const world = new World();
const connection = new Connection(onEvent, showStatus);
const actions = new ChannelActions(world, connection);
const messages = new Messages(world, actions, (channel) => (channel ? channelIntro(world, channel) : nothingToSee()));
const channels = new Channels(world);
const servers = new Servers(world, openServer, createServer);
const composer = new Composer(world, actions);
actions.messages = messages;
let current = null;
let userId = null;

/** Without a channel, for whoever sees none, it is said that there is nothing to see. */
function openChannel(id) {
  const channel = world.channel(id);
  current = channel ? id : null;
  actions.channel = current;
  if (channel) {
    sessionStorage.setItem("channel", channel.name);
    channels.markRead(id);
  }
  channels.draw(current);
  drawHead(channel);
  messages.open(current);
  composer.openChannel(channel);
}

function openFirstChannel(name) {
  openChannel((world.channels.find((each) => each.name === name) ?? world.channels[0])?.id);
}

function drawHead(channel) {
  const name = channel?.name ?? world.guild.name;
  byId("channel-name").textContent = name;
  byId("channel-topic").textContent = channel?.topic ?? "";
  byId("channel-mark").replaceChildren(channel ? mark(channel) : "");
  byId("channel-actions").replaceChildren(
    situationsButton(world, channel, actions, openChannel),
    ...(world.mayManage(channel) && !isPersonal(channel) ? [deleteChannelButton(channel)] : []),
  );
  setTitle(channel ? `#${name}` : name, world.me.name);
}

function deleteChannelButton(channel) {
  const ask = () => confirm(say("page-delete-channel-ask", { channel: channel.name })) && actions.try("delete_channel", { channel: channel.id });
  return make("button", { ...iconButtonAttributes(say("page-delete-channel")), on: { click: ask } }, icon("bin"));
}

function onEvent(frame) {
  if (frame.words) speak(frame.words);
  world.apply(frame);
  switch (frame.event) {
    case "world":
      byId("guild-name").textContent = world.guild.name;
      rememberUser();
      sessionStorage.setItem("server", world.guild.id);
      servers.markRead(world.guild.id);
      servers.draw();
      actions.reset();
      byId("modal").close();
      drawUserPanel(world, switchTo, setLocale);
      openFirstChannel(sessionStorage.getItem("channel"));
      break;
    case "message":
      if (frame.message.channel_id === current) messages.add(frame.message);
      channels.countUnread(frame.message, current);
      announce(frame.message);
      break;
    case "edit":
      actions.clearFailure(frame.message.id);
      if (frame.message.channel_id === current) messages.refresh(frame.message.id);
      // The own hand is announced with every edit, the board is not.
      if ((frame.message.flags & EPHEMERAL) !== 0) announce(frame.message);
      break;
    case "gone":
      if (frame.channel === current) messages.remove(frame.id);
      break;
    case "modal":
      showModal(frame, actions);
      break;
    case "answered":
    case "failed":
      actions.finish(frame.interaction, frame.event === "answered");
      break;
    case "channels":
      if (!world.channel(current)) return openFirstChannel();
      channels.draw(current);
      drawHead(world.channel(current));
      composer.openChannel(world.channel(current));
      break;
    case "me":
      servers.draw();
      drawUserPanel(world, switchTo, setLocale);
      openChannel(current);
      break;
    case "elsewhere":
      servers.countUnread(frame.server, frame.mentions);
      if (frame.mentions) countMention();
      break;
    case "commands":
      if (!world.servers.some((server) => server.id === world.guild.id)) return openServer("");
      servers.draw();
      drawHead(world.channel(current));
      composer.refreshCommands();
      break;
    case "outage":
      showStatus(frame.is_on ? say("page-discord-away") : "");
      break;
  }
}

function announce(message) {
  if (message.author.id === world.me.id) return;
  if (world.mentionsMe(message)) countMention();
  if (message.channel_id === current) announceMessage(message, world);
}

function showStatus(text) {
  byId("banner").hidden = text === "";
  byId("banner").textContent = text;
}

function setLocale(locale) {
  actions.try("language", { locale });
}

function switchTo(name) {
  showDrawer(false);
  connection.open(name, world.guild.id);
}

/** "" is the first one. */
function openServer(id) {
  if (id !== world.guild.id) connection.open(world.me.name, id);
}

async function createServer(name, withBot) {
  const made = await actions.ask("create_server", { name, with_bot: withBot });
  if (made) openServer(made.server);
}

function clearUnread() {
  channels.clearUnread();
  servers.clearUnread();
}

/** Each tab has its own user, in its address and in its session storage. */
function rememberUser() {
  if (userId !== world.me.id) clearUnread();
  userId = world.me.id;
  sessionStorage.setItem("as", world.me.name);
  history.replaceState(null, "", `?as=${encodeURIComponent(world.me.name)}`);
}

/** Mentions of channels, messages and commands can be clicked anywhere. */
document.addEventListener("click", (event) => {
  const { channel, message, command } = event.target.closest("button")?.dataset ?? {};
  if (channel && channel !== current && world.channel(channel)) openChannel(channel);
  if (channel) showDrawer(false);
  if (message) messages.show(message);
  if (command) composer.openCommand(command);
});

/** Typing anywhere writes a message. */
document.addEventListener("keydown", (event) => {
  const isHandled = event.defaultPrevented || event.target.closest("input, textarea, select");
  if (!isHandled && event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) composer.focus();
});

connection.open(new URLSearchParams(location.search).get("as") ?? sessionStorage.getItem("as") ?? "", sessionStorage.getItem("server") ?? "");
