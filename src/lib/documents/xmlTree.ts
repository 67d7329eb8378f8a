import { decodeXml } from './wordParagraphs';

/** An element of an XML part. Names keep their prefix. */
export interface XmlNode {
  readonly name: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  /** Of its own, between its tags. */
  text: string;
}

/** Deeper than any honest document; what lies deeper is passed over. */
const MAX_DEPTH = 120;

/**
 * A part of an Office file as a tree. One pass, no entities but the five of XML; what is never closed ends with the part.
 */
export function readXml(xml: string): XmlNode {
  const root: XmlNode = { name: '', attrs: {}, children: [], text: '' };
  const stack = [root];
  let tooDeep = 0;
  for (const [, close, name = '', rest = '', isEmpty, text] of xml.matchAll(
    /<(\/?)([\w:.-]+)([^<>]*?)(\/?)>|([^<>]+)/g,
  )) {
    const top = stack.at(-1) ?? root;
    if (text !== undefined) {
      if (tooDeep === 0) top.text += decodeXml(text);
    } else if (close) {
      if (tooDeep > 0) tooDeep -= 1;
      else if (top.name === name && stack.length > 1) stack.pop();
    } else if (tooDeep > 0 || stack.length >= MAX_DEPTH) {
      if (!isEmpty) tooDeep += 1;
    } else {
      const node: XmlNode = { name, attrs: attrsOf(rest), children: [], text: '' };
      top.children.push(node);
      if (!isEmpty) stack.push(node);
    }
  }
  return root;
}

function attrsOf(source: string): Record<string, string> {
  const attrs: Record<string, string> = {};
  for (const [, name = '', double, single] of source.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (!Object.hasOwn(attrs, name)) attrs[name] = decodeXml(double ?? single ?? '');
  return attrs;
}

/** The first child of that name. */
export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name);

/** The `w:val` of a child. */
export const readVal = (node: XmlNode | undefined, name: string): string | undefined =>
  childOf(node, name)?.attrs['w:val'];

/** Whether a child of that name switches something on. */
export const isOn = (node: XmlNode | undefined, name: string): boolean => {
  const child = childOf(node, name);
  return child !== undefined && !/^(?:0|false|none|off)$/.test(child.attrs['w:val'] ?? '');
};

/** All elements of that name below, in order of reading. */
export const allOf = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => (child.name === name ? [child, ...allOf(child, name)] : allOf(child, name)));
