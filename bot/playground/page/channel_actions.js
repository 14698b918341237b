// What the user does in the open channel, and the state of their interactions.
import { commandNote, errorNote } from "./notes.js";
import { say } from "./words.js";

export class ChannelActions {
  channel = null;
  messages = null;
  #world;
  #connection;
  #usedComponents = new Map(); // by interaction: the message and custom id
  #commandNotes = new Map(); // by interaction: the note of a command that was sent
  #forms = new Map(); // by interaction: what to do when the bot has responded to a submitted modal
  #failures = new Map(); // by message: the last error
  #earlyResults = new Map(); // results that came before the reply with the interaction's id
  #loading = false;
  #complete = new Set(); // channels whose first message is loaded

  constructor(world, connection) {
    this.#world = world;
    this.#connection = connection;
  }

  reset() {
    for (const map of [this.#usedComponents, this.#commandNotes, this.#forms, this.#failures, this.#earlyResults, this.#complete]) map.clear();
  }

  request(action, fields) {
    return this.#connection.request(action, { channel: this.channel, ...fields });
  }

  /** Requests, and shows a refusal to the user. Gives whether it was done. */
  async try(action, fields) {
    return (await this.ask(action, fields)) !== undefined;
  }

  /** The same, but gives what came back: `undefined` after a refusal. */
  async ask(action, fields) {
    try {
      return (await this.request(action, fields)) ?? null;
    } catch (error) {
      this.messages.addNote(errorNote(this.#world, error.message).node);
      return undefined;
    }
  }

  async press(action, message, component, fields) {
    const used = { message: message.id, customId: component.custom_id };
    const waiting = Symbol(component.custom_id);
    this.#failures.delete(message.id);
    this.#usedComponents.set(waiting, used);
    this.messages.refresh(message.id);
    try {
      const { interaction } = await this.request(action, { message: message.id, custom_id: component.custom_id, ...fields });
      this.#usedComponents.delete(waiting);
      this.#usedComponents.set(interaction, used);
      if (this.#earlyResults.has(interaction)) this.finish(interaction, this.#earlyResults.get(interaction));
    } catch (error) {
      this.#usedComponents.delete(waiting);
      this.#failures.set(message.id, error.message);
      this.messages.refresh(message.id);
    }
  }

  async slash(command, name, path, options) {
    const channel = this.channel;
    const note = commandNote(this.#world, name);
    this.messages.addNote(note.node);
    try {
      const { interaction } = await this.#connection.request("slash", { channel, command: command.id, path, options });
      this.#commandNotes.set(interaction, note);
      if (this.#earlyResults.has(interaction)) this.finish(interaction, this.#earlyResults.get(interaction));
      return null;
    } catch (error) {
      note.remove();
      return error.message;
    }
  }

  /** `done(problem)`: "" when the bot has responded. */
  async submit(modal, values, done) {
    try {
      const { interaction } = await this.request("submit", { modal, values });
      this.#forms.set(interaction, done);
      if (this.#earlyResults.has(interaction)) this.finish(interaction, this.#earlyResults.get(interaction));
    } catch (error) {
      done(error.message);
    }
  }

  /** The bot has responded, or its three seconds are over. */
  finish(interaction, answered) {
    const used = this.#usedComponents.get(interaction);
    const note = this.#commandNotes.get(interaction);
    const form = this.#forms.get(interaction);
    if (!used && !note && !form) {
      this.#earlyResults.set(interaction, answered);
      return;
    }
    this.#earlyResults.delete(interaction);
    this.#usedComponents.delete(interaction);
    this.#commandNotes.delete(interaction);
    this.#forms.delete(interaction);
    form?.(answered ? "" : say("page-try-again"));
    if (used) {
      if (!answered) this.#failures.set(used.message, say("page-interaction-failed"));
      this.messages.refresh(used.message);
    }
    if (note && answered) note.remove();
    if (note && !answered) note.fail(say("page-no-response"));
  }

  isBusy(message, customId) {
    return [...this.#usedComponents.values()].some((each) => each.message === message && each.customId === customId);
  }

  failure(message) {
    return this.#failures.get(message);
  }

  clearFailure(message) {
    this.#failures.delete(message);
  }

  dismiss(message) {
    this.try("dismiss", { channel: message.channel_id, message: message.id });
  }

  remove(message) {
    this.try("delete", { channel: message.channel_id, message: message.id });
  }

  find(id) {
    return this.#world.messagesIn(this.channel).get(id);
  }

  async loadOlder() {
    const channel = this.channel;
    const oldest = this.#world.messagesIn(channel).keys().next().value;
    if (this.#loading || oldest === undefined || this.#complete.has(channel)) return;
    this.#loading = true;
    const found = await this.request("history", { before: oldest }).catch(() => null);
    this.#loading = false;
    if (found?.length === 0) this.#complete.add(channel);
    // A reconnect may have replaced the messages meanwhile.
    if (!found?.length || this.#world.messagesIn(channel).keys().next().value !== oldest) return;
    this.#world.prepend(channel, found);
    if (channel === this.channel) this.messages.addOlder(found.length);
  }
}
