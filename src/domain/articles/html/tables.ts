import { parseHtml } from './parseHtml';
import type { ElementNode, HtmlNode, Tag } from './types';

/** What no cell of figures holds. */
const laidOut: ReadonlySet<Tag> = new Set([
  'img',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'pre',
  'hr',
  'blockquote',
  'table',
]);
/** UTF-16 units of a cell; a longer one is running text that a table only lays out. */
const MAX_CELL = 200;

const textLength = (nodes: readonly HtmlNode[]): number =>
  nodes.reduce((sum, node) => sum + (node.type === 'text' ? node.text.length : textLength(node.children)), 0);
const holds = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some((node) => node.type === 'element' && (laidOut.has(node.tag) || holds(node.children)));

const isElement = (node: HtmlNode): node is ElementNode => node.type === 'element';

/** The cells of each row. */
export const tableRows = (table: ElementNode): ElementNode[][] =>
  table.children
    .filter((node): node is ElementNode => isElement(node) && node.tag === 'tr')
    .map((row) => row.children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th'));

/** What tells a table of a body of ours: it stays one whatever its cells hold. */
export const ownTable: Readonly<Record<string, string>> = { 'data-kind': 'data' };

/** Whether a table holds values side by side, not a page's layout. */
export function isDataTable(table: ElementNode): boolean {
  const rows = tableRows(table);
  if (table.attrs['data-kind'] === ownTable['data-kind']) return rows.some((cells) => cells.length > 0);
  return (
    rows.some((cells) => cells.length > 1) &&
    rows.flat().every(({ children }) => !holds(children) && textLength(children) <= MAX_CELL)
  );
}

const countIn = (nodes: readonly HtmlNode[]): number =>
  nodes.filter(isElement).reduce((sum, node) => {
    if (node.tag === 'table' && isDataTable(node)) return sum + 1;
    return sum + countIn(node.children);
  }, 0);

/** Tables of a source, those that only lay a page out left aside. */
export const countTables = (html: string): number => (/<table/i.test(html) ? countIn(parseHtml(html)) : 0);

const hasContent = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some((node) => (node.type === 'text' ? node.text.trim() !== '' : hasContent(node.children)));
const plainText = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : node.tag === 'br' ? '\n' : plainText(node.children)))
    .join('');
const text = (words: string): HtmlNode => ({ type: 'text', text: words });
const strong = (children: readonly HtmlNode[]): HtmlNode => ({ type: 'element', tag: 'strong', attrs: {}, children });
const isBold = (nodes: readonly HtmlNode[]): boolean =>
  nodes.every((node) => (node.type === 'text' ? node.text.trim() === '' : node.tag === 'strong'));

/** What a cell says, in one line. */
const cellLine = (cell: ElementNode): HtmlNode[] =>
  cell.children
    .flatMap((one, index) => [...(index > 0 ? [text(' ')] : []), ...(isElement(one) ? one.children : [one])])
    .map((node) => (isElement(node) && node.tag === 'br' ? text(' ') : node));

interface Cell {
  readonly isHead: boolean;
  readonly words: readonly HtmlNode[];
}

/**
 * A tidied table as paragraphs that read by themselves, for places that show no table: "name: value" where it has two
 * columns; with a head, each row as what it is of and its values by name; else the cells apart by bars.
 */
export function tableLines(table: ElementNode): HtmlNode[] {
  const lines = tableRows(table).map((row) =>
    row.map((cell): Cell => ({ isHead: cell.tag === 'th', words: cellLine(cell) })),
  );
  const [head = [], ...others] = lines;
  const isHeaded =
    others.length > 0 && head.every(({ isHead, words }) => isHead || (words.length > 0 && isBold(words)));
  const isWide = lines.some((cells) => cells.length > 2);
  const body = isHeaded && isWide ? others : lines;
  return body
    .map((cells) => (isHeaded && isWide ? namedLine(cells, head) : plainLine(cells, isWide ? ' \uff5c ' : '\uff1a')))
    .filter(hasContent)
    .map((children): HtmlNode => ({ type: 'element', tag: 'p', attrs: {}, children }));
}

const shown = ({ isHead, words }: Cell): readonly HtmlNode[] =>
  isHead && hasContent(words) && !isBold(words) ? [strong(words)] : words;

function plainLine(cells: readonly Cell[], between: string): HtmlNode[] {
  const full = cells.filter(({ words }) => hasContent(words));
  return full.flatMap((cell, index) => [...(index > 0 ? [text(between)] : []), ...shown(cell)]);
}

function namedLine([first, ...cells]: readonly Cell[], [title, ...titles]: readonly Cell[]): HtmlNode[] {
  const lead = [title, first].flatMap((cell) => (cell && hasContent(cell.words) ? [plainText(cell.words).trim()] : []));
  const values = cells
    .map(({ words }, index) => ({ name: plainText(titles[index]?.words ?? []).trim(), words }))
    .filter(({ words }) => hasContent(words));
  const rest = values.flatMap(({ name, words }, index) => [
    ...(index > 0 ? [text('\uff1b')] : []),
    ...(name ? [text(`${name} `)] : []),
    ...words,
  ]);
  if (!first || !hasContent(first.words)) return rest;
  return [strong([text(lead.join(' '))]), ...(rest.length > 0 ? [text('\uff1a'), ...rest] : [])];
}
