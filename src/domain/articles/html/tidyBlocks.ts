import { blockTags } from './allowed';
import { nestItems } from './foreignLooks';
import { isDataTable, ownTable, tidyRows } from './tables';
import type { ElementNode, HtmlNode } from './types';

const isBlock = (node: HtmlNode): boolean => node.type === 'element' && (blockTags.has(node.tag) || node.tag === 'img');
const isBlank = (node: HtmlNode): boolean => node.type === 'text' && node.text.trim() === '';

/** Texts that meet become one: a tag that was left out between two spaces must not leave both. */
function joinTexts(nodes: readonly HtmlNode[]): HtmlNode[] {
  const joined: HtmlNode[] = [];
  let texts: string[] = [];
  const flush = () => {
    if (texts.length > 0) joined.push({ type: 'text', text: texts.join('').replace(/[\t\n\r\f ]+/g, ' ') });
    texts = [];
  };
  for (const node of nodes) {
    if (node.type === 'text') {
      texts.push(node.text);
      continue;
    }
    flush();
    joined.push(node);
  }
  flush();
  return joined;
}

/** Inline nodes; whatever blocks they hold lose their frame. */
const inlineOnly = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  joinTexts(
    nodes.flatMap((node): HtmlNode[] => {
      if (node.type === 'text') return [node];
      if (node.tag === 'hr') return [];
      const children = inlineOnly(node.children);
      if (node.tag === 'br' || node.tag === 'img') return [{ ...node, children: [] }];
      return blockTags.has(node.tag) ? children : [{ ...node, children }];
    }),
  );

const holdsBlock = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some((node) => node.type === 'element' && (isBlock(node) || holdsBlock(node.children)));

function hasContent(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => (node.type === 'text' ? node.text.trim() !== '' : hasContent(node.children)));
}

const plainText = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : node.tag === 'br' ? '\n' : plainText(node.children)))
    .join('');

/** A list that stands beside the items belongs to the one before it. */
function intoItem(items: readonly HtmlNode[], node: HtmlNode): HtmlNode[] {
  const last = items.at(-1);
  const isList = node.type === 'element' && (node.tag === 'ul' || node.tag === 'ol');
  if (!isList || last?.type !== 'element' || last.tag !== 'li') return [...items, node];
  return [...items.slice(0, -1), { ...last, children: [...last.children, node] }];
}

function list(node: ElementNode): HtmlNode[] {
  const items = node.children.filter((child) => !isBlank(child)).reduce<HtmlNode[]>(intoItem, []);
  if (items.length === 0) return [];
  const children = items.map((item): ElementNode => {
    const inside = item.type === 'element' && item.tag === 'li' ? item.children : [item];
    return { type: 'element', tag: 'li', attrs: {}, children: tidyBlocks(inside) };
  });
  return [{ ...node, children }];
}

const paragraph = (children: readonly HtmlNode[]): ElementNode => ({ type: 'element', tag: 'p', attrs: {}, children });

interface CellBlocks {
  /** Paragraphs and images; at least one. */
  readonly blocks: readonly HtmlNode[];
  /** Tables in the cell, for which it has no room. */
  readonly tables: readonly HtmlNode[];
}

/** What a cell holds, in its order. */
function cellBlocks(cell: ElementNode): CellBlocks {
  const all = tidyBlocks(cell.children).flatMap(cellLines);
  const blocks = all.filter((one) => !isTable(one));
  return { blocks: blocks.length > 0 ? blocks : [paragraph([])], tables: all.filter(isTable) };
}

const isTable = (node: HtmlNode): boolean => node.type === 'element' && node.tag === 'table';

/** A block as the paragraphs, images and tables that it comes to. */
function cellLines(node: HtmlNode): HtmlNode[] {
  if (node.type === 'text') return [paragraph([node])];
  if (node.tag === 'ul' || node.tag === 'ol') return markedLines(node).flatMap(cellLines);
  if (node.tag === 'blockquote') return node.children.flatMap(cellLines);
  return node.tag === 'p' || node.tag === 'img' || node.tag === 'table'
    ? [node]
    : [paragraph(inlineOnly(node.children))];
}

/** The items of a list as paragraphs with their marks, where no list can stand. */
const markedLines = (node: HtmlNode): readonly HtmlNode[] => {
  if (node.type === 'text' || (node.tag !== 'ul' && node.tag !== 'ol')) return [node];
  const start = Number(node.attrs.start ?? 1);
  return node.children.flatMap((item, index) => {
    const mark: HtmlNode = { type: 'text', text: node.tag === 'ul' ? '\u00b7 ' : `${start + index}. ` };
    const [first, ...rest] = item.type === 'element' ? item.children : [item];
    const words = first?.type === 'element' ? first.children : first ? [first] : [];
    return [paragraph([mark, ...words]), ...rest.flatMap(markedLines)];
  });
};

/** A table of values, its caption before it and the tables of its cells behind it. One that only lays out a page gives what its cells hold. */
function table(node: ElementNode): HtmlNode[] {
  if (!isDataTable(node)) return tidyBlocks(node.children.flatMap((child) => cellsOrSelf(child)));
  const before = node.children.filter((child) => child.type !== 'element' || child.tag !== 'tr');
  const nested: HtmlNode[] = [];
  const rows = tidyRows(node).map((cells): ElementNode => {
    const children = cells.map((cell): ElementNode => {
      const { blocks, tables } = cellBlocks(cell);
      nested.push(...tables);
      return { ...cell, children: blocks };
    });
    return { type: 'element', tag: 'tr', attrs: {}, children };
  });
  return [...tidyBlocks(before), { type: 'element', tag: 'table', attrs: ownTable, children: rows }, ...nested];
}

const cellsOrSelf = (node: HtmlNode): readonly HtmlNode[] =>
  node.type === 'element' && node.tag === 'tr' ? node.children : [node];

function block(node: ElementNode): HtmlNode[] {
  if (node.tag === 'hr' || node.tag === 'img') return [{ ...node, children: [] }];
  if (node.tag === 'ul' || node.tag === 'ol') return list(node);
  if (node.tag === 'table') return table(node);
  if (node.tag === 'tr' || node.tag === 'th' || node.tag === 'td') return tidyBlocks(node.children);
  if (node.tag === 'li') return list({ type: 'element', tag: 'ul', attrs: {}, children: [node] });
  if (node.tag === 'blockquote') {
    const children = tidyBlocks(node.children);
    return children.length > 0 ? [{ ...node, children }] : [];
  }
  if (node.tag === 'pre') {
    const text: HtmlNode = { type: 'text', text: plainText(node.children) };
    return [{ ...node, children: [{ type: 'element', tag: 'code', attrs: {}, children: [text] }] }];
  }
  if (holdsBlock(node.children)) return tidyBlocks(node.children, node);
  return [{ ...node, children: inlineOnly(node.children) }];
}

/** Splits an inline element around the blocks that stand in it, as browsers do for `<b><p>…</p></b>`. */
const lifted = (node: HtmlNode): HtmlNode[] =>
  node.type === 'element' && !isBlock(node) && holdsBlock(node.children) ? node.children.flatMap(lifted) : [node];

/** Items of Word that follow each other become lists. */
function withLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  if (!nodes.some(isWordItem)) return [...nodes];
  const done: HtmlNode[] = [];
  let items: ElementNode[] = [];
  for (const node of nodes) {
    if (isWordItem(node)) items.push(node);
    else if (items.length === 0 || !isBlank(node)) {
      done.push(...nestItems(items), node);
      items = [];
    }
  }
  return [...done, ...nestItems(items)];
}

const isWordItem = (node: HtmlNode): node is ElementNode =>
  node.type === 'element' && node.tag === 'li' && node.attrs.level !== undefined;

/**
 * Only blocks at the top: loose text gets a paragraph, images stand by themselves, blank paragraphs at the ends go.
 *
 * @param frame the paragraph or heading whose loose text this was
 */
export function tidyBlocks(nodes: readonly HtmlNode[], frame?: ElementNode): HtmlNode[] {
  const done: HtmlNode[] = [];
  let loose: HtmlNode[] = [];
  const flush = () => {
    const inline = inlineOnly(loose);
    loose = [];
    if (!hasContent(inline)) return;
    done.push({ type: 'element', tag: frame?.tag ?? 'p', attrs: frame?.attrs ?? {}, children: inline });
  };
  for (const node of withLists(nodes.flatMap(lifted))) {
    if (!isBlock(node)) {
      loose.push(node);
      continue;
    }
    flush();
    if (node.type === 'element') done.push(...block(node));
  }
  flush();
  return done;
}
