import { type ScriptSentence, usualVoice } from './types';

/** Seconds of silence at the usual speed. */
const shortPause = 0.18;
const longPause = 0.36;
/** Above this a row of digits is a number to dial, said one by one. */
const longestNumber = 8;
const shortestSentence = 0.4;

/** Syllables of digits as they are said: 480 is four, 2026 in a year four, 1.5 three, a telephone number one a digit. */
function numberSyllables(digits: string, isYear: boolean): number {
  const [whole = '', part = ''] = digits.replace(/,/g, '').split('.');
  if (isYear || whole.length > longestNumber || /^0\d/.test(whole)) return whole.length + (part ? part.length + 1 : 0);
  const fraction = part.replace(/0+$/, '');
  const plain = whole.replace(/^0+(?=\d)/, '');
  let syllables = 0;
  let hasGap = false;
  [...plain].forEach((digit, index) => {
    const place = plain.length - index - 1;
    if (digit === '0') {
      hasGap = syllables > 0;
      if (place === 4 && plain.length > 4) syllables += 1;
      return;
    }
    if (hasGap) syllables += 1;
    hasGap = false;
    syllables += place === 0 ? 1 : 2;
  });
  return Math.max(1, syllables) + (fraction ? fraction.length + 1 : 0);
}

/** A Latin word: a vowel group is a syllable; capitals and words without a vowel are spelt. */
function latinSyllables(word: string): number {
  const vowels = word.match(/[aeiouy]+/gi)?.length ?? 0;
  return vowels === 0 || (word.length <= 5 && word === word.toUpperCase()) ? word.length : vowels;
}

const token = /\d[\d,]*(?:\.\d+)?(?:%|\u5e74)?|\p{Script=Latin}+|\p{L}|[%$\uffe5\u00a5]|\p{P}/uy;
const longMarks = new Set('.!?\u3002\uff01\uff1f\u2026');
const shortMarks = new Set(',;:\u3001\uff0c\uff1b\uff1a\u2014');

/** Whether a code unit is one of the common Han characters, of which most of a text is made: a syllable each. */
const isHan = (unit: number): boolean => unit >= 0x4e00 && unit <= 0x9fff;

/** What is neither of a common Han character nor of a mark: a number, a word of letters, a sign that is said. */
function tokenSyllables(part: string): number {
  if (/^\d/.test(part)) {
    const isYear = /^\d{4}\u5e74$/.test(part);
    const rest = part.endsWith('%') ? 3 : part.endsWith('\u5e74') ? 1 : 0;
    return numberSyllables(part.replace(/[%\u5e74]$/, ''), isYear) + rest;
  }
  if (/^\p{Script=Latin}/u.test(part)) return latinSyllables(part);
  return /^[\p{L}%$\uffe5\u00a5]/u.test(part) ? 1 : 0;
}

function measure(text: string): { readonly syllables: number; readonly pause: number } {
  let syllables = 0;
  let pause = 0;
  let at = 0;
  while (at < text.length) {
    if (isHan(text.charCodeAt(at))) {
      syllables += 1;
      at += 1;
      continue;
    }
    token.lastIndex = at;
    const part = token.exec(text)?.[0];
    at += part?.length ?? 1;
    if (part === undefined) continue;
    if (longMarks.has(part)) pause += longPause;
    else if (shortMarks.has(part)) pause += shortPause;
    else syllables += tokenSyllables(part);
  }
  return { syllables, pause };
}

/**
 * Seconds that a text takes to say: numbers as they are read, a breath at commas and full stops, all in proportion to
 * the speed. 0 for a text without a word.
 * @param charsPerMinute syllables a minute; 260 is a lively Mandarin voice
 */
export function spokenSeconds(text: string, charsPerMinute: number = usualVoice): number {
  const { syllables, pause } = measure(text);
  if (syllables === 0) return 0;
  return (syllables * 60) / charsPerMinute + (pause * usualVoice) / charsPerMinute;
}

/** Seconds of a sentence: what was set by hand, else what it takes to say. */
export function sentenceSeconds(sentence: Pick<ScriptSentence, 'text' | 'seconds'>, charsPerMinute?: number): number {
  if (sentence.seconds && sentence.seconds > 0) return sentence.seconds;
  const spoken = spokenSeconds(sentence.text, charsPerMinute);
  return spoken === 0 ? 0 : Math.max(shortestSentence, spoken);
}

/** Seconds of a whole script. */
export const scriptSeconds = (sentences: readonly ScriptSentence[], charsPerMinute?: number): number =>
  sentences.reduce((sum, sentence) => sum + sentenceSeconds(sentence, charsPerMinute), 0);
