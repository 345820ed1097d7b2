// What a page shows while it is open: whether its line is alive, how much time is left, and what has just
// happened. Pieces move along their ways and cards are opened, without motion for those who want none.
import { element, make } from "./board.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const SILENT = 45_000;     // Milliseconds without a word, after which a line is dead.
const STAYS = 6000;        // Milliseconds for which an arrow and a card stay.
const MOST = 4;            // How many of the latest entries are shown in passing.

// Calls `ask` when nothing was heard for too long, as after sleep; `heard` notes that something was.
export function watch(ask) {
  let last = Date.now();
  const look = (patience) => () => { if (!document.hidden && Date.now() - last > patience) { last = Date.now(); ask(); } };
  setInterval(look(SILENT), 5000);
  for (const [name, where] of [["visibilitychange", document], ["pageshow", window], ["focus", window]]) where.addEventListener(name, look(SILENT / 2));
  window.addEventListener("online", ask);
  return () => { last = Date.now(); };
}

// Counts down to a time in seconds, or shows nothing.
export function clock(place, language) {
  let due = null;
  const unit = (value, name) => new Intl.NumberFormat(language(), { style: "unit", unit: name, unitDisplay: "short" }).format(value);
  const two = (value) => new Intl.NumberFormat(language(), { minimumIntegerDigits: 2 }).format(value);
  function show() {
    const left = due === null ? 0 : Math.max(0, Math.round(due - Date.now() / 1000));
    const [days, hours, minutes, seconds] = [Math.floor(left / 86400), Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60];
    place.hidden = due === null;
    place.textContent = days ? `${unit(days, "day")} ${unit(hours, "hour")}` : [hours, minutes, seconds].map(two).join(":");
  }
  setInterval(() => { if (due !== null) show(); }, 1000);
  return (next) => { due = next ?? null; show(); };
}

// Returns which entries of a log have been added to its end; none if it was cut back, or is another one.
function added(before, now) {
  for (let old = now.length; old > 0; old -= 1) {
    const from = before.length - old;
    if (from >= 0 && now.slice(0, old).every((entry, i) => entry === before[from + i])) return [...now.keys()].slice(old);
  }
  return before.length ? [] : [...now.keys()];
}

// Shows the entries of the log that are new, over the board.
export function happenings(stage, board, seats) {
  let known = null;      // the log as it was
  let ways = [];
  let timer = 0;
  const frame = element("div", stage, "", "cards");
  frame.setAttribute("aria-hidden", "true");     // The log says the same in words.
  frame.onclick = () => frame.replaceChildren();
  function open(cards) {
    frame.replaceChildren();
    for (const [seat, name] of cards) {
      const card = element("div", frame, "", "card");
      element("small", card, seats()[seat]?.[0] ?? "");
      element("b", card, name);
      card.style.background = seats()[seat]?.[1] ?? "";
      card.style.color = seats()[seat]?.[2] ?? "";
    }
  }
  function travel([seat, x1, y1, x2, y2], delay) {
    if (calm.matches || !board()) return;
    const piece = make("circle", { cx: x1, cy: y1, r: 20, fill: board().fill(seat), stroke: "#2b241e", "stroke-width": 3, class: "moves" }, board().layers.piece.parentNode);
    const moving = piece.animate(
      [{ transform: "translate(0, 0)" }, { transform: `translate(${x2 - x1}px, ${y2 - y1}px)` }],
      { duration: 900, delay, easing: "ease-in-out", fill: "both" },
    );
    moving.onfinish = () => piece.remove();
  }
  function take(log, draw) {
    const fresh = known ? added(known, log.map(String)).map((i) => log[i]).slice(-MOST) : [];
    known = log.map(String);
    const moved = fresh.flatMap(([, way]) => way ?? []);
    const opened = fresh.flatMap(([, , cards]) => cards ?? []);
    if (!moved.length && !opened.length) return;
    if (moved.length) { ways = moved; moved.forEach((way, i) => travel(way, 250 * i)); }
    if (opened.length) open(opened);
    clearTimeout(timer);
    timer = setTimeout(() => { ways = []; frame.replaceChildren(); draw(); }, STAYS);
  }
  return { take, ways: () => ways };
}
