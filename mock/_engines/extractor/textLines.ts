import type { CheerioAPI } from 'cheerio/slim';

/** What begins a line of its own. */
const blocks = new Set(
  'address article blockquote br dd dl dt div figure figcaption h1 h2 h3 h4 h5 h6 li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

interface PageNode {
  readonly name?: string;
  readonly data?: string;
  readonly type: string;
  readonly children?: readonly PageNode[];
}

/** What the page shows, without what its head holds. */
export const pageLines = ($: CheerioAPI): string[] => textLines($, $('body').length > 0 ? 'body' : 'x-page');

/** What an element shows, a line for each block in it; inline parts of one line stay together. */
export function textLines($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string[] {
  const parts: string[] = [];
  const read = ({ type, name = '', data = '', children = [] }: PageNode): void => {
    if (type === 'text') parts.push(data.replace(/\n/g, ' '));
    const isBlock = blocks.has(name);
    if (isBlock) parts.push('\n');
    children.forEach(read);
    if (isBlock) parts.push('\n');
  };
  $(element as never)
    .toArray()
    .slice(0, 1)
    .forEach((node) => {
      read(node as unknown as PageNode);
    });
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0\u200b]+/g, ' ').trim())
    .filter(Boolean);
}
