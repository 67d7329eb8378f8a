import { meWords, numberPattern, openerPatterns, youWords } from './data/words.data';
import { MAX_OPENING } from './hookFeatures';
import { hookTypesOf } from './hookModel';
import { emotionOf } from './rhythmCurve';
import { countCharacters } from './statistics';
import type { Evidence, HookReason, HookScore, Span } from './types';

/** What is heard in the first three seconds, characters. */
const THREE_SECONDS = 15;
const BASE = 34;

const at = (kind: Evidence['kind'], word: string, from: number): Evidence => ({
  kind,
  word,
  from,
  to: from + word.length,
});

/** From this share on a type is the likeliest one by far. */
const LIKELY = 0.35;
/** A type that is only guessed at holds little. */
const pointsFor = (share: number): number => (share >= 0.5 && 16) || (share >= LIKELY && 13) || 6;

/** What is known of an opening besides its words. */
interface OpeningFacts {
  /** What it speaks of comes again later. */
  readonly isKept: boolean;
  /** False: the text wants to hold nobody, so it has no hook. */
  readonly isCopy: boolean;
  /** The type that the user chose. */
  readonly own?: string | undefined;
}

/** How well the opening holds, 0–100, with every reason and the words it rests on. */
export function hookScoreOf(text: string, span: Span, { isKept, isCopy, own }: OpeningFacts): HookScore {
  const opening = text.slice(span.from, span.to);
  const told = isCopy ? hookTypesOf(opening, span.from, text.slice(span.to, span.from + MAX_OPENING)) : [];
  const chosen = told.find(({ id }) => id === own)?.words ?? [];
  const types = own ? [{ id: own, weight: 1, words: chosen }, ...told.filter(({ id }) => id !== own)] : told;
  const reasons: HookReason[] = [];
  const give = (id: string, points: number, words: readonly Evidence[] = []): void => {
    reasons.push({ id, points, words: withoutInner(words) });
  };
  const find = (kind: Evidence['kind'], pattern: RegExp): Evidence[] =>
    [...opening.matchAll(new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`))]
      .filter((match) => match[0])
      .map((match) => at(kind, match[0].trim(), span.from + match.index));

  const first = types[0];
  const isLikely = first !== undefined && first.weight >= LIKELY;
  if (first) give(`type.${first.id}`, pointsFor(first.weight), first.words);
  const second = types[1];
  if (second && second.weight > 0.2) give(`type.${second.id}`, 7, second.words);
  if (types.length === 0) give('noType', -16);

  const early = types.flatMap(({ words }) => words).filter(({ from }) => from - span.from <= THREE_SECONDS);
  if (isLikely && early.length > 0) give('early', 8, early.slice(0, 2));
  else if (isLikely && types.some(({ words }) => words.length > 0)) give('late', -6);

  const length = countCharacters(firstSentence(opening));
  if (length <= 20 && length >= 5) give('brief', 8, [at('cue', firstSentence(opening), span.from)]);
  else if (length > 40) give('long', -10);

  const you = find('person', new RegExp(youWords.split(' ').slice(0, 8).join('|'), 'g'));
  if (you.length > 0) give('you', 6, you.slice(0, 2));
  else if (find('person', new RegExp(meWords.split(' ').slice(0, 2).join('|'), 'g')).length > 0) give('onlyMe', -2);

  const numbers = find('number', numberPattern);
  if (numbers.length > 0 && first?.id !== 'number' && second?.id !== 'number') give('number', 6, numbers.slice(0, 2));
  const concrete = find('cue', openerPatterns.concrete);
  if (concrete.length > 0) give('concrete', 6, concrete.slice(0, 2));
  if (emotionOf(opening) >= 1.2) give('emotion', 5);

  const slow = find('cue', openerPatterns.slow);
  if (slow.length > 0) give('slow', -16, slow);
  const advert = find('cue', openerPatterns.advert);
  if (advert.length > 0) give('advert', -9, advert);
  const empty = find('cue', openerPatterns.empty);
  if (empty.length > 0) give('emptyPraise', -6, empty);
  if (isKept) give('kept', 6);

  const score = Math.round(
    Math.min(
      100,
      Math.max(
        0,
        reasons.reduce((sum, { points }) => sum + points, BASE),
      ),
    ),
  );
  return { score, reasons: reasons.sort((a, b) => b.points - a.points), types, span };
}

/** 打工 within 打工人 says nothing more. */
const withoutInner = (words: readonly Evidence[]): readonly Evidence[] =>
  words.filter(
    (word) => !words.some(({ from, to }) => from <= word.from && to >= word.to && to - from > word.to - word.from),
  );

const firstSentence = (text: string): string => /^[^。！？!?…\n]+[。！？!?…]*/.exec(text.trimStart())?.[0] ?? text;
