import { PatchCompleter } from './patches';

const width = 96;
const height = 48;

/** Slanted stripes with soft edges, so many pixels further on. */
function stripes(shift: number) {
  const y = new Uint8Array(width * height);
  for (let at = 0; at < y.length; at += 1) {
    const [column, row] = [at % width, Math.floor(at / width)];
    y[at] = 128 + 90 * Math.tanh(3 * Math.sin((column + shift + row / 2) / 3));
  }
  const colors = (width / 2) * (height / 2);
  return { y, u: new Uint8Array(colors).fill(120), v: new Uint8Array(colors).fill(140) };
}

const hole = { left: 30, right: 62, top: 16, bottom: 30 };

/** An image with a hole in its middle, filled with gray, and what it shows beside the hole as the one source. */
function holed() {
  const image = stripes(0);
  const cover = new Uint8Array(width * height);
  for (let row = hole.top; row < hole.bottom; row += 1)
    cover.fill(1, row * width + hole.left, row * width + hole.right);
  const known = cover.map((one) => 1 - one);
  const made = {
    y: image.y.map((value, at) => (cover[at] === 1 ? 128 : value)),
    u: image.u.slice(),
    v: image.v.slice(),
  };
  const target = { width, height, ...made, known, step: 6, columns: Math.ceil((width - 1) / 6) + 1 };
  return { truth: image.y, target, source: { ...image, cover, guesses: [], isLast: false } };
}

function meanApart(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let row = hole.top; row < hole.bottom; row += 1)
    for (let at = row * width + hole.left; at < row * width + hole.right; at += 1)
      sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / (hole.right - hole.left) / (hole.bottom - hole.top);
}

test('structure that goes on around a hole is continued through it, the same each time', () => {
  const first = holed();
  const count = new PatchCompleter().complete(first.target, [first.source]);
  expect(count).toBe((hole.right - hole.left) * (hole.bottom - hole.top));
  expect(meanApart(first.target.y, first.truth)).toBeLessThan(16);
  const again = holed();
  new PatchCompleter().complete(again.target, [again.source]);
  expect(again.target.y).toEqual(first.target.y);
});

test('what fits nowhere and what is smooth is left as it was', () => {
  const { target, source } = holed();
  const other = { ...source, y: source.y.map((value) => 255 - value), cover: new Uint8Array(width * height) };
  const noise = other.y.map((_, at) => (at * 7919) % 251);
  expect(new PatchCompleter().complete(target, [{ ...other, y: noise }])).toBe(0);
  const smooth = holed();
  smooth.target.y.fill(90);
  expect(new PatchCompleter().complete(smooth.target, [smooth.source])).toBe(0);
});

test('along a known motion another image shows what it was to the pixel', () => {
  const { target, truth } = holed();
  const { columns, step } = target;
  const rows = Math.ceil((height - 1) / step) + 1;
  const x = Float32Array.from({ length: columns * rows }, (_, at) => (at % columns) * step - 7);
  const y = Float32Array.from({ length: columns * rows }, (_, at) => Math.floor(at / columns) * step);
  const other = { ...stripes(7), cover: new Uint8Array(width * height), guesses: [{ x, y }], isLast: false };
  new PatchCompleter().complete(target, [other]);
  expect(meanApart(target.y, truth)).toBeLessThan(1);
});
