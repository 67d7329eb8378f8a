import { toHexColor } from '../../utils/hexColor';
import { numberBefore } from '../../utils/numberedText';
import { raisedDigits } from '../../utils/raisedDigits';
import { withChoices } from './wordChoices';
import { linkedFields, readFieldLink } from './wordFields';
import { symbolSigns } from './wordNames.data';
import { wordNumbers } from './wordNumbers';
import { headingOf, readStyles, type WordStyle } from './wordStyles';
import { allOf, childOf, isOn, readVal, readXml, type XmlNode } from './xmlTree';

interface WordParts {
  readonly document: string;
  readonly styles: string;
  readonly numbering: string;
  readonly relations: string;
  /** Notes at the foot of a page and at the end of the text. */
  readonly footnotes: string;
  readonly endnotes: string;
}

interface WordHtml {
  readonly title: string;
  /** Not cleaned: for the allow-list of the editor. Images have the address `imageAddress(part)`. */
  readonly html: string;
  /** Parts of the file (`word/media/image1.png`) that the text shows, each once. */
  readonly imageParts: readonly string[];
}

/** What stands for an image of the file in its HTML until it has an address. */
export const imageAddress = (part: string): string => `/word-image/${encodeURIComponent(part)}`;

/** What was taken out in review, what a field is made of. */
const passedOver = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'w:sectPr', 'w:rt']);
/** English Metric Units of an A4 page's text. */
const TEXT_WIDTH_EMU = 5_760_000;
const PAGE_HEIGHT_EMU = 8_000_000;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

interface ItemPlace {
  readonly list: string;
  readonly level: number;
  readonly isOrdered: boolean;
  readonly number: number;
}

interface Piece {
  readonly kind: WordStyle['kind'] | 'image' | 'rule' | 'table';
  readonly html: string;
  readonly place?: ItemPlace | undefined;
  /** A paragraph of a list's style without a mark: it goes on with the item before. */
  readonly goesOn?: boolean;
}

const aligns: Readonly<Record<string, string>> = { center: 'center', right: 'right', end: 'right', both: 'justify' };
const imageAligns: Readonly<Record<string, string>> = { left: 'left', start: 'left', right: 'right', end: 'right' };

type StyleOf = ReturnType<typeof readStyles>;
/** Where words and images stand. */
interface Frame {
  readonly align: string | undefined;
  /** Of the text or the cell, in English Metric Units. */
  readonly width: number;
}
type WriteInline = (node: XmlNode, isLink: boolean, frame: Frame) => string;

interface InlineContext {
  readonly styleOf: StyleOf;
  readonly targets: ReadonlyMap<string, string>;
  /** Gets the parts of the file that are shown. */
  readonly imageParts: Set<string>;
  /** Number of a note, by its kind and id. */
  readonly numberOfNote: (kind: string, id: string) => number;
}

/** A page ends here: a line break where words stand before and behind it. */
const PAGE_BREAK = '\f';
const raises: Readonly<Record<string, 'above' | 'below'>> = { superscript: 'above', subscript: 'below' };
const isImages = (html: string): boolean => /^(?:<img [^>]*>)+$/.test(html);

/** Images of a drawing; those of a text box in it stand in the box. */
const blipsOf = (node: XmlNode): string[] =>
  node.children.flatMap((child) => {
    if (child.name === 'w:txbxContent' || passedOver.has(child.name)) return [];
    const id =
      child.name === 'a:blip' ? child.attrs['r:embed'] : child.name === 'v:imagedata' ? child.attrs['r:id'] : '';
    return [...(id ? [id] : []), ...blipsOf(child)];
  });

/** Writes what stands in paragraphs: words with their looks, links, images. */
function inlineWriter({ styleOf, targets, imageParts, numberOfNote }: InlineContext): WriteInline {
  /** Part of the file that a drawing shows; a picture that lies elsewhere is none. */
  const partOf = (id: string | undefined): string | undefined => {
    const target = targets.get(id ?? '');
    if (!target || /^[a-z]+:/i.test(target)) return undefined;
    return target.startsWith('/') ? target.slice(1) : `word/${target}`;
  };
  const imagesHtml = (node: XmlNode, frame: Frame): string =>
    blipsOf(node)
      .map((id) => imageHtml(node, id, frame))
      .join('');
  const imageHtml = (node: XmlNode, id: string, { align, width }: Frame): string => {
    const part = partOf(id);
    if (!part) return '';
    imageParts.add(part);
    const described = allOf(node, 'wp:docPr')[0]?.attrs;
    const { cx = width, cy = 0 } = allOf(node, 'wp:extent')[0]?.attrs ?? {};
    // One that is as tall as the page is as large as it can be.
    const share = Number(cy) >= PAGE_HEIGHT_EMU ? 1 : Number(cx) / width;
    const size = share <= 0.4 ? ' data-size="small"' : share <= 0.7 ? ' data-size="half"' : '';
    const side = imageAligns[align ?? ''];
    const alt = escapeXml(described?.descr ?? allOf(node, 'v:shape')[0]?.attrs.alt ?? '');
    return `<img src="${imageAddress(part)}" alt="${alt}"${size}${side ? ` data-align="${side}"` : ''}>`;
  };

  const runHtml = (run: XmlNode, isLink: boolean, frame: Frame): string => {
    const own = childOf(run, 'w:rPr');
    const style = styleOf(readVal(own, 'w:rStyle'));
    const looks = own && { ...own, children: [...own.children, ...(style.looks?.children ?? [])] };
    if (isOn(looks, 'w:vanish')) return '';
    const words = run.children.map((node) => contentHtml(node, isLink, frame)).join('');
    return words === '' || words === PAGE_BREAK || isImages(words) ? words : withLooks(words, looks, isLink);
  };
  const withLooks = (words: string, looks: XmlNode | undefined, isLink: boolean): string => {
    if (!looks) return words;
    const place = raises[readVal(looks, 'w:vertAlign') ?? ''];
    let html = place ? raisedDigits(words, place) : words;
    const face = childOf(looks, 'w:rFonts')?.attrs['w:ascii'] ?? '';
    if (/^(?:consolas|courier new|menlo|monaco)$/i.test(face) || styleOf(readVal(looks, 'w:rStyle')).isCode)
      return `<code>${html}</code>`;
    const color = toHexColor(readVal(looks, 'w:color'));
    const marker = toHexColor(readVal(looks, 'w:highlight')?.replace(/^dark|^light/i, ''));
    const ground = marker ?? toHexColor(childOf(looks, 'w:shd')?.attrs['w:fill']);
    const style = [
      color && color !== '000000' && !isLink ? `color: #${color}` : '',
      ground && ground !== 'FFFFFF' ? `background-color: #${ground}` : '',
    ].filter(Boolean);
    if (style.length > 0) html = `<span style="${style.join('; ')}">${html}</span>`;
    if (isOn(looks, 'w:strike') || isOn(looks, 'w:dstrike')) html = `<s>${html}</s>`;
    if (isOn(looks, 'w:u') && !isLink) html = `<u>${html}</u>`;
    if (isOn(looks, 'w:i')) html = `<em>${html}</em>`;
    return isOn(looks, 'w:b') ? `<strong>${html}</strong>` : html;
  };
  const linkHtml = (node: XmlNode, address: string | undefined, frame: Frame): string => {
    const inside = node.children.map((child) => contentHtml(child, address !== undefined, frame)).join('');
    return address ? `<a href="${escapeXml(address)}">${inside}</a>` : inside;
  };
  const contentHtml = (node: XmlNode, isLink: boolean, frame: Frame): string => {
    if (passedOver.has(node.name)) return '';
    switch (node.name) {
      case 'w:t':
      case 'm:t':
        return escapeXml(node.text);
      case 'w:br':
      case 'w:cr':
        return node.attrs['w:type'] === 'page' ? PAGE_BREAK : '<br>';
      case 'w:tab':
        return ' ';
      case 'w:noBreakHyphen':
        return '-';
      case 'w:sym':
        return symbolSigns[(node.attrs['w:char'] ?? '').toUpperCase()] ?? '';
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        return `[${numberOfNote(node.name, node.attrs['w:id'] ?? '')}]`;
      case 'w:r':
        return runHtml(node, isLink, frame);
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        return imagesHtml(node, frame);
      case 'w:hyperlink':
        return linkHtml(node, node.attrs.address ?? targets.get(node.attrs['r:id'] ?? ''), frame);
      case 'w:fldSimple':
        return linkHtml(node, readFieldLink(node.attrs['w:instr'] ?? ''), frame);
      case 'w:rPr':
      case 'w:pPr':
      case 'w:txbxContent':
        return '';
      default:
        return linkedFields(node.children)
          .map((child) => contentHtml(child, isLink, frame))
          .join('');
    }
  };
  return contentHtml;
}

/** Headings, lists, marks, colors, links, tables and images of a Word document as HTML. */
export function wordHtml({ document, styles, numbering, relations, footnotes, endnotes }: WordParts): WordHtml {
  const styleOf = readStyles(styles);
  const numbers = wordNumbers(numbering);
  const targets = new Map(
    allOf(readXml(relations), 'Relationship').map(({ attrs }) => [attrs.Id ?? '', attrs.Target ?? '']),
  );
  const imageParts = new Set<string>();
  const notes: XmlNode[] = [];
  const known: Readonly<Record<string, ReadonlyMap<string, XmlNode>>> = {
    'w:footnoteReference': notesById(footnotes, 'w:footnote'),
    'w:endnoteReference': notesById(endnotes, 'w:endnote'),
  };
  const numberOfNote = (kind: string, id: string): number =>
    notes.push(known[kind]?.get(id) ?? { name: '', attrs: {}, children: [], text: '' });
  const contentHtml = inlineWriter({ styleOf, targets, imageParts, numberOfNote });

  /** Text boxes that are anchored in a paragraph stand behind it. */
  const boxesIn = (node: XmlNode, width: number): Piece[] =>
    node.children.flatMap((child) => {
      if (passedOver.has(child.name)) return [];
      if (child.name === 'w:txbxContent') return pieces(child, width);
      return drawnWords(child) ?? boxesIn(child, width);
    });
  const paragraph = (node: XmlNode, width: number): Piece[] => [ownPiece(node, width), ...boxesIn(node, width)];
  const ownPiece = (node: XmlNode, width: number): Piece => {
    const properties = childOf(node, 'w:pPr');
    const style = styleOf(readVal(properties, 'w:pStyle'));
    const kind = headingOf(readVal(properties, 'w:outlineLvl')) ?? style.kind;
    const align = readVal(properties, 'w:jc');
    const html = contentHtml(node, false, { align, width })
      .replace(/^\f+|\f+$/g, '')
      .replace(/\f+/g, '<br>');
    if (html === '' && childOf(properties, 'w:pBdr')) return { kind: 'rule', html: '<hr>' };
    const { list, level } = listPlace(properties, style);
    const counted = numbers.next(list, level);
    const place =
      counted && counted.mark !== 'none' && kind === 'text'
        ? { list, level, isOrdered: counted.mark === 'number', number: counted.number }
        : undefined;
    const goesOn = !place && style.isList && kind === 'text';
    if (isImages(html)) return { kind: 'image', html, place, goesOn };
    const side = aligns[align ?? ''];
    const isHeading = /^h[1-4]$/.test(kind);
    const tag = isHeading ? kind : 'p';
    const attrs = side ? ` style="text-align: ${side}"` : '';
    if (kind === 'code') return { kind, html };
    // Nobody can tell later what a heading was numbered by: its number becomes part of its words.
    const before = counted && isHeading && html !== '' ? escapeXml(numberBefore(counted.label, counted.hasGap)) : '';
    return { kind, html: `<${tag}${attrs}>${before}${html}</${tag}>`, place, goesOn };
  };
  /** The list of a paragraph and its level in it; what it does not say itself, its style does. */
  const listPlace = (properties: XmlNode | undefined, { numbering: inherited }: WordStyle) => {
    const own = childOf(properties, 'w:numPr');
    const ownList = readVal(own, 'w:numId');
    const list = ownList ?? inherited?.list ?? '';
    const styled = ownList === undefined && inherited ? numbers.levelOfStyle(list, inherited.style) : undefined;
    const level = readVal(own, 'w:ilvl') ?? styled ?? (ownList === undefined ? inherited?.level : undefined) ?? 0;
    return { list, level: Math.min(8, Number(level) || 0) };
  };
  const table = (node: XmlNode, width: number): Piece => {
    const rows = node.children.filter(({ name }) => name === 'w:tr').filter((row) => !isRowDeleted(row));
    const cells = rows.map(placeWordCells);
    const total = Math.max(1, ...cells.map((row) => row.reduce((sum, { columns }) => sum + columns, 0)));
    const html = rows.map((row, index) => {
      const tag = isOn(childOf(row, 'w:trPr'), 'w:tblHeader') ? 'th' : 'td';
      const written = (cells[index] ?? []).map(({ cell, column, columns, merge }) => {
        if (merge === 'continue') return '';
        const below = cells.slice(index + 1);
        const goesOn = (one: readonly WordCell[]): boolean =>
          one.some((other) => other.column === column && other.merge === 'continue');
        const end = merge === 'restart' ? below.findIndex((one) => !goesOn(one)) : 0;
        const span = 1 + (end === -1 ? below.length : end);
        const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${span > 1 ? ` rowspan="${span}"` : ''}`;
        return `<${tag}${spans}>${joined(pieces(cell, cellWidth(cell) ?? (width * columns) / total)).html}</${tag}>`;
      });
      return `<tr>${written.join('')}</tr>`;
    });
    // A table of Word has its lines between the cells, however long they are.
    return { kind: 'table', html: `<table border="1">${html.join('')}</table>` };
  };
  const pieces = (node: XmlNode, width = TEXT_WIDTH_EMU): Piece[] =>
    node.children.flatMap((child) => {
      if (passedOver.has(child.name)) return [];
      if (child.name === 'w:p') return paragraph(child, width);
      return child.name === 'w:tbl' ? [table(child, width)] : pieces(child, width);
    });

  const { title, html } = joined(pieces(withChoices(readXml(document))));
  // A note has none of its own.
  const noted = notes.slice().map((note, index) => {
    const words = joined(pieces(note)).html;
    return words.startsWith('<p>') ? words.replace('<p>', `<p>[${index + 1}] `) : `<p>[${index + 1}]</p>${words}`;
  });
  return { title, html: [html, ...(noted.length > 0 ? ['<hr>', ...noted] : [])].join(''), imageParts: [...imageParts] };
}

/** Words that are no paragraphs of Word's: those of a shape from another program, and letters that are drawn. */
function drawnWords(node: XmlNode): Piece[] | undefined {
  const lines =
    node.name === 'v:textpath'
      ? [node.attrs.string ?? '']
      : node.name === 'a:txBody'
        ? allOf(node, 'a:p').map((line) =>
            allOf(line, 'a:t')
              .map(({ text }) => text)
              .join(''),
          )
        : undefined;
  return lines?.filter(Boolean).map((line) => ({ kind: 'text', html: `<p>${escapeXml(line)}</p>` }));
}

const notesById = (xml: string, name: string): ReadonlyMap<string, XmlNode> =>
  new Map(allOf(withChoices(readXml(xml)), name).map((node) => [node.attrs['w:id'] ?? '', node]));

const isRowDeleted = (row: XmlNode): boolean => childOf(childOf(row, 'w:trPr'), 'w:del') !== undefined;

/** Width that a cell gives itself, in English Metric Units: a twentieth of a point is 635. */
function cellWidth(cell: XmlNode): number | undefined {
  const { 'w:w': width = '', 'w:type': type } = childOf(childOf(cell, 'w:tcPr'), 'w:tcW')?.attrs ?? {};
  return type === 'dxa' && Number(width) > 0 ? Number(width) * 635 : undefined;
}

interface WordCell {
  readonly cell: XmlNode;
  readonly column: number;
  readonly columns: number;
  /** A cell that is merged downwards begins with `restart`; those that it covers stand there too. */
  readonly merge: 'restart' | 'continue' | undefined;
}

function placeWordCells(row: XmlNode): WordCell[] {
  let column = Number(readVal(childOf(row, 'w:trPr'), 'w:gridBefore') ?? 0) || 0;
  return row.children
    .filter(({ name }) => name === 'w:tc')
    .map((cell): WordCell => {
      const properties = childOf(cell, 'w:tcPr');
      const columns = Math.max(1, Number(readVal(properties, 'w:gridSpan') ?? 1) || 1);
      const merged = childOf(properties, 'w:vMerge');
      const merge = merged && (merged.attrs['w:val'] === 'restart' ? 'restart' : 'continue');
      column += columns;
      return { cell, column: column - columns, columns, merge };
    });
}

/** Pieces that belong together in one frame: items in lists, quotations, code. The first title is the document's. */
function joined(all: readonly Piece[]): { readonly title: string; readonly html: string } {
  const html: string[] = [];
  let title = '';
  let at = 0;
  while (at < all.length) {
    const piece = all[at] as Piece;
    let end = at + 1;
    if (piece.kind === 'title' && title === '') {
      title = piece.html.replace(/<[^>]*>/g, '').trim();
    } else if (piece.place) {
      while (end < all.length && (all[end]?.place || all[end]?.goesOn)) end += 1;
      html.push(listHtml(all.slice(at, end)));
    } else if (piece.kind === 'quote' || piece.kind === 'code') {
      while (all[end]?.kind === piece.kind) end += 1;
      const inside = all.slice(at, end).map((one) => one.html);
      html.push(
        piece.kind === 'quote'
          ? `<blockquote>${inside.join('')}</blockquote>`
          : `<pre><code>${inside.join('<br>')}</code></pre>`,
      );
    } else html.push(piece.kind === 'title' ? piece.html.replace(/^<p/, '<h1').replace(/p>$/, 'h1>') : piece.html);
    at = end;
  }
  return { title, html: html.join('') };
}

/** Items one after the other as lists in lists, each list from the number of its first item on. */
function listHtml(items: readonly Piece[]): string {
  const html: string[] = [];
  const open: ItemPlace[] = [];
  const close = (): void => {
    html.push(open.pop()?.isOrdered ? '</li></ol>' : '</li></ul>');
  };
  for (const { place, html: words } of items) {
    if (!place) {
      html.push(words);
      continue;
    }
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > place.level) close();
    const top = open.at(-1);
    const isSame = top?.level === place.level && top.list === place.list && top.isOrdered === place.isOrdered;
    if (isSame) html.push('</li><li>');
    else {
      if (top?.level === place.level) close();
      html.push(openTag(place), '<li>');
      open.push(place);
    }
    html.push(words);
  }
  while (open.length > 0) close();
  return html.join('');
}

const openTag = ({ isOrdered, number }: ItemPlace): string =>
  isOrdered ? (number === 1 ? '<ol>' : `<ol start="${number}">`) : '<ul>';
