/** A line of text in an image; shares of its width and height. */
export interface TextLine {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Pixels {
  /** RGBA, row by row. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A step of brightness (of 255) that counts as the edge of a stroke. */
const EDGE = 26;
/** How far apart characters of one line may stand, in pixels; one look for each size of writing. */
const GAPS = [2, 4, 7] as const;
/** A shorter line is a label on the goods: it may be cut. Share of the image's width. */
const SHORTEST = 0.2;
/** A line is this many times as long as it is high, at least. */
const SLIMMEST = 2.2;
/** Share of the image's height. */
const LOWEST = 0.016;
const HIGHEST = 0.14;
/** Share of a line's pixels that are edges. */
const DENSITY = [0.2, 0.85] as const;
/** Borders between ink and paper along a row, for every height of the line: a character has two and more. */
const STROKES = 1.1;
/** Ink and paper are two colors: how much of all variation lies between them. */
const TWO_COLORS = 0.62;
/** What differs more within the paper is no paper. */
const CALM = 26;

/**
 * The lines of large, horizontal writing in an image: dense strokes in one color on a calm one. Made for posters and
 * pictures of goods that say something; writing on a busy photograph is not found.
 *
 * @param image A small copy is enough: about 256 pixels on its longer side.
 */
export function findTextLines(image: Pixels): readonly TextLine[] {
  const luma = lumaOf(image);
  const { width, height } = image;
  const edges = edgesOf(luma, width, height);
  const found: Box[] = [];
  for (const gap of GAPS) {
    const joined = joinAcross(edges, { width, height, gap });
    for (const box of componentsOf(joined, width, height)) {
      const tight = trimmed(box, edges, width);
      if (tight && isLine(tight, { luma, edges, width, height, gap })) found.push(tight);
    }
  }
  return merged(found).map(({ left, top, right, bottom }) => ({
    x: left / width,
    y: top / height,
    width: (right - left + 1) / width,
    height: (bottom - top + 1) / height,
  }));
}

/** Pixels, both borders within. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function lumaOf({ data, width, height }: Pixels): Float32Array {
  const luma = new Float32Array(width * height);
  for (let at = 0; at < luma.length; at += 1) {
    const [r, g, b] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
    luma[at] = 0.299 * r + 0.587 * g + 0.114 * b;
  }
  return luma;
}

function edgesOf(luma: Float32Array, width: number, height: number): Uint8Array {
  const edges = new Uint8Array(width * height);
  for (let y = 0; y + 1 < height; y += 1)
    for (let x = 0; x + 1 < width; x += 1) {
      const at = y * width + x;
      const here = luma[at] ?? 0;
      const step = Math.max(Math.abs((luma[at + 1] ?? 0) - here), Math.abs((luma[at + width] ?? 0) - here));
      if (step >= EDGE) edges[at] = 1;
    }
  return edges;
}

interface Joining {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/** Fills what lies between two edges of a row that are no further apart than a gap. */
function joinAcross(edges: Uint8Array, { width, height, gap }: Joining): Uint8Array {
  const joined = edges.slice();
  for (let y = 0; y < height; y += 1) {
    let last = Number.NEGATIVE_INFINITY;
    for (let x = 0; x < width; x += 1) {
      if (!edges[y * width + x]) continue;
      if (x - last <= gap * 2) joined.fill(1, y * width + last, y * width + x);
      last = x;
    }
  }
  return joined;
}

/** Boxes of what hangs together, by its four neighbors. */
function componentsOf(mask: Uint8Array, width: number, height: number): readonly Box[] {
  const seen = new Uint8Array(mask.length);
  const boxes: Box[] = [];
  const stack: number[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start] || seen[start]) continue;
    let [left, top, right, bottom] = [width, height, 0, 0];
    stack.push(start);
    seen[start] = 1;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      const around = [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width];
      for (const next of around) {
        if (next < 0 || next >= mask.length || !mask[next] || seen[next]) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    boxes.push({ left, top, right, bottom });
  }
  return boxes;
}

/** Without rows at its top and bottom that hold hardly any edge: a stroke may touch a rule or a shadow. */
function trimmed({ left, top, right, bottom }: Box, edges: Uint8Array, width: number): Box | undefined {
  const countOf = (y: number): number => {
    let count = 0;
    for (let x = left; x <= right; x += 1) count += edges[y * width + x] ?? 0;
    return count;
  };
  const few = (right - left + 1) * 0.08;
  let [first, last] = [top, bottom];
  while (first < last && countOf(first) < few) first += 1;
  while (last > first && countOf(last) < few) last -= 1;
  return last > first ? { left, top: first, right, bottom: last } : undefined;
}

interface Looked {
  readonly luma: Float32Array;
  readonly edges: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

function isLine({ left, top, right, bottom }: Box, { luma, edges, width, height, gap }: Looked): boolean {
  const [long, high] = [right - left + 1, bottom - top + 1];
  if (long < width * SHORTEST || long < high * SLIMMEST) return false;
  if (high < Math.max(4, height * LOWEST) || high > height * HIGHEST || high > gap * 9) return false;
  const values: number[] = [];
  let edgeCount = 0;
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      values.push(luma[y * width + x] ?? 0);
      edgeCount += edges[y * width + x] ?? 0;
    }
  const density = edgeCount / values.length;
  if (density < DENSITY[0] || density > DENSITY[1]) return false;
  const { threshold, share, calm } = splitOf(values);
  if (share < TWO_COLORS || calm > CALM) return false;
  let borders = 0;
  for (let row = 0; row < high; row += 1)
    for (let x = 1; x < long; x += 1) {
      const [before, here] = [values[row * long + x - 1] ?? 0, values[row * long + x] ?? 0];
      if (before > threshold !== here > threshold) borders += 1;
    }
  return borders / high >= (STROKES * long) / high;
}

/** The value that parts ink and paper best (Otsu), the share of all variation between them, and how much the paper varies. */
function splitOf(values: readonly number[]): { threshold: number; share: number; calm: number } {
  const counts = new Float64Array(256);
  for (const value of values) {
    const level = Math.min(255, Math.max(0, Math.round(value)));
    counts[level] = (counts[level] ?? 0) + 1;
  }
  const total = values.length;
  const sum = counts.reduce((all, count, level) => all + count * level, 0);
  let [below, sumBelow, best, threshold] = [0, 0, -1, 0];
  for (let level = 0; level < 255; level += 1) {
    below += counts[level] ?? 0;
    sumBelow += (counts[level] ?? 0) * level;
    if (below === 0 || below === total) continue;
    const between = (sumBelow / below - (sum - sumBelow) / (total - below)) ** 2 * below * (total - below);
    if (between > best) [best, threshold] = [between, level];
  }
  const mean = sum / total;
  const variance = values.reduce((all, value) => all + (value - mean) ** 2, 0) / total;
  const dark = values.filter((value) => value <= threshold);
  const light = values.filter((value) => value > threshold);
  const paper = dark.length > light.length ? dark : light;
  const paperMean = paper.reduce((all, value) => all + value, 0) / Math.max(1, paper.length);
  const calm = Math.sqrt(paper.reduce((all, value) => all + (value - paperMean) ** 2, 0) / Math.max(1, paper.length));
  return { threshold, share: variance > 0 ? best / total ** 2 / variance : 0, calm };
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Boxes found at several sizes are one line. */
function merged(boxes: readonly Box[]): readonly Box[] {
  const kept: Box[] = [];
  for (const box of boxes) {
    let whole = box;
    for (
      let at = kept.findIndex((one) => overlaps(one, whole));
      at >= 0;
      at = kept.findIndex((one) => overlaps(one, whole))
    ) {
      const [one] = kept.splice(at, 1);
      if (!one) break;
      whole = {
        left: Math.min(one.left, whole.left),
        top: Math.min(one.top, whole.top),
        right: Math.max(one.right, whole.right),
        bottom: Math.max(one.bottom, whole.bottom),
      };
    }
    kept.push(whole);
  }
  return kept;
}
