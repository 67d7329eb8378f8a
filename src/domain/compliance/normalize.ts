/** The text as it is searched, with the place of every kept unit in the original. */
export interface Normalized {
  /** Kept UTF-16 units. */
  readonly text: string;
  /** Start of the original character of each kept unit; UTF-16. */
  readonly starts: Int32Array;
  /** End of the same. */
  readonly ends: Int32Array;
}

/** Put between the letters of a word to hide it: spaces, ornaments, joiners, combining marks, emoji. Line ends stay. */
const inserted =
  /[^\S\n\r]|[\p{Mn}\p{Me}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}]|[*·•・_~|/\\+=^`'"“”‘’\-—–…<>«»()（）[\]【】{}「」『』★☆●○◆◇■□▲△♥♡※]/u;
/** Written with an emoji on purpose: stays. */
const keptSymbols = new Set(['❤']);

const isPlainHan = (code: number): boolean => code >= 0x4e00 && code <= 0x9fff;

/**
 * Folds a text for searching: full width to half width, upper to lower case, hidden separators left out. Positions map
 * back to the original, so a mark covers what the reader sees, symbols included.
 */
export function normalize(text: string): Normalized {
  const starts = new Int32Array(text.length * 4);
  const ends = new Int32Array(text.length * 4);
  const parts: string[] = [];
  let kept = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    const width = code > 0xffff ? 2 : 1;
    let folded: string;
    if (isPlainHan(code)) folded = text.charAt(at);
    else {
      const character = text.slice(at, at + width);
      const isHidden = inserted.test(character) && !keptSymbols.has(character);
      folded = isHidden ? '' : character.normalize('NFKC').toLowerCase().slice(0, 4);
    }
    for (let i = 0; i < folded.length && kept < starts.length; i += 1) {
      starts[kept] = at;
      ends[kept] = at + width;
      kept += 1;
    }
    parts.push(folded);
    at += width;
  }
  return { text: parts.join(''), starts, ends };
}
