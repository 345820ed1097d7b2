// Shows a game that is over, moment by moment. Everything comes from the data in the page.
"use strict";
(() => {
  const game = JSON.parse(document.getElementById("game").textContent);
  const { moments, texts, seats, words, stage } = game;
  const $ = (id) => document.getElementById(id);

  // -- what was so at each moment ------------------------------------------------------------------

  let at = -1;
  let eyes = "";
  let open = {};          // what everybody sees now
  let known = {};         // what each seat sees beyond that

  function apply(marks, changes) {
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) delete marks[key]; else marks[key] = value;
    }
  }
  function reach(moment) {
    if (moment < at) { open = {}; known = {}; at = -1; }
    while (at < moment) {
      at += 1;
      apply(open, moments[at].d);
      for (const [seat, [changes]] of Object.entries(moments[at].x || {})) {
        apply(known[seat] = known[seat] || {}, changes);
      }
    }
  }
  function marks() {
    const all = { ...open };
    for (const [key, value] of Object.entries(eyes && known[eyes] || {})) {
      if (value === 0) delete all[key]; else all[key] = value;
    }
    return all;
  }

  // -- the board -----------------------------------------------------------------------------------

  const svg = $("board");
  const board = boardOf(svg, game);
  const { fill, ink } = board;

  // -- beside the board ----------------------------------------------------------------------------

  const log = $("log");
  function fillLog() {
    let round = null;
    moments.forEach((moment, number) => {
      if (moment.r !== round && moment.l.length) {
        round = moment.r;
        element("li", log, texts[moment.w], "round");
      }
      for (const line of moment.l) {
        const item = element("li", log, texts[line]);
        item.dataset.at = number;
      }
    });
    log.addEventListener("click", (event) => {
      const item = event.target.closest("li[data-at]");
      if (item) go(Number(item.dataset.at));
    });
  }
  function showLog() {
    let now = null;
    for (const item of log.children) {
      if (!item.dataset.at) continue;
      const when = Number(item.dataset.at);
      item.classList.toggle("now", when === at);
      item.classList.toggle("later", when > at);
      if (when === at) item.setAttribute("aria-current", "step"); else item.removeAttribute("aria-current");
      if (when <= at) now = item;
    }
    if (now) log.scrollTop = now.offsetTop - log.offsetTop - log.clientHeight / 2;
  }
  function showSide(all) {
    $("standing").replaceChildren();
    const counts = Object.entries(all).filter(([k]) => k.startsWith("m:")).sort((a, b) => b[1] - a[1]);
    for (const [key, count] of counts) {
      const [name, colour, pen, glyph] = seats[key.slice(2)];
      const item = element("li", $("standing"));
      item.style.background = colour; item.style.color = pen;
      if (glyph) {
        const small = make("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" }, item);
        make("rect", { width: 100, height: 100, fill: pen, mask: `url(#g-${glyph})` }, small);
      }
      element("span", item, `${name} ${count}`);
    }
    const alone = $("alone");
    alone.hidden = !eyes;
    if (eyes) {
      alone.querySelector("h2").textContent = words.alone[eyes];
      const told = (moments[at].x && moments[at].x[eyes] || [{}, []])[1];
      const lines = [...told, ...(known[eyes] && known[eyes].h || [])].map((i) => texts[i]);
      const list = alone.querySelector("ul");
      list.replaceChildren();
      for (const line of lines.length ? lines : [words.empty]) element("li", list, line);
    }
    const inWords = $("words").querySelector("div");
    inWords.replaceChildren();
    for (const [id, place] of Object.entries(stage ? stage.places : {})) {
      const said = all[`w:${id}`];
      if (said !== undefined) element("p", inWords, `${place[1]}: ${texts[said]}`);
    }
    const beside = $("beside").querySelector("ul");
    beside.replaceChildren();
    for (const line of open.n || []) element("li", beside, texts[line]);
  }

  // -- who could have won --------------------------------------------------------------------------

  const WIDE = 360, HIGH = 120;
  const momentAt = (step) => {
    let found = 0;
    moments.forEach((moment, number) => { if (moment.s <= step) found = number; });
    return found;
  };
  const across = (number) => (WIDE * number) / Math.max(1, moments.length - 1);
  function buildCourse() {
    $("outcome").textContent = game.outcome;
    for (const [seat, , said] of game.placed) {
      const item = element("li", $("placed"), said);
      item.style.background = fill(seat); item.style.color = ink(seat);
    }
    $("course").hidden = !game.chances.length;
    if (!game.chances.length) return;
    $("course").querySelector("h2").textContent = words.chances;
    const graph = $("chances");
    graph.setAttribute("aria-label", words.chances);
    graph.setAttribute("viewBox", `0 0 ${WIDE} ${HIGH}`);
    const rows = game.chances.map(([step, ...shares]) => [across(momentAt(step)), shares]);
    game.eyes.forEach((seat, i) => {
      const edge = (count) => rows.map(([x, shares]) => {
        const whole = shares.reduce((a, b) => a + b, 0) || 1;
        return [x, (HIGH * shares.slice(0, count).reduce((a, b) => a + b, 0)) / whole];
      });
      const points = [...edge(i), ...edge(i + 1).reverse()].map((p) => p.map((v) => v.toFixed(1)).join(","));
      const band = make("polygon", { points: points.join(" "), fill: fill(seat), stroke: "#2b241e", "stroke-width": 0.6 }, graph);
      make("title", {}, band, seats[seat][0]);
    });
    let free = 10;  // Numbers stand side by side.
    game.turns.forEach(([step, told, change], i) => {
      const x = across(momentAt(step));
      const left = WIDE - 10 - 20 * (game.turns.length - 1 - i);
      const middle = Math.min(left, Math.max(free, x));
      free = middle + 20;
      make("line", { x1: x, x2: x, y1: 0, y2: HIGH, stroke: "#2b241e", "stroke-width": 1.5 }, graph);
      make("circle", { cx: middle, cy: HIGH - 10, r: 9, fill: "#a8172c", stroke: "#f7f0de" }, graph);
      make("text", { x: middle, y: HIGH - 6, "font-size": 12, "font-weight": "bold", fill: "#f7f0de", "text-anchor": "middle" }, graph, String(i + 1));
      const button = element("button", element("li", $("turns")), `${i + 1}. ${told}`);
      element("small", button, change);
      button.onclick = () => go(momentAt(step));
    });
    make("line", { id: "now", y1: 0, y2: HIGH, stroke: "#ffffff", "stroke-width": 3, "stroke-dasharray": "5 3" }, graph);
    graph.addEventListener("click", (event) => {
      const place = graph.getBoundingClientRect();
      go(Math.round(((event.clientX - place.left) / place.width) * (moments.length - 1)));
    });
  }
  function showCourse() {
    const now = document.getElementById("now");
    if (now) { now.setAttribute("x1", across(at)); now.setAttribute("x2", across(at)); }
  }
  // -- the player's own decisions ------------------------------------------------------------------

  let decision = null;
  function buildDecisions() {
    $("decisions").hidden = !game.decisions.length;
    $("decisions").querySelector("h2").textContent = words.decisions;
    for (const one of game.decisions) {
      const button = element("button", element("li", $("decisions").querySelector("ol")));
      for (const line of one.told) if (line) element("span", button, line.replaceAll("**", ""));
      button.onclick = () => { go(momentAt(one.s), one); $("when").scrollIntoView({ block: "start" }); };
    }
  }
  function showDecisions() {
    [...$("decisions").querySelectorAll("button")].forEach((button, i) => {
      if (game.decisions[i] === decision) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
  }
  const asked = () => (/^#\d+$/.test(location.hash) ? momentAt(Number(location.hash.slice(1))) : 0);

  // -- going about ---------------------------------------------------------------------------------

  let timer = null;
  function go(moment, chosen = null) {
    reach(Math.max(0, Math.min(moments.length - 1, moment)));
    decision = chosen || game.decisions.find((one) => momentAt(one.s) === at) || null;
    const all = marks();
    board.draw(all, moments[at].a, decision);
    showSide(all);
    showLog();
    $("at").value = at;
    const last = moments[at].l.length ? texts[moments[at].l[moments[at].l.length - 1]] : "";
    $("when").textContent = texts[moments[at].w] + (last ? ` — ${last}` : "");
    $("at").setAttribute("aria-valuetext", $("when").textContent);
    showCourse();
    showDecisions();
    // The address leads to this moment, as far as the browser lets it.
    try { history.replaceState(null, "", `#${moments[at].s}`); } catch { /* not from here */ }
    $("first").disabled = $("back").disabled = at === 0;
    $("last").disabled = $("on").disabled = at === moments.length - 1;
  }
  function play(on) {
    clearInterval(timer);
    timer = on ? setInterval(() => (at < moments.length - 1 ? go(at + 1) : play(false)), 1100) : null;
    $("play").querySelector("path").setAttribute("d", on ? "M4 3h4v14H4zM12 3h4v14h-4z" : "M4 2l13 8L4 18z");
    $("play").setAttribute("aria-label", on ? words.pause : words.play);
  }
  function chapter(way) {
    let to = at + way;
    while (to > 0 && to < moments.length - 1 && !moments[to].c) to += way;
    go(to);
  }
  function battle(way) {
    for (let to = at + way; to >= 0 && to < moments.length; to += way) if (moments[to].b) return go(to);
    return null;
  }
  function keys(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || /SELECT|INPUT|BUTTON|SUMMARY/.test(event.target.tagName) && event.key !== "Escape") {
      if (!/^(b|B|\+|-|0)$/.test(event.key)) return;
    }
    const doing = {
      ArrowRight: () => go(at + 1), ArrowLeft: () => go(at - 1), PageDown: () => chapter(1), PageUp: () => chapter(-1),
      Home: () => go(0), End: () => go(moments.length - 1), " ": () => play(!timer), b: () => battle(1), B: () => battle(-1),
      "+": () => board.zoom(1.25), "-": () => board.zoom(0.8), 0: board.whole,
    }[event.key];
    if (doing) { event.preventDefault(); doing(); }
  }

  // -- the proof -----------------------------------------------------------------------------------

  function proof() {
    const panel = $("proof");
    panel.hidden = !game.check;
    panel.querySelector("h2").textContent = words.proof;
    panel.querySelector("code").textContent = game.check;
    panel.querySelectorAll("p").forEach((line, number) => { line.textContent = [words.why, words.how, words.elsewhere][number]; });
    $("told").hidden = !game.hashes.length;
    $("worth").textContent = words.worth;
    for (const [label, whole] of game.hashes) {
      element("dt", $("hashes"), label);
      element("dd", $("hashes"), whole).dir = "ltr";
    }
  }

  // -- beginning -----------------------------------------------------------------------------------

  $("stage").hidden = !stage;
  buildCourse();
  buildDecisions();
  fillLog();
  for (const [id, word] of [["first", "first"], ["back", "back"], ["on", "on"], ["last", "last"], ["nearer", "nearer"], ["farther", "farther"], ["whole", "whole"]]) {
    $(id).setAttribute("aria-label", words[word]);
    $(id).title = words[word];
  }
  $("at").max = moments.length - 1;
  $("at").setAttribute("aria-label", words.moment);
  $("log-title").textContent = words.log;
  $("log").setAttribute("aria-label", words.log);
  $("words").querySelector("summary").textContent = words.board;
  $("beside").querySelector("summary").textContent = words.beside;
  $("keys").textContent = words.keys;
  const battles = $("battles");
  battles.setAttribute("aria-label", words.battles);
  battles.append(new Option(words.battles, ""));
  moments.forEach((moment, number) => {
    if (moment.b) battles.append(new Option(`${texts[moment.w]} — ${texts[moment.o ?? moment.l[moment.l.length - 1]]}`, number));
  });
  battles.addEventListener("change", () => { if (battles.value) go(Number(battles.value)); battles.value = ""; });
  const who = $("eyes");
  who.setAttribute("aria-label", words.eyes);
  who.append(new Option(words.everybody, ""));
  for (const seat of game.eyes) who.append(new Option(words.alone[seat], seat));
  who.hidden = !game.eyes.length;
  who.addEventListener("change", () => { eyes = who.value; go(at); });
  $("first").onclick = () => go(0);
  $("back").onclick = () => go(at - 1);
  $("on").onclick = () => go(at + 1);
  $("last").onclick = () => go(moments.length - 1);
  $("play").onclick = () => play(!timer);
  $("at").addEventListener("input", () => go(Number($("at").value)));
  if (stage) {
    $("stage").classList.toggle("wide", stage.box[2] > 0.75 * stage.box[3]);
    $("nearer").onclick = () => board.zoom(1.3);
    $("farther").onclick = () => board.zoom(1 / 1.3);
    $("whole").onclick = board.whole;
    pointing(svg, () => board);
  }
  document.addEventListener("keydown", keys);
  play(false);
  proof();
  go(asked());
  window.addEventListener("hashchange", () => go(asked()));
  window.addEventListener("resize", () => { if (stage) board.look(); });
})();
