import { codeName, kindNames, linkName, listName, type ParagraphKind } from './wordNames.data';
import { allOf, childOf, readVal, readXml, type XmlNode } from './xmlTree';

/** The list that a style puts its paragraphs into. */
interface StyleNumbering {
  readonly list: string | undefined;
  readonly level: string | undefined;
  /** The style that says so: the list may name it at one of its levels. */
  readonly style: string;
}

export interface WordStyle {
  readonly kind: ParagraphKind;
  /** A style of lists, numbered or not. */
  readonly isList: boolean;
  readonly numbering: StyleNumbering | undefined;
  readonly isCode: boolean;
  /** Of a style of words. */
  readonly looks: XmlNode | undefined;
}

const plain: WordStyle = { kind: 'text', isList: false, numbering: undefined, isCode: false, looks: undefined };

/** A level of an outline, 0 the highest, as a heading. */
export const headingOf = (level: string | undefined): ParagraphKind | undefined =>
  level !== undefined && /^[0-8]$/.test(level) ? (`h${Math.min(4, Number(level) + 1)}` as ParagraphKind) : undefined;

/** What each style of the document is, by its id; styles that are built on others are what those are. */
export function readStyles(xml: string): (id: string | undefined) => WordStyle {
  const nodes = new Map(allOf(readXml(xml), 'w:style').map((node) => [node.attrs['w:styleId'] ?? '', node]));
  const known = new Map<string, WordStyle>();
  const read = (id: string | undefined, depth = 0): WordStyle => {
    if (id === undefined || depth > 12) return plain;
    const kept = known.get(id);
    if (kept) return kept;
    const node = nodes.get(id);
    // A file without its styles still names them.
    const name = readVal(node, 'w:name') ?? id;
    const base = read(readVal(node, 'w:basedOn'), depth + 1);
    const properties = childOf(node, 'w:pPr');
    const found: WordStyle = {
      kind:
        kindNames.find(([pattern]) => pattern.test(name))?.[1] ??
        headingOf(readVal(properties, 'w:outlineLvl')) ??
        base.kind,
      isList: listName.test(name) || base.isList,
      numbering: numberingOf(childOf(properties, 'w:numPr'), id, base.numbering),
      isCode: codeName.test(name) || base.isCode,
      looks: node?.attrs['w:type'] === 'character' && !linkName.test(name) ? childOf(node, 'w:rPr') : undefined,
    };
    known.set(id, found);
    return found;
  };
  return (id) => read(id);
}

const numberingOf = (
  own: XmlNode | undefined,
  style: string,
  base: StyleNumbering | undefined,
): StyleNumbering | undefined =>
  own ? { list: readVal(own, 'w:numId') ?? base?.list, level: readVal(own, 'w:ilvl') ?? base?.level, style } : base;
