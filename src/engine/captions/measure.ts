import { graphemes, isPlain } from './graphemes';

/** Width of a text in ems, in a font at a weight of 400 or 700. Injected where real glyph widths are known. */
export type MeasureEm = (text: string, weight: number, font: string) => number;

/** The display fonts are narrower than a square em (measured on their glyphs). */
const narrower: Readonly<Record<string, number>> = {
  'ZCOOL KuaiLe': 0.95,
  'ZCOOL QingKe HuangYou': 0.79,
  'Ma Shan Zheng': 0.9,
};

const isWide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/**
 * Estimated advance of a grapheme in ems, from the metrics of Noto Sans SC. The engine lays text out without a canvas,
 * so that Node, worker and page agree; the renderer aligns each line with real glyphs.
 */
function advance(grapheme: string): number {
  if (isWide.test(grapheme)) return 1;
  if (grapheme > '\u2000' && grapheme.length > 1) return 1.3;
  if (grapheme === ' ') return 0.25;
  if (/[iljtfr|!.,:;'`()[\]]/.test(grapheme)) return 0.34;
  if (/[mwMW@%&]/.test(grapheme)) return 0.9;
  if (/[A-Z]/.test(grapheme)) return 0.66;
  if (/[\u2014\u2026\u2500-\u27bf\u2190-\u21ff]/.test(grapheme)) return 1;
  return 0.57;
}

/** The built-in estimate; bold letters that are not square run 5 % wider. */
export const estimateEm: MeasureEm = (text, weight, font) => {
  const bold = weight >= 600 ? 1.05 : 1;
  let sum = 0;
  for (const grapheme of graphemes(text)) {
    const width = advance(grapheme);
    sum += width === 1 ? 1 : width * bold;
  }
  return sum * (narrower[font] ?? 1);
};

const isNarrow = (unit: number): boolean => unit >= 0x20 && unit <= 0x24f;

/** Length as captions count it: a Chinese character 1, a Latin letter or digit one half. */
export function captionLength(text: string): number {
  let sum = 0;
  // Line breaking measures every part of a text: where each unit is a character, none is taken out for it.
  if (isPlain(text)) for (let at = 0; at < text.length; at += 1) sum += isNarrow(text.charCodeAt(at)) ? 0.5 : 1;
  else for (const grapheme of graphemes(text)) sum += isNarrow(grapheme.charCodeAt(0)) ? 0.5 : 1;
  return sum;
}
