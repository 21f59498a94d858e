// A cloth by extended position based dynamics in JavaScript, as a program elsewhere would have it: a trajectory to
// compare with `limber judge`.
//
//     node cloth.js > mine.csv                    the cloth
//     node cloth.js --fault lambda > mine.csv     the same with a mistake
//     limber judge mine.csv cloth --set order=listed --explain
//
// Positions and velocities are kept in single precision. Mistakes: lambda (the multiplier is left out), masses (inverse
// masses are added up where masses are meant), drag (no air), sweeps (one sweep fewer), half (half the substep), first
// (the first spring is left out), relaxation (0.9 of each correction), unnormalised (a direction without its length),
// swapped (masses stand where their inverses belong), twice (gravity is added twice), and two with a comma.
const options = process.argv.slice(2);
const value = (name, otherwise) => options.includes(name) ? options[options.indexOf(name) + 1] : otherwise;
const faults = new Set(value("--fault", "").split(","));
const frames = Number(value("--frames", "60"));

const columns = 18, rows = 12, width = 2.4, height = 1.6, gather = 0.2, mass = 1;
const gravity = [0, faults.has("twice") ? -19.62 : -9.81, 0], wind = [0, 0, 3], drag = faults.has("drag") ? 0 : 0.3;
const substeps = 4, h = faults.has("half") ? 1 / 480 : 1 / 240, sweeps = faults.has("sweeps") ? 4 : 5;

const across = columns + 1, count = across * (rows + 1), dx = width / columns, dy = height / rows;
const index = (r, c) => r * across + c;
const x = new Float32Array(3 * count), previous = new Float32Array(3 * count), v = new Float32Array(3 * count);
const force = new Float64Array(3 * count), w = new Float64Array(count);

// frame 0: gathered in folds
const e = 1 - gather, depth = dx * Math.sqrt(1 - e * e);
for (let r = 0; r <= rows; r++) {
  let z = 0;
  for (let c = 0; c <= columns; c++) {
    if (c > 0) z += (c - 1) % 4 < 2 ? depth : -depth;
    x.set([(c * dx - width / 2) * e, -r * dy, z], 3 * index(r, c));
  }
}

// springs: stretch, shear, bend
const springs = [];
const spring = (a, b, length, compliance) => springs.push({a, b, length, compliance, lambda: 0});
for (let r = 0; r <= rows; r++) for (let c = 0; c < columns; c++) spring(index(r, c), index(r, c + 1), dx, 0.001);
for (let r = 0; r < rows; r++) for (let c = 0; c <= columns; c++) spring(index(r, c), index(r + 1, c), dy, 0.001);
for (let r = 0; r < rows; r++) {
  for (let c = 0; c < columns; c++) {
    spring(index(r, c), index(r + 1, c + 1), Math.hypot(dx, dy), 0.01);
    spring(index(r, c + 1), index(r + 1, c), Math.hypot(dx, dy), 0.01);
  }
}
for (let r = 0; r <= rows; r++) for (let c = 0; c + 2 <= columns; c++) spring(index(r, c), index(r, c + 2), 2 * dx, 1);
for (let r = 0; r + 2 <= rows; r++) for (let c = 0; c <= columns; c++) spring(index(r, c), index(r + 2, c), 2 * dy, 1);

// triangles and masses
const triangles = [];
for (let r = 0; r < rows; r++) {
  for (let c = 0; c < columns; c++) {
    const p = index(r, c), q = index(r, c + 1), s = index(r + 1, c + 1), t = index(r + 1, c);
    triangles.push([p, t, s], [p, s, q]);
  }
}
const share = mass / (2 * columns * rows);
const corners = new Array(count).fill(0);
for (const triangle of triangles) for (const i of triangle) corners[i]++;
for (let i = 0; i < count; i++) w[i] = faults.has("masses") ? corners[i] / (3 * share) : 3 / (corners[i] * share);
w[index(0, 0)] = w[index(0, columns)] = 0;

const difference = (to, from) => [0, 1, 2].map(k => x[3 * to + k] - x[3 * from + k]);
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function blow() {
  if (drag === 0) return;
  for (const [a, b, c] of triangles) {
    const normal = cross(difference(b, a), difference(c, a)), size = Math.sqrt(dot(normal, normal));
    if (size < 1e-12) continue;
    const relative = [0, 1, 2].map(k => wind[k] - (v[3 * a + k] + v[3 * b + k] + v[3 * c + k]) / 3);
    const factor = drag * dot(relative, normal) / (6 * size);
    for (const i of [a, b, c]) for (let k = 0; k < 3; k++) force[3 * i + k] += factor * normal[k];
  }
}

const part = i => faults.has("swapped") && w[i] > 0 ? 1 / w[i] : w[i];

function solve(s) {
  const sum = part(s.a) + part(s.b), d = difference(s.b, s.a), length = Math.sqrt(dot(d, d));
  if (faults.has("first") && s === springs[0]) return;
  if (sum === 0 || length < 1e-12) return;
  const softness = s.compliance / (h * h);
  const term = faults.has("lambda") ? 0 : softness * s.lambda;
  const change = (-(length - s.length) - term) / (sum + softness);
  s.lambda += change;
  const scale = (faults.has("relaxation") ? 0.9 : 1) * change / (faults.has("unnormalised") ? 1 : length);
  for (let k = 0; k < 3; k++) {
    x[3 * s.a + k] -= part(s.a) * scale * d[k];
    x[3 * s.b + k] += part(s.b) * scale * d[k];
  }
}

function substep() {
  previous.set(x);
  force.fill(0);
  blow();
  for (let i = 0; i < count; i++) {
    if (w[i] === 0) continue;
    for (let k = 3 * i; k < 3 * i + 3; k++) {
      v[k] += h * (gravity[k % 3] + w[i] * force[k]);
      x[k] += h * v[k];
    }
  }
  for (const s of springs) s.lambda = 0;
  for (let n = 0; n < sweeps; n++) springs.forEach(solve);
  for (let i = 0; i < count; i++) {
    if (w[i] > 0) for (let k = 3 * i; k < 3 * i + 3; k++) v[k] = (x[k] - previous[k]) / h;
  }
}

const lines = ["frame,element,x,y,z"];
const write = frame => {
  for (let i = 0; i < count; i++)
    lines.push([frame, i, ...x.subarray(3 * i, 3 * i + 3)].map(n => +n.toPrecision(7)).join(","));
};
write(0);
for (let frame = 1; frame <= frames; frame++) {
  for (let n = 0; n < substeps; n++) substep();
  write(frame);
}
console.log(lines.join("\n"));
