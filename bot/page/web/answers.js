// What is chosen beside the board: a number with a slider, and cards that look like cards.
import { element, make } from "./board.js";

// A slider for a number, with what the number is called; whoever lets go of it has chosen.
export function slider(panel, asked, words, choose) {
  const [least, most, labels] = asked.range;
  const row = element("div", panel, "", "row slider");
  const step = (by, name, sign) => {
    const made = element("button", row, sign);
    made.setAttribute("aria-label", name);
    made.onclick = () => { field.value = Number(field.value) + by; show(); give(); };
  };
  const give = () => choose([`number:${field.value}`]);
  step(-1, words.fewer, "−");
  const field = element("input", row);
  Object.assign(field, { type: "range", min: least, max: most, step: 1 });
  field.value = (asked.path[0] ?? `number:${least}`).replace("number:", "");
  field.setAttribute("aria-label", asked.words);
  step(1, words.more, "+");
  const chosen = element("button", row);
  const show = () => {
    chosen.textContent = labels[`number:${field.value}`];
    chosen.setAttribute("aria-pressed", String(asked.path[0] === `number:${field.value}`));
    field.setAttribute("aria-valuetext", chosen.textContent);
  };
  chosen.onclick = give;
  field.oninput = show;
  field.onchange = give;
  show();
}

// Makes a button look like a card: its colors, its figure, and its signs with their numbers.
export function dress(button, [seat, colour, figure, signs], seats, drawing) {
  button.classList.add("card");
  button.style.borderColor = colour || seats[seat]?.[1] || "";
  if (!figure) return;
  const head = element("span", button, "", "figure");
  element("b", head, figure);
  for (const [name, number] of signs) {
    for (let n = 0; n < number; n += 1) {
      drawing(make("svg", { viewBox: "-14 -14 28 28", "aria-hidden": "true" }, head), name);
    }
  }
  button.prepend(head);
}
