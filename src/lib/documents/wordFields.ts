import { childOf, type XmlNode } from './xmlTree';

/** The address of a field that is a link; undefined for other fields and for places in the text itself. */
export function readFieldLink(instruction: string): string | undefined {
  return /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
}

interface Field {
  instruction: string;
  isShown: boolean;
  readonly nodes: XmlNode[];
}

const isBreak = (node: XmlNode, kind: string): boolean => childOf(node, 'w:fldChar')?.attrs['w:fldCharType'] === kind;

/**
 * Runs of a paragraph in which a field that is a link (`HYPERLINK "…"`, as older files and WPS write it) is a `w:hyperlink`
 * with its `address`. Of other fields stays what they show.
 */
export function linkedFields(children: readonly XmlNode[]): readonly XmlNode[] {
  if (!children.some((node) => isBreak(node, 'begin'))) return children;
  const done: XmlNode[] = [];
  const open: Field[] = [];
  const close = (): void => {
    const field = open.pop();
    if (!field) return;
    const address = readFieldLink(field.instruction);
    const shown = address
      ? [{ name: 'w:hyperlink', attrs: { address }, children: field.nodes, text: '' }]
      : field.nodes;
    (open.at(-1)?.nodes ?? done).push(...shown);
  };
  for (const node of children) {
    const field = open.at(-1);
    if (isBreak(node, 'begin')) open.push({ instruction: '', isShown: false, nodes: [] });
    else if (field && isBreak(node, 'separate')) field.isShown = true;
    else if (field && isBreak(node, 'end')) close();
    else if (field && !field.isShown) field.instruction += childOf(node, 'w:instrText')?.text ?? '';
    else (field?.nodes ?? done).push(node);
  }
  // One that goes on in the next paragraph.
  while (open.length > 0) close();
  return done;
}
