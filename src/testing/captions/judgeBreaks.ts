import { breakLines } from '../../engine/captions/breakLines';
import { breakCorpus } from '../../engine/captions/breaks.corpus.data';
import { captionPieces } from '../../engine/captions/fitCaption';
import { captionLength } from '../../engine/captions/measure';

export const LIMITS = [8, 10, 12, 16] as const;

interface Judged {
  readonly text: string;
  /** Offsets behind the last letter or mark where a line may end. */
  readonly allowed: ReadonlySet<number>;
}

export const judged: readonly Judged[] = Object.values(breakCorpus)
  .flat()
  .map((marked) => {
    const allowed = new Set<number>();
    let text = '';
    for (const part of marked.split('|')) {
      text += part;
      allowed.add(text.length);
    }
    return { text, allowed };
  });
/** Every third line was held out of the making of the rules and words. */
const heldOut = judged.filter((_, index) => index % 3 === 2);
const development = judged.filter((_, index) => index % 3 !== 2);

type Break = (text: string, limit: number) => readonly string[];

export const lines: Break = (text, limit) => breakLines(text, limit, captionLength).map((line) => line.text);

export function breaksOf(text: string, parts: readonly string[]): readonly number[] {
  let at = 0;
  return parts.slice(0, -1).map((part) => {
    at = text.indexOf(part, at) + part.length;
    // A comma that is not printed still stands before the break.
    return at + (/^[\s，。、！？：；]*/.exec(text.slice(at))?.[0].length ?? 0);
  });
}

/** All breaks that are made at the limits of the templates, and those of them that no editor would make. */
export function breaksIn(set: readonly Judged[], broken: Break) {
  let made = 0;
  const wrong: string[] = [];
  for (const { text, allowed } of set)
    for (const limit of LIMITS) {
      const parts = broken(text, limit);
      for (const at of breaksOf(text, parts)) {
        made += 1;
        if (!allowed.has(at))
          wrong.push(`${limit}: ${parts.join(' / ')} (${text.slice(0, at).slice(-3)}|${text.slice(at, at + 3)})`);
      }
    }
  return { made, wrong, right: 1 - wrong.length / made };
}

const pieces: Break = (text, limit) => captionPieces(text, { limit });

/** The corpus by part and way of breaking. */
export const breakSets: readonly (readonly [name: string, set: readonly Judged[], broken: Break])[] = [
  ['development, lines', development, lines],
  ['development, pieces', development, pieces],
  ['held out, lines', heldOut, lines],
  ['held out, pieces', heldOut, pieces],
];
