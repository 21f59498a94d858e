// A logger of operations for `limber steps`, and a Verlet rope that uses it.
//
//     node steps.js > rope.jsonl                  the rope
//     node steps.js --fault half > rope.jsonl     the same with a mistake
//     limber steps rope.jsonl --frame 1
//     limber diff rope.jsonl rope --set segments=8 --set iterations=4
//     limber open --follow rope.jsonl             while it runs, or limber open --listen 4711 and
//     node steps.js --frames 9000 --pause 20 --port 4711 --token TOKEN
//
// Copy the classes into your program. Mistakes: half (each free end takes half of a correction, beside a pin too),
// backward (sweeps from the end), step (half the time step).
const fs = require("fs"), net = require("net");

/**
 * What `limber open --listen PORT` shows. While the connection is lost, lines go nowhere. They are sent while the
 * program waits, as for a timer after each frame.
 */
class Limber {
  constructor(port, token) {
    Object.assign(this, {port, token});
    this.again();
  }

  /** Connects again, unless it is connected. Returns whether it tries. */
  again() {
    if (this.socket) return false;
    const socket = this.socket = net.connect(this.port, "127.0.0.1");
    const lost = () => {
      if (this.socket === socket) this.socket = null;
    };
    socket.on("error", lost).on("close", lost).resume();
    this.write(this.token + "\n");
    return true;
  }

  write(text) {
    if (this.socket) this.socket.write(text);
  }

  end() {
    if (this.socket) this.socket.end();
  }
}

/** Writes a line for each operation: what it computed, and what it changed. */
class Steps {
  /**
   * To a path, a file that is open, such as 1 for the output, or a Limber(port, token). Channels by name:
   * {width, unit, of, array}; the arrays are watched for changes.
   */
  constructor(file, model, channels, kinds, phases, more = {}) {
    this.file = typeof file === "string" ? fs.openSync(file, "w") : file;
    this.frame = 0;
    this.channels = channels;
    this.lines = [];
    const told = () => Object.fromEntries(Object.entries(channels).map(([name, c]) =>
      [name, {width: c.width, unit: c.unit, of: c.of, initial: Array.from(c.array, Number)}]));
    const of = Object.fromEntries(Object.entries(phases).map(([name, kind]) => [name, {of: kind}]));
    this.header = () =>
      this.write({limber: "steps", version: 1, model, channels: told(), kinds, phases: of, ...more});
    this.header();
    process.on("exit", () => this.close());
  }

  write(line) {
    const plain = (_, v) => ArrayBuffer.isView(v) ? Array.from(v, Number) : typeof v === "bigint" ? Number(v) : v;
    this.lines.push(JSON.stringify(line, plain));
    if (this.lines.length >= 1000) this.close();
  }

  /** Before an operation: the elements that it may write, by channel: {position: [3, 4]}. */
  begin(elements) {
    this.before = Object.entries(elements).flatMap(([channel, all]) =>
      all.map(element => ({channel, element, from: this.of(channel, element)})));
  }

  of(name, i) {
    const {width, array} = this.channels[name];
    return Array.from(array.slice(width * i, width * i + width), Number);
  }

  /** After it: its place, such as {substep: 1, sweep: 3}, and the numbers that it computed. */
  end(frame, phase, element, place = {}, values = {}) {
    const changes = this.before.map(c => ({...c, to: this.of(c.channel, c.element)}));
    const begins = frame !== this.frame;
    if (begins) this.close();
    this.frame = frame;
    // after a lost connection it goes on with the numbers as they are
    if (begins && this.file instanceof Limber && this.file.again()) this.header();
    else this.write({frame, phase, element, values, changes, ...place});
    if (begins) this.close(); // a frame is shown once another one has begun
  }

  /** Writes what has been told so far, behind what is written already. */
  close() {
    const text = this.lines.map(line => line + "\n").join("");
    this.lines = [];
    if (!text) return;
    if (this.file instanceof Limber) this.file.write(text);
    else fs.writeFileSync(this.file, text); // an open file goes on
  }
}

const options = process.argv.slice(2);
const value = (name, otherwise) => options.includes(name) ? options[options.indexOf(name) + 1] : otherwise;
const fault = value("--fault", ""), frames = Number(value("--frames", "20"));

const sticks = 8, length = 4, sweeps = 4, h = fault === "step" ? 0.01 : 0.02, rest = length / sticks;
const gravity = [0, -9.81, 0];
const position = [];
for (let i = 0; i <= sticks; i++) position.push(length * i / sticks, 0, 0);
const previous = [...position];
const corners = [...Array(sticks).keys()].map(i => [i, i + 1]);
const port = Number(value("--port", "0")), pause = Number(value("--pause", "0"));
const log = new Steps(port ? new Limber(port, value("--token", "")) : 1, "rope in JavaScript",
  {position: {width: 3, unit: "m", of: "particle", array: position},
    previous: {width: 3, unit: "m", of: "particle", array: previous}},
  {stick: {shape: "edge", corners}}, {integrate: "particle", distance: "stick"}, {seconds: h, source: "steps.js"});

function integrate(frame, i) {
  log.begin({position: [i], previous: [i]});
  for (let k = 3 * i; k < 3 * i + 3; k++) {
    const now = position[k];
    position[k] = now + (now - previous[k]) + h * h * gravity[k % 3];
    previous[k] = now;
  }
  log.end(frame, "integrate", i, {substep: 1});
}

function distance(frame, sweep, stick) {
  const a = 3 * stick, b = a + 3;
  log.begin({position: [stick, stick + 1]});
  const d = [0, 1, 2].map(k => position[b + k] - position[a + k]);
  const now = Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]), error = (now - rest) / now;
  const share = stick > 0 || fault === "half" ? 0.5 : 1; // particle 0 is pinned
  for (let k = 0; k < 3; k++) {
    if (stick > 0) position[a + k] += share * error * d[k];
    position[b + k] -= share * error * d[k];
  }
  log.end(frame, "distance", stick, {substep: 1, sweep}, {d, length: now, error});
}

async function run() {
  for (let frame = 1; frame <= frames; frame++) {
    for (let i = 1; i <= sticks; i++) integrate(frame, i);
    for (let sweep = 1; sweep <= sweeps; sweep++)
      for (let n = 0; n < sticks; n++) distance(frame, sweep, fault === "backward" ? sticks - 1 - n : n);
    if (port || pause) await new Promise(done => setTimeout(done, pause));
  }
  log.close();
  if (port) log.file.end();
}

run();
