import { digits, groups, leadingTen, places, said } from './readAloud.data';

/** Digit by digit: years, phone numbers, codes. */
export const spellDigits = (text: string): string => [...text].map((digit) => digits[Number(digit)] ?? '').join('');

/** Below ten thousand. */
function smallNumber(value: number): string {
  const figures = [...String(value)].map(Number);
  let text = '';
  let isGap = false;
  for (const [index, digit] of figures.entries()) {
    const unit = places[figures.length - 1 - index] ?? '';
    if (digit === 0) {
      isGap = text !== '';
      continue;
    }
    text += `${isGap ? digits[0] : ''}${digits[digit]}${unit}`;
    isGap = false;
  }
  return text;
}

/** A whole number as it is said: 12 → 十二, 105 → 一百零五, 20 000 → 两万. Beyond a trillion it is spelled. */
export function sayInteger(text: string): string {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value >= 1e12) return spellDigits(text);
  if (value === 0) return digits[0] ?? '';
  let rest = value;
  let words = '';
  for (const { size, unit } of groups) {
    const part = Math.floor(rest / size);
    rest %= size;
    if (part === 0) continue;
    const needsZero = words !== '' && part < 1000;
    const spoken = part === 2 && unit !== '' ? said.pair : smallNumber(part);
    words += `${needsZero ? digits[0] : ''}${spoken}${unit}`;
  }
  return words.replace(leadingTen, places[1] ?? '');
}

/** A number with decimals: 3.50 → 三点五, 0.8 → 零点八. */
export function sayNumber(text: string): string {
  const [whole = '0', decimals = ''] = text.replace(/[,，]/g, '').split('.');
  const fraction = decimals.replace(/0+$/, '');
  return fraction === '' ? sayInteger(whole) : `${sayInteger(whole)}${said.point}${spellDigits(fraction)}`;
}
