import { MAX_ALT } from './allowed';
import type { HtmlNode } from './types';
import { readBody, writeHtml } from './writeHtml';

interface ImageWithoutAlt {
  /** Place among the images of the body, from 0. */
  readonly index: number;
  readonly src: string;
}

/** Images of a body that no words describe, in order. */
export function imagesWithoutAlt(nodes: readonly HtmlNode[]): ImageWithoutAlt[] {
  const found: ImageWithoutAlt[] = [];
  let index = -1;
  const walk = (node: HtmlNode): void => {
    if (node.type === 'text') return;
    if (node.tag === 'img') {
      index += 1;
      if ((node.attrs.alt ?? '').trim() === '') found.push({ index, src: node.attrs.src ?? '' });
    }
    node.children.forEach(walk);
  };
  nodes.forEach(walk);
  return found;
}

/**
 * The body with a description for one of its images.
 * @param image its place and address; where another stands there by now, nothing changes
 */
export function describeImage(html: string, { index, src }: ImageWithoutAlt, alt: string): string {
  let at = -1;
  const described = (node: HtmlNode): HtmlNode => {
    if (node.type === 'text') return node;
    if (node.tag === 'img') at += 1;
    const isMeant = node.tag === 'img' && at === index && node.attrs.src === src;
    const attrs = isMeant ? { ...node.attrs, alt: alt.trim().slice(0, MAX_ALT) } : node.attrs;
    return { ...node, attrs, children: node.children.map(described) };
  };
  return writeHtml(readBody(html).map(described));
}
