import { type FillerKind, fillerRules, stammered } from './fillers.data';

/** Characters `from` to `to` (half-open) of a sentence. */
export interface FillerRange {
  readonly from: number;
  readonly to: number;
  readonly kind: FillerKind;
}

const rules = fillerRules.map(({ kind, pattern }) => ({ kind, pattern: new RegExp(pattern, 'gu') }));
const stammer = new RegExp(String.raw`(${stammered})[，,、…\s]*(?=\1)`, 'gu');
const marks = /[，,、…\s]/u;

/**
 * What of a sentence says nothing, in order, none over another. A mark behind a filler belongs to it, unless something
 * before it in its clause stays.
 *
 * @param pauses offsets before which the speaker paused; for transcripts without punctuation
 */
export function findFillers(text: string, pauses: ReadonlySet<number> = new Set()): readonly FillerRange[] {
  const { marked, offsetOf } = withMarks(text, pauses);
  const found: FillerRange[] = [];
  const add = (from: number, to: number, kind: FillerKind): void => {
    if (to > from) found.push({ from, to, kind });
  };
  for (const { kind, pattern } of rules)
    for (const hit of marked.matchAll(pattern)) add(offsetOf(hit.index), offsetOf(hit.index + hit[0].length), kind);
  for (const hit of marked.matchAll(stammer)) add(offsetOf(hit.index), offsetOf(hit.index + hit[0].length), 'stammer');
  return apart(found).map((range) => ({ ...range, to: pastMarks(text, range) }));
}

/** The first and longer of two that lie over one another. */
function apart(ranges: readonly FillerRange[]): readonly FillerRange[] {
  const kept: FillerRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from || b.to - a.to))
    if (range.from >= (kept.at(-1)?.to ?? 0)) kept.push(range);
  return kept;
}

function pastMarks(text: string, { from, to }: FillerRange): number {
  const opens = from === 0 || /[，,、。！!？?…；;：:\s]/u.test(text[from - 1] ?? '');
  let end = to;
  while (opens && end < text.length && marks.test(text[end] ?? '')) end += 1;
  return end;
}

/** The text with a comma at each pause that has no mark, and where its characters come from. */
function withMarks(text: string, pauses: ReadonlySet<number>) {
  let marked = '';
  const origins: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (pauses.has(index) && index > 0 && !/\p{P}/u.test(text[index - 1] ?? '')) {
      origins.push(index);
      marked += '，';
    }
    origins.push(index);
    marked += text[index];
  }
  return { marked, offsetOf: (at: number): number => origins[at] ?? text.length };
}
