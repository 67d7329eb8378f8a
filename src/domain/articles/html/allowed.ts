import type { Tag } from './types';

/** What a tag becomes; a tag that is not listed goes, what it holds stays. */
const tags: Readonly<Record<string, Tag>> = {
  p: 'p',
  div: 'p',
  section: 'p',
  article: 'p',
  figcaption: 'p',
  caption: 'p',
  table: 'table',
  tr: 'tr',
  th: 'th',
  td: 'td',
  dd: 'p',
  dt: 'p',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  pre: 'pre',
  hr: 'hr',
  br: 'br',
  img: 'img',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
  code: 'code',
  a: 'a',
  span: 'span',
  font: 'span',
  mark: 'span',
};

/** These go with all that they hold. */
export const droppedWhole: ReadonlySet<string> = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'iframe',
  'noscript',
  'noframes',
  'noembed',
  'svg',
  'math',
  'template',
  'object',
  'xml',
  'xmp',
  'select',
  'button',
  'video',
  'audio',
]);

export const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
export const blockTags: ReadonlySet<string> = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'hr',
  'table',
  'tr',
  'th',
  'td',
]);

export const tagOf = (name: string): Tag | undefined => (Object.hasOwn(tags, name) ? tags[name] : undefined);

/** Characters of an image's description. */
export const MAX_ALT = 200;

const longestUrl = 2000;
/** Characters of a color or an alignment; the pattern of colors takes the square of their time. */
const longestValue = 60;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of a scheme
const ignoredInUrls = /[\u0000-\u0020\u007f-\u009f]/g;

/** An address that can do no harm: http(s), one of our own paths and, for links, mail and telephone; else undefined. */
export function safeUrl(value: string | undefined, forLink: boolean): string | undefined {
  const url = (value ?? '').replace(ignoredInUrls, '');
  if (url === '' || url.length > longestUrl) return undefined;
  if (/^https?:\/\/[^/\\]/i.test(url)) return url;
  if (/^\/(?![/\\])/.test(url)) return url;
  return forLink && /^(mailto|tel):/i.test(url) ? url : undefined;
}

const color = /^(#[0-9a-f]{3,8}|rgba?\(\s*[\d.]+%?(\s*[,/ ]\s*[\d.]+%?){2,3}\s*\)|[a-z]{3,20})$/i;

interface StyleRule {
  readonly on: 'block' | 'inline';
  readonly value: RegExp;
}
const styles: Readonly<Record<string, StyleRule>> = {
  'text-align': { on: 'block', value: /^(left|center|right|justify)$/ },
  color: { on: 'inline', value: color },
  'background-color': { on: 'inline', value: color },
};
/** What other programs call the ground of words. */
const sameStyle: Readonly<Record<string, string>> = {
  background: 'background-color',
  'mso-highlight': 'background-color',
};
/** A page's own black on white would be unreadable in the dark and says nothing. */
const saysNothing: Readonly<Record<string, RegExp>> = {
  color: /^(?:black|#000(?:000)?|rgba?\(\s*0\s*,\s*0\s*,\s*0\s*(?:,\s*1\s*)?\))$/i,
  'background-color': /^(?:white|#fff(?:fff)?|rgba?\(\s*255\s*,\s*255\s*,\s*255\s*(?:,\s*1\s*)?\))$/i,
};
/** How a browser shows `<mark>`, paler. */
const MARKER = '#fff1b8';

/** The declarations of a style attribute that may stay. */
function safeStyle(value: string | undefined, tag: Tag): string {
  if (!value || value.length > longestUrl) return '';
  const on = blockTags.has(tag) ? 'block' : 'inline';
  if (on === 'inline' && tag !== 'span') return '';
  const kept = new Map<string, string>();
  for (const declaration of value.split(';')) {
    const at = declaration.indexOf(':');
    const written = declaration.slice(0, at).trim().toLowerCase();
    const name = Object.hasOwn(sameStyle, written) ? (sameStyle[written] ?? written) : written;
    const what = declaration.slice(at + 1).trim();
    const rule = Object.hasOwn(styles, name) ? styles[name] : undefined;
    if (
      rule?.on === on &&
      what.length <= longestValue &&
      rule.value.test(what) &&
      !/^(inherit|initial|unset|transparent|windowtext|none|auto)$/i.test(what) &&
      !saysNothing[name]?.test(what)
    )
      kept.set(name, what);
  }
  return [...kept].map(([name, what]) => `${name}: ${what}`).join('; ');
}

/** Sizes and places of an image in the text. */
export const imageSizes = ['full', 'half', 'small'] as const;
export const imageAligns = ['left', 'center', 'right'] as const;

const oneOf = (values: readonly string[], value: string | undefined): value is string =>
  value !== undefined && values.includes(value);

/** Attributes that may stay on a tag; undefined when the tag makes no sense without one that is missing. */
export function safeAttrs(
  tag: Tag,
  given: Readonly<Record<string, string>>,
  name: string = tag,
): Readonly<Record<string, string>> | undefined {
  const attrs: Record<string, string> = {};
  if (tag === 'img') {
    // 公众号 and other pages load their images late: until then the address stands beside a placeholder.
    const src = safeUrl(given.src, false) ?? safeUrl(given['data-src'], false);
    if (!src) return undefined;
    attrs.src = src;
    attrs.alt = (given.alt ?? '').slice(0, MAX_ALT);
    if (oneOf(imageSizes, given['data-size'])) attrs['data-size'] = given['data-size'];
    if (oneOf(imageAligns, given['data-align'])) attrs['data-align'] = given['data-align'];
    return attrs;
  }
  if (tag === 'a') {
    const href = safeUrl(given.href, true);
    return href ? { href, rel: 'noopener noreferrer nofollow', target: '_blank' } : undefined;
  }
  if (tag === 'ol' && /^\d{1,4}$/.test(given.start ?? '') && given.start !== '1') attrs.start = given.start ?? '1';
  if (tag === 'table') return tableAttrs(given);
  if (tag === 'tr') return /display:\s*none/i.test(given.style ?? '') ? { hidden: '' } : {};
  if (tag === 'td' || tag === 'th') {
    for (const name of ['colspan', 'rowspan'])
      if (/^(?:[2-9]|[1-9]\d)$/.test(given[name] ?? '')) attrs[name] = given[name] ?? '';
    if (lined.test(given.style ?? '')) attrs.framed = '';
    return /mso-ignore:\s*colspan/i.test(given.style ?? '') ? { ...attrs, overflow: '' } : attrs;
  }
  const style = safeStyle(`${lookOfTag(name, given)};${given.style ?? ''}`, tag);
  if (style) attrs.style = style;
  return tag === 'span' && !style ? undefined : attrs;
}

/** A cell that draws lines of its own. */
const lined = /border(?:-(?:top|left|right|bottom))?:[^;]*\b(?:solid|double)\b/i;

/** A table of ours, or one with lines between its cells: `framed` goes when the body is tidied. */
function tableAttrs(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (given['data-kind'] === 'data') return { 'data-kind': 'data' };
  const isFramed = Number(given.border ?? 0) > 0 || /\b(?:MsoTable|ace-table|wikitable)/i.test(given.class ?? '');
  return isFramed ? { framed: '' } : {};
}

/** What a tag of old pages says without a style. */
function lookOfTag(name: string, given: Readonly<Record<string, string>>): string {
  if (name === 'mark') return `background-color: ${MARKER}`;
  return name === 'font' && given.color ? `color: ${given.color}` : '';
}
