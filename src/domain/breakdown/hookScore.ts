import { hookCues } from './data/hookCues.data';
import { meWords, numberPattern, openerPatterns, youWords } from './data/words.data';
import { emotionOf } from './rhythmCurve';
import { countCharacters } from './statistics';
import type { Evidence, HookGuess, HookReason, HookScore, Span } from './types';

/** What is heard in the first three seconds, characters. */
const THREE_SECONDS = 15;
const BASE = 34;

const at = (kind: Evidence['kind'], word: string, from: number): Evidence => ({
  kind,
  word,
  from,
  to: from + word.length,
});

/** How a text opens: the types it shows signs of, likeliest first. `base` is where the opening begins in the whole. */
export function hookTypesOf(opening: string, base = 0): readonly HookGuess[] {
  const found = new Map<string, { weight: number; words: Evidence[] }>();
  for (const { id, weight, pattern } of hookCues) {
    const known = found.get(id) ?? { weight: 0, words: [] };
    let times = 0;
    for (const match of opening.matchAll(pattern)) {
      if (!match[0]) continue;
      // The second sign of a kind says less than the first; what comes early says more.
      const early = match.index <= THREE_SECONDS ? 1 : 0.75;
      known.weight += times === 0 ? weight * early : weight * early * 0.3;
      times += 1;
      known.words.push(
        at(id === 'number' ? 'number' : id === 'question' ? 'question' : 'cue', match[0], base + match.index),
      );
    }
    if (known.weight > 0) found.set(id, known);
  }
  const ranked = [...found].map(([id, guess]) => ({ id, ...guess })).sort((a, b) => b.weight - a.weight);
  const sum = ranked.reduce((total, { weight }) => total + weight, 0);
  return ranked
    .slice(0, 3)
    .map(({ id, weight, words }) => ({ id, weight: Math.round((weight / sum) * 100) / 100, words }));
}

/**
 * How well the opening holds, 0–100, with every reason and the words it rests on.
 *
 * @param isKept whether what the opening speaks of comes again later
 */
export function hookScoreOf(text: string, span: Span, isKept: boolean): HookScore {
  const opening = text.slice(span.from, span.to);
  const types = hookTypesOf(opening, span.from);
  const reasons: HookReason[] = [];
  const give = (id: string, points: number, words: readonly Evidence[] = []): void => {
    reasons.push({ id, points, words: withoutInner(words) });
  };
  const find = (kind: Evidence['kind'], pattern: RegExp): Evidence[] =>
    [...opening.matchAll(new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`))]
      .filter((match) => match[0])
      .map((match) => at(kind, match[0].trim(), span.from + match.index));

  const first = types[0];
  if (first) give(`type.${first.id}`, first.weight >= 0.5 ? 16 : 13, first.words);
  const second = types[1];
  if (second && second.weight > 0.2) give(`type.${second.id}`, 7, second.words);
  if (types.length === 0) give('noType', -16);

  const early = types.flatMap(({ words }) => words).filter(({ from }) => from - span.from <= THREE_SECONDS);
  if (early.length > 0) give('early', 8, early.slice(0, 2));
  else if (types.length > 0) give('late', -6);

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
