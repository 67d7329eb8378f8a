import { safeAttrs } from './allowed';

/** UTF-16 units of a page's style sheet that are read; Excel writes some thousand. */
const MAX_SHEET_STYLE = 200_000;
const MAX_CLASSES = 2000;
/** Classes of Excel (`xl65`, `font5`) and WPS (`et2`): looks of cells and of words in them. */
const sheetClass = /\.((?:xl|et|font)\d{1,6})\s*\{([^{}]{0,2000})\}/g;

/** What the classes of a sheet on the clipboard say, by their name; sheets give the looks of cells in no other way. */
export function readSheetStyles(source: string): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  const start = source.search(/<style/i);
  if (start === -1) return styles;
  const end = source.indexOf('</style', start);
  const sheet = source.slice(start, Math.min(end === -1 ? source.length : end, start + MAX_SHEET_STYLE));
  for (const [, name = '', declarations = ''] of sheet.matchAll(sheetClass))
    if (styles.size < MAX_CLASSES) styles.set(name, declarations.replace(/\s+/g, ' '));
  return styles;
}

/** Attributes with what the tag's class says before its own style. */
export function withSheetStyle(
  given: Record<string, string>,
  styles: ReadonlyMap<string, string>,
): Record<string, string> {
  const style = styles.size > 0 ? styles.get(given.class ?? '') : undefined;
  return style ? { ...given, style: `${style};${given.style ?? ''}` } : given;
}

/**
 * Color of the words of a cell; with the ground, which white words need, where both are given. A ground alone is the
 * look of the table, not of its words.
 */
export function cellLook(style = ''): string {
  const { style: look = '' } = safeAttrs('span', { style }) ?? {};
  return /(?:^|; )color:/.test(look) ? look : '';
}
