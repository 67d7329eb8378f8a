import { columnNames, countHeadRows, tableGrid } from './tables';
import type { ElementNode, HtmlNode } from './types';
import { readBody, resolveImages } from './writeHtml';

/** Words that are no marks of Markdown. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/([\\`*_<[\]])/g, '\\$1').replaceAll('\u00a0', ' ');
/** What would begin a heading, list or quotation at the start of a line. */
const escapeStart = (line: string): string => line.replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/, '$1\\$2');

const marks: Readonly<Record<string, string>> = { strong: '**', em: '*', s: '~~' };

function inline(nodes: readonly HtmlNode[]): string {
  let written = '';
  for (const [index, node] of nodes.entries())
    written += inlineNode(node, written, plain(nodes.slice(index + 1, index + 2)));
  return written;
}

function inlineNode(node: HtmlNode, before: string, after: string): string {
  if (node.type === 'text') return escapeMarkdown(node.text);
  if (node.tag === 'br') return '  \n';
  if (node.tag === 'img') return image(node);
  if (node.tag === 'code') return codeSpan(plain(node.children));
  const inside = inline(node.children);
  if (node.tag === 'a') return `[${inside}](${node.attrs.href ?? ''})`;
  const mark = marks[node.tag];
  const words = inside.trim();
  if ((!mark && node.tag !== 'u') || words === '') return inside;
  const start = inside.slice(0, inside.indexOf(words));
  const end = inside.slice(start.length + words.length);
  // Markdown has no mark for it; `<u>` is what its editors write themselves, and what our import reads.
  const isMark = mark && opens(before + start, words) && opens([...(end + after)].reverse().join(''), words.slice(-1));
  return isMark ? `${start}${mark}${words}${mark}${end}` : `${start}<${node.tag}>${words}</${node.tag}>${end}`;
}

const sign = /[\p{P}\p{S}]/u;
/**
 * Whether a mark may stand between words: CommonMark takes none that has a sign on its inner side and a letter on its outer,
 * as at the end of a bold Chinese word with its colon.
 */
const opens = (outside: string, inside: string): boolean => {
  const outer = outside.slice(-1);
  return !sign.test(inside[0] ?? '') || outer === '' || /\s/.test(outer) || sign.test(outer);
};

/** Code holds no escapes; one with a mark of code in it stands between two of them. */
const codeSpan = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

const image = ({ attrs }: ElementNode): string => `![${escapeMarkdown(attrs.alt ?? '')}](${attrs.src ?? ''})`;
const indent = (text: string, by: string): string => text.replace(/\n(?!\n)/g, `\n${by}`);

/** @param isOther whether a list of the same kind stands right before: marks of another kind keep them apart */
function list(node: ElementNode, isOther: boolean): string {
  const first = Number(node.attrs.start ?? 1);
  return node.children
    .map((item, index) => {
      const mark = node.tag === 'ul' ? (isOther ? '*' : '-') : `${first + index}${isOther ? ')' : '.'}`;
      return `${mark} ${indent(inItem(item), ' '.repeat(mark.length + 1))}`;
    })
    .join('\n');
}

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
    case 'ol':
      return list(node, false);
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
/** A list right below an item's words stands without an empty line. */
const inItem = (node: HtmlNode): string =>
  node.type === 'element' ? blocks(node.children, node.children.length === 2) : node.text;
const isList = (node: HtmlNode | undefined): node is ElementNode =>
  node?.type === 'element' && (node.tag === 'ul' || node.tag === 'ol');

function blocks(nodes: readonly HtmlNode[], isTight = false): string {
  let written = '';
  let isOther = false;
  for (const [index, node] of nodes.entries()) {
    const last = nodes[index - 1];
    isOther = isList(node) && isList(last) && last.tag === node.tag && !isOther;
    const between = index === 0 ? '' : isTight && isList(node) ? '\n' : '\n\n';
    written += between + (isList(node) ? list(node, isOther) : block(node));
  }
  return written;
}

const isStyled = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some((node) => node.type === 'element' && (node.attrs.style !== undefined || isStyled(node.children)));

/**
 * Whether a body has colors or alignments, which no Markdown carries. They are not written as HTML: GitHub, Notion and
 * Feishu take a `<span style>` away or show it as text, and who reads the file itself would read tags instead of words.
 */
export const losesLooks = (html: string): boolean => isStyled(readBody(html));

/**
 * Markdown (CommonMark with `~~` and `<u>`) of a body in HTML; colors and alignment have no Markdown and go.
 *
 * @param resolve where the images lie for who reads the file
 */
export const htmlToMarkdown = (html: string, resolve: (url: string) => string = (url) => url): string =>
  `${blocks(resolveImages(readBody(html), resolve))}\n`;
