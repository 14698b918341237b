// The tab's title: channel, user, and the mentions since the tab lost the focus.

let title = document.title;
let mentions = 0;

export function setTitle(place, user) {
  title = `${place} · ${user}`;
  write();
}

export function countMention() {
  if (document.hasFocus()) return;
  mentions += 1;
  write();
}

function write() {
  document.title = mentions ? `(${mentions}) ${title}` : title;
}

addEventListener("focus", () => {
  mentions = 0;
  write();
});
