// The tab's title: where, who, and how often one was called while looking elsewhere.

let place = "Playground";
let calls = 0;

export function setTitle(channel, person) {
  place = `#${channel} · ${person}`;
  write();
}

/** Somebody mentioned the viewed user, for instance because it is their turn. */
export function called() {
  if (document.hasFocus()) return;
  calls += 1;
  write();
}

function write() {
  document.title = calls ? `(${calls}) ${place}` : place;
}

addEventListener("focus", () => {
  calls = 0;
  write();
});
