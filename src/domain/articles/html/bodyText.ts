import { tableGrid } from './tables';
import type { ElementNode, HtmlNode } from './types';
import { readBody } from './writeHtml';

const inlineText = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : node.tag === 'br' ? '\n' : inlineText(node.children)))
    .join('');

function linesOf(nodes: readonly HtmlNode[], mark: (index: number) => string = () => ''): string[] {
  return nodes.flatMap((node, index) => {
    if (node.type === 'text') return [node.text];
    if (node.tag === 'img' || node.tag === 'hr') return [];
    if (node.tag === 'table') return tableGrid(node).map((cells) => cells.map(placeText).join('\t').trimEnd());
    if (node.tag === 'ul') return linesOf(node.children, () => '· ');
    if (node.tag === 'ol') return linesOf(node.children, (at) => `${at + Number(node.attrs.start ?? 1)}. `);
    if (node.tag === 'li') {
      const [first = '', ...rest] = linesOf(node.children);
      return [`${mark(index)}${first}`, ...rest];
    }
    return node.tag === 'blockquote' ? linesOf(node.children) : [inlineText(node.children)];
  });
}

/** What a cell says in one line; nothing is added that would count as a character. */
const cellText = ({ children }: ElementNode): string => linesOf(children).join(' ').replace(/\s+/g, ' ');

/** A merged cell says its words once. */
const placeText = ({ cell, isFirstRow, isFirstColumn }: ReturnType<typeof tableGrid>[number][number]): string =>
  isFirstRow && isFirstColumn ? cellText(cell) : '';

/** Plain text of a tree: a line a paragraph or row, cells apart by tabs, lists with their marks, images left out. */
export const textOfNodes = (nodes: readonly HtmlNode[]): string =>
  linesOf(nodes)
    .map((line) => line.replaceAll('\u00a0', ' ').trimEnd())
    .join('\n')
    .trim();

/** Plain text of a body in HTML. */
export const bodyText = (html: string): string => textOfNodes(readBody(html));

/** Addresses of the images that stand in a body, in order. */
export function bodyImages(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    return node.tag === 'img' && node.attrs.src ? [node.attrs.src] : bodyImages(node.children);
  });
}

/** Characters of a text without its spaces. */
export const countCharacters = (text: string): number => [...text.replace(/\s/g, '')].length;
