import { codeName, kindNames, linkName, listName, type ParagraphKind } from './wordNames.data';
import { allOf, childOf, readVal, readXml, type XmlNode } from './xmlTree';

export interface WordStyle {
  readonly kind: ParagraphKind;
  /** A style of lists, numbered or not. */
  readonly isList: boolean;
  readonly numbering: XmlNode | undefined;
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
      numbering: childOf(properties, 'w:numPr') ?? base.numbering,
      isCode: codeName.test(name) || base.isCode,
      looks: node?.attrs['w:type'] === 'character' && !linkName.test(name) ? childOf(node, 'w:rPr') : undefined,
    };
    known.set(id, found);
    return found;
  };
  return (id) => read(id);
}

export interface ListLevel {
  readonly isOrdered: boolean;
  readonly start: number;
}

/** The levels of the document's lists; undefined where a level shows no mark. */
export function readNumbering(xml: string): (list: string, level: number) => ListLevel | undefined {
  const root = readXml(xml);
  const levelsOf = (node: XmlNode | undefined) =>
    new Map(
      (node?.children ?? []).filter(({ name }) => name === 'w:lvl').map((one) => [one.attrs['w:ilvl'] ?? '', one]),
    );
  const abstract = new Map(
    allOf(root, 'w:abstractNum').map((node) => [node.attrs['w:abstractNumId'] ?? '', levelsOf(node)]),
  );
  const lists = new Map(
    allOf(root, 'w:num').map((node) => {
      const overrides = new Map(allOf(node, 'w:lvlOverride').map((one) => [one.attrs['w:ilvl'] ?? '', one]));
      return [node.attrs['w:numId'] ?? '', { levels: abstract.get(readVal(node, 'w:abstractNumId') ?? ''), overrides }];
    }),
  );
  return (list, level) => {
    const found = lists.get(list);
    // 0 takes a paragraph out of the list that its style puts it into.
    if (list === '0' || !found) return undefined;
    const override = found.overrides.get(String(level));
    const node = childOf(override, 'w:lvl') ?? found.levels?.get(String(level));
    const format = readVal(node, 'w:numFmt') ?? 'decimal';
    if (format === 'none') return undefined;
    const start = Number(readVal(override, 'w:startOverride') ?? readVal(node, 'w:start') ?? 1);
    return { isOrdered: format !== 'bullet', start: Number.isInteger(start) && start >= 0 ? start : 1 };
  };
}
