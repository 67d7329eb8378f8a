import { columnNames, countHeadRows, tableGrid } from './tables';
import type { ElementNode, HtmlNode } from './types';
import { readBody, resolveImages } from './writeHtml';

/** Words that are no marks of Markdown. */
export const escapeMarkdown = (text: string): string => text.replace(/([\\`*_[\]])/g, '\\$1').replaceAll('\u00a0', ' ');
/** What would begin a heading, list or quotation at the start of a line. */
const escapeStart = (line: string): string => line.replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/, '$1\\$2');

const marks: Readonly<Record<string, string>> = { strong: '**', em: '*', s: '~~', code: '`' };

function inline(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeMarkdown(node.text);
      if (node.tag === 'br') return '  \n';
      if (node.tag === 'img') return image(node);
      const inside = inline(node.children);
      if (node.tag === 'a') return `[${inside}](${node.attrs.href ?? ''})`;
      const mark = marks[node.tag];
      return mark && inside.trim() !== '' ? `${mark}${inside.trim()}${mark}` : inside;
    })
    .join('');
}

const image = ({ attrs }: ElementNode): string => `![${escapeMarkdown(attrs.alt ?? '')}](${attrs.src ?? ''})`;
const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

function block(node: HtmlNode): string {
  if (node.type === 'text') return escapeStart(escapeMarkdown(node.text));
  switch (node.tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
      return `${'#'.repeat(Number(node.tag[1]))} ${inline(node.children).replaceAll('\n', ' ')}`;
    case 'hr':
      return '---';
    case 'img':
      return image(node);
    case 'blockquote':
      return `> ${indent(blocks(node.children), '> ')}`;
    case 'pre':
      return `\`\`\`\n${plain(node.children)}\n\`\`\``;
    case 'table':
      return table(node);
    case 'ul':
      return node.children.map((item) => `- ${indent(inItem(item), '  ')}`).join('\n');
    case 'ol':
      return node.children
        .map((item, index) => `${index + Number(node.attrs.start ?? 1)}. ${indent(inItem(item), '   ')}`)
        .join('\n');
    default:
      return escapeStart(inline(node.children));
  }
}

/**
 * A table of GitHub's Markdown; one without a head gets an empty one, a head of several rows is said in one. A cell that
 * is merged downwards stands in each of its rows, one that is merged across leaves empty ones.
 */
function table(node: ElementNode): string {
  const grid = tableGrid(node);
  const heads = countHeadRows(node, ({ tag }) => tag === 'th');
  const rows = grid.map((cells) => cells.map(({ cell, isFirstColumn }) => (isFirstColumn ? cellOf(cell) : '')));
  const width = Math.max(...rows.map((cells) => cells.length));
  const row = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const head = heads > 1 ? columnNames(grid.slice(0, heads)).map(escapeCell) : heads === 1 ? (rows[0] ?? []) : [];
  return [row(head), `|${' --- |'.repeat(width)}`, ...rows.slice(heads).map(row)].join('\n');
}

const escapeCell = (text: string): string => escapeMarkdown(text).replace(/\s+/g, ' ').replaceAll('|', '\\|');
const cellOf = ({ children }: ElementNode): string =>
  children
    .map((one) => inline(one.type === 'text' || one.tag === 'img' ? [one] : one.children))
    .join('<br>')
    .replace(/\s*\n\s*/g, '<br>')
    .replaceAll('|', '\\|');

const plain = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.text : plain(node.children))).join('');
const inItem = (node: HtmlNode): string => (node.type === 'element' ? blocks(node.children) : node.text);
const blocks = (nodes: readonly HtmlNode[]): string => nodes.map(block).join('\n\n');

/**
 * Markdown (CommonMark with `~~`) of a body in HTML; colors and alignment have no Markdown and go.
 *
 * @param resolve where the images lie for who reads the file
 */
export const htmlToMarkdown = (html: string, resolve: (url: string) => string = (url) => url): string =>
  `${blocks(resolveImages(readBody(html), resolve))}\n`;
