import { escapeHtml } from '../html/entities';
import type { ElementNode, HtmlNode } from '../html/types';
import { readBody } from '../html/writeHtml';
import { type ArticleTheme, articleThemes } from './themes.data';

interface StyledOptions {
  /** As a phone in dark mode shows it; never for what goes out. */
  readonly isDark?: boolean;
  /** For a printer: nothing scrolls, and lines, images and rows stay whole. */
  readonly isPaper?: boolean;
  /** Makes addresses of one's own paths whole ones. */
  readonly resolve?: (url: string) => string;
}

const widths: Readonly<Record<string, string>> = { half: '50%', small: '30%' };
const margins: Readonly<Record<string, string>> = { left: '0 auto 16px 0', right: '0 0 16px auto' };
const sides: Readonly<Record<string, string>> = { left: '0', right: '0 0 0 auto' };
const paper: Readonly<Record<string, string>> = {
  h1: 'break-after: avoid',
  h2: 'break-after: avoid',
  h3: 'break-after: avoid',
  h4: 'break-after: avoid',
  tr: 'break-inside: avoid',
};
/** An image leaves at least half of an A4 page to words. */
const PAPER_IMAGE = 'max-height: 120mm; break-inside: avoid; ';

export const themeOf = (key: string | undefined): ArticleTheme =>
  articleThemes.find((theme) => theme.key === key) ?? (articleThemes[0] as ArticleTheme);

/**
 * An image in the width that its author gave it, and never larger than it is. 公众号 makes each `max-width` a whole one, so
 * that a part of the width has to be a frame's.
 */
function imageHtml({ attrs }: ElementNode, src: string, isPaper: boolean): string {
  const width = widths[attrs['data-size'] ?? ''];
  const margin = margins[attrs['data-align'] ?? ''] ?? '0 auto 16px';
  const own = width ? (sides[attrs['data-align'] ?? ''] ?? '0 auto') : margin;
  const style = `display: block; max-width: 100%; height: auto; ${isPaper ? PAPER_IMAGE : ''}margin: ${own}; border-radius: 4px`;
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(attrs.alt ?? '')}" style="${style}">`;
  return width ? `<section style="width: ${width}; margin: ${margin}">${image}</section>` : image;
}

/**
 * A body with its theme written into each tag: only `style`, `src`, `alt` and `href`, as 公众号 keeps them when pasted.
 * The body is cleaned first, whatever it was.
 */
export function styledHtml(
  html: string,
  theme: ArticleTheme,
  { isDark = false, isPaper = false, resolve = (url) => url }: StyledOptions = {},
): string {
  const text = isDark ? theme.darkText : theme.text;
  const accent = isDark ? theme.darkAccent : theme.accent;
  const fill = (style: string): string => style.replaceAll('{text}', text).replaceAll('{accent}', accent);

  /** Lines of a cell are close, and the table is no wider than the page. */
  const cell =
    'border: 1px solid #d9d9d9; padding: 6px 8px; min-width: 72px; text-align: left; vertical-align: top; word-break: break-word';
  const tableTags: Readonly<Record<string, string>> = {
    table: 'border-collapse: collapse; width: 100%; font-size: 14px',
    th: `${cell}; font-weight: bold`,
    td: cell,
  };
  const write = (nodes: readonly HtmlNode[], isInItem = false): string =>
    nodes.map((node) => (node.type === 'text' ? escapeHtml(node.text) : element(node, isInItem))).join('');
  const element = (node: ElementNode, isInItem: boolean): string => {
    if (node.tag === 'br') return '<br>';
    if (node.tag === 'img') return imageHtml(node, resolve(node.attrs.src ?? ''), isPaper);
    const own = node.attrs.style ?? '';
    const themed =
      isInItem && node.tag === 'p'
        ? `margin: 0; line-height: 1.8; color: ${text}`
        : fill(theme.tags[node.tag] ?? tableTags[node.tag] ?? '');
    // The author's own color and place win: they come last.
    const style = [themed, isPaper ? paper[node.tag] : '', own].filter(Boolean).join('; ');
    const attrs = style ? ` style="${escapeHtml(style)}"` : '';
    if (node.tag === 'hr') return `<hr${attrs}>`;
    const href = node.tag === 'a' ? ` href="${escapeHtml(node.attrs.href ?? '')}"` : '';
    const spans = ['colspan', 'rowspan']
      .flatMap((name) => (node.attrs[name] ? [` ${name}="${node.attrs[name]}"`] : []))
      .join('');
    const start = node.attrs.start ? ` start="${node.attrs.start}"` : '';
    const inside = write(node.children, /^(?:li|blockquote|td|th)$/.test(node.tag));
    // A wide table scrolls in its own frame.
    if (node.tag === 'table')
      return `<section style="${isPaper ? '' : 'overflow-x: auto; '}margin: 0 0 16px"><table${attrs}>${inside}</table></section>`;
    // An empty line keeps its height.
    return `<${node.tag}${href}${start}${spans}${attrs}>${inside || (node.tag === 'p' ? '<br>' : '')}</${node.tag}>`;
  };
  const frame = `font-size: 16px; color: ${text}; font-family: -apple-system, BlinkMacSystemFont, PingFang SC, Microsoft YaHei, sans-serif; word-break: break-word`;
  return `<section style="${frame}">${write(readBody(html))}</section>`;
}

/** A page of its own with the article in it; nothing in it but inline styles. */
export const articlePage = (title: string, styled: string): string =>
  `<!doctype html>\n<html lang="zh-CN">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${escapeHtml(title)}</title>\n</head>\n<body style="max-width: 677px; margin: 0 auto; padding: 24px 16px">\n<h1 style="font-size: 24px; line-height: 1.4">${escapeHtml(title)}</h1>\n${styled}\n</body>\n</html>\n`;
