import { digitSigns, numberedPart, stems, unitSigns } from './listMarks.data';

const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** A number up to 9999 in Chinese signs; undefined for other words. */
function readChinese(text: string): number | undefined {
  let total = 0;
  let last: number | undefined;
  for (const sign of text) {
    const unit = unitSigns[sign];
    const digit = Math.max(...digitSigns.map((signs) => signs.indexOf(sign)));
    if (unit) {
      total += (last ?? 1) * unit;
      last = undefined;
    } else if (digit < 0) return undefined;
    else last = (last ?? 0) * 10 + digit;
  }
  return total + (last ?? 0);
}

function readRoman(text: string): number {
  const values = [...text].map((sign) => romanValues[sign] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const circled = /^[\u2460-\u2473]$/;
const decimal = /^[(\uff08]?\s*(?:\d{1,3}[.\uff0e])*(\d{1,4})\s*[.)\uff09\u3001\uff0e]?$/;
const chinese = /^[(\uff08]?\s*([\u3007\u4e00-\u9fa5]{1,4})\s*[.)\uff09\u3001\uff0e]$/;
const letters = /^[(\uff08]?\s*([a-z]{1,5})\s*[.)\uff09\u3001\uff0e]$/i;

/**
 * The number that the mark of an item says, as Word and WPS write it (`3.`, `c)`, `iii.`, `1.2`, in circles, in Chinese signs);
 * undefined for a bullet. One letter counts as a letter, `i`, `v`, `x` and more than one as a Roman number.
 */
export function readListMark(given: string): number | undefined {
  const mark = given.replaceAll('\u00a0', ' ').trim();
  if (circled.test(mark)) return mark.charCodeAt(0) - 0x245f;
  const [, arabic] = decimal.exec(mark) ?? [];
  if (arabic) return Number(arabic);
  const [, word] = numberedPart.exec(mark) ?? chinese.exec(mark) ?? [];
  if (word) {
    const stem = stems.indexOf(word);
    return /^\d+$/.test(word) ? Number(word) : stem >= 0 ? stem + 1 : (readChinese(word) ?? 1);
  }
  const [, letter = ''] = letters.exec(mark) ?? [];
  const low = letter.toLowerCase();
  if (/^[ivx]+$/.test(low)) return readRoman(low);
  return low ? (low.length === 1 ? low.charCodeAt(0) - 96 : 1) : undefined;
}
