// Icons drawn here, so that they look the same with every font.
const SVG = "http://www.w3.org/2000/svg";

const STROKES = {
  archive: ["M4 5h16v4H4z", "M6 9v10h12V9", "M10 13h4"],
  bin: ["M4 7h16", "M9 7V4h6v3", "M6.5 7l1 13h9l1-13", "M10 11v5M14 11v5"],
  check: ["M5 12.5l5 5 9-11"],
  close: ["M6 6l12 12M18 6L6 18"],
  down: ["M6 9l6 6 6-6"],
  eye: ["M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z", "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"],
  lock: ["M6 11h12v9H6z", "M8.5 11V8a3.5 3.5 0 0 1 7 0v3"],
  more: ["M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z", "M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z", "M19 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z"],
  out: ["M14 4h6v6", "M20 4l-9 9", "M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5"],
  person: ["M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z", "M3 20c0-4 3-6 7-6s7 2 7 6", "M19 7v6M16 10h6"],
  plus: ["M12 5v14M5 12h14"],
  send: ["M4 4l17 8-17 8 3-8z", "M7 12h8"],
  talk: ["M4 5h16v11H9l-5 4z"],
  thread: ["M6 4v8a4 4 0 0 0 4 4h9", "M15 12l4 4-4 4"],
};

export function icon(name) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  for (const stroke of STROKES[name]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", stroke);
    drawing.append(path);
  }
  return drawing;
}

/** The attributes of a button that has only an icon. */
export function iconButtonAttributes(label) {
  return { type: "button", class: "icon-button", "aria-label": label, title: label };
}
