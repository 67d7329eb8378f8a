import { commonWords, countedBy, howMany, spokenUnit, unitNames } from './imageMatch.data';
import { measureWords } from './infoCards.data';
import { openingOf, type Suiting, suitingByLook } from './lookMatch';
import type { Focus, Sentence, ShotMedia } from './types';

/** A picture by what could be found out about it. */
export interface KnownPicture {
  readonly media: ShotMedia;
  readonly focus?: Focus | undefined;
}

/** Worth of one word that both have, of each further one, and at most: still less than that a picture comes again. */
const WORTH = { word: 1.6, more: 0.5, most: 5, measure: 1 } as const;
/** A name is given by chance more often than words are written on a picture. */
const NAME_SHARE = 0.7;
/** Longer words are not quoted. */
const LONGEST_QUOTE = 12;

const splitter = new Intl.Segmenter('zh', { granularity: 'word' });

const figure = new RegExp(`\\d+(?:\\.\\d+)?\\s*(?:[a-z%°]+|${countedBy.source})?`, 'g');

/** In one form: full and half width, capitals, and units by their signs. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(spokenUnit, (_, name: string) => unitNames[name] ?? name);

const figuresIn = (text: string): readonly string[] => text.match(figure) ?? [];
const bare = (text: string): string => text.replaceAll(/\s/g, '');
const numberIn = (text: string): string => /^[\d.]+/.exec(text)?.[0] ?? '';

/** The same figure: with its unit, or without one where it is no small number. */
function isSameFigure(one: string, other: string): boolean {
  const [left, right] = [bare(one), bare(other)];
  if (numberIn(left) !== numberIn(right)) return false;
  const hasBoth = left !== numberIn(left) && right !== numberIn(right);
  return hasBoth ? left === right : numberIn(left).length > 1;
}

const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** Chinese runs of two and more characters that stand in both texts and say something, the longest first. */
function sharedRuns(one: string, other: string, known: string): readonly string[] {
  const found: string[] = [];
  let rest = one;
  for (let length = Math.min(8, one.length); length >= 2; length -= 1)
    for (let at = 0; at + length <= rest.length; at += 1) {
      const run = rest.slice(at, at + length);
      if (!isHan(run) || !other.includes(run) || known.includes(run)) continue;
      if (commonWords.test(run) || (length === 2 && !isWordOf(run, one, other))) continue;
      found.push(run);
      rest = `${rest.slice(0, at)}\u0000${rest.slice(at + length)}`;
    }
  return found;
}

/** Two characters may meet by chance: they have to be a word in both, or tell how many (六泡). */
const isWordOf = (run: string, ...texts: readonly string[]): boolean =>
  howMany.test(run) || texts.every((text) => [...splitter.segment(text)].some(({ segment }) => segment === run));

interface Shared {
  readonly count: number;
  readonly words: string;
}

/** What a sentence and a line of writing share; undefined = nothing that says anything. */
function sharedOf(sentence: string, line: string, known: string): Shared | undefined {
  const [told, written] = [plain(sentence), plain(line)];
  const own = figuresIn(told);
  const figures = figuresIn(written).filter((one) => own.some((other) => isSameFigure(one, other)));
  const runs = sharedRuns(bare(written), bare(told), known);
  const count = figures.length * 2 + runs.reduce((sum, run) => sum + run.length - 1, 0);
  if (count === 0) return undefined;
  const isShort = [...line].length <= LONGEST_QUOTE;
  return { count, words: isShort ? line : (runs[0] ?? bare(figures[0] ?? '')) };
}

function bestShared(sentence: string, lines: readonly string[], known: string): Shared | undefined {
  const all = lines.flatMap((line) => sharedOf(sentence, line, known) ?? []);
  const [best] = [...all].sort((a, b) => b.count - a.count);
  return best && { count: all.reduce((sum, { count }) => sum + count, 0), words: best.words };
}

const worthOf = (count: number): number => Math.min(WORTH.most, WORTH.word + WORTH.more * (count - 1));

/** A file's name without its ending; cameras, phones and shops name by numbers, which say nothing. */
const nameWords = (name = ''): string =>
  name.replace(/\.[a-z\d]{2,5}$/i, '').replaceAll(/[_\-.()[\]（）]+|\d{5,}|\b(?:img|dsc|image|photo|pic)\w*/gi, ' ');

/**
 * How well a picture suits a sentence, by words that are written in it or stand in its name, by measures, and by what is
 * seen in it ({@link suitingByLook}). What the goods are called says nothing, since it stands everywhere.
 *
 * @param goodsName title and brand of the goods
 */
export function suitingOf(
  { text, role }: Pick<Sentence, 'text' | 'role'>,
  { media, focus }: KnownPicture,
  { goodsName, isOpening }: { readonly goodsName: string; readonly isOpening: boolean },
): Suiting {
  const known = plain(goodsName);
  const lines = focus?.words ?? [];
  const written = bestShared(text, lines, known);
  const named = bestShared(text, [nameWords(media.name)], known);
  const found: Suiting[] = [isOpening ? openingOf(focus, media) : suitingByLook({ text, role }, focus, goodsName)];
  // The opening shows the goods; only what stands there word for word is better.
  if (written)
    found.push({
      worth: worthOf(written.count) - (isOpening ? 2 : 0),
      reason: { kind: 'written', words: written.words },
    });
  if (named)
    found.push({ worth: worthOf(named.count) * NAME_SHARE, reason: { kind: 'named', words: named.words.trim() } });
  if (!written && measureWords.test(text) && lines.some((line) => measureWords.test(line)))
    found.push({ worth: WORTH.measure, reason: { kind: 'measure' } });
  const worths = found.map(({ worth }) => worth);
  const [best, worst] = [Math.max(0, ...worths), Math.min(0, ...worths)];
  // What speaks for a picture counts; what speaks against it only where nothing speaks for it.
  return best > 0 ? (found.find(({ worth }) => worth === best) ?? { worth: best }) : { worth: worst };
}
