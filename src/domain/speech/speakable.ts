import { number, patterns, readOutPattern, said, units } from './readAloud.data';
import { sayInteger, sayNumber, spellDigits } from './sayNumber';

/** A word that is to be said otherwise than it is written: 多音字 by a homophone, a brand by its sound. */
export interface Reading {
  readonly word: string;
  readonly said: string;
}

/** A text with its readings put in; longer words go first, and what was put in is not touched again. */
export function withReadings(text: string, readings: readonly Reading[]): string {
  const known = new Map(readings.filter(({ word }) => word !== '').map(({ word, said }) => [word, said]));
  if (known.size === 0) return text;
  const words = [...known.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(words.map((word) => word.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&')).join('|'), 'g');
  return text.replace(pattern, (word) => known.get(word) ?? word);
}

/** Something in a text that is said otherwise than it is written. */
interface ReadOut extends Reading {
  /** How often it stands there. */
  readonly count: number;
}

/** What of a text is read by rule: numbers, units, money, and words in other letters; each once, in order. */
export function readOuts(text: string): readonly ReadOut[] {
  const found = new Map<string, ReadOut>();
  for (const [word] of text.matchAll(readOutPattern)) {
    const known = found.get(word);
    found.set(word, { word, said: known?.said ?? speakable(word), count: (known?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

const unitRules = units.map(([unit, word]) => {
  const literal = unit.replace(/[.*+?^$()[\]\\]/g, '\\$&');
  return { pattern: new RegExp(`(${number})\\s*${literal}(?![a-z])`, 'gi'), word };
});

const sayUnits = (text: string): string =>
  unitRules.reduce((words, { pattern, word }) => words.replace(pattern, `$1${word}`), text);

/** A bare 2 before a classifier is 两. */
const sayCount = (value: string): string => (value === '2' ? said.pair : sayNumber(value));

function sayNumbers(text: string): string {
  return text
    .replace(patterns.year, (_, year: string) => spellDigits(year))
    .replace(patterns.phone, (phone: string) => spellDigits(phone.replace(/\D/g, '')).replaceAll(said.one, said.yao))
    .replace(patterns.money, (_, value: string) => `${sayNumber(value)}${said.yuan}`)
    .replace(
      patterns.percentRange,
      (_, a: string, b: string) => `${said.percent}${sayNumber(a)}${said.to}${said.percent}${sayNumber(b)}`,
    )
    .replace(patterns.percent, (_, value: string) => `${said.percent}${sayNumber(value)}`)
    .replace(patterns.range, (_, a: string, b: string) => `${sayNumber(a)}${said.to}${sayNumber(b)}`)
    .replace(patterns.times, (_, value: string) => `${sayNumber(value)}${said.times}`)
    .replace(patterns.ordinal, (_, value: string) => `${said.ordinal}${sayInteger(value)}`)
    .replace(patterns.counted, (_, value: string) => sayCount(value))
    .replace(patterns.model, (_, value: string) => spellDigits(value))
    .replace(/(?<![\d.])0\d+(?![\d.])/g, (value: string) => spellDigits(value))
    .replace(new RegExp(number, 'g'), (value: string) => sayNumber(value));
}

/**
 * A text as it is spoken: numbers, money, percent, ranges and units in words; emoji and ornaments dropped; brackets and
 * slashes become pauses. Letters of other languages stay, the voice switches by itself.
 */
export function speakable(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Cf}|\p{Me}|\p{Variation_Selector}/gu, '')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/&/g, said.and)
    .replace(/(?<=[\p{Script=Han}\d])\+(?=[\p{Script=Han}\d])/gu, said.plus)
    .replace(/[#*_`^|<>@$=\\]/g, ' ');
  return sayNumbers(sayUnits(plain))
    .replace(patterns.brackets, said.pause)
    .replace(/-+/g, ' ')
    .replace(/[\s\u3000]+/g, ' ')
    .replace(patterns.leadingMarks, '')
    .replace(patterns.repeatedMarks, '$1')
    .trim();
}
