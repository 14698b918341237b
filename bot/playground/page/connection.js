// The web socket to the local Discord: requests with their replies, events, and coming back after a restart.

const PAGE = crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2);
const FIRST_WAIT = 300;
const LONGEST_WAIT = 3000;
const LOST = "Connection lost. Trying again…";
const MOVED = "The playground was started afresh and has a new address: open the one it printed.";

export class Connection {
  #socket = null;
  #user = "";
  #count = 0;
  #waiting = new Map();
  #wait = FIRST_WAIT;
  #timer = 0;

  /** `onTrouble(words)` is told what is wrong, and with "" that nothing is. */
  constructor(onEvent, onTrouble) {
    this.onEvent = onEvent;
    this.onTrouble = onTrouble;
    // A phone that wakes up, a network that is back: no reason to wait.
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
  }

  open(user) {
    this.#user = user;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  ask(verb, fields = {}) {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Error("Not connected. Try again in a moment."));
        return;
      }
      this.#count += 1;
      this.#waiting.set(this.#count, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...fields, n: this.#count, do: verb }));
    });
  }

  #connect() {
    clearTimeout(this.#timer);
    // Beside the page, so that the key in the page's address goes along.
    const address = new URL("session", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.search = new URLSearchParams({ as: this.#user, page: PAGE });
    const socket = new WebSocket(address);
    let opened = false;
    this.#socket = socket;
    socket.addEventListener("open", () => (opened = true));
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#retry(opened);
    });
  }

  #hear(frame) {
    if (frame.event) {
      if (frame.event === "world") {
        this.#wait = FIRST_WAIT;
        this.onTrouble("");
      }
      this.onEvent(frame);
      return;
    }
    const waiting = this.#waiting.get(frame.re);
    this.#waiting.delete(frame.re);
    if (frame.refused === undefined) waiting?.resolve(frame.done);
    else waiting?.reject(new Error(frame.refused));
  }

  #retry(opened) {
    for (const { reject } of this.#waiting.values()) reject(new Error("The connection was lost."));
    this.#waiting.clear();
    this.onTrouble(LOST);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT);
    if (!opened) this.#askWhetherMoved();
  }

  #hurry() {
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#connect();
  }

  /** Somebody answers, but not to this key: waiting will not help. */
  async #askWhetherMoved() {
    const answer = await fetch(".", { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (answer?.status !== 404) return;
    clearTimeout(this.#timer);
    this.onTrouble(MOVED);
  }
}
