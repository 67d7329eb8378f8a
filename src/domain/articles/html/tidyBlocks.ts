import { blockTags } from './allowed';
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

function list(node: ElementNode): HtmlNode[] {
  const items = node.children.filter((child) => !isBlank(child));
  if (items.length === 0) return [];
  const children = items.map((item): ElementNode => {
    const inside = item.type === 'element' && item.tag === 'li' ? item.children : [item];
    return { type: 'element', tag: 'li', attrs: {}, children: tidyBlocks(inside) };
  });
  return [{ ...node, children }];
}

function block(node: ElementNode): HtmlNode[] {
  if (node.tag === 'hr' || node.tag === 'img') return [{ ...node, children: [] }];
  if (node.tag === 'ul' || node.tag === 'ol') return list(node);
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
  for (const node of nodes.flatMap(lifted)) {
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
