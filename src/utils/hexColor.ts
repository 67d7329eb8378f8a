/** Names of colors that other programs write; Word's markers among them. */
const named: Readonly<Record<string, string>> = {
  black: '000000',
  white: 'FFFFFF',
  red: 'FF0000',
  green: '008000',
  blue: '0000FF',
  yellow: 'FFFF00',
  cyan: '00FFFF',
  aqua: '00FFFF',
  magenta: 'FF00FF',
  fuchsia: 'FF00FF',
  lime: '00FF00',
  gray: '808080',
  grey: '808080',
  silver: 'C0C0C0',
  maroon: '800000',
  navy: '000080',
  olive: '808000',
  purple: '800080',
  teal: '008080',
  orange: 'FFA500',
  pink: 'FFC0CB',
  brown: 'A52A2A',
  gold: 'FFD700',
};

/** A CSS color as `RRGGBB`, its transparency left out; undefined for one that is not known. */
export function toHexColor(color: string | undefined): string | undefined {
  const text = (color ?? '').trim().toLowerCase();
  const [, hex = ''] = /^#?([0-9a-f]{3,8})$/.exec(text) ?? [];
  if (hex.length === 3 || hex.length === 4)
    return [...hex.slice(0, 3)]
      .map((digit) => digit + digit)
      .join('')
      .toUpperCase();
  if (hex.length >= 6) return hex.slice(0, 6).toUpperCase();
  const parts = /^rgba?\(([^)]*)\)$/.exec(text)?.[1]?.match(/[\d.]+%?/g);
  if (parts && parts.length >= 3) return parts.slice(0, 3).map(toByte).join('').toUpperCase();
  return Object.hasOwn(named, text) ? named[text] : undefined;
}

const toByte = (part: string): string => {
  const value = part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number.parseFloat(part);
  return Math.min(255, Math.max(0, Math.round(value) || 0))
    .toString(16)
    .padStart(2, '0');
};
