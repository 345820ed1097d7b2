// Draws a board from lines, with its pieces, into an SVG. The page to keep holds this file; the live page imports it.
const SVG = "http://www.w3.org/2000/svg";

export function make(name, attributes = {}, parent = null, text = "") {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text) made.textContent = text;
  if (parent) parent.append(made);
  return made;
}
export function element(name, parent, text = "", className = "") {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (className) made.className = className;
  parent.append(made);
  return made;
}

export function boardOf(board, { stage, seats, glyphs }, seen = null) {
  const layers = {};
  let box = seen ?? (stage ? [...stage.box] : [0, 0, 100, 100]);

  let times = 1;          // how much larger than to scale names are
  const widths = {};      // of places
  const sizes = {};       // of names, to scale
  const SMALLEST = 10;  // Pixels of a name's letters; on a phone, names are larger than to scale.
  function look() {
    board.setAttribute("viewBox", box.map((v) => v.toFixed(1)).join(" "));
    const before = times;
    const scale = Math.min(board.clientWidth / box[2], board.clientHeight / box[3]) || 1;
    times = Math.min(2.4, Math.max(1, SMALLEST / (17 * Math.sqrt(stage.times) * scale)));
    for (const name of layers.name.children) {
      name.setAttribute("transform", `translate(${name.dataset.x} ${name.dataset.y}) scale(${times.toFixed(2)})`);
    }
    if (stage.rims) spread();
    if (times !== before) thin();
  }
  // Where names are larger than to scale, one that would cover another is read closer: first come places with pieces.
  function thin() {
    const held = new Set([...layers.piece.children].map((group) => group.dataset.place));
    const names = [...layers.name.children].filter((name) => name.style.display !== "none");
    const kept = [];
    for (const name of [...names.filter((n) => held.has(n.dataset.of)), ...names.filter((n) => !held.has(n.dataset.of))]) {
      const { x, y } = name.dataset, [wide, high] = sizes[name.dataset.of];
      const at = [Number(x), Number(y), (wide * times) / 2, (high * times) / 2];
      const free = times === 1 || kept.every((other) => Math.abs(at[0] - other[0]) > at[2] + other[2] || Math.abs(at[1] - other[1]) > at[3] + other[3]);
      name.style.visibility = free ? "" : "hidden";
      if (free) kept.push(at);
    }
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
  function label(parent, id, name, x, y, kind) {
    const size = (kind === "sea" ? 17 : 18) * Math.sqrt(stage.times);
    const parts = lines(name);
    const group = make("g", { "data-x": x, "data-y": y, "data-name": name, "data-of": id, transform: `translate(${x} ${y})` }, parent);
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
    board.replaceChildren();
    const defs = make("defs", {}, board);
    for (const [name, drawn] of Object.entries(glyphs)) {
      make("mask", { id: `g-${name}` }, defs).innerHTML = drawn;
    }
    const head = make("marker", {
      id: "head", viewBox: "0 0 10 10", refX: 8, refY: 5, markerWidth: 3.4, markerHeight: 3.4,
      orient: "auto-start-reverse",
    }, defs);
    make("path", { d: "M0 0L10 5L0 10z", fill: "context-stroke" }, head);
    for (const id of ["land", "tint", "line", "sign", "spot", "mark", "way", ...(stage && stage.rims ? ["piece", "name"] : ["name", "piece"])]) {
      layers[id] = make("g", { id: `l-${id}` }, board);
    }
    if (!stage) return;
    board.style.background = stage.ground.sea || "";
    for (const [id, [path, name, x, y, kind, shade]] of Object.entries(stage.places)) {
      const group = make("g", { "data-place": id }, layers.land);
      if (path) {
        make("path", {
          d: path, fill: shade || stage.ground[kind === "sea" ? "sea" : "land"] || "#efe3c4",
          stroke: kind === "sea" ? "#6d8b99" : "#2b241e", "stroke-width": kind === "sea" ? 1 : 2.4,
          "stroke-linejoin": "round",
        }, group);
        make("path", {
          d: path, fill: "none", stroke: "none", "data-tint": id, "stroke-width": 7,
          "fill-opacity": kind === "sea" ? 0.22 : 0.5, "stroke-opacity": kind === "sea" ? 0.35 : 0.95,
          "stroke-linejoin": "round",
        }, layers.tint);
        label(layers.name, id, name, x, y, kind);
      } else {
        make("circle", { cx: x, cy: y, r: 24, fill: "transparent", "data-place": id }, layers.spot);
      }
    }
    for (const [kind, path] of stage.lines) {
      make("path", {
        d: path, fill: "none", stroke: kind === "wall" ? "#eef1f1" : "#407aa0",
        "stroke-width": kind === "wall" ? 9 : 5,
      }, layers.line);
    }
    for (const [name, x, y] of stage.signs) sign(layers.sign, name, x, y, 19, "#4a3c2c");
    for (const name of layers.name.children) { const { width, height } = name.getBBox(); sizes[name.dataset.of] = [width, height]; }
    for (const group of layers.land.children) widths[group.dataset.place] = group.getBBox().width;
    look();
  }
  const ink = (seat) => seat && seats[seat] ? seats[seat][2] : "#f7f0de";
  const fill = (seat) => seat && seats[seat] ? seats[seat][1] : "#4a4846";

  function piece([place, x, y, shape, seat, signs, text, rim], size = stage.times) {
    const group = make("g", { class: "piece", "data-place": place, "data-x": x, "data-y": y, transform: `translate(${x} ${y}) scale(${size})` });
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
      make("path", { d: `M${x - 14} ${y - 15}h28v16q0 10 -14 18q-14 -8 -14 -18z`, fill: signs.length ? fill(seat) : seat ? "#f7f0de" : "#4a4846", stroke: signs.length ? "#2b241e" : fill(seat), "stroke-width": signs.length ? 2 : 4 }, group);
      for (const [name] of signs) sign(group, name, x, y, 21, ink(seat));
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
  // At a decision its two answers are shown, and not the ways that led to it.
  function draw(all, ways = [], decision = null, plans = []) {
    const grows = Object.keys(all).some((k) => k.startsWith("e:"));
    const there = (id) => !grows || all[`e:${id}`];
    for (const group of layers.land.children) group.style.display = there(group.dataset.place) ? "" : "none";
    const missing = new Set(Object.entries(stage?.places ?? {}).filter(([id]) => !there(id)).map(([, p]) => p[1]));
    for (const text of layers.name.children) text.style.display = missing.has(text.dataset.name) ? "none" : "";
    for (const path of layers.tint.children) {
      const seat = all[`t:${path.dataset.tint}`];
      path.setAttribute(stage.rims ? "stroke" : "fill", seat ? fill(seat) : "none");
    }
    layers.piece.replaceChildren(...Object.entries(all).filter(([k]) => k.startsWith("p:")).map(([, v]) => piece(v)));
    if (stage && stage.rims) spread();
    if (stage) thin();
    layers.way.replaceChildren();
    for (const way of plans) arrow(way, true);
    if (!decision) for (const way of ways) arrow(way);
    for (const { own, other } of decision ? [decision] : []) {
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

  function zoom(times, x = box[0] + box[2] / 2, y = box[1] + box[3] / 2) {
    const wide = Math.min(stage.box[2] * 1.2, Math.max(stage.box[2] / 12, box[2] / times));
    const factor = wide / box[2];
    box = [x - (x - box[0]) * factor, y - (y - box[1]) * factor, wide, box[3] * factor];
    look();
  }
  function move(x, y) { box[0] -= x; box[1] -= y; look(); }
  function whole() { box = [...stage.box]; look(); }
  // Shows some places so near that their pieces can be told apart, if they cannot from far.
  function near(ids) {
    const scale = (wide, high) => Math.min(board.clientWidth / wide, board.clientHeight / high);
    const far = scale(stage.box[2], stage.box[3]), high = 36 * stage.times;   // of a piece
    const ends = [0, 1].map((i) => ids.map((id) => stage.places[id][2 + i])).map((all) => [Math.min(...all) - 130, Math.max(...all) + 130]);
    const close = Math.min(26 / high, scale(...ends.map(([from, to]) => to - from)));
    if (!ids.length || high * far > 14 || close < far) { whole(); return; }
    const size = [board.clientWidth / close, board.clientHeight / close];
    // Nothing beyond an edge of the board is shown where there is something else.
    const room = [0, 1].map((i) => stage.box[2 + i] - size[i]);
    const from = ends.map(([first, last], i) => stage.box[i] + (room[i] < 0 ? room[i] / 2 : Math.min(room[i], Math.max(0, (first + last - size[i]) / 2 - stage.box[i]))));
    box = [...from, ...size];
    look();
  }
  function sees(id) {
    const [, , x, y] = stage.places[id], at = new DOMPoint(x, y).matrixTransform(board.getScreenCTM()), frame = board.getBoundingClientRect();
    return at.x > frame.left && at.x < frame.right && at.y > frame.top && at.y < frame.bottom;
  }
  function spot(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM().inverse());
    return [point.x, point.y];
  }
  build();
  return { box: () => box, draw, fill, ink, layers, look, move, near, piece, sees, sign, spot, whole, zoom };
}

// Fingers, a mouse and its wheel move the board. A tap is told with what is below it, and so is a way
// from one place to another, if `hold` says that the first one can be dragged from.
export function pointing(svg, board, { tap = () => {}, hold = () => false, drop = () => {}, drag = () => {} } = {}) {
  const fingers = new Map();
  let start = null;       // the first finger: where it came down, and on what
  const below = ({ clientX, clientY }) => document.elementsFromPoint(clientX, clientY)
    .map((found) => svg.contains(found) && found.closest("[data-place]")).find(Boolean)?.dataset.place ?? "";
  svg.addEventListener("pointerdown", (event) => {
    svg.setPointerCapture(event.pointerId);
    if (!fingers.size) {
      const place = below(event);
      start = { x: event.clientX, y: event.clientY, place, holds: hold(place), still: true };
    } else start = null;
    fingers.set(event.pointerId, event);
  });
  svg.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 8) start.still = false;
    const scale = 1 / svg.getScreenCTM().a;
    if (fingers.size === 1) {
      if (start?.holds) drag(start.place, below(event), board().spot(event));
      else if (!start?.still) board().move((event.clientX - before.clientX) * scale, (event.clientY - before.clientY) * scale);
    } else {
      const other = [...fingers.values()].find((f) => f.pointerId !== event.pointerId);
      const apart = (f) => Math.hypot(f.clientX - other.clientX, f.clientY - other.clientY);
      if (apart(before) > 8) board().zoom(apart(event) / apart(before), ...board().spot(other));
    }
    fingers.set(event.pointerId, event);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    svg.addEventListener(end, (event) => {
      fingers.delete(event.pointerId);
      const began = start;
      start = null;
      if (!began) return;
      if (began.holds) drag("", "", []);
      if (end === "pointercancel") return;
      if (began.still) tap(began.place, event);
      else if (began.holds && below(event) !== began.place) drop(began.place, below(event), event);
    });
  }
  svg.addEventListener("wheel", (event) => { event.preventDefault(); board().zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, ...board().spot(event)); }, { passive: false });
}
