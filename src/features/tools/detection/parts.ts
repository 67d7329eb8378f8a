import {
  applyReplacements,
  type CheckOptions,
  checkText,
  firstSuggestions,
  type Mark,
  replaceAll,
} from '@/domain/compliance';
import { checkFacts, type DoubtfulFact, type FactSource, isDoubtful } from '@/domain/factCheck';
import type { Cue } from '@/engine/captions/cue';
import { formatSrt } from '@/engine/captions/srt';

/** A stretch that is checked by itself: a paragraph, a caption, a cell. */
export interface Part {
  readonly id: number;
  /** Where it stands: 第 3 段, 00:01.2–00:03.0, 第 5 行. */
  readonly place: string;
  readonly text: string;
}

/** What the parts were taken from, so that the fixed file can be put together again. */
export type Origin =
  | { readonly kind: 'text'; readonly name: string; readonly raw: string }
  | { readonly kind: 'captions'; readonly name: string; readonly cues: readonly Cue[] }
  | {
      readonly kind: 'sheet';
      readonly name: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly column: number;
    };

export interface Finding {
  readonly part: Part;
  readonly marks: readonly Mark[];
  /** What is said of the goods and their record says otherwise, or says nothing of; absent without goods. */
  readonly facts?: readonly DoubtfulFact[];
}

/** Milliseconds of work between two breaths of the page. */
const atOnce = 12;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function each<T>(parts: readonly Part[], signal: AbortSignal, work: (part: Part) => T): Promise<T[]> {
  const done: T[] = [];
  let until = performance.now() + atOnce;
  for (const part of parts) {
    done.push(work(part));
    if (performance.now() < until) continue;
    await breath();
    signal.throwIfAborted();
    until = performance.now() + atOnce;
  }
  return done;
}

/** What parts are held against. */
export interface PartRules {
  readonly options: CheckOptions;
  /** What is known of the goods that the parts speak of. */
  readonly sources?: readonly FactSource[] | undefined;
}

/**
 * All parts with what the law, the platform or the merchant's own list objects to, and what the goods do not bear out.
 * @throws the signal's reason
 */
export const checkParts = (
  parts: readonly Part[],
  { options, sources }: PartRules,
  signal: AbortSignal,
): Promise<Finding[]> =>
  each(parts, signal, (part) => ({
    part,
    marks: checkText(part.text, options),
    ...(sources ? { facts: checkFacts(part.text, sources).filter(isDoubtful) } : {}),
  }));

/** Every marked word replaced by its first suggestion, or taken out. Parts without marks stay the same objects. */
export const fixParts = (findings: readonly Finding[], options: CheckOptions): Part[] =>
  findings.map(({ part, marks }) =>
    marks.length === 0 ? part : { ...part, text: replaceAll(part.text, options, marks) },
  );

/** One part with its first suggestions, as a proposal beside the original. */
export const proposal = ({ part, marks }: Finding): string => applyReplacements(part.text, firstSuggestions(marks));

/** Captions with their own times and the parts' words. */
export function fixedSrt(cues: readonly Cue[], parts: readonly Part[]): string {
  return formatSrt(
    cues.flatMap((cue, index) => {
      const text = parts[index]?.text ?? cue.text;
      // Where a caption was nothing but the word, its time goes with it.
      return text.trim() === '' ? [] : [{ start: cue.start, end: cue.end, text }];
    }),
  );
}

/** Paragraphs of a text, blank ones left out; joined by `\n` they are the text without its blank lines. */
export const paragraphsOf = (text: string, place: (n: number) => string): Part[] =>
  text
    .split(/[\n\f]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, index) => ({ id: index, place: place(index + 1), text: line }));

/** The text with the words of `parts` in place of its own paragraphs; blank lines and indents stay as they are. */
export function putParts(text: string, parts: readonly Part[]): string {
  const words = new Map(parts.map((part) => [part.id, part.text]));
  let paragraph = -1;
  return text
    .split(/([\n\f]+)/)
    .map((line) => {
      const bare = line.trim();
      if (bare === '') return line;
      paragraph += 1;
      const next = words.get(paragraph) ?? bare;
      return line.replace(bare, () => next);
    })
    .join('');
}

/** The column with the longest texts: what people most likely wrote. */
export function likelyColumn(head: readonly string[], rows: readonly (readonly string[])[]): number {
  const lengths = head.map((_, column) => rows.slice(0, 200).reduce((sum, row) => sum + (row[column]?.length ?? 0), 0));
  return Math.max(0, lengths.indexOf(Math.max(...lengths)));
}
