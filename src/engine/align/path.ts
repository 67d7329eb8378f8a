import { DIMENSIONS, frameDistance } from './features';

export interface PathOrder {
  /** Frames of speech of the recording, `DIMENSIONS` values each. */
  readonly recording: Float32Array;
  /** Frames of the recording before which the speaker paused, in order; 0 among them. */
  readonly begins: readonly number[];
  /** Frames of the known voice, all sentences one after another. */
  readonly reference: Float32Array;
  /** First frame of each sentence. */
  readonly starts: readonly number[];
  /** The speaker may begin a sentence again after a pause. */
  readonly allowsRetakes: boolean;
}

/** Speech that is in no sentence. */
export const ASIDE = -1;

const STAY = 0;
const JUMP = 3;
/** Costs as shares of the distance of two frames at random. Speaking at another pace; out of the script, a frame. */
const OTHER_PACE = 0.06;
const ASIDE_COST = 1;
/** What beginning again, leaving the script and skipping a sentence cost once, in frames at random. */
const RETAKE = 3;
const LEAVE = 5;
const SKIP = 12;

/**
 * For each frame of a recording the frame of the known voice that says the same: dynamic time warping that, after a
 * pause, may begin a sentence again, say something else, or go on at a later sentence.
 *
 * @returns one entry a frame; `ASIDE` where something else is said
 */
export function alignFrames({ recording, begins, reference, starts, allowsRetakes }: PathOrder): Int32Array {
  const [rows, columns] = [recording.length / DIMENSIONS, reference.length / DIMENSIONS];
  const path = new Int32Array(rows).fill(ASIDE);
  if (rows === 0 || columns === 0) return path;
  const unit = typicalDistance(recording, rows, reference, columns);
  const sentenceAt = new Int32Array(columns);
  starts.forEach((start, sentence) => {
    sentenceAt.fill(sentence, start);
  });
  const back = new Uint8Array(rows * columns);
  const asideBack = new Int32Array(rows).fill(ASIDE);
  const jumps = new Map<number, Int32Array>();
  const isBegin = new Set(begins);
  let before = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
  let now = new Float64Array(columns);
  let aside = 0;
  for (let row = 0; row < rows; row += 1) {
    const entry = isBegin.has(row) || row === 0 ? entries(row === 0, before, aside) : undefined;
    if (entry) jumps.set(row, entry.from);
    // What follows what was said is spoken on until the speaker pauses.
    let nextAside = (row === 0 ? 0 : aside) + ASIDE_COST * unit;
    asideBack[row] = ASIDE;
    if (entry && row > 0 && entry.best + LEAVE * unit < aside) {
      nextAside = entry.best + (LEAVE + ASIDE_COST) * unit;
      asideBack[row] = entry.bestAt;
    }
    for (let column = 0; column < columns; column += 1) {
      let [cost, step] = [(before[column] as number) + OTHER_PACE * unit, STAY];
      const one = column >= 1 ? (before[column - 1] as number) : Number.POSITIVE_INFINITY;
      if (one < cost) [cost, step] = [one, 1];
      const two = column >= 2 ? (before[column - 2] as number) + OTHER_PACE * unit : Number.POSITIVE_INFINITY;
      if (two < cost) [cost, step] = [two, 2];
      if (entry && starts[sentenceAt[column] as number] === column) {
        const jump = entry.costs[sentenceAt[column] as number] as number;
        if (jump < cost) [cost, step] = [jump, JUMP];
      }
      now[column] = cost === Number.POSITIVE_INFINITY ? cost : cost + frameDistance(recording, row, reference, column);
      back[row * columns + column] = step;
    }
    [before, now] = [now, before];
    aside = nextAside;
  }

  /** What it costs to begin each sentence here, and where one comes from (`ASIDE`: from outside of the script). */
  function entries(isFirst: boolean, costs: Float64Array, outside: number) {
    const count = starts.length;
    const found = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(count).fill(ASIDE);
    if (isFirst) {
      for (let sentence = 0; sentence < count; sentence += 1) found[sentence] = sentence > 0 ? SKIP * unit : 0;
      return { costs: found, from, best: Number.POSITIVE_INFINITY, bestAt: ASIDE };
    }
    const bestIn = starts.map((start, sentence) => {
      let at = start;
      for (let column = start; column < (starts[sentence + 1] ?? columns); column += 1)
        if ((costs[column] as number) < (costs[at] as number)) at = column;
      return at;
    });
    const take = (sentence: number, cost: number, at: number): void => {
      if (cost >= (found[sentence] as number)) return;
      found[sentence] = cost;
      from[sentence] = at;
    };
    let [bestAt, best] = [ASIDE, Number.POSITIVE_INFINITY];
    bestIn.forEach((at, spoken) => {
      const cost = costs[at] as number;
      if (cost < best) [best, bestAt] = [cost, at];
      for (let sentence = 0; sentence < count; sentence += 1) {
        if (sentence <= spoken && !allowsRetakes) continue;
        if (sentence > spoken + 1) take(sentence, cost + SKIP * unit, at);
        else take(sentence, cost + RETAKE * unit, at);
      }
    });
    for (let sentence = 0; sentence < count; sentence += 1) take(sentence, outside + unit, ASIDE);
    return { costs: found, from, best, bestAt };
  }

  // A recording may end with something else; the last sentence is wanted to its end.
  let column = ASIDE;
  let best = aside;
  for (let at = 0; at < columns; at += 1) {
    const rest = at >= columns - 3 ? 0 : LEAVE * unit;
    if ((before[at] as number) + rest < best) [best, column] = [(before[at] as number) + rest, at];
  }
  for (let row = rows - 1; row >= 0; row -= 1) {
    path[row] = column;
    if (column === ASIDE) {
      column = asideBack[row] as number;
      continue;
    }
    const step = back[row * columns + column] as number;
    column = step === JUMP ? (jumps.get(row)?.[sentenceAt[column] as number] ?? ASIDE) : column - step;
  }
  return path;
}

/** Mean distance of frames that have nothing to do with each other. */
function typicalDistance(a: Float32Array, rows: number, b: Float32Array, columns: number): number {
  const pairs = 2000;
  let sum = 0;
  for (let pair = 0; pair < pairs; pair += 1)
    sum += frameDistance(a, (pair * 7919) % rows, b, (pair * 104_729) % columns);
  return sum / pairs;
}
