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

/** Whether a table holds values side by side, not a page's layout. */
export function isDataTable(table: ElementNode): boolean {
  const rows = tableRows(table);
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

/** Tables of a foreign source that become lines. */
export const countTables = (html: string): number => (/<table/i.test(html) ? countIn(parseHtml(html)) : 0);
