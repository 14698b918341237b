// A message is made of parts. An edit renews only those that differ: an open list stays open, a picture does not
// flicker, and the focus is where it was.

const KEYS = new WeakMap();

/** `node`, drawn from `source`: as long as the source is the same, so is the node. */
export function part(node, ...source) {
  if (node) KEYS.set(node, JSON.stringify(source));
  return node;
}

/** Make `place` look like `fresh`, keeping what is the same. */
export function renew(place, fresh) {
  const wanted = new Set([...fresh.children].map(key));
  const before = [...place.querySelectorAll("img")];
  for (const child of [...place.children]) {
    if (!wanted.has(key(child))) child.remove();
  }
  let at = place.firstElementChild;
  for (const node of [...fresh.children]) {
    if (at && key(at) === key(node)) at = at.nextElementSibling;
    else place.insertBefore(node, at);
  }
  while (at) {
    const rest = at.nextElementSibling;
    at.remove();
    at = rest;
  }
  bridge(before, [...place.querySelectorAll("img")]);
}

/** A new picture comes a moment after its words: until then the old one shines through. */
function bridge(before, after) {
  after.forEach((picture, index) => {
    const old = before[index];
    if (!old || old === picture || !old.complete || picture.complete) return;
    picture.style.backgroundImage = `url("${encodeURI(old.getAttribute("src"))}")`;
    picture.addEventListener("load", () => (picture.style.backgroundImage = ""), { once: true });
  });
}

function key(node) {
  return KEYS.get(node) ?? node;
}
