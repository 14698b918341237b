// The web socket to the local Discord: requests with their replies, events, and coming back after a restart.

const PAGE = crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2);
const FIRST_WAIT = 300;
const LONGEST_WAIT = 3000;

export class Connection {
  #socket = null;
  #user = "";
  #count = 0;
  #waiting = new Map();
  #wait = FIRST_WAIT;
  #timer = 0;

  constructor(onEvent, onState) {
    this.onEvent = onEvent;
    this.onState = onState;
  }

  open(user) {
    this.#user = user;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  ask(verb, fields = {}) {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Error("Not connected. Trying again…"));
        return;
      }
      this.#count += 1;
      this.#waiting.set(this.#count, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...fields, n: this.#count, do: verb }));
    });
  }

  #connect() {
    // Beside the page, so that the key in the page's address goes along.
    const address = new URL("visit", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.search = new URLSearchParams({ as: this.#user, page: PAGE });
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#retry();
    });
  }

  #hear(frame) {
    if (frame.event) {
      if (frame.event === "world") {
        this.#wait = FIRST_WAIT;
        this.onState(true);
      }
      this.onEvent(frame);
      return;
    }
    const waiting = this.#waiting.get(frame.re);
    this.#waiting.delete(frame.re);
    if (frame.refused === undefined) waiting?.resolve(frame.done);
    else waiting?.reject(new Error(frame.refused));
  }

  #retry() {
    this.onState(false);
    for (const { reject } of this.#waiting.values()) reject(new Error("The connection was lost."));
    this.#waiting.clear();
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT);
  }
}
