const digits = '零一二三四五六七八九';

/** Digit by digit: years, phone numbers, codes. */
export const spellDigits = (text: string): string => [...text].map((digit) => digits[Number(digit)] ?? '').join('');

/** Below ten thousand. */
function smallNumber(value: number): string {
  const units = ['', '十', '百', '千'];
  const places = [...String(value)].map(Number);
  let text = '';
  let isGap = false;
  for (const [index, digit] of places.entries()) {
    const unit = units[places.length - 1 - index] ?? '';
    if (digit === 0) {
      isGap = text !== '';
      continue;
    }
    text += `${isGap ? '零' : ''}${digits[digit]}${unit}`;
    isGap = false;
  }
  return text;
}

/** A whole number as it is said: 12 → 十二, 105 → 一百零五, 20 000 → 两万. Beyond a trillion it is spelled. */
export function sayInteger(text: string): string {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value >= 1e12) return spellDigits(text);
  if (value === 0) return '零';
  const groups = [
    { size: 1e8, unit: '亿' },
    { size: 1e4, unit: '万' },
    { size: 1, unit: '' },
  ];
  let rest = value;
  let said = '';
  for (const { size, unit } of groups) {
    const part = Math.floor(rest / size);
    rest %= size;
    if (part === 0) continue;
    const needsZero = said !== '' && part < 1000;
    const words = part === 2 && unit !== '' ? '两' : smallNumber(part);
    said += `${needsZero ? '零' : ''}${words}${unit}`;
  }
  return said.replace(/^一十/, '十');
}

/** A number with decimals: 3.50 → 三点五, 0.8 → 零点八. */
export function sayNumber(text: string): string {
  const [whole = '0', decimals = ''] = text.replace(/[,，]/g, '').split('.');
  const fraction = decimals.replace(/0+$/, '');
  return fraction === '' ? sayInteger(whole) : `${sayInteger(whole)}点${spellDigits(fraction)}`;
}
