import type { VideoSample } from 'mediabunny';

/** A frame is looked at in so many cells; each keeps its brightness. */
const COLUMNS = 32;
const ROWS = 18;
const CELLS = COLUMNS * ROWS;
/** Steps of brightness and of the two colors that are counted. */
const LUMA_STEPS = 32;
const CHROMA_STEPS = 16;
/** Points of a cell that are read, in each direction. */
const POINTS = 3;

/** What is kept of a frame to compare it with others. */
export interface Signature {
  /** Brightness of cells, 0–255. */
  readonly cells: Uint8Array;
  /** Shares of brightness, blueness, redness, each adding up to 1. */
  readonly luma: Float32Array;
  readonly blue: Float32Array;
  readonly red: Float32Array;
  /** How much neighbouring cells differ: where contours are. */
  readonly edges: Uint8Array;
}

interface Plane {
  readonly offset: number;
  readonly stride: number;
}

let scratch = new Uint8Array(0);

/** Looks at a frame; the decoder's planes are read in place where it gives them (about 1 ms at 1080p). */
export async function signatureOf(sample: VideoSample): Promise<Signature> {
  const isPlanar = sample.format === 'I420' || sample.format === 'NV12';
  if (!isPlanar) return signatureByCanvas(sample);
  const size = sample.allocationSize();
  if (scratch.length < size) scratch = new Uint8Array(size);
  const [luma, first, second] = await sample.copyTo(scratch);
  const { codedWidth, codedHeight } = sample;
  const cells = sampleCells(scratch, luma ?? { offset: 0, stride: codedWidth }, codedWidth, codedHeight);
  const isPairs = sample.format === 'NV12';
  const blue = first ?? { offset: 0, stride: 0 };
  const red = isPairs ? { ...blue, offset: blue.offset + 1 } : (second ?? blue);
  const step = isPairs ? 2 : 1;
  const [width, height] = [codedWidth >> 1, codedHeight >> 1];
  return toSignature(
    cells,
    sampleCells(scratch, blue, width, height, step),
    sampleCells(scratch, red, width, height, step),
  );
}

/** @param step Bytes from one value to the next. */
function sampleCells(bytes: Uint8Array, plane: Plane, width: number, height: number, step = 1): Uint8Array {
  const out = new Uint8Array(CELLS);
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      let sum = 0;
      for (let y = 0; y < POINTS; y += 1) {
        const line = Math.min(height - 1, Math.floor(((row + (y + 0.5) / POINTS) / ROWS) * height));
        for (let x = 0; x < POINTS; x += 1) {
          const at = Math.min(width - 1, Math.floor(((column + (x + 0.5) / POINTS) / COLUMNS) * width));
          sum += bytes[plane.offset + line * plane.stride + at * step] ?? 0;
        }
      }
      out[row * COLUMNS + column] = sum / (POINTS * POINTS);
    }
  }
  return out;
}

function signatureByCanvas(sample: VideoSample): Signature {
  const canvas = new OffscreenCanvas(COLUMNS, ROWS);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  sample.draw(context, 0, 0, COLUMNS, ROWS);
  const { data } = context.getImageData(0, 0, COLUMNS, ROWS);
  const [luma, blue, red] = [new Uint8Array(CELLS), new Uint8Array(CELLS), new Uint8Array(CELLS)];
  for (let cell = 0; cell < CELLS; cell += 1) {
    const [r, g, b] = [data[cell * 4] ?? 0, data[cell * 4 + 1] ?? 0, data[cell * 4 + 2] ?? 0];
    luma[cell] = 0.299 * r + 0.587 * g + 0.114 * b;
    blue[cell] = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
    red[cell] = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
  }
  return toSignature(luma, blue, red);
}

/** From the brightness and the two colors of the cells. */
function toSignature(cells: Uint8Array, blue: Uint8Array, red: Uint8Array): Signature {
  const edges = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell += 1) {
    const here = cells[cell] ?? 0;
    const right = (cell + 1) % COLUMNS === 0 ? here : (cells[cell + 1] ?? here);
    const below = cells[cell + COLUMNS] ?? here;
    edges[cell] = Math.min(255, Math.abs(right - here) + Math.abs(below - here));
  }
  return {
    cells,
    edges,
    luma: shares(cells, LUMA_STEPS),
    blue: shares(blue, CHROMA_STEPS),
    red: shares(red, CHROMA_STEPS),
  };
}

function shares(values: Uint8Array, steps: number): Float32Array {
  const out = new Float32Array(steps);
  // Each value counts for its two nearest steps: a little brighter is a little different, not another step.
  for (const value of values) {
    const at = Math.max(0, Math.min(steps - 1, (value / 256) * steps - 0.5));
    const low = Math.floor(at);
    const part = at - low;
    out[low] = (out[low] ?? 0) + (1 - part) / values.length;
    const high = Math.min(steps - 1, low + 1);
    out[high] = (out[high] ?? 0) + part / values.length;
  }
  return out;
}

/** How different two frames are, 0–1: their colors, their parts and their contours. */
export function difference(a: Signature, b: Signature): number {
  const colors = (2 * shareDistance(a.luma, b.luma) + shareDistance(a.blue, b.blue) + shareDistance(a.red, b.red)) / 4;
  const places = Math.min(1, meanDistance(a.cells, b.cells) / 80);
  const contours = Math.min(1, meanDistance(a.edges, b.edges) / 60);
  return 0.4 * colors + 0.4 * places + 0.2 * contours;
}

function shareDistance(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / 2;
}

function meanDistance(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}
