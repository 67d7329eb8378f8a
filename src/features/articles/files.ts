import { bodyImages, bodyText, escapeMarkdown, htmlToMarkdown, losesLooks, readBody } from '@/domain/articles/html';
import { articlePage, styledHtml, themeOf } from '@/domain/articles/layout';
import { outgoingText, textPlatforms } from '@/domain/platforms/texts';
import { toDataUrl } from '@/lib/dataUrl';
import { zipFiles } from '@/lib/zip';
import { cleanFileName } from '@/utils/cleanFileName';
import type { ArticleDraft } from './draft';
import { fetchImages, IMAGE_FOLDER, type WantedImage } from './imageFiles';

export const fileName = (draft: ArticleDraft, untitled: string, ending: string): string =>
  `${cleanFileName(draft.title.trim() || untitled)}.${ending}`;

const whole = (url: string): string => new URL(url, window.location.origin).href;

/** The body with its theme inline, as it goes into another editor. */
export const richHtml = (draft: ArticleDraft): string =>
  styledHtml(draft.html, themeOf(draft.layout.theme), { resolve: whole });

/** A file of the text and its images. */
export interface TextFile {
  readonly blob: Blob;
  readonly ending: string;
  /** Names of the images that could not be fetched; their addresses stay in the text. */
  readonly missing: readonly string[];
  /** The text has colors or alignments that this kind of file does not carry. */
  readonly losesLooks?: boolean;
}

type Progress = (percent: number) => void;

/** The images that belong to the text: those that stand in an article, those of a note with the cover first. */
function imagesOf(draft: ArticleDraft): WantedImage[] {
  const own = [...draft.images].sort((a, b) => Number(b.url === draft.cover) - Number(a.url === draft.cover));
  return [...bodyImages(readBody(draft.html)).map((url) => ({ url, name: '' })), ...own];
}

/** Bytes of images that a page carries in itself; more of them are files beside it. */
const MAX_EMBEDDED_BYTES = 12_000_000;

/** The page with its images in it, or beside it where they are many. */
export async function htmlFile(draft: ArticleDraft, onProgress: Progress): Promise<TextFile> {
  const { images, missing } = await fetchImages(imagesOf(draft), onProgress);
  const isEmbedded = images.reduce((sum, { blob }) => sum + blob.size, 0) <= MAX_EMBEDDED_BYTES;
  const addresses = new Map<string, string>();
  for (const { url, blob, name } of images)
    addresses.set(url, isEmbedded ? await toDataUrl(blob) : `${IMAGE_FOLDER}/${name}`);
  const resolve = (url: string): string => addresses.get(url) ?? whole(url);
  const page = articlePage(draft.title, styledHtml(draft.html, themeOf(draft.layout.theme), { resolve }));
  if (isEmbedded) return { blob: new Blob([page], { type: 'text/html' }), ending: 'html', missing };
  const files = images.map(({ blob, name }) => ({ name, folder: IMAGE_FOLDER, content: blob }));
  return { blob: await zipFiles([{ name: 'text.html', content: page }, ...files]), ending: 'zip', missing };
}

/** The text alone where it has no images, else a zip of `text.md` and the images that it names. */
export async function markdownFile(draft: ArticleDraft, onProgress: Progress): Promise<TextFile> {
  const { images, missing } = await fetchImages(imagesOf(draft), onProgress);
  const addresses = new Map(images.map(({ url, name }) => [url, `${IMAGE_FOLDER}/${name}`]));
  const resolve = (url: string): string => addresses.get(url) ?? whole(url);
  // The images of a note stand beside its words; in the file they follow them.
  const beside = draft.images
    .map(({ url, name, alt }) => `![${escapeMarkdown(alt || name)}](${resolve(url)})`)
    .join('\n\n');
  const text = [
    draft.title ? `# ${escapeMarkdown(draft.title)}\n\n` : '',
    htmlToMarkdown(draft.html, resolve),
    beside && `\n${beside}\n`,
    draft.topics.length > 0 ? `\n${draft.topics.map((topic) => `#${escapeMarkdown(topic)}`).join(' ')}\n` : '',
  ].join('');
  const told = { missing, losesLooks: losesLooks(draft.html) };
  if (images.length === 0) return { blob: new Blob([text], { type: 'text/markdown' }), ending: 'md', ...told };
  const files = images.map(({ blob, name }) => ({ name, folder: IMAGE_FOLDER, content: blob }));
  return { blob: await zipFiles([{ name: 'text.md', content: text }, ...files]), ending: 'zip', ...told };
}

/** Words as they are pasted into the platform's own form: title, body, topics. */
export function plainText(draft: ArticleDraft): string {
  const platform = textPlatforms[draft.platform];
  const body = outgoingText(platform, bodyText(draft.html), draft.topics);
  return [platform.title ? draft.title.trim() : '', body].filter(Boolean).join('\n\n');
}

interface ImageZip {
  readonly blob: Blob;
  /** Names of those that could not be fetched. */
  readonly missing: readonly string[];
}

/** The images in their order (01.jpg, 02.png …), the cover first, and the words beside them. */
export async function imageZip(draft: ArticleDraft, words: string, onProgress: Progress): Promise<ImageZip> {
  const { images, missing } = await fetchImages(imagesOf({ ...draft, html: '' }), onProgress);
  const files = [
    ...images.map(({ blob, name }) => ({ name, content: blob })),
    { name: `${words}.txt`, content: plainText(draft) },
  ];
  return { blob: await zipFiles(files), missing };
}

/** Puts rich text and its plain form on the clipboard. @throws when the browser refuses */
export async function copyRich(html: string, text: string): Promise<void> {
  if (typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write) {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
    return;
  }
  // Pages without a secure origin have only the old way.
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put, { once: true });
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', put);
  if (!isDone) throw new Error('copy was refused');
}
