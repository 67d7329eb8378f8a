import { numberBefore } from '../../../utils/numberedText';
import { raisedDigits } from '../../../utils/raisedDigits';
import { droppedWhole, safeAttrs, tagOf, voidTags } from './allowed';
import { decodeEntities } from './entities';
import { foreignLook, markedItem, type WordItem } from './foreignLooks';
import { cellLook, readSheetStyles, withSheetStyle } from './sheetStyles';
import type { HtmlNode, Tag } from './types';

interface Open {
  /** As it was written, to find its end; '' for the root. */
  readonly name: string;
  /** Undefined: not kept, what it holds goes to the one above. */
  readonly tag: Tag | undefined;
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
  /** Marks of its style, around what it holds. */
  readonly wraps: readonly Tag[];
  readonly item: WordItem | undefined;
  /** Of a Word item: its bullet or number. */
  mark: string;
  readonly isMarker: boolean;
  /** Goes with all that it holds. */
  readonly isHidden: boolean;
  /** Line breaks of the source are line breaks of the text. */
  readonly keepsLines: boolean;
  /** Color of a cell's words. */
  readonly look: string;
}

/** Tags of HTML that hold nothing and are never closed. */
const emptyTags = new Set('area base col embed input link meta param source track wbr'.split(' '));
const cellTags = new Set(['td', 'th']);
/** Programs whose tables are values side by side whatever their cells hold; they say so at the beginning. */
const sheetMarks =
  /ProgId["']?\s+content=["']?Excel|content=["']?(?:Microsoft Excel|WPS Office ET)|google-sheets-html-origin|byte-sheet-html-origin|urn:schemas-microsoft-com:office:spreadsheet/i;
const MAX_HEAD = 4000;

const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.text : textOf(node.children))).join('');

/** Deeper than any honest text; what lies deeper is flattened. */
const deepest = 40;
const attribute = /([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

function attributesOf(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!Object.hasOwn(found, key)) found[key] = decodeEntities(double ?? single ?? bare ?? '');
  }
  return found;
}

/** Where a tag ends: the first `>` outside quotation marks, else the first one. */
function endOfTag(source: string, from: number): number {
  let quote = '';
  for (let at = from; at < source.length; at += 1) {
    const character = source[at];
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return source.indexOf('>', from);
}

function skipWhole(source: string, lower: string, name: string, from: number): number {
  const close = lower.indexOf(`</${name}`, from);
  if (close === -1) return source.length;
  const end = source.indexOf('>', close);
  return end === -1 ? source.length : end + 1;
}

const lineBreak: HtmlNode = { type: 'element', tag: 'br', attrs: {}, children: [] };
const raises: Readonly<Record<string, 'above' | 'below'>> = { sup: 'above', sub: 'below' };

/** Texts and line breaks of a text whose own breaks count. */
const linesOf = (text: string): HtmlNode[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .flatMap((line, index): HtmlNode[] => [...(index > 0 ? [lineBreak] : []), { type: 'text', text: line }]);

/** What an element that was read to its end holds, with the marks that its style and name give to it. */
function wrapped({ name, children, wraps, look }: Open): HtmlNode[] {
  if (children.length === 0) return children;
  const [only] = children;
  const place = raises[name];
  const raised: HtmlNode[] =
    place && only?.type === 'text' && children.length === 1
      ? [{ type: 'text', text: raisedDigits(only.text, place) }]
      : children;
  const painted: HtmlNode[] = look
    ? [{ type: 'element', tag: 'span', attrs: { style: look }, children: raised }]
    : raised;
  return wraps.reduce<HtmlNode[]>((inside, tag) => marked(tag, {}, inside), painted);
}

const marks: ReadonlySet<Tag> = new Set(['strong', 'em', 'u', 's']);
const inlineTags: ReadonlySet<Tag> = new Set([...marks, 'span', 'a', 'code']);

/** An element around nodes; a mark in the same mark is one, and one around nothing is none. */
function marked(tag: Tag, attrs: Open['attrs'], children: readonly HtmlNode[]): HtmlNode[] {
  if (children.length === 0 && inlineTags.has(tag)) return [];
  const inside = marks.has(tag)
    ? children.flatMap((node) => (node.type === 'element' && node.tag === tag ? node.children : [node]))
    : children;
  return [{ type: 'element', tag, attrs, children: inside }];
}

/** Builds the tree from tags and texts in their order; what is left open is closed where HTML says so. */
function treeBuilder(isSheet: boolean, sheetStyles: ReadonlyMap<string, string>) {
  const plain = { wraps: [], item: undefined, mark: '', isMarker: false, isHidden: false, keepsLines: false, look: '' };
  const root: Open = { name: '', tag: undefined, attrs: {}, children: [], ...plain };
  const stack: Open[] = [root];
  const top = (): Open => stack.at(-1) ?? root;

  const close = () => {
    const done = stack.pop();
    if (!done || done.isHidden) return;
    const holder = done.isMarker ? stack.findLast(({ item }) => item) : undefined;
    if (holder) {
      holder.mark ||= textOf(done.children);
      return;
    }
    if (done.isMarker) {
      // The number of a heading is part of its words.
      const mark = textOf(done.children).replaceAll('\u00a0', ' ').trimStart();
      top().children.push({ type: 'text', text: numberBefore(mark.trim(), mark.endsWith(' ')) });
      return;
    }
    const children = wrapped(done);
    if (done.item) top().children.push(markedItem(done.item, done.mark, children));
    else for (const node of done.tag ? marked(done.tag, done.attrs, children) : children) top().children.push(node);
  };
  const addText = (text: string) => {
    const decoded = decodeEntities(text);
    if (decoded === '') return;
    const hasLines = decoded.includes('\n') && decoded.trim() !== '' && stack.some(({ keepsLines }) => keepsLines);
    if (hasLines) for (const node of linesOf(decoded)) top().children.push(node);
    else top().children.push({ type: 'text', text: decoded });
  };
  /** Cells and rows end where the next one begins, though the page does not say so. */
  const closeCells = (name: string) => {
    const ends = (open: Open) => open.name === 'tr' || (cellTags.has(name) && cellTags.has(open.name));
    const table = stack.findLastIndex((open) => open.name === 'table');
    const at = stack.findLastIndex((open, index) => index > table && ends(open));
    const isRow = stack[at]?.name === 'tr';
    if (at > 0 && (name === 'tr' || !isRow)) while (stack.length > at) close();
  };
  const isInHead = (): boolean => {
    const at = stack.findLastIndex(({ name }) => name === 'thead' || name === 'table');
    return stack[at]?.name === 'thead';
  };
  const openTag = (name: string, given: Record<string, string>) => {
    if (emptyTags.has(name)) return;
    const attrs = withSheetStyle(given, sheetStyles);
    if (name === 'tr' || cellTags.has(name)) closeCells(name);
    // Word names the rows that are repeated on each page, not their cells.
    const plainTag = name === 'td' && isInHead() ? 'th' : tagOf(name);
    const { tag, ...foreign } = foreignLook(name, plainTag, attrs);
    const kept = tag && safeAttrs(tag, isSheet && tag === 'table' ? { ...attrs, border: '1' } : attrs, name);
    if (tag && voidTags.has(tag)) {
      if (kept) top().children.push({ type: 'element', tag, attrs: kept, children: [] });
      return;
    }
    if (name === 'p' || name === 'li') {
      // A paragraph around a table stays open while its cells have their own.
      const cell = stack.findLastIndex((open) => cellTags.has(open.name));
      const ends = (open: Open) => open.name === name || (name === 'li' && /^[uo]l$/.test(open.name));
      const at = stack.findLastIndex((open, index) => index > cell && ends(open));
      if (at > 0 && stack[at]?.name === name) while (stack.length > at) close();
    }
    if (stack.length < deepest)
      stack.push({
        name,
        tag: kept ? tag : undefined,
        attrs: kept ?? {},
        children: [],
        mark: '',
        look: cellTags.has(name) ? cellLook(attrs.style) : '',
        ...foreign,
      });
  };
  const closeTag = (name: string) => {
    const open = stack.findLastIndex((one) => one.name === name);
    if (open > 0) while (stack.length > open) close();
  };
  const finish = (): HtmlNode[] => {
    while (stack.length > 1) close();
    return root.children;
  };
  return { addText, openTag, closeTag, finish };
}

/**
 * Reads HTML of any origin into a tree of allowed nodes. Never throws; scripts, styles, handlers, foreign addresses and
 * unknown tags are left out, the text that they stood around stays. Takes time in proportion to the length.
 */
export function parseHtml(source: string): HtmlNode[] {
  const lower = source.toLowerCase();
  const { addText, openTag, closeTag, finish } = treeBuilder(
    sheetMarks.test(source.slice(0, MAX_HEAD)),
    readSheetStyles(source),
  );

  let at = 0;
  while (at < source.length) {
    const start = source.indexOf('<', at);
    if (start === -1) {
      addText(source.slice(at));
      break;
    }
    if (start > at) addText(source.slice(at, start));
    if (source.startsWith('<!--', start)) {
      const end = source.indexOf('-->', start + 4);
      at = end === -1 ? source.length : end + 3;
      continue;
    }
    const [, slash = '', name = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(source.slice(start, start + 80)) ?? [];
    if (name === '') {
      const isMarkup = /^<[!?/]/.test(source.slice(start, start + 2));
      const end = isMarkup ? source.indexOf('>', start) : -1;
      if (!isMarkup) addText('<');
      at = isMarkup ? (end === -1 ? source.length : end + 1) : start + 1;
      continue;
    }
    const key = name.toLowerCase();
    const end = endOfTag(source, start + 1 + slash.length + name.length);
    if (end === -1) break;
    at = end + 1;
    if (slash) closeTag(key);
    else if (droppedWhole.has(key)) at = skipWhole(source, lower, key, at);
    else openTag(key, attributesOf(source.slice(start + 1 + name.length, end)));
  }
  return finish();
}
