import { readListMark } from './listMarks';
import type { ElementNode, Tag } from './types';

/** An item of a list as Word and WPS put it on the clipboard: a paragraph with a mark of its own in it. */
export interface WordItem {
  readonly list: string;
  /** 1 is the outermost. */
  readonly level: number;
}

/** What a tag of another program is meant to be, told by its class and style. */
export interface ForeignLook {
  readonly tag: Tag | undefined;
  /** Marks that its style gives to what it holds. */
  readonly wraps: readonly Tag[];
  readonly item: WordItem | undefined;
  /** Holds the bullet or number of a Word item. */
  readonly isMarker: boolean;
  /** Not part of the text: what the page does not show, words that a review took out, its comments. */
  readonly isHidden: boolean;
  /** Line breaks of the source are line breaks of the text. */
  readonly keepsLines: boolean;
}

const MAX_STYLE = 4000;
const wordItem = /mso-list:\s*(l\d+)\s+level([1-9])(?:\s+(lfo\d+))?/i;
const marker = /mso-list:\s*ignore/i;
const outline = /mso-outline-level:\s*([1-9])/i;
const bold = /font-weight:\s*(?:bold|bolder|[6-9]00)/i;
const notBold = /font-weight:\s*(?:normal|[1-4]00)/i;
const italic = /font-style:\s*(?:italic|oblique)/i;
const underline = /text-decoration(?:-line)?:[^;]*underline/i;
const struck = /text-decoration(?:-line)?:[^;]*line-through/i;
const hidden = /display:\s*none|mso-hide:\s*all|mso-element:\s*comment-list/i;
const commentMark = /\b(?:MsoCommentReference|msocomanchor)\b/;
const linesKept = /white-space:\s*(?:pre|break-spaces)/i;
const wrapped: ReadonlySet<string> = new Set(['span', 'font', 'p', 'div', 'td']);

/** @param name the tag as written, @param tag what it becomes by its name alone */
export function foreignLook(name: string, tag: Tag | undefined, given: Readonly<Record<string, string>>): ForeignLook {
  const style = (given.style ?? '').slice(0, MAX_STYLE);
  const heading = tag === 'p' ? headingOf(given.class, style) : undefined;
  // A heading that is numbered is no item: its number is part of its words.
  const [, list = '', level = '', override = ''] = (tag === 'p' && !heading && wordItem.exec(style)) || [];
  const item = list ? { list: `${list} ${override}`, level: Number(level) } : undefined;
  // Google's clipboard stands in a bold tag that is not bold.
  const isNotBold = tag === 'strong' && notBold.test(style);
  const wraps: Tag[] = [];
  if (wrapped.has(name) && !heading) {
    if (bold.test(style)) wraps.push('strong');
    if (italic.test(style)) wraps.push('em');
    if (underline.test(style)) wraps.push('u');
    if (struck.test(style)) wraps.push('s');
  }
  // Word names the reviewer of what was put in and taken out.
  const isReviewed = (name === 'ins' || name === 'del') && /^mailto:/i.test(given.cite ?? '');
  return {
    tag: isNotBold || isReviewed ? undefined : (heading ?? tag),
    wraps,
    item,
    isMarker: marker.test(style),
    // A row keeps its place among the merged cells until the table is tidied.
    isHidden:
      (name !== 'tr' && hidden.test(style)) || commentMark.test(given.class ?? '') || (isReviewed && name === 'del'),
    keepsLines: linesKept.test(style),
  };
}

function headingOf(given: string | undefined, style: string): Tag | undefined {
  if (/\bMso(?:Title)\b/.test(given ?? '')) return 'h1';
  const [, level] = outline.exec(style) ?? [];
  return level ? (`h${Math.min(4, Number(level))}` as Tag) : undefined;
}

/** An item with what its mark says: its kind and number. */
export function markedItem(item: WordItem, mark: string, children: ElementNode['children']): ElementNode {
  const number = readListMark(mark);
  const attrs = {
    list: item.list,
    level: String(item.level),
    ...(number === undefined ? {} : { number: String(number) }),
  };
  return { type: 'element', tag: 'li', attrs, children };
}

const levelOf = ({ attrs }: ElementNode): number => Number(attrs.level);
const areOneList = (left: ElementNode, right: ElementNode): boolean =>
  levelOf(left) === levelOf(right) &&
  left.attrs.list === right.attrs.list &&
  (left.attrs.number === undefined) === (right.attrs.number === undefined);

/** Items of Word, one after the other, as lists in lists. */
export function nestItems(items: readonly ElementNode[]): ElementNode[] {
  const lists: ElementNode[] = [];
  let at = 0;
  while (at < items.length) {
    const first = items[at] as ElementNode;
    const isDeeper = (one: ElementNode | undefined): boolean => one !== undefined && levelOf(one) > levelOf(first);
    const children: ElementNode[] = [];
    while (at < items.length && areOneList(first, items[at] as ElementNode)) {
      const item = items[at] as ElementNode;
      let end = at + 1;
      while (isDeeper(items[end])) end += 1;
      children.push({ ...item, attrs: {}, children: [...item.children, ...nestItems(items.slice(at + 1, end))] });
      at = end;
    }
    const { number } = first.attrs;
    const isLater = number !== undefined && number !== '1' && number !== '0';
    const attrs: Record<string, string> = isLater ? { start: number } : {};
    lists.push({ type: 'element', tag: number === undefined ? 'ul' : 'ol', attrs, children });
  }
  return lists;
}
