// The web socket to the local Discord: requests and replies, events, reconnecting.
import { say } from "./words.js";

const PAGE_ID = crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2);
const MIN_RETRY_MS = 300;
const MAX_RETRY_MS = 3000;

export class Connection {
  #socket = null;
  #user = "";
  #server = "";
  #count = 0;
  #replies = new Map();
  #retryDelay = MIN_RETRY_MS;
  #timer = 0;

  /** `onStatus(text)` gets the problem to show, or "" for none. */
  constructor(onEvent, onStatus) {
    this.onEvent = onEvent;
    this.onStatus = onStatus;
    // A phone that wakes up, a network that is back.
    addEventListener("online", () => this.#reconnectNow());
    document.addEventListener("visibilitychange", () => document.hidden || this.#reconnectNow());
  }

  open(user, server) {
    this.#user = user;
    this.#server = server;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  request(action, fields = {}) {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Error(say("page-not-connected")));
        return;
      }
      this.#count += 1;
      this.#replies.set(this.#count, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...fields, n: this.#count, do: action }));
    });
  }

  #connect() {
    clearTimeout(this.#timer);
    // Relative to the page, whose address has the key.
    const address = new URL("session", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.search = new URLSearchParams({ as: this.#user, server: this.#server, page: PAGE_ID });
    const socket = new WebSocket(address);
    let opened = false;
    this.#socket = socket;
    socket.addEventListener("open", () => (opened = true));
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.#handleFrame(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#scheduleReconnect(opened);
    });
  }

  #handleFrame(frame) {
    if (frame.event) {
      if (frame.event === "world") {
        this.#retryDelay = MIN_RETRY_MS;
        this.onStatus("");
      }
      this.onEvent(frame);
      return;
    }
    const reply = this.#replies.get(frame.re);
    this.#replies.delete(frame.re);
    if (frame.refused === undefined) reply?.resolve(frame.done);
    else reply?.reject(new Error(frame.refused));
  }

  #scheduleReconnect(opened) {
    for (const { reject } of this.#replies.values()) reject(new Error(say("page-connection-lost")));
    this.#replies.clear();
    this.onStatus(say("page-reconnecting"));
    this.#timer = setTimeout(() => this.#connect(), this.#retryDelay);
    this.#retryDelay = Math.min(this.#retryDelay * 1.6, MAX_RETRY_MS);
    if (!opened) this.#checkAddress();
  }

  #reconnectNow() {
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#connect();
  }

  /** A server that does not know this key was started afresh: retrying will not help. */
  async #checkAddress() {
    const answer = await fetch(".", { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (answer?.status !== 404) return;
    clearTimeout(this.#timer);
    this.onStatus(say("page-new-address"));
  }
}
