// The page of the local stand-in: it shows one person's view and does what a person can do.
// Sections: elements, talking to the server, words (markdown), components, messages, lists,
// composer and commands, layers (menus, forms, pins, pictures, people), news, start.

// ---------------------------------------------------------------- elements

/** Make an element: h("p.note", { onclick }, "text", child). */
function h(what, properties = {}, ...children) {
  const [tag, ...classes] = what.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name in element && name !== "style") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...solid(children));
  return element;
}

const solid = (children) => children.flat(3).filter((child) => child !== null && child !== undefined && child !== false);
const fill = (element, ...children) => element.replaceChildren(...solid(children));

const $ = (id) => document.getElementById(id);

const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  pin: "M9 4h6l-1 6 4 4H6l4-4-1-6M12 14v6",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9l6 6 6-6",
  check: "M5 13l4 4L19 7",
  send: "M4 12l16-8-6 16-3-6-7-2",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7M12 9a3 3 0 100 6 3 3 0 000-6",
  phone: "M8 3h8v18H8V3M11 18h2",
  out: "M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 01-1 1H5a1 1 0 01-1-1V7a1 1 0 011-1h5",
  warn: "M12 4l9 16H3L12 4M12 10v4M12 17v.01",
  file: "M6 3h8l4 4v14H6V3M14 3v4h4",
  reply: "M4 18v-6a4 4 0 014-4h12M16 4l4 4-4 4",
  thread: "M5 5h14v10H9l-4 4V5M9 9h6M9 12h4",
  lock: "M6 11h12v9H6v-9M9 11V8a3 3 0 016 0v3",
  swap: "M7 4L3 8l4 4M3 8h13M17 12l4 4-4 4M21 16H8",
};

function icon(name, size = 20) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", size);
  svg.setAttribute("height", size);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg.namespaceURI, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

function face(id, name, size = "") {
  // Golden-angle steps keep neighbours in the list apart; the bot and others have one hue.
  const at = state.home?.people.findIndex((one) => one.id === id) ?? -1;
  const hue = at < 0 ? 215 : Math.round(160 + at * 137.5) % 360;
  return h(`span.face${size && "." + size}`, { style: `--hue:${hue}`, "aria-hidden": "true" }, (name[0] ?? "?").toUpperCase());
}

function toast(text) {
  const bubble = h("div.toast", { role: "alert" }, text);
  document.body.append(bubble);
  setTimeout(() => bubble.remove(), 4000);
}

// ---------------------------------------------------------------- talking to the server

const state = {
  me: null, // my id
  people: [],
  home: null,
  channel: null, // the open channel's id
  messages: [],
  more: false,
  commands: [],
  notices: [], // failures that only this screen shows
  failed: new Map(), // message id -> why the last press failed
  newFrom: null, // id of the first unread message when the channel was opened
  source: null,
};

class Refused extends Error {}

async function call(method, path, body) {
  const join = path.includes("?") ? "&" : "?";
  const answer = await fetch(`/page${path}${join}as=${state.me}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = await answer.json();
  if (!answer.ok) throw new Refused(data.error ?? "Something went wrong.");
  return data;
}

const get = (path) => call("GET", path);
const post = (path, body = {}) => call("POST", path, body);
const room = (id = state.channel) => state.home?.channels.find((one) => one.id === id);
const nameOf = (id) => [...state.home.people, state.home.bot].find((one) => one.id === id)?.name;

// ---------------------------------------------------------------- words

const CLOCK = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

function relative(seconds) {
  const words = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
  const left = seconds - (Date.now() + skew) / 1000;
  for (const [unit, size] of [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60]]) {
    if (Math.abs(left) >= size) return words.format(Math.round(left / size), unit);
  }
  return words.format(Math.round(left), "second");
}

let skew = 0; // milliseconds by which the server's clock is ahead of ours

function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  const text = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(undefined, CLOCK[style] ?? CLOCK.f).format(date);
  return h("time", {
    dateTime: date.toISOString(),
    title: new Intl.DateTimeFormat(undefined, CLOCK.F).format(date),
    data: style === "R" ? { relative: seconds } : {},
  }, text);
}

setInterval(() => {
  for (const one of document.querySelectorAll("time[data-relative]")) one.textContent = relative(Number(one.dataset.relative));
}, 5000);

const INLINE = [
  [/^\\([^\p{L}\p{N}\s])/u, (m) => m[1]],
  [/^`{2}(.+?)`{2}|^`([^`]+)`/, (m) => h("code", {}, m[1] ?? m[2])],
  [/^<@!?(\d+)>/, (m) => h(`span.mention${m[1] === state.me ? ".me" : ""}`, {}, "@" + (nameOf(m[1]) ?? "unknown"))],
  [/^<@&(\d+)>/, (m) => h("span.mention", {}, "@" + (state.home.roles.find((one) => one.id === m[1])?.name ?? "role").replace(/^@/, ""))],
  [/^<#(\d+)>/, (m) => channelMention(m[1])],
  [/^<\/([^:>]+):(\d+)>/, (m) => h("button.mention", { onclick: () => startCommand(m[1]) }, "/" + shownName(m[1]))],
  [/^<t:(-?\d+)(?::([tTdDfFsSR]))?>/, (m) => moment(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w+):(\d+)>/, (m) => customEmoji(m[1], m[2])],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/, (m) => link(m[2], inline(m[1]))],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;!?"'\])]/, (m) => link(m[0], m[0])],
  [/^\*\*\*(\S(?:[\s\S]*?\S)?)\*\*\*/, (m) => h("strong", {}, h("em", {}, inline(m[1])))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => h("strong", {}, inline(m[1]))],
  [/^__([\s\S]+?)__(?!_)/, (m) => h("u", {}, inline(m[1]))],
  [/^~~([\s\S]+?)~~/, (m) => h("s", {}, inline(m[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (m) => h("span.spoiler", { tabIndex: 0, role: "button", onclick: (e) => e.currentTarget.classList.add("shown") }, inline(m[1]))],
  [/^\*(\S(?:[^*\n]*?\S)?)\*(?!\*)/, (m) => h("em", {}, inline(m[1]))],
  [/^_(\S(?:[^_\n]*?\S)?)_(?![\p{L}\p{N}_])/u, (m) => h("em", {}, inline(m[1]))],
  [/^@(?:everyone|here)\b/, (m) => h("span.mention.me", {}, m[0])],
];

function inline(text) {
  const nodes = [];
  let plain = "";
  let before = "";
  while (text) {
    let found = null;
    for (const [pattern, make] of INLINE) {
      if (pattern.source.startsWith("^_") && /[\p{L}\p{N}]/u.test(before)) continue;
      const match = pattern.exec(text);
      if (match) { found = [match, make]; break; }
    }
    const taken = found ? found[0][0] : /^[\p{L}\p{N} ]+|^[\s\S]/u.exec(text)[0];
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found[1](found[0]));
    } else plain += taken;
    before = taken.at(-1);
    text = text.slice(taken.length);
  }
  if (plain) nodes.push(plain);
  return nodes;
}

const link = (href, words) => h("a", { href, target: "_blank", rel: "noreferrer" }, words);
const customEmoji = (name, id) => h("img.emoji", { src: `/cdn/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });

function channelMention(id) {
  const target = room(id);
  if (!target) return h("span.mention", {}, "# unknown");
  return h("button.mention", { onclick: () => openChannel(id) }, "# " + target.name);
}

/** What a text says decides on which side it begins. */
const AUTO = { dir: "auto" };

/** Markdown as chat clients know it, as elements. */
function markdown(text) {
  const out = h("div.md");
  const lines = text.split("\n");
  let at = 0;
  const run = (test) => {
    const taken = [];
    while (at < lines.length && test(lines[at], taken.length)) taken.push(lines[at++]);
    return taken;
  };
  const special = (line) => /^(#{1,3} |-# |> |>>> |```|\s*[-*] |\s*\d+\. )/.test(line);
  while (at < lines.length) {
    const line = lines[at];
    let match;
    if (line.startsWith("```") || /^```/.test(line.trimStart())) {
      const rest = lines.slice(at).join("\n");
      match = /^\s*```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/.exec(rest);
      if (match) {
        out.append(h("pre", {}, h("code", {}, match[2])));
        const used = match[0].split("\n").length;
        const tail = rest.slice(match[0].length).split("\n")[0];
        at += used;
        if (tail.trim()) lines.splice(at, 0, tail.trimStart());
        continue;
      }
    }
    if ((match = /^(#{1,3}) (.*)/.exec(line))) {
      out.append(h("h" + match[1].length, AUTO, inline(match[2])));
      at++;
    } else if (line.startsWith("-# ")) {
      out.append(h("p.sub", AUTO, inline(line.slice(3))));
      at++;
    } else if (line.startsWith(">>> ")) {
      const rest = [line.slice(4), ...lines.slice(at + 1)].join("\n");
      out.append(h("blockquote", AUTO, markdown(rest)));
      at = lines.length;
    } else if (line.startsWith("> ")) {
      const quoted = run((one) => one.startsWith("> ") || one === ">").map((one) => one.slice(2));
      out.append(h("blockquote", AUTO, markdown(quoted.join("\n"))));
    } else if (/^\s*([-*]|\d+\.) /.test(line)) {
      out.append(list(run((one) => /^\s*([-*]|\d+\.) /.test(one))));
    } else {
      const words = run((one, n) => n === 0 || !special(one));
      const joined = words.join("\n").replace(/^\n+|\n+$/g, (blank) => (blank.length > 1 ? "\n" : ""));
      out.append(h("p", AUTO, inline(words.length && joined === "" ? "\n" : joined)));
    }
  }
  return out;
}

function list(lines) {
  const items = lines.map((line) => /^(\s*)([-*]|\d+\.) (.*)/.exec(line));
  const build = (from, depth) => {
    const ordered = /\d/.test(items[from][2]);
    const box = h(ordered ? "ol" : "ul", { ...AUTO, start: ordered ? parseInt(items[from][2], 10) : null });
    let at = from;
    while (at < items.length && items[at][1].length >= depth) {
      if (items[at][1].length > depth && box.lastChild) {
        const [inner, next] = build(at, items[at][1].length);
        box.lastChild.append(inner);
        at = next;
      } else box.append(h("li", {}, inline(items[at++][3])));
    }
    return [box, at];
  };
  return build(0, items[0][1].length)[0];
}

// ---------------------------------------------------------------- components

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const emojiOf = (emoji) => (!emoji ? null : emoji.id ? customEmoji(emoji.name ?? "emoji", emoji.id) : h("span", {}, emoji.name));
const colour = (number) => "#" + number.toString(16).padStart(6, "0");

function part(message, one) {
  switch (one.type) {
    case 1: return h("div.row", {}, one.components.map((child) => part(message, child)));
    case 2: return button(message, one);
    case 3: case 5: case 6: case 7: case 8: return menu(message, one);
    case 9: return h("div.section", {}, h("div", {}, one.components.map((child) => part(message, child))), part(message, one.accessory));
    case 10: return markdown(one.content);
    case 11: return h("button.shot.thumb", { onclick: () => view(one.media.url, one.description) }, h("img.thumb", { src: one.media.url, alt: one.description ?? "" }));
    case 12: return gallery(one.items.map((item) => ({ ...item, url: item.media.url, width: item.media.width, height: item.media.height })));
    case 13: return fileLink(one.file.url, one.name, one.size);
    case 14: return h(`hr.sep${one.spacing === 2 ? ".wide" : ""}${one.divider === false ? ".blank" : ""}`);
    case 17: return container(message, one);
    default: return h("p.note", {}, `(a component of type ${one.type})`);
  }
}

function container(message, one) {
  const accented = one.accent_color !== null && one.accent_color !== undefined;
  return h(`div.container${accented ? ".accented" : ""}`, accented ? { style: `--bar:${colour(one.accent_color)}` } : {}, one.components.map((child) => part(message, child)));
}

function button(message, one) {
  const inside = [emojiOf(one.emoji), one.label ? h("span", {}, one.label) : null];
  if (one.style === 5) return h("a.btn", { href: one.url, target: "_blank", rel: "noreferrer" }, inside, icon("out", 15));
  return h(`button.btn.${STYLES[one.style]}`, {
    type: "button",
    disabled: Boolean(one.disabled),
    data: { customId: one.custom_id },
    onclick: (event) => touch(event.currentTarget, message, `/messages/${message.id}/press`, { custom_id: one.custom_id }),
  }, inside);
}

/** The entries of a menu as { value, label, description, emoji, default }. */
function entries(one) {
  if (one.type === 3) return one.options;
  const given = new Set((one.default_values ?? []).map((entry) => entry.id));
  const mark = (entry) => ({ ...entry, default: given.has(entry.value) });
  const people = [...state.home.people, state.home.bot].map((who) => ({ value: who.id, label: who.name }));
  const roles = state.home.roles.map((role) => ({ value: role.id, label: "@" + role.name.replace(/^@/, "") }));
  const rooms = state.home.channels.filter((c) => c.type !== 1 && (!one.channel_types?.length || one.channel_types.includes(c.type))).map((c) => ({ value: c.id, label: "# " + c.name }));
  return { 5: people, 6: roles, 7: [...people, ...roles], 8: rooms }[one.type].map(mark);
}

function pickLabel(options, chosen, placeholder) {
  const shown = options.filter((entry) => chosen.includes(entry.value));
  if (!shown.length) return h("span.hint", {}, placeholder || "Make a selection");
  if (shown.length === 1) return [emojiOf(shown[0].emoji), h("span", {}, shown[0].label)];
  return shown.map((entry) => h("span.chip", {}, emojiOf(entry.emoji), entry.label));
}

function menu(message, one) {
  const options = entries(one);
  const initial = options.filter((entry) => entry.default).map((entry) => entry.value);
  const open = async (event) => {
    const box = event.currentTarget;
    const values = await choose(box, one, options, initial);
    if (!values) return;
    const before = [...box.childNodes];
    fill(box, pickLabel(options, values, one.placeholder), icon("down"));
    const kept = await touch(box, message, `/messages/${message.id}/select`, { custom_id: one.custom_id, values });
    if (!kept) box.replaceChildren(...before);
  };
  return h("button.pick", {
    type: "button",
    disabled: Boolean(one.disabled),
    "aria-haspopup": "listbox",
    data: { customId: one.custom_id },
    onclick: open,
  }, pickLabel(options, initial, one.placeholder), icon("down"));
}

/** Press or choose, show that it is under way, and then the result. */
async function touch(element, message, path, body) {
  if (element.classList.contains("busy")) return false;
  element.classList.add("busy");
  state.failed.delete(message.id);
  element.closest(".msg")?.querySelector(".fail")?.remove();
  try {
    const outcome = await post(path, body);
    if (outcome.kind === "failed") failPress(message, outcome.text);
    else meet(outcome);
    return outcome.kind !== "failed";
  } catch (error) {
    failPress(message, error instanceof Refused ? error.message : "The page cannot reach the server.");
    return false;
  } finally {
    element.classList.remove("busy");
  }
}

function failPress(message, text) {
  state.failed.set(message.id, text);
  redraw(message.id);
}

function meet(outcome) {
  if (outcome.kind === "modal") form(outcome.modal, outcome.form);
}

function gallery(items) {
  return h(`div.gallery${items.length === 1 ? ".one" : ""}`, {}, items.map((item) => shot(item)));
}

function shot(item) {
  if (/\.mp4(\?|$)/.test(item.url)) {
    return h("video.film", { src: item.url, controls: true, playsInline: true, preload: "metadata", "aria-label": item.description || "A film" });
  }
  const size = item.width && item.height ? { width: item.width, height: item.height } : {};
  const box = h("button.shot", { type: "button", "aria-label": item.description || "Open the picture" });
  box.append(h("img", { src: item.url, alt: item.description ?? "", loading: "lazy", ...size }));
  if (item.spoiler) box.classList.add("veiled");
  box.addEventListener("click", () => {
    if (box.classList.contains("veiled")) box.classList.remove("veiled");
    else view(item.url, item.description);
  });
  return box;
}

function fileLink(url, name, size) {
  const kilobytes = size >= 1048576 ? `${(size / 1048576).toFixed(1)} MB` : `${Math.max(1, Math.round(size / 1024))} KB`;
  return h("div.file", {}, icon("file"), h("span", {}, h("a", { href: url, download: name }, name), h("small", {}, kilobytes)));
}

function embed(one) {
  return h("div.embed", one.color ? { style: `--bar:${colour(one.color)}` } : {},
    one.author ? h("small", {}, one.author.name) : null,
    one.title ? h("h4", {}, one.url ? link(one.url, one.title) : one.title) : null,
    one.description ? markdown(one.description) : null,
    one.fields?.length ? h("dl", {}, one.fields.map((field) => h("div", {}, h("dt", {}, inline(field.name)), h("dd", {}, markdown(field.value))))) : null,
    one.image ? shot({ url: one.image.url }) : null,
    one.footer ? h("footer", {}, one.footer.text) : null);
}

// ---------------------------------------------------------------- messages

const shortTime = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const dayOf = (seconds) => new Date(seconds * 1000).toDateString();

function when(seconds) {
  const date = new Date(seconds * 1000);
  const text = dayOf(seconds) === dayOf(Date.now() / 1000) ? shortTime.format(date) : new Intl.DateTimeFormat(undefined, { dateStyle: "short", timeStyle: "short" }).format(date);
  return h("time", { dateTime: date.toISOString() }, text);
}

function follows(before, message) {
  return before && before.author.id === message.author.id && ![6, 18].includes(before.type) && !message.used && !message.replies_to
    && !message.ephemeral && !before.ephemeral && message.created - before.created < 420 && dayOf(before.created) === dayOf(message.created)
    && message.id !== state.newFrom;
}

function messageNode(message, before, pinned = false) {
  if (message.type === 6) return systemLine("pin", message, " pinned ", h("button.link", { onclick: pins }, "a message"), " to this channel.");
  if (message.type === 18) return systemLine("thread", message, " started a thread: ", h("button.link", { onclick: () => openChannel(message.message_reference?.channel_id) }, message.content), ".");
  const compact = !pinned && follows(before, message);
  const bot = message.author.bot;
  const kinds = [compact && "follows", message.ephemeral && "ephemeral", message.mentions_me && !message.ephemeral && "ping"].filter(Boolean);
  return h(["article", "msg", ...kinds].join("."), { data: { id: message.id } },
    message.used ? h("div.above", {}, face(message.used.id, message.used.by, "tiny"), h("span", {}, h("b", {}, message.used.by), " used ", h("span.cmd", {}, "/" + message.used.name))) : null,
    message.replies_to && !message.used ? h("div.above", {}, icon("reply", 14), h("b", {}, message.replies_to.author_name), h("button", { onclick: () => jump(message.replies_to.id) }, message.replies_to.text || "a message")) : null,
    compact ? h("span.side-time", {}, when(message.created)) : face(message.author.id, message.author_name),
    h("div.body", {},
      compact ? null : h("div.who", {}, h("b", {}, message.author_name), bot ? h("span.tag", {}, "APP") : null, when(message.created)),
      contentOf(message),
      message.ephemeral ? h("div.note", {}, icon("eye"), h("span", {}, "Only you can see this ·"), h("button.link", { onclick: () => dismiss(message) }, "Dismiss message")) : null,
      message.push === null || message.push === undefined ? null
        : h(`div.note.push${message.push ? "" : ".blank"}`, { title: "What a locked phone shows of this message" }, icon("phone"), h("span", {}, message.push || "(nothing)")),
      message.thread ? h("div.note", {}, icon("thread"), h("button.link", { onclick: () => openChannel(message.thread.id) }, message.thread.name)) : null,
      state.failed.has(message.id) ? h("div.fail", { role: "alert" }, icon("warn", 16), state.failed.get(message.id)) : null));
}

function contentOf(message) {
  if (message.flags & 128) return h("div.thinking", {}, dots(), `${message.author_name} is thinking…`);
  const pieces = [];
  if (message.content) pieces.push(markdown(message.content));
  if (!(message.flags & 32768) && message.attachments.length) {
    pieces.push(h("div.files", {}, message.attachments.map((file) => (file.content_type?.startsWith("image/") ? shot(file) : fileLink(file.url, file.filename, file.size)))));
  }
  if (!(message.flags & 4)) pieces.push(...message.embeds.map(embed));
  if (message.components.length) pieces.push(h("div.parts", {}, message.components.map((one) => part(message, one))));
  if (message.edited) {
    const mark = h("span.edited", { title: new Date(message.edited * 1000).toLocaleString() }, " (edited)");
    const last = pieces.at(0)?.classList.contains("md") && pieces.length === 1 ? pieces[0].lastElementChild : null;
    if (last?.tagName === "P") last.append(mark);
    else pieces.push(mark);
  }
  return pieces;
}

const dots = () => h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i"));

function systemLine(sign, message, ...words) {
  return h("div.system", { data: { id: message.id } }, h("span.sign", {}, icon(sign, 18)), h("span", {}, h("b", {}, message.author_name), ...words, " ", when(message.created)));
}

function dayLine(seconds) {
  return h("div.divider", {}, new Intl.DateTimeFormat(undefined, { dateStyle: "long" }).format(new Date(seconds * 1000)));
}

/** Draw the whole channel. */
function drawLog(stick = true) {
  const log = $("log");
  const open = room();
  const nodes = [];
  if (state.more) nodes.push(h("button.more", { onclick: earlier }, "Show earlier messages"));
  else if (open) nodes.push(beginning(open));
  let before = null;
  for (const message of state.messages) {
    if (!before || dayOf(before.created) !== dayOf(message.created)) nodes.push(dayLine(message.created));
    if (message.id === state.newFrom) nodes.push(h("div.divider.new", {}, "New"));
    nodes.push(messageNode(message, before));
    before = message;
  }
  nodes.push(...state.notices.filter((one) => one.channel === state.channel).map(noticeNode));
  log.replaceChildren(...nodes);
  if (stick) toBottom();
}

function beginning(open) {
  const words = open.type === 1 ? ["This is where you and ", h("b", {}, open.name), " talk. Nobody else can read it."] : ["This is the beginning of ", h("b", {}, "#" + open.name), "."];
  return h("div.start", {}, h("h1", {}, open.type === 1 ? open.name : "# " + open.name), h("div", {}, words));
}

/** Draw one message anew, in its place. */
function redraw(id) {
  const at = state.messages.findIndex((one) => one.id === id);
  const old = $("log").querySelector(`[data-id="${id}"]`);
  if (at < 0 || !old) return;
  const low = nearBottom();
  old.replaceWith(messageNode(state.messages[at], state.messages[at - 1]));
  if (low) toBottom();
}

function noticeNode(notice) {
  const drop = () => { state.notices = state.notices.filter((one) => one !== notice); drawLog(false); };
  return h("article.msg.ephemeral", {},
    h("div.above", {}, face(state.me, nameOf(state.me), "tiny"), h("span", {}, h("b", {}, nameOf(state.me)), " used ", h("span.cmd", {}, "/" + notice.command))),
    face(state.home.bot.id, state.home.bot.name),
    h("div.body", {}, h("div.who", {}, h("b", {}, state.home.bot.name), h("span.tag", {}, "APP")),
      h("div.fail", { role: "alert" }, icon("warn", 16), notice.text),
      h("div.note", {}, icon("eye"), h("span", {}, "Only you can see this ·"), h("button.link", { onclick: drop }, "Dismiss message"))));
}

const nearBottom = () => { const s = $("scroll"); return s.scrollHeight - s.scrollTop - s.clientHeight < 120; };
function toBottom() {
  const s = $("scroll");
  s.scrollTop = s.scrollHeight;
  $("latest").hidden = true;
}

async function earlier() {
  const first = state.messages[0];
  const data = await get(`/channels/${state.channel}/messages?before=${first.id}`);
  const height = $("scroll").scrollHeight;
  state.messages = [...data.messages, ...state.messages];
  state.more = data.more;
  drawLog(false);
  $("scroll").scrollTop += $("scroll").scrollHeight - height;
}

async function jump(id) {
  for (let tries = 0; tries < 20 && state.more && !state.messages.some((one) => one.id === id); tries++) await earlier();
  const node = $("log").querySelector(`[data-id="${id}"]`);
  if (!node) return toast("That message is gone.");
  node.scrollIntoView({ block: "center" });
  node.classList.add("flash");
  setTimeout(() => node.classList.remove("flash"), 1700);
}

async function dismiss(message) {
  try { await post(`/messages/${message.id}/dismiss`); } catch (error) { toast(error.message); }
}

// ---------------------------------------------------------------- lists

function signOf(one) {
  if (one.type === 1) return face(one.id, one.name, "tiny");
  if ([10, 11, 12].includes(one.type)) return h("span.sign", {}, icon(one.type === 12 ? "lock" : "thread", 16));
  return h("span.sign", {}, one.type === 15 ? "▤" : "#");
}

function roomLine(one) {
  const here = one.id === state.channel;
  const classes = ["room", here && "here", one.unread && !here && "unread", [10, 11, 12].includes(one.type) && "thread"].filter(Boolean);
  return h("button." + classes.join("."), { onclick: () => openChannel(one.id), "aria-current": here ? "page" : null, data: { room: one.name } },
    signOf(one), h("span.name", {}, one.name), one.pings && !here ? h("span.badge", { "aria-label": `${one.pings} unread` }, String(one.pings)) : null);
}

function drawSide() {
  const { guild, channels, bot, me } = state.home;
  const dms = channels.filter((one) => one.type === 1);
  const plain = channels.filter((one) => ![1, 10, 11, 12].includes(one.type));
  const tree = plain.flatMap((one) => [one, ...channels.filter((t) => t.parent === one.id && !t.archived).sort((a, b) => b.last - a.last)]);
  fill($("side"),
    h("div.server", {}, guild?.name ?? "No server"),
    h("nav.lists", {},
      guild ? h("h2", {}, "Channels") : null, tree.map(roomLine),
      h("h2", {}, "Direct messages"), dms.map(roomLine),
      dms.length ? null : h("button.room", { onclick: openDm }, face(bot.id, bot.name, "tiny"), h("span.name", {}, bot.name))),
    h("button.whoami", { onclick: people, "aria-label": `You are ${me.name}. Switch person` }, face(me.id, me.name, "small"),
      h("span", {}, h("b", {}, me.name), h("small", {}, "Switch person")), icon("swap", 18)));
  const total = channels.reduce((sum, one) => sum + (one.id === state.channel ? 0 : one.pings), 0);
  document.title = `${total ? `(${total}) ` : ""}${room() ? (room().type === 1 ? "@" : "#") + room().name : ""} · ${me.name}`;
}

function drawHead() {
  const open = room();
  const elsewhere = state.home.channels.some((one) => one.pings && one.id !== state.channel);
  fill($("head"),
    h("button.icon", { id: "menu", onclick: () => document.body.classList.toggle("side"), "aria-label": "Open the channel list" }, icon("menu", 22), elsewhere ? h("span.dot") : null),
    h("div.title", {}, h("span.sign", {}, open?.type === 1 ? "@" : "#"), open?.name ?? ""),
    open?.topic ? h("div.topic", { title: open.topic }, open.topic) : null,
    h("span.space"),
    h("button.icon", { onclick: pins, "aria-label": "Pinned messages", title: "Pinned messages" }, icon("pin")),
    h("button.icon", { id: "switch", onclick: people, "aria-label": `You are ${state.home.me.name}. Switch person` }, face(state.home.me.id, state.home.me.name, "small")));
  $("offline").hidden = state.home.bot.online;
  $("offline").textContent = "The bot is not connected.";
}

async function loadHome() {
  state.home = await get("/home");
  skew = state.home.now * 1000 - Date.now();
  if (state.channel && !room()) state.channel = null;
}

async function refreshHome() {
  const gone = state.channel;
  await loadHome();
  if (!state.channel && gone) return openChannel(state.home.channels[0]?.id);
  state.commands = state.channel ? (await get(`/channels/${state.channel}/commands`)).commands : [];
  drawSide();
  drawHead();
  if (!$("composer").querySelector(".command")) drawComposer();
}

async function openChannel(id) {
  document.body.classList.remove("side");
  if (!id) return;
  if (!room(id)) await loadHome();
  if (!room(id)) return toast("You cannot see that channel.");
  state.channel = id;
  const unread = room(id).unread;
  const [data, offered] = await Promise.all([get(`/channels/${id}/messages`), get(`/channels/${id}/commands`)]);
  if (state.channel !== id) return;
  state.messages = data.messages;
  state.more = data.more;
  state.commands = offered.commands;
  const others = state.messages.filter((one) => !one.mine);
  state.newFrom = unread && unread < state.messages.length ? others.at(-unread)?.id ?? null : null;
  history.replaceState(null, "", `#${state.home.me.name.toLowerCase()}/${id}`);
  seen();
  drawSide();
  drawHead();
  drawLog();
  drawComposer();
}

function seen() {
  const open = room();
  if (!open) return;
  open.unread = open.pings = 0;
  post(`/channels/${open.id}/read`).catch(() => {});
}

async function openDm() {
  const { channel } = await post("/dm");
  await loadHome();
  openChannel(channel);
}

// ---------------------------------------------------------------- composer and commands

function drawComposer(text = "") {
  const open = room();
  const box = $("composer");
  if (!open) return box.replaceChildren();
  if (!open.can_write) return box.replaceChildren(h("div.closed", {}, "You cannot write in this channel."));
  const area = h("textarea", {
    rows: 1,
    value: text,
    placeholder: `Message ${open.type === 1 ? "@" : "#"}${open.name}`,
    "aria-label": "Message",
    oninput: () => { grow(area); palette(area.value); },
    onkeydown: composerKeys,
  });
  const go = () => send(area);
  fill(box, h("div.entry", {}, area,
    h("button.icon.slash", { "aria-label": "Commands", title: "Commands", onclick: () => { area.value = area.value.startsWith("/") ? "" : "/"; area.focus(); palette(area.value); } }, "/"),
    h("button.icon.go", { "aria-label": "Send", onclick: go }, icon("send"))));
  if (text) palette(text);
}

function grow(area) {
  area.style.height = "auto";
  area.style.height = `${Math.min(160, area.scrollHeight)}px`;
}

async function send(area) {
  const content = area.value.trim();
  if (!content) return;
  if (content.startsWith("/")) {
    const hit = matches(content)[0];
    return hit ? startCommand(hit.name) : toast("There is no such command here.");
  }
  area.value = "";
  grow(area);
  try {
    await post(`/channels/${state.channel}/messages`, { content });
  } catch (error) {
    area.value = content;
    toast(error.message);
  }
}

/** What a command, an option or a choice is called, or says, in the person's language. */
const said = (one, what = "name") => one[`${what}_localizations`]?.[state.home.me.locale] ?? one[what];

/** All commands as they can be typed: { name: "game new", shown, path, description, options }. */
function flat() {
  const out = [];
  const walk = (name, path, shown, one) => {
    const inner = (one.options ?? []).filter((option) => option.type <= 2);
    if (inner.length) for (const option of inner) walk(name, [...path, option.name], `${shown} ${said(option)}`, option);
    else out.push({ root: name, path, name: [name, ...path].join(" "), shown, description: said(one, "description"), options: one.options ?? [] });
  };
  for (const command of state.commands) walk(command.name, [], said(command), command);
  return out;
}

/** What a command is called in the person's language, as it is also mentioned. */
const shownName = (name) => (state.commands && flat().find((one) => one.name === name)?.shown) ?? name;

function matches(typed) {
  const wanted = typed.slice(1).trimStart().toLowerCase();
  const all = flat();
  const names = (one) => [one.shown.toLowerCase(), one.name];
  const first = all.filter((one) => names(one).some((name) => name.startsWith(wanted)));
  return [...first, ...all.filter((one) => !first.includes(one) && wanted && names(one).some((name) => name.includes(wanted)))];
}

function palette(typed) {
  $("composer").querySelector(".palette")?.remove();
  if (!typed.startsWith("/") || typed.includes("\n")) return;
  const found = matches(typed);
  if (!found.length) return;
  $("composer").prepend(h("div.palette", { role: "listbox", "aria-label": "Commands" }, h("h3", {}, "Commands"),
    found.map((one, n) => h(`button.item${n === 0 ? ".on" : ""}`, { role: "option", data: { command: one.name }, onclick: () => startCommand(one.name) },
      h("b", {}, "/" + one.shown), h("span.args", {}, one.options.filter((o) => o.required).map((o) => said(o)).join(" ")),
      h("small", AUTO, one.description)))));
}

function moveMark(box, selector, step) {
  const all = [...box.querySelectorAll(selector)];
  const at = all.findIndex((one) => one.classList.contains("on"));
  all[at]?.classList.remove("on");
  const next = all[(at + step + all.length) % all.length];
  next?.classList.add("on");
  next?.scrollIntoView({ block: "nearest" });
}

function composerKeys(event) {
  const open = $("composer").querySelector(".palette");
  if (open && ["ArrowDown", "ArrowUp"].includes(event.key)) {
    event.preventDefault();
    moveMark(open, ".item", event.key === "ArrowDown" ? 1 : -1);
  } else if (open && (event.key === "Tab" || event.key === "Enter")) {
    event.preventDefault();
    open.querySelector(".item.on")?.click();
  } else if (open && event.key === "Escape") open.remove();
  else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    send(event.currentTarget);
  }
}

function startCommand(name) {
  const command = flat().find((one) => one.name === name);
  if (!command) return toast(`/${name} is not available here.`);
  if (!command.options.length) {
    drawComposer();
    return run(command, {});
  }
  const values = {};
  const shown = command.options.filter((option) => option.required);
  const extras = h("div.sent");
  const rows = h("div.opts");
  const complete = () => command.options.every((option) => !option.required || (values[option.name] !== undefined && values[option.name] !== ""));
  const go = h("button.btn.primary", { type: "submit" }, "Send");
  const update = () => { go.disabled = !complete(); };
  const add = (option, focus) => {
    const row = optionRow(command, option, values, update);
    rows.append(row);
    if (focus) row.querySelector("input, select")?.focus();
  };
  const offer = () => {
    const left = command.options.filter((option) => !shown.includes(option));
    extras.replaceChildren(...left.map((option) => h("button.add", { type: "button", title: said(option, "description"), onclick: () => { shown.push(option); add(option, true); offer(); } }, "+ " + said(option))), h("span.space"), go);
  };
  const shell = h("form.command", {
    onsubmit: (event) => { event.preventDefault(); if (complete()) { drawComposer(); run(command, clean(values)); } },
    onkeydown: (event) => { if (event.key === "Escape" && !event.defaultPrevented) drawComposer(); },
  }, h("header", {}, h("b", {}, "/" + command.shown), h("small", AUTO, command.description),
    h("button.icon", { type: "button", "aria-label": "Cancel", onclick: () => drawComposer() }, icon("close", 18))), rows, extras);
  $("composer").replaceChildren(shell);
  for (const option of shown) add(option, false);
  if (!shown.length) { shown.push(command.options[0]); add(command.options[0], false); }
  offer();
  update();
  rows.querySelector("input, select")?.focus();
}

const clean = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ""));

function optionRow(command, option, values, update) {
  const set = (value) => { values[option.name] = value; update(); };
  const id = `option-${option.name}`;
  let control;
  const pickOne = (choices) => h("select", { id, onchange: (e) => set(e.target.value === "" ? undefined : choices[Number(e.target.value)].value) },
    h("option", { value: "" }, "Choose…"), choices.map((choice, n) => h("option", { value: String(n) }, said(choice))));
  if (option.choices?.length) control = pickOne(option.choices);
  else if (option.autocomplete) control = suggestInput(command, option, values, set, id);
  else if (option.type === 5) control = pickOne([{ name: "Yes", value: true }, { name: "No", value: false }]);
  else if (option.type >= 6 && option.type <= 9) control = pickOne(entries({ type: { 6: 5, 7: 8, 8: 6, 9: 7 }[option.type] }).map((one) => ({ name: one.label, value: one.value })));
  else {
    const number = option.type === 4 || option.type === 10;
    control = h("input", {
      id,
      type: "text",
      inputMode: number ? "decimal" : "text",
      maxLength: option.max_length ?? 6000,
      placeholder: number && (option.min_value ?? option.max_value) !== undefined ? `${option.min_value ?? ""} to ${option.max_value ?? ""}` : said(option, "description"),
      dir: "auto",
      autocomplete: "off",
      oninput: (e) => set(number ? (e.target.value.trim() === "" || Number.isNaN(Number(e.target.value)) ? undefined : Number(e.target.value)) : e.target.value),
    });
  }
  return h("div.opt", {}, h("label", { htmlFor: id, title: said(option, "description") }, said(option), option.required ? h("i", { title: "required" }, " *") : null), control);
}

/** A text field whose suggestions come from the bot with every keystroke. */
function suggestInput(command, option, values, set, id) {
  let asked = 0;
  let timer = 0;
  const close = () => $("composer").querySelector(".palette")?.remove();
  const ask = async () => {
    const mine = ++asked;
    const others = clean({ ...values, [option.name]: undefined });
    let outcome;
    try {
      outcome = await post(`/channels/${state.channel}/autocomplete`, { name: command.root, path: command.path, options: { ...others, [option.name]: input.value }, focused: option.name });
    } catch { outcome = { kind: "failed", text: "Loading options failed" }; }
    if (mine !== asked || !input.isConnected || document.activeElement !== input) return;
    close();
    const choices = outcome.choices ?? [];
    $("composer").prepend(h("div.palette", { role: "listbox", "aria-label": said(option) }, h("h3", AUTO, said(option, "description")),
      choices.length ? choices.map((choice, n) => h(`button.item${n === 0 ? ".on" : ""}`, {
        type: "button", role: "option", onpointerdown: (e) => e.preventDefault(),
        onclick: () => { asked++; input.value = choice.name; set(choice.value); close(); },
      }, choice.name)) : h("div.item", {}, h("small", {}, outcome.kind === "failed" ? outcome.text : "Nothing fits."))));
  };
  const input = h("input", {
    id, type: "text", dir: "auto", autocomplete: "off", placeholder: said(option, "description"), role: "combobox",
    onfocus: ask,
    onblur: () => setTimeout(() => { if (document.activeElement !== input) close(); }, 150),
    oninput: () => { set(option.type === 3 ? input.value : input.value === "" ? undefined : Number(input.value)); clearTimeout(timer); timer = setTimeout(ask, 120); },
    onkeydown: (event) => {
      const open = $("composer").querySelector(".palette");
      if (!open) return;
      if (["ArrowDown", "ArrowUp"].includes(event.key)) { event.preventDefault(); moveMark(open, ".item", event.key === "ArrowDown" ? 1 : -1); }
      if (event.key === "Enter" || event.key === "Tab") { if (open.querySelector("button.on")) { event.preventDefault(); open.querySelector("button.on").click(); } }
      if (event.key === "Escape") { event.preventDefault(); close(); }
    },
  });
  return input;
}

async function run(command, options) {
  const channel = state.channel;
  const waiting = h("div.system", {}, h("span.sign", {}, dots()), h("span", {}, "Sending ", h("b", {}, "/" + command.name)));
  $("log").append(waiting);
  toBottom();
  const fail = (text) => { state.notices.push({ channel, command: command.name, text }); drawLog(); };
  try {
    const outcome = await post(`/channels/${channel}/slash`, { name: command.root, path: command.path, options });
    if (outcome.kind === "failed") fail(outcome.text);
    else meet(outcome);
  } catch (error) {
    if (error instanceof Refused) toast(error.message[0].toUpperCase() + error.message.slice(1) + ".");
    else fail("The page cannot reach the server.");
  } finally {
    waiting.remove();
  }
}

// ---------------------------------------------------------------- layers

function layer(kind, title, ...inside) {
  const box = h(`dialog${kind && "." + kind}`, { "aria-label": title });
  const close = h("button.icon", { "aria-label": "Close", onclick: () => box.close() }, icon("close"));
  box.append(h("header", {}, h("h2", {}, title), close), ...inside);
  box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

/** Let the person choose in a menu; the promise gives the values, or null when they changed their mind. */
function choose(anchor, one, options, initial) {
  const high = Math.min(one.max_values ?? 1, options.length);
  const low = one.required === false ? 0 : one.min_values ?? 1;
  const single = high === 1;
  const chosen = new Set(initial);
  return new Promise((resolve) => {
    let result = null;
    const rows = h("div.choices", { role: "listbox", "aria-multiselectable": String(!single) });
    const done = h("button.btn.primary", { onclick: () => { result = options.map((o) => o.value).filter((v) => chosen.has(v)); box.close(); } }, "Done");
    const count = h("span.count");
    const finish = (value) => { result = value; box.close(); };
    const draw = (filter = "") => {
      rows.replaceChildren(...options.filter((o) => o.label.toLowerCase().includes(filter)).map((option) => {
        const set = chosen.has(option.value);
        const full = !single && !set && chosen.size >= high;
        return h("button.choice", {
          role: "option", "aria-selected": String(set), disabled: full, data: { value: option.value },
          onclick: () => {
            if (single) return finish(set && low === 0 ? [] : [option.value]);
            if (set) chosen.delete(option.value); else chosen.add(option.value);
            draw(filter);
          },
        }, emojiOf(option.emoji), h("span.text", {}, h("b", {}, option.label), option.description ? h("small", {}, option.description) : null),
        h(`span.mark${single ? ".round" : ""}${set ? ".set" : ""}`, {}, set ? icon("check", 14) : null));
      }));
      done.disabled = chosen.size < low || chosen.size > high;
      count.textContent = `${chosen.size} chosen · ${low === high ? low : low ? `${low} to ${high}` : `up to ${high}`}`;
    };
    const title = one.placeholder || (single ? "Choose one" : "Choose");
    const filter = options.length > 12 ? [h("input.filter", { type: "text", placeholder: "Filter", "aria-label": "Filter", oninput: (e) => draw(e.target.value.trim().toLowerCase()) })] : [];
    const box = layer("menu", title, ...filter, rows, ...(single ? [] : [h("footer", {}, count, done)]));
    if (matchMedia("(min-width: 761px)").matches) hang(box, anchor);
    box.addEventListener("close", () => { resolve(result); anchor.focus({ preventScroll: true }); });
    draw();
  });
}

/** On a wide screen a menu hangs below what opened it, or above it if there is no room. */
function hang(box, anchor) {
  const at = anchor.getBoundingClientRect();
  const below = innerHeight - at.bottom - 16;
  const up = below < 240 && at.top > below;
  box.classList.add("hanging");
  Object.assign(box.style, {
    left: `${Math.max(8, Math.min(at.left, innerWidth - Math.max(300, at.width) - 8))}px`,
    width: `${Math.max(300, at.width)}px`,
    maxHeight: `${Math.min(440, up ? at.top - 16 : below)}px`,
    top: up ? "auto" : `${at.bottom + 6}px`,
    bottom: up ? `${innerHeight - at.top + 6}px` : "auto",
  });
}

/** Show a form that the bot has opened. */
function form(id, shape) {
  const values = {};
  const error = h("div.fail", { role: "alert", hidden: true });
  const submit = h("button.btn.primary", { type: "submit" }, "Submit");
  let sent = false;
  const shell = h("form", {
    style: "display:contents",
    onsubmit: async (event) => {
      event.preventDefault();
      if (submit.classList.contains("busy")) return;
      submit.classList.add("busy");
      error.hidden = true;
      try {
        const outcome = await post(`/modals/${id}/submit`, { values });
        if (outcome.kind === "failed") throw new Refused(outcome.text);
        sent = true;
        box.close();
      } catch (problem) {
        error.replaceChildren(icon("warn", 16), problem instanceof Refused ? problem.message : "Something went wrong. Try again.");
        error.hidden = false;
        error.scrollIntoView({ block: "nearest" });
      } finally {
        submit.classList.remove("busy");
      }
    },
  }, h("div.inside", {}, shape.components.map((one) => field(one, values)), error),
  h("footer", {}, h("button.btn", { type: "button", onclick: () => box.close() }, "Cancel"), submit));
  const box = layer("form", shape.title, shell);
  box.addEventListener("close", () => { if (!sent) post(`/modals/${id}/close`).catch(() => {}); });
}

function field(one, values) {
  if (one.type === 10) return markdown(one.content);
  if (one.type === 1) return one.components.map((child) => field({ type: 18, label: child.label ?? "", component: child }, values));
  const inner = one.component;
  if (inner.type === 23) return control(inner, values, one.label, one.description);
  const required = inner.required !== false;
  return h("div.field", {}, h("span", {}, one.label, required ? h("i", {}, " *") : null), one.description ? h("small", {}, one.description) : null, control(inner, values, one.label));
}

function control(one, values, label, description) {
  const key = one.custom_id;
  const set = (value) => { values[key] = value; };
  switch (one.type) {
    case 4: {
      const common = { value: one.value ?? "", placeholder: one.placeholder ?? "", maxLength: one.max_length ?? 4000, "aria-label": label, data: { customId: key }, oninput: (e) => set(e.target.value) };
      return one.style === 2 ? h("textarea", { rows: 4, ...common }) : h("input", { type: "text", autocomplete: "off", ...common });
    }
    case 3: case 5: case 6: case 7: case 8: {
      const options = entries(one);
      let chosen = options.filter((entry) => entry.default).map((entry) => entry.value);
      const box = h("button.pick", { type: "button", data: { customId: key }, "aria-label": label, onclick: async () => {
        const picked = await choose(box, one, options, chosen);
        if (!picked) return;
        chosen = picked;
        set(chosen);
        fill(box, pickLabel(options, chosen, one.placeholder), icon("down"));
      } }, pickLabel(options, chosen, one.placeholder), icon("down"));
      return box;
    }
    case 21: return h("div.field", {}, one.options.map((option) => tick("radio", key, option, (on) => { if (on) set(option.value); })));
    case 22: {
      const chosen = new Set(one.options.filter((option) => option.default).map((option) => option.value));
      return h("div.field", {}, one.options.map((option) => tick("checkbox", key, option, (on) => { if (on) chosen.add(option.value); else chosen.delete(option.value); set([...chosen]); })));
    }
    case 23: return tick("checkbox", key, { label, description, default: one.default, value: "yes" }, set);
    default: return h("p.note", {}, `(a field of type ${one.type} cannot be filled in here)`);
  }
}

function tick(type, name, option, set) {
  return h("label.tick", {}, h("input", { type, name, checked: Boolean(option.default), data: { value: option.value }, onchange: (e) => set(e.target.checked) }),
    h("span", {}, option.label, option.description ? h("small", {}, option.description) : null));
}

async function pins() {
  const { messages } = await get(`/channels/${state.channel}/pins`);
  const box = layer("pins", "Pinned messages", h("div.inside", {}, messages.length ? messages.map((message) => {
    const node = messageNode(message, null, true);
    node.querySelector(".body").append(h("div.note", {}, h("button.link", { onclick: () => { box.close(); jump(message.id); } }, "Jump to message")));
    return node;
  }) : h("p.empty", {}, "Nothing is pinned here yet.")));
}

function view(url, description) {
  const stage = h("div.stage", {}, h("img", { src: url, alt: description ?? "", onclick: () => stage.classList.toggle("full") }));
  const box = h("dialog.viewer", { "aria-label": description || "Picture" },
    h("header", {}, h("p", {}, description ?? ""),
      h("a.icon", { href: url, target: "_blank", "aria-label": "Open in a tab", title: "Open in a tab" }, icon("out")),
      h("button.icon", { "aria-label": "Close", onclick: () => box.close() }, icon("close"))), stage);
  stage.addEventListener("click", (event) => { if (event.target === stage) box.close(); });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
}

const LOCALES = "en-US en-GB ru hu zh-CN zh-TW de fr es-ES it pl pt-BR uk nl sv-SE tr ja ko".split(" ");

/** A language by its own name; those that Discord has, so Persian is not among them. */
const spoken = (locale) => new Intl.DisplayNames([locale], { type: "language" }).of(locale);

async function speak(locale) {
  state.home.me.locale = locale;
  localStorage.setItem(`locale-${state.me}`, locale);
  await post("/me", { locale });
  drawComposer();
}

/** A person whose language nobody has chosen speaks that of the browser. */
async function listenIn() {
  if (localStorage.getItem(`locale-${state.me}`)) return;
  const fits = (wanted) => LOCALES.find((one) => one === wanted) ?? LOCALES.find((one) => one.split("-")[0] === wanted.split("-")[0]);
  const found = navigator.languages.map(fits).find(Boolean);
  if (found && found !== state.home.me.locale) { state.home.me.locale = found; await post("/me", { locale: found }); }
}

async function people() {
  document.body.classList.remove("side");
  const who = await (await fetch("/page/who")).json();
  const { me } = state.home;
  const box = layer("people", "Who are you?", h("div.choices", {}, who.people.map((one) => h(`button.choice${one.id === state.me ? ".on" : ""}`, {
    data: { person: one.name }, onclick: () => { box.close(); become(one.id, state.channel); },
  }, face(one.id, one.name, "small"), h("span.text", {}, h("b", {}, one.name)), one.pings ? h("span.badge", { "aria-label": `${one.pings} unread` }, String(one.pings)) : null))),
  h("div.settings", {},
    h("label", {}, `${me.name} takes direct messages`, h("input", { type: "checkbox", checked: me.dms_open, onchange: (e) => { me.dms_open = e.target.checked; post("/me", { dms_open: e.target.checked }); } })),
    h("label", {}, `${me.name}'s language`, h("select", { onchange: (e) => speak(e.target.value) }, LOCALES.map((one) => h("option", { value: one, selected: one === me.locale }, spoken(one)))))));
}

// ---------------------------------------------------------------- news

function onNews(news) {
  if (news.kind === "hello") return greeted ? reload() : (greeted = true);
  if (news.kind === "home") return soon();
  if (news.kind === "bot") { state.home.bot.online = news.online; return drawHead(); }
  if (news.kind === "typing") return typing(news);
  if (news.kind === "delete") return removed(news);
  arrived(news.message, news.kind === "message");
  return undefined;
}

let greeted = false;
let homeTimer = 0;
function soon() {
  clearTimeout(homeTimer);
  homeTimer = setTimeout(() => refreshHome().catch(() => {}), 120);
}

async function reload() {
  await loadHome();
  await openChannel(state.channel ?? state.home.channels[0]?.id);
}

function arrived(message, isNew) {
  if (message.channel_id !== state.channel) {
    const other = room(message.channel_id);
    if (!other) return soon();
    if (isNew && !message.mine) {
      other.unread += 1;
      other.last = message.created;
      if (other.type === 1 || message.mentions_me) other.pings += 1;
      drawSide();
      drawHead();
    }
    return undefined;
  }
  const at = state.messages.findIndex((one) => one.id === message.id);
  if (at >= 0) {
    state.messages[at] = message;
    state.failed.delete(message.id);
    return redraw(message.id);
  }
  if (!isNew) return undefined;
  // After an action of mine, show its answer.
  const low = nearBottom() || message.mine || message.ephemeral || message.used?.id === state.me;
  const before = state.messages.at(-1);
  state.messages.push(message);
  const log = $("log");
  const tail = [...log.children].find((one) => one.matches(".system:not([data-id]), .msg:not([data-id])")) ?? null;
  if (!before || dayOf(before.created) !== dayOf(message.created)) log.insertBefore(dayLine(message.created), tail);
  log.insertBefore(messageNode(message, before), tail);
  if (message.author.bot) typing(null);
  if (low) toBottom();
  else $("latest").hidden = false;
  seen();
  return undefined;
}

function removed(news) {
  if (news.channel !== state.channel) return;
  state.messages = state.messages.filter((one) => one.id !== news.id);
  drawLog(nearBottom());
}

let typingTimer = 0;
function typing(news) {
  clearTimeout(typingTimer);
  if (news && news.channel !== state.channel) return;
  $("typing").replaceChildren(...(news ? [dots(), ` ${news.name} is typing…`] : []));
  if (news) typingTimer = setTimeout(() => typing(null), 9000);
}

/** Hear the news of one person; when the line breaks, try again until someone else takes over. */
function listen(id) {
  const line = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/page/live?as=${id}`);
  state.source = line;
  line.onmessage = (event) => { if (state.source === line) onNews(JSON.parse(event.data)); };
  line.onclose = () => {
    if (state.source !== line) return;
    $("offline").hidden = false;
    $("offline").textContent = "The stand-in cannot be reached. Trying again…";
    setTimeout(() => again(id, line), 1500);
  };
}

async function again(id, line) {
  if (state.source !== line) return;
  try {
    const who = await (await fetch("/page/who")).json();
    // Another stand-in at the same address has other people: start over.
    if (!who.people.some((one) => one.id === id)) return location.reload();
  } catch { /* It is still away. */ }
  listen(id);
}

// ---------------------------------------------------------------- start

async function become(id, channel) {
  const old = state.source;
  state.source = null;
  old?.close();
  Object.assign(state, { me: id, channel: null, notices: [], failed: new Map(), home: null });
  greeted = false;
  typing(null);
  await loadHome();
  await listenIn();
  listen(id);
  // Where one is called, or else where something was written last.
  const latest = state.home.channels.reduce((found, one) => (found && found.last >= one.last ? found : one), null);
  const start = room(channel) ?? state.home.channels.find((one) => one.pings) ?? latest;
  if (start) await openChannel(start.id);
  else { drawSide(); drawHead(); $("log").replaceChildren(h("div.start", {}, "You are on no server.")); $("composer").replaceChildren(); }
}

async function start() {
  const who = await (await fetch("/page/who")).json();
  const [name, channel] = location.hash.slice(1).split("/");
  const me = who.people.find((one) => one.name.toLowerCase() === decodeURIComponent(name ?? "").toLowerCase()) ?? who.people[0];
  $("veil").addEventListener("click", () => document.body.classList.remove("side"));
  $("latest").addEventListener("click", toBottom);
  $("scroll").addEventListener("scroll", () => { if (nearBottom()) $("latest").hidden = true; });
  // Pictures grow when they load; a view at the bottom stays at the bottom.
  $("log").addEventListener("load", () => { if (stuck) toBottom(); }, true);
  let stuck = true;
  $("scroll").addEventListener("scroll", () => { stuck = nearBottom(); }, { passive: true });
  new ResizeObserver(() => { if (stuck) toBottom(); }).observe($("scroll"));
  window.addEventListener("hashchange", () => {
    const [person, where] = location.hash.slice(1).split("/");
    const other = who.people.find((one) => one.name.toLowerCase() === person?.toLowerCase());
    if (other && other.id !== state.me) become(other.id, where);
    else if (where && where !== state.channel) openChannel(where);
  });
  await become(me.id, channel);
}

start().catch((error) => { document.body.append(h("div.toast", {}, `The page could not start: ${error.message}`)); throw error; });
