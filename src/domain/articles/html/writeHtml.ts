import { voidTags } from './allowed';
import { escapeHtml } from './entities';
import { parseHtml } from './parseHtml';
import { tidyBlocks } from './tidyBlocks';
import type { HtmlNode } from './types';

/** HTML of a tree. */
export function writeHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.text);
      const attrs = Object.entries(node.attrs)
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('');
      const inside = voidTags.has(node.tag) ? '' : `${writeHtml(node.children)}</${node.tag}>`;
      return `<${node.tag}${attrs}>${inside}`;
    })
    .join('');
}

/** A body of any origin as blocks that are allowed. */
export const readBody = (html: string): HtmlNode[] => tidyBlocks(parseHtml(html));

/** HTML of any origin made safe: what may be kept, in our own spelling. Cleaning it again changes nothing. */
export const cleanHtml = (html: string): string => writeHtml(readBody(html));

/** The same tree with other addresses of its images; one without an address goes. */
export const resolveImages = (nodes: readonly HtmlNode[], resolve: (url: string) => string | undefined): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.type === 'text') return [node];
    if (node.tag !== 'img') return [{ ...node, children: resolveImages(node.children, resolve) }];
    const src = resolve(node.attrs.src ?? '');
    return src ? [{ ...node, attrs: { ...node.attrs, src } }] : [];
  });

/** HTML of a document, made safe, with the addresses that its images were given; those that were given none go. */
export const withAddresses = (html: string, addresses: ReadonlyMap<string, string>): string =>
  writeHtml(resolveImages(readBody(html), (url) => addresses.get(url)));
