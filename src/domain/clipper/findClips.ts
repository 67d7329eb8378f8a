import { clipEdges } from './clipEdges';
import { SENTENCE_PAUSE } from './sentencesOf';
import { signs } from './signs.data';
import type { ClipCandidate, ClipMaterial, ClipReason, ClipReasonKind, LengthRange, SpokenSentence } from './types';

/** Two clips share at most this much of the shorter one. */
export const MAX_OVERLAP = 0.2;
/** A clip whose sound is so full holds by itself. */
const DENSE = 0.9;
/** Seconds that a shot lasts where the image is lively. */
const LIVELY_SHOT = 6;
const MAX_REASONS = 3;
/** Sentences in whose words an opening is heard. */
const OPENING_SENTENCES = 2;

const weights: Readonly<Record<ClipReasonKind, number>> = {
  hook: 3,
  laughter: 2,
  price: 2,
  question: 2,
  turn: 1.5,
  number: 1,
  dense: 1,
  lively: 0.5,
  whole: 0,
};
/** How much a beginning that hangs on what was said before takes away. */
const HANGING = 1.5;
const CLEAN_EDGE = 0.5;

/**
 * How many clips a video gives, `n` its length in minutes: at least max(2, min(6, n/2 + 2)), so that there is something to
 * choose from, and at most min(12, max(4, 2n)), so that choosing takes no longer than cutting; where the material allows.
 */
export function clipCounts(duration: number): { readonly least: number; readonly most: number } {
  const minutes = duration / 60;
  return {
    least: Math.floor(Math.max(2, Math.min(6, minutes / 2 + 2))),
    most: Math.floor(Math.min(12, Math.max(4, 2 * minutes))),
  };
}

interface Scored extends ClipCandidate {
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

/**
 * Stretches of whole sentences that stand by themselves, in their order in the video. The same material gives the same
 * clips. None where no run of sentences is as long as was asked for.
 */
export function findClips(material: ClipMaterial, range: LengthRange): readonly ClipCandidate[] {
  const { least, most } = clipCounts(material.duration);
  const scored = material.sentences
    .flatMap((_, first) => bestFrom(material, first, range) ?? [])
    .sort((a, b) => b.score - a.score || a.start - b.start);
  const chosen: Scored[] = [];
  const choose = (from: readonly Scored[], count: number): void => {
    for (const one of from) {
      if (chosen.length >= count) return;
      if (!chosen.includes(one) && chosen.every((other) => overlapOf(one, other) <= MAX_OVERLAP)) chosen.push(one);
    }
  };
  const isPlain = ({ reasons }: Scored): boolean => reasons[0]?.kind === 'whole';
  choose(
    scored.filter((one) => !isPlain(one)),
    most,
  );
  choose(scored, least);
  return chosen
    .sort((a, b) => a.start - b.start)
    .map(({ first, last, reasons }): ClipCandidate => ({ first, last, reasons }));
}

/** Share of the shorter stretch that both have. */
export function overlapOf(
  a: { readonly start: number; readonly end: number },
  b: { readonly start: number; readonly end: number },
): number {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared <= 0 ? 0 : shared / Math.min(a.end - a.start, b.end - b.start);
}

/** The best clip that begins with a sentence; undefined where none of them has a length that is wanted. */
function bestFrom(material: ClipMaterial, first: number, { shortest, longest }: LengthRange): Scored | undefined {
  const { sentences } = material;
  const head = sentences[first];
  if (!head) return undefined;
  let best: Scored | undefined;
  for (let last = first; last < sentences.length; last += 1) {
    const { start, end } = clipEdges(material, { first, last });
    if (end - start > longest) break;
    if (end - start < shortest) continue;
    const { reasons, score } = judge(material, first, last);
    if (!best || score > best.score) best = { first, last, reasons, score, start, end };
  }
  return best;
}

function judge(material: ClipMaterial, first: number, last: number) {
  const said = material.sentences.slice(first, last + 1);
  const reasons = reasonsOf(material, said);
  const edges = cleanEdges(material.sentences, first, last) * CLEAN_EDGE;
  const hanging = signs.hanging.test(said[0]?.text ?? '') ? HANGING : 0;
  const score = reasons.reduce((sum, { kind }) => sum + weights[kind], 0) + edges - hanging;
  const shown = reasons.slice(0, MAX_REASONS);
  return { score, reasons: shown.length > 0 ? shown : [{ kind: 'whole', words: '' } as const] };
}

function reasonsOf({ shotChanges }: ClipMaterial, said: readonly SpokenSentence[]): ClipReason[] {
  const [head, tail] = [said[0], said.at(-1)];
  if (!head || !tail) return [];
  const found: ClipReason[] = [];
  const note = (kind: ClipReasonKind, words: string | undefined): void => {
    if (words !== undefined) found.push({ kind, words });
  };
  const heard = (pattern: RegExp, among: readonly SpokenSentence[]) =>
    among.map(({ text }) => pattern.exec(text)?.[0].trim()).find((words) => words !== undefined);
  const opening = said.slice(0, OPENING_SENTENCES);
  note('hook', heard(signs.hook, said.slice(0, 1)));
  note('laughter', heard(signs.laughter, said));
  note('price', heard(signs.price, said));
  note('question', opening.find(({ text }) => signs.question.test(text))?.text.slice(0, MAX_QUOTE));
  note('turn', heard(signs.turn, said.slice(1)));
  note('number', heard(figures, said));
  const spoken = said.reduce((sum, { start, end }) => sum + end - start, 0);
  const length = tail.end - head.start;
  if (length > 0 && spoken / length >= DENSE) note('dense', '');
  const shots = shotChanges.filter((time) => time > head.start && time < tail.end).length + 1;
  if (shots > 1 && length / shots <= LIVELY_SHOT) note('lively', String(shots));
  return found.sort((a, b) => weights[b.kind] - weights[a.kind]);
}

const MAX_QUOTE = 24;
const figures = /\d+(?:\.\d+)?\s*(?:%|[\p{Script=Han}a-zA-Z]{1,2})/u;

/** How many of both edges lie at a pause or between two sentences that are marked as such. */
function cleanEdges(sentences: readonly SpokenSentence[], first: number, last: number): number {
  const isClean = (left: SpokenSentence | undefined, right: SpokenSentence | undefined): boolean =>
    !left || !right || right.start - left.end >= SENTENCE_PAUSE || signs.end.test(left.text);
  return (
    Number(isClean(sentences[first - 1], sentences[first])) + Number(isClean(sentences[last], sentences[last + 1]))
  );
}
