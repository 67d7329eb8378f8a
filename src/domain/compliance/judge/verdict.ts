import type { Signs } from './features';
import { type JudgeModel, placeOf, slotOf } from './model';

/** Log odds that the first look asks for. */
const SCREENED = -0.4;
/** Sums of one sentence at a time; reused, since a judgement is never interrupted by another. */
let sums = new Float64Array(16);

function addUp(model: JudgeModel, { count, keys, values }: Signs): void {
  const { columns, weights } = model;
  const size = columns.length;
  if (sums.length < size) sums = new Float64Array(size);
  sums.fill(0);
  for (let sign = 0; sign < count; sign += 1) {
    const place = placeOf(model, keys[sign] as number);
    if (place === 0) continue;
    const value = values[sign] as number;
    for (let column = 1; column < size; column += 1)
      sums[column] = (sums[column] as number) + (weights[place + column] as number) * value;
  }
}

/** Whether a sentence is worth a second look: one sum in place of one per kind. */
function passesScreen({ base, keys, screen }: JudgeModel, signs: Signs, length: number): boolean {
  const mask = keys.length - 1;
  let sum = 0;
  for (let sign = 0; sign < signs.count; sign += 1) {
    const key = signs.keys[sign] as number;
    let slot = slotOf(key, mask + 1);
    while (keys[slot] !== key && keys[slot] !== 0) slot = (slot + 1) & mask;
    sum += (screen[slot] as number) * (signs.values[sign] as number);
  }
  return (base[0] as number) + sum / length > SCREENED;
}

/** How signs are judged. */
export interface Verdict {
  /** How likely the sentence makes a claim of any kind. */
  readonly share: number;
  /** The likeliest kind, by its column. */
  readonly column: number;
}

const innocent: Verdict = { share: 0, column: 0 };

/** How likely signs speak of any kind, and of which; `length` as of `lengthOf`. */
export function verdictOf(model: JudgeModel, signs: Signs, length: number): Verdict {
  if (!passesScreen(model, signs, length)) return innocent;
  addUp(model, signs);
  const { columns, base } = model;
  let whole = 1;
  let top = Number.NEGATIVE_INFINITY;
  let likeliest = 0;
  for (let column = 1; column < columns.length; column += 1) {
    const logit = (base[column] ?? 0) + (sums[column] ?? 0) / length;
    whole += Math.exp(logit);
    if (logit > top) {
      top = logit;
      likeliest = column;
    }
  }
  return { share: 1 - 1 / whole, column: likeliest };
}
