// The panel as a sheet beside the board: its texts, buttons, selects and forms, as the server has told them.
import { element } from "./board.js";

// Returns what shows a sheet in a place; `press` sends what was pressed, with what was chosen or typed.
export function sheetOf(place, press, words, said) {
  function button(parent, label, go, className = "") {
    const made = element("button", parent, label, className);
    made.type = "button";
    made.onclick = go;
    return made;
  }
  function close() { place.hidden = true; place.replaceChildren(); }
  function open(title = "") {
    place.replaceChildren();
    place.hidden = false;
    button(place, words("page-back"), close, "fold");
    if (title) element("h2", place, title);
    place.scrollTop = 0;
  }
  // One choice is sent when it is tapped; several are, once they are done.
  function choices(parent, { options, most, id }, chosen) {
    const list = element("div", parent, "", "list");
    for (const { value, label, note, on } of options) {
      const made = button(list, label, () => {
        if (!chosen) { press(id, [value]); return; }
        const was = made.getAttribute("aria-pressed") === "true";
        if (most === 1) for (const one of list.children) one.setAttribute("aria-pressed", "false");
        if (was) chosen.delete(value);
        else { if (most === 1) options.forEach((one) => chosen.delete(one.value)); if (most === 1 || chosen.size < most) chosen.add(value); }
        made.setAttribute("aria-pressed", String(chosen.has(value)));
      });
      made.setAttribute("aria-pressed", String(Boolean(on)));
      if (chosen && on) chosen.add(value);
      if (note) element("small", made, said(note));
    }
  }
  function select(part) {
    const folded = element("details", place);
    folded.open = part.options.length <= 12;
    element("summary", folded, said(part.hint));
    const chosen = part.most > 1 ? new Set() : null;
    choices(folded, part, chosen);
    if (chosen) button(folded, words("page-done"), () => press(part.id, [...chosen]), "main");
  }
  function show(parts) {
    open();
    for (const part of parts) {
      if (part.text) element("p", place, said(part.text));
      if (part.rule) element("hr", place);
      if (part.options) select(part);
      if (!part.row) continue;
      const row = element("div", place, "", "row");
      for (const { id, label, main, off, on } of part.row) {
        const made = button(row, label, () => press(id, []), main ? "main" : "");
        made.disabled = off;
        if (on !== undefined) made.setAttribute("aria-pressed", String(on));
      }
    }
    place.querySelector("button")?.focus({ preventScroll: true });
  }
  function ask({ id, title, fields }) {
    open(title);
    const given = [];
    for (const field of fields) {
      if (field.text) { element("p", place, said(field.text)); continue; }
      const label = element("label", place, field.label);
      if (field.note) element("small", label, said(field.note));
      if (field.typed) {
        const box = element("textarea", label);
        Object.assign(box, { value: field.value, placeholder: field.hint, maxLength: field.most, rows: 3, dir: "auto" });
        given.push(() => [box.value]);
      } else {
        const chosen = new Set();
        choices(place, { options: field.options, most: 1 }, chosen);
        given.push(() => [...chosen]);
      }
    }
    button(place, words("page-done"), () => press(id, given.flatMap((one) => one())), "main");
    place.querySelector("textarea")?.focus({ preventScroll: true });
  }
  function take(told) {
    if (told?.sheet) show(told.sheet);
    else if (told?.form) ask(told.form);
    else if (told?.said && !place.hidden) place.firstChild.after(element("p", place, said(told.said), "note"));
  }
  return { close, take };
}
