// What the user sees, kept up to date by the server's events.
import { say } from "./words.js";

const MANAGE_CHANNELS = 1n << 4n;
const MANAGE_MESSAGES = 1n << 13n;
const ADMINISTRATOR = 1n << 3n;
const SEND_MESSAGES = 1n << 11n;
const USE_COMMANDS = 1n << 31n;

const DM = 1;
const GROUP_DM = 3;

export class World {
  me = null;
  users = new Map();
  roles = new Map();
  channels = [];
  commands = [];
  servers = [];
  messages = new Map();

  apply(frame) {
    switch (frame.event) {
      case "world":
        this.me = frame.me;
        this.guild = frame.guild;
        this.servers = frame.servers;
        this.bot = frame.bot;
        this.locales = frame.locales;
        this.#meetPeople(frame);
        this.channels = frame.channels;
        this.commands = frame.commands;
        this.messages = new Map();
        this.#readMessages(frame.messages);
        break;
      case "message":
      case "edit":
        this.messagesIn(frame.message.channel_id).set(frame.message.id, frame.message);
        break;
      case "gone":
        this.messagesIn(frame.channel).delete(frame.id);
        break;
      case "channels":
        this.channels = frame.channels;
        this.guild = frame.guild ?? this.guild;
        if (frame.users) this.#meetPeople(frame);
        this.#readMessages(frame.messages);
        break;
      case "commands":
        this.commands = frame.commands;
        this.guild = frame.guild ?? this.guild;
        this.servers = frame.servers ?? this.servers;
        break;
      case "me":
        this.me = frame.me;
        this.#meetPeople(frame);
        this.commands = frame.commands;
        break;
    }
  }

  #meetPeople({ users, roles }) {
    this.users = new Map(users.map((user) => [user.id, user]));
    this.roles = new Map(roles.map((role) => [role.id, role]));
  }

  #readMessages(messages) {
    for (const [channel, list] of Object.entries(messages)) this.messages.set(channel, new Map(list.map((each) => [each.id, each])));
  }

  /** The messages of a channel by id, oldest first. */
  messagesIn(channel) {
    if (!this.messages.has(channel)) this.messages.set(channel, new Map());
    return this.messages.get(channel);
  }

  prepend(channel, older) {
    const all = [...older.map((each) => [each.id, each]), ...this.messagesIn(channel)];
    this.messages.set(channel, new Map(all));
  }

  channel(id) {
    return this.channels.find((channel) => channel.id === id);
  }

  userName(userId) {
    return this.users.get(userId)?.name ?? say("page-unknown-user");
  }

  people() {
    return [...this.users.values()].filter((user) => !user.bot);
  }

  /** The player after this one, offered for another tab. */
  nextPlayer() {
    const players = this.people().filter((user) => !user.badge);
    return players[(players.findIndex((user) => user.id === this.me.id) + 1) % players.length].name;
  }

  mentionsMe(message) {
    return message.mention_everyone || (message.mentions ?? []).some((user) => user.id === this.me.id);
  }

  mayDelete(message) {
    const channel = this.channel(message.channel_id);
    return message.author.id === this.me.id || hasPermission(channel, MANAGE_MESSAGES);
  }

  mayManage(channel) {
    return hasPermission(channel, MANAGE_CHANNELS);
  }

  maySend(channel) {
    return hasPermission(channel, SEND_MESSAGES);
  }

  /** By their default permissions: Discord's client hides the others. */
  usableCommands(channel) {
    if (!hasPermission(channel, USE_COMMANDS)) return [];
    return this.commands.filter((command) => isOffered(command, channel, this.me, this.guild)).filter((command) => {
      const needed = command.default_member_permissions;
      if (needed === null || needed === undefined || hasPermission(channel, ADMINISTRATOR)) return true;
      return BigInt(needed) !== 0n && hasPermission(channel, BigInt(needed));
    });
  }

  /** A command's text in the user's language. */
  localizedText(object, field) {
    return object[`${field}_localizations`]?.[this.me.locale] ?? object[field];
  }
}

/** By its contexts and installations: 0 is a server, 1 direct messages with the bot, 2 a group. */
function isOffered(command, channel, me, guild) {
  const context = channel.type === DM ? 1 : channel.type === GROUP_DM ? 2 : 0;
  const contexts = command.contexts ?? (command.dm_permission === false || command.guild_id ? [0] : [0, 1, 2]);
  const types = command.integration_types ?? [0];
  return contexts.includes(context) && ((types.includes(1) && me.has_app) || (types.includes(0) && (context === 1 || (context === 0 && guild.has_bot))));
}

function hasPermission(channel, bits) {
  return channel !== undefined && (BigInt(channel.permissions) & bits) === bits;
}
