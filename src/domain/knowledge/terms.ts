import { segmentWords } from '../../utils/segmentWords';

/** A term of a text and where it stands. */
interface Term {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** A pair of neighbouring Han characters: it helps where the segmenter cuts a word otherwise than the asker. */
  readonly isPair: boolean;
}

const han = /^\p{Script=Han}$/u;

/** One form for full-width and upper-case letters; lengths stay, so places stay true. */
const folded = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Words by Intl.Segmenter, and the pairs of Han characters that are no words themselves. */
export function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  const plain = folded(text);
  let at = 0;
  let before: { readonly letter: string; readonly from: number } | undefined;
  for (const word of segmentWords(plain)) {
    if (word.isWord) terms.push({ text: word.text, from: at, to: at + word.text.length, isPair: false });
    let place = at;
    const letters = [...word.text];
    letters.forEach((letter, index) => {
      const isHan = han.test(letter);
      const isWholeWord = letters.length === 2 && index === 1;
      if (isHan && before && before.from + before.letter.length === place && !isWholeWord)
        terms.push({ text: before.letter + letter, from: before.from, to: place + letter.length, isPair: true });
      before = isHan ? { letter, from: place } : undefined;
      place += letter.length;
    });
    at += word.text.length;
  }
  return terms;
}
