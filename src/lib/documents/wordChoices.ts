import { allOf, type XmlNode } from './xmlTree';

/** What a branch has to hold to be seen. */
const shown = ['a:blip', 'v:imagedata', 'w:txbxContent', 'w:t', 'a:t', 'v:textpath'];

/**
 * A part in which each drawing stands once: of what is written in several ways for programs of different age
 * (`mc:AlternateContent`) stays the first one that shows something.
 */
export function withChoices(node: XmlNode): XmlNode {
  if (node.name !== 'mc:AlternateContent') return { ...node, children: node.children.map(withChoices) };
  const seen = node.children.find((branch) => shown.some((name) => allOf(branch, name).length > 0));
  return { ...node, children: seen ? seen.children.map(withChoices) : [] };
}
