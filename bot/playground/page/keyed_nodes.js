// Nodes with keys. Redrawing a message replaces only the nodes whose key has changed, so open lists, pictures
// and the focus stay.

const KEYS = new WeakMap();
const PICTURES = "img:not(.custom-emoji)";

/** `node`, drawn from `source`: it is kept while the source is the same. */
export function withKey(node, ...source) {
  if (node) KEYS.set(node, JSON.stringify(source));
  return node;
}

/** Makes the children of `parent` like those of `fresh`, keeping nodes with equal keys. */
export function patchChildren(parent, fresh) {
  const wanted = new Set([...fresh.children].map(key));
  const before = [...parent.querySelectorAll(PICTURES)];
  for (const child of [...parent.children]) {
    if (!wanted.has(key(child))) child.remove();
  }
  let current = parent.firstElementChild;
  for (const node of [...fresh.children]) {
    if (current && key(current) === key(node)) current = current.nextElementSibling;
    else parent.insertBefore(node, current);
  }
  while (current) {
    const next = current.nextElementSibling;
    current.remove();
    current = next;
  }
  showOldWhileLoading(before, [...parent.querySelectorAll(PICTURES)]);
}

/** Until a new picture is loaded, the old one is shown behind it. */
function showOldWhileLoading(before, after) {
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
