import { lookalikes, traditional } from './glyphs';

/** Folded unit of a hidden character: left out when searching. */
export const HIDDEN = 0xffff;
/** Folded unit of half a pair (emoji, rare characters): see `foldAstral`. */
export const PAIR = 0xfffe;
/** Folded unit of what stands for several (№ → no): see `expansions`. */
export const SEVERAL = 0xfffd;

/** Put between the letters of a word to hide it: spaces, ornaments, joiners, combining marks, emoji. Line ends stay. */
const ornaments = '*·•・_~|/\\+=^`\'"“”‘’-—–…<>«»()（）[]【】{}「」『』〔〕〖〗《》〈〉★☆●○◎◇◆□■△▲▽▼♥♡※→←↑↓✓✔✿❀❁♪♫';
const hidden = /[^\S\n\r]|[\p{Mn}\p{Me}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
/** Written with an emoji on purpose: stays. */
const keptSymbols = new Set(['❤', '〇']);
const combining = /\p{Mn}/gu;

/** Letters in boxes and circles have no decomposition of their own in Unicode. */
const boxedLetters = [
  [0x1f130, 0x1f149],
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
] as const;

const isPlainHan = (code: number): boolean => code >= 0x3400 && code <= 0x9fff;
const isHangul = (code: number): boolean => code >= 0xac00 && code <= 0xd7af;

/** Full width to half width, upper to lower case, accents off; '' for what is hidden. */
function foldCharacter(character: string): string {
  if (keptSymbols.has(character)) return character;
  if (ornaments.includes(character) || hidden.test(character)) return '';
  return character.normalize('NFKD').replace(combining, '').toLowerCase().slice(0, 4);
}

const several = new Map<number, string>();

function buildTable(): Uint16Array {
  const table = new Uint16Array(0x10000);
  for (let code = 0; code < 0x10000; code += 1) {
    if (isPlainHan(code) || isHangul(code)) {
      table[code] = code;
    } else if (code >= 0xd800 && code <= 0xdfff) {
      table[code] = PAIR;
    } else if (code >= 0xe000 && code <= 0xf8ff) {
      table[code] = code;
    } else {
      const folded = foldCharacter(String.fromCharCode(code));
      if (folded.length > 1) several.set(code, folded);
      table[code] = folded.length === 0 ? HIDDEN : folded.length > 1 ? SEVERAL : folded.charCodeAt(0);
    }
  }
  for (const pairs of [traditional, lookalikes]) {
    for (let at = 0; at + 1 < pairs.length; at += 2) table[pairs.charCodeAt(at)] = pairs.charCodeAt(at + 1);
  }
  settle(table);
  return table;
}

/** What something folds to is folded too: a rare form of a traditional character, the brackets of ⑴. */
function settle(table: Uint16Array): void {
  const refold = (unit: number): number => table[unit] ?? unit;
  for (let code = 0; code < 0x10000; code += 1) {
    const folded = refold(code);
    if (folded < SEVERAL) table[code] = refold(folded);
  }
  for (const [code, text] of several) {
    const kept = [...text].map((part) => refold(part.charCodeAt(0))).filter((unit) => unit < SEVERAL);
    several.set(code, String.fromCharCode(...kept));
    if (kept.length <= 1) table[code] = kept[0] ?? HIDDEN;
  }
}

let table: Uint16Array | undefined;

/** By UTF-16 unit: the unit that is searched in its place, or one of the three marks above. Built when first needed. */
export function foldTable(): Uint16Array {
  table ??= buildTable();
  return table;
}

/** What a unit marked SEVERAL stands for. */
export const expansionOf = (unit: number): string => several.get(unit) ?? '';

/** What a character beyond the first plane is searched as; '' hides it, as with emoji. */
export function foldAstral(codePoint: number): string {
  for (const [first, last] of boxedLetters) {
    if (codePoint >= first && codePoint <= last) return String.fromCharCode(97 + codePoint - first);
  }
  const folded = foldCharacter(String.fromCodePoint(codePoint));
  // A rare character that folds to itself takes one place, so that it parts words.
  if (folded.length === 2 && folded.charCodeAt(0) >= 0xd800) return '\ufffc';
  const settled = foldTable();
  return [...folded]
    .map((part) => settled[part.charCodeAt(0)] ?? HIDDEN)
    .filter((unit) => unit < SEVERAL)
    .map((unit) => String.fromCharCode(unit))
    .join('');
}
