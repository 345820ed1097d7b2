// The page of a seat: its board, what it is asked, and the log. The server says what there is and what
// can be chosen; the page shows it where it belongs, and sends back what was touched.
import { dress, slider } from "./answers.js";
import { boardOf, element, make, pointing } from "./board.js";
import { clock, happenings, watch } from "./live.js";
import { sheetOf } from "./sheet.js";

const $ = (id) => document.getElementById(id);
const svg = $("board");
const sign = document.querySelector("meta[name=countersign]").content;
const seen = {};          // the parts of the page, as the server has told them
let board = null;
let changing = false;     // whether an answer that is given is being changed
let carried = "";         // what the next confirmation carries
let going = {};           // the pieces that move together
let ringed = "";          // the place whose choices are shown around it
let framed = "";          // for what the board was last moved, and where it was left then
let left = "";
let onward = false;       // whether the next place without a token is shown by itself
let busy = false;

const said = (text) => String(text ?? "").replace(/<t:(\d+)(?::\w)?>/g, (_, at) => (
  new Intl.DateTimeFormat(seen.words.language, { dateStyle: "medium", timeStyle: "short" }).format(1000 * at)));
const say = (id) => seen.words[id];

// -- hearing and telling ---------------------------------------------------------------------------

let source = null;
const heard = watch(() => lookAgain());
const tick = clock($("clock"), () => seen.words?.language);
const passing = happenings($("stage"), () => board, () => seen.seats);
function listen() {
  source?.close();
  source = new EventSource("live");
  source.onopen = () => { heard(); tell(""); };
  source.onmessage = (event) => { heard(); take(JSON.parse(event.data)); };
  source.addEventListener("still", heard);
  source.addEventListener("closed", lookAgain);
  source.onerror = () => {
    if (seen.words) tell(say("page-lost"));
    if (source.readyState === EventSource.CLOSED) setTimeout(lookAgain, 3000);
  };
}
async function lookAgain() {
  source?.close();
  const reply = await fetch("look").catch(() => null);
  if (reply?.ok) { take(await reply.json()); listen(); }
  else if (reply?.status === 403) leave(await reply.text());
  else setTimeout(lookAgain, 5000);
}
function leave(words) {
  source?.close();
  document.querySelector("main").hidden = true;
  $("turn").textContent = words;
}
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && source?.readyState !== EventSource.OPEN) lookAgain();
});
function tell(words, ways = []) {
  $("said").hidden = !words;
  $("said").textContent = said(words);
  const row = ways.length ? element("div", $("said"), "", "row") : null;
  for (const [label, step] of ways) button(row, label, () => hint(step));
}
async function send(deed, body) {
  while (busy) await new Promise((go) => setTimeout(go, 10));
  busy = true;
  document.body.classList.add("busy");
  try {
    const reply = await fetch(deed, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Ravenry": sign },
      body: JSON.stringify(body),
    });
    if (reply.status === 403) { leave(await reply.text()); return null; }
    const told = reply.ok ? await reply.json() : { said: await reply.text() };
    tell(told.said ?? "", told.ways);
    if (source?.readyState !== EventSource.OPEN || told.said) await catchUp();
    carried = told.carried ?? "";
    return told;
  } catch {
    tell(say("page-lost"));
    return null;
  } finally {
    busy = false;
    document.body.classList.remove("busy");
    showAsked();
  }
}
async function catchUp() {
  const reply = await fetch("look");
  if (reply.ok) take(await reply.json());
}
const asked = () => seen.asked;
const shown = () => ({ number: asked().number, mark: asked().mark });
const hint = (step) => send("hint", { number: asked()?.number ?? 0, step });
const choose = (path) => send("draft", { ...shown(), path });
const sheet = sheetOf($("sheet"), press, say, said);
async function press(id, values) { sheet.take(await send("press", { id, values })); }

function take(parts) {
  const before = asked();
  Object.assign(seen, parts);
  if (parts.words) nameEverything();
  if (parts.stage !== undefined || parts.glyphs || parts.seats) {
    board = boardOf(svg, seen, parts.stage === undefined ? board?.box() : null);
    $("stage").hidden = !seen.stage;
    if (parts.stage !== undefined) framed = left = "";
  }
  if ("asked" in parts) {
    if (before?.number !== asked()?.number) { changing = false; closeRing(); }
    if (before?.mark !== asked()?.mark || before?.number !== asked()?.number) carried = "";
    const units = asked()?.units ?? {};
    going = Object.fromEntries(Object.entries(units).map(([unit, [left]]) => [unit, left]));
  }
  if (parts.log) passing.take(parts.log, () => board && seen.stage && drawBoard());
  showHead();
  showAsked();
  showSide(parts);
  if (parts.ways) {
    $("ways").replaceChildren();
    for (const { label, id } of parts.ways) button($("ways"), label, () => press(id, []));
  }
  if ("votes" in parts) {
    $("votes").replaceChildren();
    $("votes").hidden = !parts.votes;
    if (parts.votes) button($("votes"), parts.votes.label, () => sheet.take(seen.votes), parts.votes.calls ? "main" : "");
  }
  if ("asked" in parts) goOn();
}

// -- what can be chosen -----------------------------------------------------------------------------

const calls = () => asked() && (changing || asked().sealed === undefined);

// Each choice has a label, perhaps a note and a place, and what it does.
function choices() {
  const a = asked();
  if (!calls()) return [];
  const found = (a.range ? [] : a.options).map(([id, label, note, place]) => ({ id, label, note, place, go: () => choose([...a.path, id]) }));
  if (a.things) {
    for (const [id, label, note, place] of a.things) {
      const on = a.path.includes(id);
      if (!on && a.path.length >= a.most) continue;
      found.push({ id, label, note, place, on, go: () => choose(on ? a.path.filter((one) => one !== id) : [...a.path, id]) });
    }
  }
  for (const [place, tokens] of Object.entries(a.choices ?? {})) {
    for (const [value, label, note] of tokens) {
      const [token, other] = value.split("|");
      found.push({ label, note, place, face: a.faces[token], swap: Boolean(other), on: a.draft[place] === token, go: () => put(place, token, other) });
    }
    if (a.draft[place]) found.push({ label: a.removals[place], place, go: () => put(place, "", "") });
  }
  if (a.units) {
    const group = Object.entries(going).filter(([, number]) => number > 0);
    const reached = group.map(([unit]) => a.reach[unit]);
    for (const [target, label, note] of reached[0] ?? []) {
      if (!reached.every((targets) => targets.some(([id]) => id === target))) continue;
      const way = group.flatMap(([unit, number]) => Array(number).fill([`unit:${unit}`, `area:${target}`]).flat());
      found.push({ label, note, place: target, target: true, go: () => choose([...a.path, ...way]) });
    }
    return found.filter((one) => one.target || !one.label || !a.options.some(([id, label]) => id.startsWith("unit:") && label === one.label));
  }
  return found;
}
function put(place, token, other) {
  const draft = { ...asked().draft };
  const here = draft[place];
  delete draft[place];
  if (other) { delete draft[other]; if (here) draft[other] = here; }
  if (token) draft[place] = token;
  onward = Boolean(token);
  return choose(Object.keys(asked().choices).filter((one) => draft[one]).map((one) => `${one}=${draft[one]}`));
}
const at = (place) => choices().filter((one) => one.place === place);

// -- the board ----------------------------------------------------------------------------------------

function drawBoard() {
  board.draw(seen.marks, passing.ways(), null, seen.plans);
  const open = new Set(choices().map((one) => one.place).filter(Boolean));
  board.layers.mark.replaceChildren();
  for (const group of [...board.layers.land.children, ...board.layers.spot.children]) {
    const place = group.dataset.place;
    const [path, name, x, y] = seen.stage.places[place];
    if (!path && group.parentNode === board.layers.land) continue;   // It is a spot.
    const words = seen.marks[`w:${place}`];
    group.setAttribute("aria-label", words ? `${name}: ${words}` : name);
    group.setAttribute("role", open.has(place) ? "button" : "img");
    if (open.has(place)) group.setAttribute("tabindex", "0"); else group.removeAttribute("tabindex");
    if (!open.has(place) && place !== asked()?.origin) continue;
    const look = { class: place === asked()?.origin ? "origin" : place === ringed ? "ringed" : "target" };
    if (path) make("path", { d: path, ...look }, board.layers.mark);
    else make("circle", { cx: x, cy: y, r: 24, ...look }, board.layers.mark);
  }
}
// Moves the board to where a new question is, unless its reader has moved it; and to what can be chosen only out of sight.
function frame() {
  const open = calls() ? [...choices().map((one) => one.place), asked().origin].filter((place) => seen.stage.places[place]) : [];
  const key = calls() ? `${asked().number}/${open}` : "";
  if (key === framed) return;
  const another = key.split("/")[0] !== framed.split("/")[0];
  framed = key;
  if ((!another || (left && left !== board.box().join())) && open.every(board.sees)) return;
  board.near(open);
  left = board.box().join();
}
function tap(place) {
  const here = at(place);
  closeRing();
  if (here.length === 1 && !here[0].face) here[0].go();
  else if (here.length) openRing(place);
  drawBoard();
}
function hold(place) {
  if (!place || !calls()) return false;
  return place === asked().origin || at(place).some((one) => asked().form === "moves" && !one.target);
}
let dragging = "";
function drag(from, below, spot) {
  const line = board.layers.mark.querySelector(".drag") ?? make("line", { class: "drag" }, board.layers.mark);
  if (!from) { line.remove(); dragging = ""; return; }
  const [, , x, y] = seen.stage.places[from];
  for (const [key, value] of Object.entries({ x1: x, y1: y, x2: spot[0], y2: spot[1] })) line.setAttribute(key, value);
  if (dragging !== from) { dragging = from; navigator.vibrate?.(10); }
}
async function drop(from, to) {
  if (from !== asked()?.origin) {
    const [first, before] = [at(from)[0], asked()?.mark];
    if (!first || !(await first.go())) return;
    await changed(before);
  }
  at(to).find((one) => one.target)?.go();
}
// Waits until the page has heard what its last step has led to.
async function changed(before) {
  for (let tries = 0; tries < 40 && asked()?.mark === before; tries += 1) await new Promise((go) => setTimeout(go, 25));
}

function openRing(place) {
  ringed = place;
  const ring = $("ring");
  const around = at(place);
  ring.replaceChildren();
  ring.hidden = false;
  const round = around.filter((one) => one.face).length > 0;
  ring.classList.toggle("round", round);
  ring.setAttribute("aria-label", seen.stage.places[place][1]);
  element("strong", ring, seen.stage.places[place][1]);
  const faces = around.filter((one) => one.face);
  const radius = Math.max(70, (faces.length * 50) / (2 * Math.PI));
  around.forEach((one) => {
    const button = element("button", ring, one.face ? "" : one.label);
    button.setAttribute("aria-label", one.label);
    button.title = one.note ?? "";
    button.classList.toggle("swap", Boolean(one.swap));
    button.setAttribute("aria-pressed", String(Boolean(one.on)));
    button.onclick = () => { closeRing(); one.go(); };
    if (!one.face) return;
    const token = make("svg", { viewBox: "-25 -25 50 50", "aria-hidden": "true" }, button);
    token.append(board.piece([one.face[0], 0, 0, ...one.face.slice(3)], 1));
    const angle = (2 * Math.PI * faces.indexOf(one)) / faces.length - Math.PI / 2;
    button.style.left = `${radius * Math.cos(angle)}px`;
    button.style.top = `${radius * Math.sin(angle)}px`;
  });
  if (!round) { ring.style.left = ring.style.top = ""; return; }
  const [, , x, y] = seen.stage.places[place];
  const spot = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
  const frame = $("stage").getBoundingClientRect();
  const inside = (value, most) => Math.min(Math.max(value, radius + 30), Math.max(radius + 30, most - radius - 30));
  ring.style.left = `${inside(spot.x - frame.left, frame.width)}px`;
  ring.style.top = `${inside(spot.y - frame.top, frame.height)}px`;
}
function closeRing() { ringed = ""; $("ring").hidden = true; }
function goOn() {
  if (!onward) return;
  onward = false;
  const next = Object.keys(asked()?.choices ?? {}).find((place) => !asked().draft[place] && at(place).length);
  if (next) openRing(next);
}

// -- beside the board -----------------------------------------------------------------------------------

function button(parent, label, go, className = "") {
  const made = element("button", parent, label, className);
  made.onclick = go;
  return made;
}
function lines(name, parent, all, className = "") {
  for (const line of all) element(name, parent, said(line), className);
}
function showHead() {
  const { title, seat, moment, turn, due, undo } = seen.head;
  tick(seen.head.clock);
  $("title").textContent = [seat, moment].filter(Boolean).join(" · ");
  document.title = `${title} · ${seat}`;
  $("turn").textContent = [turn, said(due), seen.ahead].filter(Boolean).join(" · ");
  $("turn").classList.toggle("calls", Boolean(calls()));
  svg.setAttribute("aria-label", title);
  $("stage").dataset.undo = undo ?? "";
}
function showAsked() {
  if (!board) return;
  const panel = $("asked");
  panel.replaceChildren();
  if (seen.stage) { drawBoard(); frame(); }
  const a = asked();
  if (a) {
    if (a.behalf) element("p", panel, a.behalf);
    element("h2", panel, said(a.words));
    if (calls()) ask(panel, a); else given(panel, a);
  }
  if (seen.head.undo !== null) button(element("div", panel, "", "row"), say("panel-undo"), () => send("undo", { number: seen.head.undo }));
}
function given(panel, a) {
  lines("p", panel, [a.sealed, a.until], "chosen");
  const row = element("div", panel, "", "row");
  button(row, say("panel-change"), async () => { changing = true; if (!(await choose(a.again))) changing = false; });
  button(row, say("panel-withdraw"), () => send("withdraw", { number: a.number }));
}
function ask(panel, a) {
  lines("p", panel, a.notes, "note");
  const row = element("div", panel, "", "row");
  if (a.lock) button(row, a.lock[0], () => send("lock", { ...shown(), carried: carried || a.lock[1] }), "main");
  if (a.back) {
    button(row, say("panel-back"), () => choose(a.back));
    if (a.path.length > 1) button(row, say("panel-clear"), () => choose(a.start));
  }
  if (a.hint) button(row, a.hint, () => hint(""));
  if (a.same) button(row, say("panel-same"), () => choose(a.same));
  if (changing && a.sealed !== undefined) button(row, say("panel-keep"), () => { changing = false; showAsked(); });
  for (const [preset, label, note] of a.presets) button(row, label, () => send("preset", { preset })).title = note;
  if (a.prompt) element("p", panel, said(a.prompt));
  if (a.units) units(panel, a);
  if (a.range) slider(panel, a, { fewer: say("page-fewer"), more: say("page-more") }, choose);
  const list = element("div", panel, "", "list");
  for (const one of choices()) {
    if (one.face || (a.choices && one.place)) continue;   // They are around their places.
    const made = button(list, one.label, one.go);
    if (one.on !== undefined) made.setAttribute("aria-pressed", String(one.on));
    if (a.cards[one.id]) dress(made, a.cards[one.id], seen.seats, (inside, name) => board.sign(inside, name, 0, 0, 26, "currentColor"));
    if (one.note) element("small", made, said(one.note));
  }
  if (a.choices) {
    for (const [place, name] of Object.entries(a.names)) button(list, `${name}`, () => { tap(place); $("stage").scrollIntoView(); });
  }
  lines("p", panel, a.chosen, "chosen");
  lines("p", panel, a.briefing, "note");
}
function units(panel, a) {
  for (const [unit, [left, name]] of Object.entries(a.units)) {
    const row = element("div", panel, "", "row count");
    const step = (by) => () => { going[unit] = Math.min(left, Math.max(0, going[unit] + by)); showAsked(); };
    button(row, "−", step(-1)).setAttribute("aria-label", `${say("page-fewer")}: ${name}`);
    element("span", row, `${name} ${going[unit]}/${left}`);
    button(row, "+", step(1)).setAttribute("aria-label", `${say("page-more")}: ${name}`);
  }
}
function showSide(parts) {
  if (parts.held) fill("held", "ul", "li", parts.held);
  if (parts.log) fill("log", "ol", "li", parts.log.map(([words]) => words).reverse());
  if (parts.marks) {
    fill("beside", "ul", "li", parts.marks.n);
    const all = Object.entries(seen.stage?.places ?? {}).filter(([id]) => parts.marks[`w:${id}`]);
    fill("words", "div", "p", all.map(([id, place]) => `${place[1]}: ${parts.marks[`w:${id}`]}`));
  }
}
function fill(id, list, item, all) {
  const inside = $(id).querySelector(list);
  inside.replaceChildren();
  lines(item, inside, all);
}
function nameEverything() {
  document.documentElement.lang = say("language");
  document.documentElement.dir = say("direction");
  for (const id of ["nearer", "farther", "whole"]) { $(id).setAttribute("aria-label", say(`replay-${id}`)); $(id).title = say(`replay-${id}`); }
  for (const [id, word] of [["held", "page-seat"], ["log", "replay-log"], ["words", "replay-board"], ["beside", "replay-beside"]]) {
    $(id).querySelector("summary").textContent = say(word);
  }
  $("asked").setAttribute("aria-label", say("page-asked"));
  $("sheet").setAttribute("aria-label", say("page-asked"));
  $("story").textContent = say("page-story");
  $("close").textContent = say("page-close");
}

pointing(svg, () => board, { tap, hold, drag, drop });
svg.addEventListener("dblclick", (event) => { if (!at(event.target.closest("[data-place]")?.dataset.place).length) board.zoom(1.6, ...board.spot(event)); });
svg.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  tap(event.target.closest("[data-place]")?.dataset.place ?? "");
  $("ring").querySelector("button")?.focus();
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("textarea")) return;
  const doing = { "+": () => board.zoom(1.25), "-": () => board.zoom(0.8), 0: () => board.whole(), Escape: () => { closeRing(); sheet.close(); drawBoard(); } }[event.key];
  if (doing && board) { event.preventDefault(); doing(); }
});
$("nearer").onclick = () => board.zoom(1.3);
$("farther").onclick = () => board.zoom(1 / 1.3);
$("whole").onclick = () => board.whole();
$("close").onclick = async () => { await send("close", {}); lookAgain(); };
window.addEventListener("resize", () => board?.look());
listen();
