// Shows a game that is over, moment by moment. Everything comes from the data in the page.
"use strict";
(() => {
  const game = JSON.parse(document.getElementById("game").textContent);
  const { moments, texts, seats, words, stage } = game;
  const $ = (id) => document.getElementById(id);
  const SVG = "http://www.w3.org/2000/svg";

  function make(name, attributes = {}, parent = null, text = "") {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text) made.textContent = text;
    if (parent) parent.append(made);
    return made;
  }
  function element(name, parent, text = "", className = "") {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    if (className) made.className = className;
    parent.append(made);
    return made;
  }

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

  const board = $("board");
  const layers = {};
  let box = stage ? [...stage.box] : [0, 0, 100, 100];

  let times = 1;          // how much larger than to scale names are
  const widths = {};      // of places
  const SMALLEST = 10;  // Pixels of a name's letters; on a phone, names are larger than to scale.
  function look() {
    board.setAttribute("viewBox", box.map((v) => v.toFixed(1)).join(" "));
    const scale = Math.min(board.clientWidth / box[2], board.clientHeight / box[3]) || 1;
    times = Math.min(2.4, Math.max(1, SMALLEST / (17 * Math.sqrt(stage.times) * scale)));
    for (const name of layers.name.children) {
      name.setAttribute("transform", `translate(${name.dataset.x} ${name.dataset.y}) scale(${times.toFixed(2)})`);
    }
    if (stage.rims) spread();
  }
  // Where pieces stand in rows above and below a name, they grow with it, as far as there is room.
  function spread() {
    const rows = {};
    for (const group of layers.piece.children) {
      const key = `${group.dataset.place}/${group.dataset.y}`;
      (rows[key] = rows[key] || []).push(group);
    }
    const half = 18 * stage.times, letter = 9 * Math.sqrt(stage.times);
    for (const row of Object.values(rows)) {
      const [id, y] = [row[0].dataset.place, Number(row[0].dataset.y)];
      const [, name, nx, ny] = stage.places[id];
      const across = row.map((group) => Number(group.dataset.x));
      const wide = Math.max(...across) - Math.min(...across) + 2 * half;
      const size = Math.max(1, Math.min(1.5, times, (0.8 * widths[id]) / wide));
      const gap = Math.abs(y - ny) - half - letter;
      const away = lines(name).length * letter * times + gap + half * size;
      for (const group of row) {
        const at = [nx + (group.dataset.x - nx) * size, ny + Math.sign(y - ny) * away];
        group.setAttribute("transform", `translate(${at.map((v) => v.toFixed(1)).join(" ")}) scale(${(stage.times * size).toFixed(2)})`);
      }
    }
  }
  function sign(parent, name, x, y, size, fill, lying = false) {
    const turn = lying ? ` rotate(-90 50 50)` : "";
    make("rect", {
      width: 100, height: 100, fill, mask: `url(#g-${name})`,
      transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})${turn}`,
    }, parent);
  }
  function label(parent, name, x, y, kind) {
    const size = (kind === "sea" ? 17 : 18) * Math.sqrt(stage.times);
    const parts = lines(name);
    const group = make("g", { "data-x": x, "data-y": y, "data-name": name, transform: `translate(${x} ${y})` }, parent);
    parts.forEach((part, i) => make("text", {
      y: (i - (parts.length - 1) / 2) * size, class: `name ${kind}`, "font-size": size,
      "dominant-baseline": "middle",
    }, group, part));
  }
  const lines = (name) => (name.length > 9 && name.includes(" ") ? halves(name) : [name]);
  function halves(name) {
    const gaps = [...name].map((c, i) => (c === " " ? i : -1)).filter((i) => i > 0);
    const cut = gaps.reduce((a, b) => Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a);
    return [name.slice(0, cut), name.slice(cut + 1)];
  }
  function build() {
    const defs = make("defs", {}, board);
    for (const [name, drawn] of Object.entries(game.glyphs)) {
      make("mask", { id: `g-${name}` }, defs).innerHTML = drawn;
    }
    const head = make("marker", {
      id: "head", viewBox: "0 0 10 10", refX: 8, refY: 5, markerWidth: 3.4, markerHeight: 3.4,
      orient: "auto-start-reverse",
    }, defs);
    make("path", { d: "M0 0L10 5L0 10z", fill: "context-stroke" }, head);
    for (const id of ["land", "tint", "line", "sign", "way", ...(stage && stage.rims ? ["piece", "name"] : ["name", "piece"])]) {
      layers[id] = make("g", { id: `l-${id}` }, board);
    }
    if (!stage) { $("stage").hidden = true; return; }
    for (const [id, [path, name, x, y, kind, shade]] of Object.entries(stage.places)) {
      const group = make("g", { "data-place": id }, layers.land);
      if (path) {
        make("path", {
          d: path, fill: shade || (kind === "sea" ? "#9fb9c4" : "#efe3c4"),
          stroke: kind === "sea" ? "#6d8b99" : "#2b241e", "stroke-width": kind === "sea" ? 1 : 2.4,
          "stroke-linejoin": "round",
        }, group);
        make("path", {
          d: path, fill: "none", stroke: "none", "data-tint": id, "stroke-width": 7,
          "fill-opacity": kind === "sea" ? 0.22 : 0.5, "stroke-opacity": kind === "sea" ? 0.35 : 0.95,
          "stroke-linejoin": "round",
        }, layers.tint);
        label(layers.name, name, x, y, kind);
      }
    }
    for (const [kind, path] of stage.lines) {
      make("path", {
        d: path, fill: "none", stroke: kind === "wall" ? "#eef1f1" : "#407aa0",
        "stroke-width": kind === "wall" ? 9 : 5,
      }, layers.line);
    }
    for (const [name, x, y] of stage.signs) sign(layers.sign, name, x, y, 19, "#4a3c2c");
    for (const group of layers.land.children) widths[group.dataset.place] = group.getBBox().width;
    look();
  }
  const ink = (seat) => seat && seats[seat] ? seats[seat][2] : "#f7f0de";
  const fill = (seat) => seat && seats[seat] ? seats[seat][1] : "#4a4846";

  function piece([place, x, y, shape, seat, signs, text, rim]) {
    const group = make("g", { class: "piece", "data-place": place, "data-x": x, "data-y": y, transform: `translate(${x} ${y}) scale(${stage.times})` });
    x = y = 0;
    const edge = { fill: fill(seat), stroke: "#2b241e", "stroke-width": 2 };
    if (shape === "plate") {
      const own = seat && seats[seat][3] && !signs.some(([s]) => s === "clan");
      const wide = signs.reduce((w, [, n]) => w + (n > 1 ? 36 : 26), 10) + (own ? 20 : 0);
      if (rim !== undefined) {
        // A piece of a seat that nobody plays lies on a plate of who commands it.
        const below = { fill: rim ? fill(rim) : "#a09c96", stroke: "#2b241e", "stroke-width": 2, class: "rim" };
        make("rect", { x: x - wide / 2 - 7, y: y - 25, width: wide + 14, height: 50, rx: 12, ...below }, group);
      }
      make("rect", { x: x - wide / 2, y: y - 18, width: wide, height: 36, rx: 8, ...edge }, group);
      let left = x - wide / 2 + 5;
      if (own) { sign(group, seats[seat][3], left + 8, y, 16, ink(seat)); left += 20; }
      for (const [name, number] of signs) {
        const bare = name.replace("routed-", "");
        const drawn = bare === "clan" ? seats[seat][3] : bare;
        sign(group, drawn, left + 13, y, 25, ink(seat), bare !== name);
        left += 26;
        if (number > 1) {
          make("text", { x: left + 3, y: y + 8, "font-size": 22, "font-weight": "bold", fill: ink(seat), "text-anchor": "middle" }, group, String(number));
          left += 10;
        }
      }
    } else if (shape === "shield") {
      make("path", { d: `M${x - 14} ${y - 15}h28v16q0 10 -14 18q-14 -8 -14 -18z`, fill: seat ? "#f7f0de" : "#4a4846", stroke: fill(seat), "stroke-width": 4 }, group);
      make("text", { x, y: y + 7, "font-size": 20, "font-weight": "bold", fill: seat ? "#2b241e" : "#f7f0de", "text-anchor": "middle" }, group, text);
    } else if (shape === "diamond") {
      make("path", { d: "M0 -16L16 0L0 16L-16 0z", fill: "#7a2660", stroke: "#f7f0de", "stroke-width": 2 }, group);
      for (const [name] of signs) sign(group, name, x, y, 15, "#f7f0de");
      if (text) make("text", { x: x + 22, y: y + 7, "font-size": 19, "font-weight": "bold", fill: "#2b241e", stroke: "#f7f0de", "stroke-width": 4, "paint-order": "stroke", "text-anchor": "middle" }, group, text);
    } else if (shape === "tag") {
      const tone = text === "+" ? "#2c6b2f" : "#b01c1c";
      const wide = signs.reduce((w, [, n]) => w + 18 * n, 20);
      make("rect", { x: x - wide / 2, y: y - 11, width: wide, height: 22, rx: 6, fill: "#f7f0de", stroke: tone, "stroke-width": 2 }, group);
      make("text", { x: x - wide / 2 + 10, y: y + 6, "font-size": 18, "font-weight": "bold", fill: tone, "text-anchor": "middle" }, group, text);
      let left = x - wide / 2 + 26;
      for (const [name, number] of signs) for (let i = 0; i < number; i += 1, left += 18) sign(group, name, left, y, 16, "#2b241e");
    } else {
      const round = shape === "disc";
      const plain = signs[0][0] === seats[seat]?.[3];
      const coin = (r, look) => (rim === undefined
        ? make("circle", { cx: x, cy: y, r, ...look }, group)
        : make("rect", { x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: r / 4, ...look }, group));
      coin(round ? 19 : 13, { fill: round && !plain ? "#f7f0de" : fill(seat), stroke: fill(seat), "stroke-width": round ? 5 : 2 });
      if (round) coin(21.5, { fill: "none", stroke: "#2b241e", "stroke-width": 1.5 });
      const size = (text ? 19 : round ? 26 : 17) - (signs.length > 1 ? 3 : 0);
      signs.forEach(([name], i) => sign(group, name, x + (i - (signs.length - 1) / 2) * size, y - (text ? 5 : 0), size, plain ? ink(seat) : "#2b241e"));
      if (text) make("text", { x, y: y + 14, "font-size": 14, "font-weight": "bold", fill: "#2b241e", "text-anchor": "middle" }, group, text);
    }
    return group;
  }
  function draw(all) {
    for (const group of layers.land.children) {
      const there = !Object.keys(all).some((k) => k.startsWith("e:")) || all[`e:${group.dataset.place}`];
      group.style.display = there ? "" : "none";
    }
    if (stage) {
      const grows = Object.keys(open).some((k) => k.startsWith("e:"));
      [...layers.name.children].forEach((text) => { text.style.display = ""; });
      if (grows) {
        const missing = new Set(Object.entries(stage.places).filter(([id]) => !all[`e:${id}`]).map(([, p]) => p[1]));
        [...layers.name.children].forEach((text) => { if (missing.has(text.dataset.name)) text.style.display = "none"; });
      }
    }
    for (const path of layers.tint.children) {
      const seat = all[`t:${path.dataset.tint}`];
      path.setAttribute(stage.rims ? "stroke" : "fill", seat ? fill(seat) : "none");
    }
    layers.piece.replaceChildren(...Object.entries(all).filter(([k]) => k.startsWith("p:")).map(([, v]) => piece(v)));
    if (stage && stage.rims) spread();
    layers.way.replaceChildren();
    // At a decision its two answers are shown, and not what led to it.
    const now = decision ? [decision] : [];
    if (!decision) for (const way of moments[at].a || []) arrow(way);
    for (const { own, other } of now) {
      for (const way of other[0]) arrow(way, true);
      for (const way of own[0]) arrow(way);
      for (const laid of own[1]) layers.piece.append(piece(laid));
      for (const [place, x, y, ...rest] of other[1]) {
        const token = piece([place, x + 44 * stage.times, y, ...rest]);
        token.querySelectorAll("circle, rect[rx]").forEach((rim) => rim.setAttribute("stroke-dasharray", "6 4"));
        token.classList.add("other");
        layers.piece.append(token);
      }
    }
  }
  function arrow([seat, x1, y1, x2, y2], hollow = false) {
    const bow = hollow ? -0.16 : 0.16;
    const mx = (x1 + x2) / 2 + (y2 - y1) * bow, my = (y1 + y2) / 2 - (x2 - x1) * bow;
    const way = { d: `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, fill: "none", "stroke-linecap": "round" };
    make("path", { ...way, stroke: "#f7f0de", "stroke-width": 12 }, layers.way);
    make("path", { ...way, stroke: "#2b241e", "stroke-width": 9, "marker-end": "url(#head)" }, layers.way);
    make("path", { ...way, stroke: fill(seat), "stroke-width": 6 }, layers.way);
    if (hollow) make("path", { ...way, stroke: "#f7f0de", "stroke-width": 3, class: "hollow" }, layers.way);
  }

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
    draw(all);
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
  function zoom(times, x = box[0] + box[2] / 2, y = box[1] + box[3] / 2) {
    const wide = Math.min(stage.box[2] * 1.2, Math.max(stage.box[2] / 12, box[2] / times));
    const factor = wide / box[2];
    box = [x - (x - box[0]) * factor, y - (y - box[1]) * factor, wide, box[3] * factor];
    look();
  }
  function whole() { box = [...stage.box]; look(); }

  function pointing() {
    const fingers = new Map();
    const spot = (event) => {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM().inverse());
      return [point.x, point.y];
    };
    board.addEventListener("pointerdown", (event) => { board.setPointerCapture(event.pointerId); fingers.set(event.pointerId, event); });
    board.addEventListener("pointermove", (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const scale = 1 / board.getScreenCTM().a;
      if (fingers.size === 1) {
        box[0] -= (event.clientX - before.clientX) * scale;
        box[1] -= (event.clientY - before.clientY) * scale;
        look();
      } else {
        const other = [...fingers.values()].find((f) => f.pointerId !== event.pointerId);
        const apart = (f) => Math.hypot(f.clientX - other.clientX, f.clientY - other.clientY);
        const [x, y] = spot(other);
        if (apart(before) > 8) zoom(apart(event) / apart(before), x, y);
      }
      fingers.set(event.pointerId, event);
    });
    for (const end of ["pointerup", "pointercancel"]) board.addEventListener(end, (event) => fingers.delete(event.pointerId));
    board.addEventListener("wheel", (event) => { event.preventDefault(); zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, ...spot(event)); }, { passive: false });
  }
  function keys(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || /SELECT|INPUT|BUTTON|SUMMARY/.test(event.target.tagName) && event.key !== "Escape") {
      if (!/^(b|B|\+|-|0)$/.test(event.key)) return;
    }
    const doing = {
      ArrowRight: () => go(at + 1), ArrowLeft: () => go(at - 1), PageDown: () => chapter(1), PageUp: () => chapter(-1),
      Home: () => go(0), End: () => go(moments.length - 1), " ": () => play(!timer), b: () => battle(1), B: () => battle(-1),
      "+": () => zoom(1.25), "-": () => zoom(0.8), 0: whole,
    }[event.key];
    if (doing) { event.preventDefault(); doing(); }
  }

  // -- the proof -----------------------------------------------------------------------------------

  function proof() {
    const panel = $("proof");
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

  build();
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
    $("nearer").onclick = () => zoom(1.3);
    $("farther").onclick = () => zoom(1 / 1.3);
    $("whole").onclick = whole;
    pointing();
  }
  document.addEventListener("keydown", keys);
  play(false);
  proof();
  go(asked());
  window.addEventListener("hashchange", () => go(asked()));
  window.addEventListener("resize", () => { if (stage) look(); });
})();
