import { type ElementNode, type HtmlNode, readBody } from '@/domain/articles/html';
import { makeRichDocx, type RichAlign, type RichBlock, type RichListPlace, type RichRun } from '@/lib/documents';
import { toHexColor } from '@/utils/hexColor';
import type { ArticleDraft } from './draft';
import type { TextFile } from './files';
import { fetchImages } from './imageFiles';

type ImageBlock = Extract<RichBlock, { kind: 'image' }>;
type LoadedImage = Pick<ImageBlock, 'bytes' | 'type' | 'width' | 'height'>;

const shares: Readonly<Record<string, number>> = { half: 0.5, small: 0.3 };
const aligns: Readonly<Record<string, RichAlign>> = {
  left: 'left',
  center: 'center',
  right: 'right',
  justify: 'justify',
};
const heading = /^h[1-4]$/;

const styleOf = (node: ElementNode, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}: ([^;]+)`).exec(node.attrs.style ?? '')?.[1];

function looked(node: ElementNode, look: Omit<RichRun, 'text'>): Omit<RichRun, 'text'> {
  if (node.tag === 'strong') return { ...look, bold: true };
  if (node.tag === 'em') return { ...look, italic: true };
  if (node.tag === 'u') return { ...look, underline: true };
  if (node.tag === 's') return { ...look, strike: true };
  if (node.tag === 'code') return { ...look, code: true };
  if (node.tag === 'a') return { ...look, link: new URL(node.attrs.href ?? '', window.location.origin).href };
  if (node.tag !== 'span') return look;
  const color = toHexColor(styleOf(node, 'color'));
  const background = toHexColor(styleOf(node, 'background-color'));
  return { ...look, ...(color ? { color } : {}), ...(background ? { background } : {}) };
}

const runsOf = (nodes: readonly HtmlNode[], look: Omit<RichRun, 'text'> = {}): RichRun[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [{ ...look, text: node.text }];
    if (node.tag === 'br') return [{ ...look, text: '\n' }];
    return runsOf(node.children, looked(node, look));
  });

const elementsOf = ({ children }: ElementNode): ElementNode[] => children.filter((node) => node.type === 'element');

/** Blocks of a body for Word. Images are looked up by address; one that is not there leaves its description. */
export function richBlocksOf(body: readonly HtmlNode[], images: ReadonlyMap<string, LoadedImage>): RichBlock[] {
  let lists = 0;
  const image = ({ attrs }: ElementNode, place: RichListPlace | undefined): RichBlock => {
    const loaded = images.get(attrs.src ?? '');
    const alt = attrs.alt ?? '';
    if (!loaded) return { kind: 'text', runs: [{ text: `[${alt || attrs.src}]` }], ...(place ? { place } : {}) };
    return {
      kind: 'image',
      ...loaded,
      share: shares[attrs['data-size'] ?? ''] ?? 1,
      alt,
      align: aligns[attrs['data-align'] ?? ''] ?? 'center',
      ...(place ? { place } : {}),
    };
  };
  const table = (node: ElementNode): RichBlock => ({
    kind: 'table',
    rows: elementsOf(node).map((row) =>
      elementsOf(row).map((cell) => ({
        blocks: cell.children.flatMap((one) => block(one, 'text')),
        isHead: cell.tag === 'th',
        columns: Number(cell.attrs.colspan ?? 1),
        rows: Number(cell.attrs.rowspan ?? 1),
      })),
    ),
  });
  const list = (node: ElementNode, level: number): RichBlock[] => {
    lists += 1;
    const number = lists;
    return node.children.flatMap((item) => {
      if (item.type === 'text') return [];
      let isContinued = false;
      return item.children.flatMap((child) => {
        const start = Number(node.attrs.start ?? 1);
        const place = { list: number, level: Math.min(level, 8), isOrdered: node.tag === 'ol', start, isContinued };
        isContinued = true;
        return block(child, 'text', place);
      });
    });
  };
  const block = (node: HtmlNode, kind: 'text' | 'quote', place?: RichListPlace): RichBlock[] => {
    if (node.type === 'text') return [{ kind, runs: [{ text: node.text }], ...(place ? { place } : {}) }];
    if (node.tag === 'ul' || node.tag === 'ol') return list(node, place ? place.level + 1 : 0);
    if (node.tag === 'blockquote') return node.children.flatMap((child) => block(child, 'quote', place));
    if (node.tag === 'hr') return [{ kind: 'rule' }];
    if (node.tag === 'img') return [image(node, place)];
    if (node.tag === 'table') return [table(node)];
    const align = aligns[styleOf(node, 'text-align') ?? ''];
    const rest = { ...(align ? { align } : {}), ...(place ? { place } : {}) };
    if (node.tag === 'pre') return [{ kind: 'code', runs: plain(runsOf(node.children)), ...rest }];
    if (heading.test(node.tag)) return [{ kind: node.tag as 'h1', runs: runsOf(node.children), ...rest }];
    return [{ kind, runs: runsOf(node.children), ...rest }];
  };
  return body.flatMap((node) => block(node, 'text'));
}

const plain = (runs: readonly RichRun[]): RichRun[] => [{ text: runs.map(({ text }) => text).join('') }];

const wordTypes: Readonly<Record<string, LoadedImage['type']>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
};

/** An image as Word takes it; what it does not know (WebP, AVIF) is drawn anew as PNG. @throws for what is no image */
async function loadForWord(blob: Blob): Promise<LoadedImage> {
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  try {
    const type = wordTypes[blob.type];
    if (type) return { bytes: new Uint8Array(await blob.arrayBuffer()), type, width, height };
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const png = await canvas.convertToBlob({ type: 'image/png' });
    return { bytes: new Uint8Array(await png.arrayBuffer()), type: 'png', width, height };
  } finally {
    bitmap.close();
  }
}

/** The text as a Word file: headings, lists, marks and colors as they stand, images in it; a note's follow its words. */
export async function wordFile(draft: ArticleDraft, onProgress: (percent: number) => void): Promise<TextFile> {
  const beside = draft.images.map(
    ({ url, name, alt }): ElementNode => ({
      type: 'element',
      tag: 'img',
      attrs: { src: url, alt: alt || name },
      children: [],
    }),
  );
  const body = [...readBody(draft.html), ...beside];
  const { images, missing } = await fetchImages(wantedIn(body), onProgress);
  const loaded = new Map<string, LoadedImage>();
  const unread: string[] = [];
  for (const { url, blob, label } of images)
    await loadForWord(blob).then(
      (image) => loaded.set(url, image),
      () => unread.push(label),
    );
  const head: RichBlock[] = [
    ...(draft.title ? [{ kind: 'title' as const, runs: [{ text: draft.title }] }] : []),
    ...(draft.summary ? [{ kind: 'summary' as const, runs: [{ text: draft.summary }] }] : []),
  ];
  const blob = await makeRichDocx([...head, ...richBlocksOf(body, loaded)], draft.title);
  return { blob, ending: 'docx', missing: [...missing, ...unread] };
}

const wantedIn = (nodes: readonly HtmlNode[]): { readonly url: string; readonly name: string }[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    return node.tag === 'img' && node.attrs.src
      ? [{ url: node.attrs.src, name: node.attrs.alt ?? '' }]
      : wantedIn(node.children);
  });
