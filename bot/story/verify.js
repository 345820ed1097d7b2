// Checks the record of a finished game: luck, receipts, and the order of the log (docs/fairness.md).
//
// It needs nothing but the language, so it works in a page that was opened from a file; and it shares
// no line with the program that made the record. `verifyRecord(record, seen)` takes a record and
// hashes that somebody has seen, and returns {problems, commitment, head, words, draws, undone,
// receipts}, where problems are pairs of an id and a place; no problems: nothing is wrong.
"use strict";

const verifyRecord = (() => {
  const LABEL = "ravenry/fairness/1/";

  class Malformed extends Error {}

  // -- SHA-256 and HMAC (FIPS 180-4, RFC 2104) ------------------------------------------------------

  const rootBits = (n, root) => {
    const power = root === 2 ? Math.sqrt(n) : Math.cbrt(n);
    return Math.floor((power - Math.floor(power)) * 2 ** 32) >>> 0;
  };
  const primes = [];
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every((p) => n % p !== 0)) primes.push(n);
  }
  const START = primes.slice(0, 8).map((p) => rootBits(p, 2));
  const ROUND = primes.map((p) => rootBits(p, 3));
  const turned = (x, n) => (x >>> n) | (x << (32 - n));

  function sha256(bytes) {
    const length = bytes.length;
    const blocks = (length + 72) >> 6;
    const data = new Uint8Array(blocks * 64);
    data.set(bytes);
    data[length] = 0x80;
    const view = new DataView(data.buffer);
    view.setUint32(data.length - 8, Math.floor(length / 2 ** 29));
    view.setUint32(data.length - 4, (length << 3) >>> 0);
    const state = Int32Array.from(START);
    const w = new Int32Array(64);
    for (let at = 0; at < data.length; at += 64) {
      for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
      for (let i = 16; i < 64; i++) {
        const s0 = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
        const s1 = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
      }
      let [a, b, c, d, e, f, g, h] = state;
      for (let i = 0; i < 64; i++) {
        const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
        const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
        const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
        const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        h = g; g = f; f = e; e = (d + t1) | 0;
        d = c; c = b; b = a; a = (t1 + t2) | 0;
      }
      [a, b, c, d, e, f, g, h].forEach((x, i) => { state[i] += x; });
    }
    const out = new DataView(new ArrayBuffer(32));
    state.forEach((x, i) => out.setInt32(4 * i, x));
    return new Uint8Array(out.buffer);
  }

  function joined(a, b) {
    const both = new Uint8Array(a.length + b.length);
    both.set(a);
    both.set(b, a.length);
    return both;
  }

  function hmac256(key, message) {
    const padded = new Uint8Array(64);
    padded.set(key.length > 64 ? sha256(key) : key);
    const inner = sha256(joined(padded.map((x) => x ^ 0x36), message));
    return sha256(joined(padded.map((x) => x ^ 0x5c), inner));
  }

  // -- bytes ----------------------------------------------------------------------------------------

  const toHex = (bytes) => Array.from(bytes, (x) => x.toString(16).padStart(2, "0")).join("");

  function fromHex(text, length) {
    if (typeof text !== "string" || text.length !== 2 * length || !/^[0-9a-f]*$/.test(text)) {
      throw new Malformed("hex");
    }
    return Uint8Array.from({ length }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
  }

  // In the order of code points, as UTF-8 has them; the language itself compares UTF-16.
  function compared(a, b) {
    const x = Array.from(a), y = Array.from(b);
    for (let i = 0; i < Math.min(x.length, y.length); i++) {
      if (x[i] !== y[i]) return x[i].codePointAt(0) - y[i].codePointAt(0);
    }
    return x.length - y.length;
  }

  const whole = (string) => required(string, !/\p{Cs}/u.test(string));

  function canonical(value) {
    if (value === null || typeof value === "boolean") return String(value);
    if (typeof value === "string") return JSON.stringify(whole(value));
    if (Number.isSafeInteger(value)) return String(value);
    if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
    if (typeof value === "object") {
      const keys = Object.keys(value).sort(compared);
      return `{${keys.map((k) => `${canonical(k)}:${canonical(value[k])}`).join(",")}}`;
    }
    throw new Malformed("value");
  }

  const encoder = new TextEncoder();
  const labelled = (label, value) => encoder.encode(`${LABEL}${label}\n${canonical(value)}`);
  const digest = (label, value) => toHex(sha256(labelled(label, value)));
  const mac = (key, label, value) => hmac256(key, labelled(label, value));
  const same = (a, b) => canonical(a) === canonical(b);

  // -- luck -----------------------------------------------------------------------------------------

  function* numbers(seed, draw) {
    for (let block = 0; ; block++) {
      const view = new DataView(mac(seed, "draw", [draw, block]).buffer);
      for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
    }
  }

  function below(stream, n) {
    const most = 2 ** 32 - (2 ** 32 % n);
    let number;
    do number = stream.next().value; while (number >= most);
    return number % n;
  }

  function shuffled(stream, cards) {
    const order = cards.slice().sort(compared);
    for (let last = order.length - 1; last > 0; last--) {
      const other = below(stream, last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }

  function isAsDrawn(seed, draw, step) {
    const stream = numbers(seed, draw);
    const { value } = step;
    const dealt = value !== null && typeof value === "object" && has(value, "cards");
    const stays = has(step, "from") && step.from !== null && has(step.from, "first");
    if (stays) {
      // Some cards are put on top, and the others shuffled.
      const first = list(step.from.first), { deck, order } = picked(value, "deck", "order");
      const others = shuffled(stream, list(order).slice(first.length).map(text));
      return same({ deck: text(deck), order: [...first, ...others] }, value);
    }
    if (has(step, "from") && dealt) {
      // A deal: as many cards as were dealt, from the top.
      const cards = shuffled(stream, list(step.from).map(text)).slice(0, list(value.cards).length);
      return same({ ...value, cards: cards.sort(compared) }, value);
    }
    if (has(step, "from")) {
      const options = [...new Set(list(step.from).map(canonical))].sort(compared);
      return options.length > 0 && options[below(stream, options.length)] === canonical(value);
    }
    const { deck, order } = picked(value, "deck", "order");
    return same({ deck: text(deck), order: shuffled(stream, list(order).map(text)) }, value);
  }

  // -- checking -------------------------------------------------------------------------------------

  function required(value, fits) {
    if (!fits) throw new Malformed("kind");
    return value;
  }
  const has = (value, key) => Object.prototype.hasOwnProperty.call(value, key);
  const record = (v) => required(v, typeof v === "object" && v !== null && !Array.isArray(v));
  const list = (v) => required(v, Array.isArray(v));
  const text = (v) => required(v, typeof v === "string");
  const count = (v) => required(v, Number.isSafeInteger(v) && v >= 0);

  function picked(value, ...keys) {
    record(value);
    return Object.fromEntries(keys.map((k) => [k, required(value[k], has(value, k))]));
  }
  const bare = (step) => picked(step, "seat", "kind", "value");

  class Check {
    constructor(game) {
      this.record = game;
      this.problems = [];
      this.commitments = [];
      this.heads = [];
      this.receipts = [];
      this.words = [];
      this.draws = 0;
      this.undone = 0;
    }

    say(id, at = "") {
      this.problems.push([id, String(at)]);
    }

    run(seen) {
      const section = this.record.fairness;
      if (typeof section !== "object" || section === null || section.format !== "fairness/1") {
        this.say("missing");
        return;
      }
      try {
        this.check(section, seen);
      } catch (error) {
        const known = [Malformed, TypeError, RangeError, SyntaxError];
        if (!known.some((kind) => error instanceof kind)) throw error;
        this.say("form");
      }
    }

    check(section, seen) {
      const game = count(section.game);
      const ruleset = text(this.record.ruleset);
      const { options = {}, seats = [], rulings = {} } = this.record;
      const played = { options: record(options), seats: list(seats), rulings: record(rulings) };
      const secret = fromHex(section.secret, 32);
      const promised = list(section.promised);
      promised.forEach((one, at) => {
        this.commitments.push(text(one.commitment));
        const agreed = {
          options: record(one.options), seats: list(one.seats), rulings: record(one.rulings),
        };
        const bound = { ...agreed, game, ruleset, secret: section.secret };
        if (digest("commitment", bound) !== one.commitment) this.say("promise", at + 1);
      });
      if (promised.length === 0) throw new Malformed("promised");
      const last = picked(promised[promised.length - 1], "options", "seats", "rulings");
      if (!same(last, played)) this.say("agreed");
      this.words = list(section.words).map((w) => ({ seat: text(w.seat), word: text(w.word) }));
      const seed = mac(secret, "seed", { ...played, game, ruleset, words: this.words });
      this.follow(section, game, seed);
      const known = [...this.commitments, ...this.heads, ...this.receipts];
      for (const one of seen) {
        const wanted = one.toLowerCase().replace(/\s/g, "");
        if (wanted.length < 8 || !known.some((hash) => hash.startsWith(wanted))) {
          this.say("unseen", one);
        }
      }
    }

    // The log: answers that were opened together, and how many were kept where the table went back.
    // A receipt names the end of the log when its question was asked; what somebody did unasked
    // since then comes behind that.
    follow(section, game, seed) {
      const steps = list(this.record.steps), marks = record(section.marks);
      let standing = [], taken = 0, head = toHex(mac(seed, "log", []));
      let asked = head;
      this.heads.push(head);
      for (const happened of list(section.log)) {
        const unasked = has(happened, "unasked");
        const entry = unasked ? happened.unasked : happened;
        if (typeof entry === "object" && entry !== null && !Array.isArray(entry)) {
          const kept = count(entry.kept);
          if (kept > standing.length) this.say("log");
          this.undone += Math.max(0, standing.length - kept);
          standing = standing.slice(0, kept);
          head = asked = toHex(mac(seed, "log", [head, kept]));
        } else {
          let batch = entry;
          if (!Array.isArray(entry)) {
            const first = taken;
            taken += count(entry);
            batch = steps.slice(first, taken).map((step, n) => ({
              ...bare(step), ...(has(marks, first + n + 1) ? record(marks[first + n + 1]) : {}),
            }));
          }
          const said = batch.map((step) => this.entry(step, game, seed, asked));
          head = toHex(mac(seed, "log", [head, said]));
          if (!unasked) asked = head;
          standing = standing.concat(batch.map(bare));
        }
        this.heads.push(head);
      }
      // For whom somebody decided follows from the rules, and is not in the log.
      const said = steps.map((step) => {
        const { for: _, ...rest } = record(step);
        return rest;
      });
      if (taken !== steps.length || !same(standing, said)) this.say("log");
      if (head !== section.head) this.say("head");
    }

    // One answer; returns it as the log has it.
    entry(step, game, seed, head) {
      const said = bare(step);
      text(said.seat);
      text(said.kind);
      if (has(step, "from")) said.from = Array.isArray(step.from) ? step.from : record(step.from);
      if (said.seat === "chance") {
        this.draws += 1;
        if (!isAsDrawn(seed, this.draws, step)) this.say("draw", this.draws);
      }
      if (has(step, "nonce")) {
        fromHex(step.nonce, 16);
        this.receipts.push(text(step.receipt));
        said.receipt = digest("receipt", { ...bare(step), game, head, nonce: step.nonce });
        if (said.receipt !== step.receipt) this.say("receipt", this.receipts.length);
      }
      return said;
    }
  }

  return (game, seen = []) => {
    const checked = new Check(game);
    checked.run(seen);
    return {
      problems: checked.problems,
      commitment: checked.commitments.at(-1) ?? "",
      head: checked.heads.at(-1) ?? "",
      words: checked.words,
      draws: checked.draws,
      undone: checked.undone,
      receipts: checked.receipts.length,
    };
  };
})();
