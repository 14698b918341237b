// What the viewed user does in the open channel, and how it is going.
import { commandNote, troubleNote } from "./notes.js";

export class Room {
  channel = null;
  messages = null;
  #world;
  #connection;
  #pressed = new Map(); // by interaction: which component of which message
  #sent = new Map(); // by interaction: the note that a command is on its way
  #failed = new Map(); // by message: what went wrong there last
  #early = new Map(); // ends that came before the reply that names their interaction
  #loading = false;
  #whole = new Set(); // channels whose first message is here

  constructor(world, connection) {
    this.#world = world;
    this.#connection = connection;
  }

  reset() {
    for (const known of [this.#pressed, this.#sent, this.#failed, this.#early, this.#whole]) known.clear();
  }

  ask(verb, fields) {
    return this.#connection.ask(verb, { channel: this.channel, ...fields });
  }

  /** Ask, and tell the user when it is refused. Whether it was done. */
  async try(verb, fields) {
    try {
      await this.ask(verb, fields);
      return true;
    } catch (error) {
      this.messages.note(troubleNote(this.#world, error.message).node);
      return false;
    }
  }

  async press(verb, message, component, fields) {
    const pressed = { message: message.id, customId: component.custom_id };
    const waiting = Symbol(component.custom_id);
    this.#failed.delete(message.id);
    this.#pressed.set(waiting, pressed);
    this.messages.refresh(message.id);
    try {
      const { interaction } = await this.ask(verb, { message: message.id, custom_id: component.custom_id, ...fields });
      this.#pressed.delete(waiting);
      this.#pressed.set(interaction, pressed);
      if (this.#early.has(interaction)) this.ended(interaction, this.#early.get(interaction));
    } catch (error) {
      this.#pressed.delete(waiting);
      this.#failed.set(message.id, error.message);
      this.messages.refresh(message.id);
    }
  }

  async slash(command, name, path, options) {
    const channel = this.channel;
    const note = commandNote(this.#world, name);
    this.messages.note(note.node);
    try {
      const { interaction } = await this.#connection.ask("slash", { channel, command: command.id, path, options });
      this.#sent.set(interaction, note);
      if (this.#early.has(interaction)) this.ended(interaction, this.#early.get(interaction));
      return null;
    } catch (error) {
      note.remove();
      return error.message;
    }
  }

  /** The bot has answered, or its three seconds are over. */
  ended(interaction, answered) {
    const pressed = this.#pressed.get(interaction);
    const note = this.#sent.get(interaction);
    if (!pressed && !note) {
      this.#early.set(interaction, answered);
      return;
    }
    this.#early.delete(interaction);
    this.#pressed.delete(interaction);
    this.#sent.delete(interaction);
    if (pressed) {
      if (!answered) this.#failed.set(pressed.message, "This interaction failed");
      this.messages.refresh(pressed.message);
    }
    if (note && answered) note.remove();
    if (note && !answered) note.fail("The application did not respond");
  }

  busy(message, customId) {
    return [...this.#pressed.values()].some((each) => each.message === message && each.customId === customId);
  }

  failed(message) {
    return this.#failed.get(message);
  }

  settled(message) {
    this.#failed.delete(message);
  }

  dismiss(message) {
    this.try("dismiss", { channel: message.channel_id, message: message.id });
  }

  remove(message) {
    this.try("delete", { channel: message.channel_id, message: message.id });
  }

  find(id) {
    return this.#world.in(this.channel).get(id);
  }

  async older() {
    const channel = this.channel;
    const oldest = this.#world.in(channel).keys().next().value;
    if (this.#loading || oldest === undefined || this.#whole.has(channel)) return;
    this.#loading = true;
    const found = await this.ask("history", { before: oldest }).catch(() => null);
    this.#loading = false;
    if (found?.length === 0) this.#whole.add(channel);
    // The world may have come anew meanwhile.
    if (!found?.length || this.#world.in(channel).keys().next().value !== oldest) return;
    this.#world.prepend(channel, found);
    if (channel === this.channel) this.messages.grow(found.length);
  }
}
