import { bodyText, htmlToMarkdown, readBody, textOfNodes } from '@/domain/articles/html';
import { articlePage, styledHtml, themeOf } from '@/domain/articles/layout';
import { outgoingText, textPlatforms } from '@/domain/platforms/texts';
import { type DocumentBlock, makeDocx } from '@/lib/documents';
import { zipFiles } from '@/lib/zip';
import { cleanFileName } from '@/utils/cleanFileName';
import type { ArticleDraft } from './draft';

export const fileName = (draft: ArticleDraft, untitled: string, ending: string): string =>
  `${cleanFileName(draft.title.trim() || untitled)}.${ending}`;

const whole = (url: string): string => new URL(url, window.location.origin).href;

/** The body with its theme inline, as it goes into another editor. */
export const richHtml = (draft: ArticleDraft): string =>
  styledHtml(draft.html, themeOf(draft.layout.theme), { resolve: whole });

export const htmlFile = (draft: ArticleDraft): Blob =>
  new Blob([articlePage(draft.title, richHtml(draft))], { type: 'text/html' });

export const markdownFile = (draft: ArticleDraft): Blob =>
  new Blob([draft.title ? `# ${draft.title}\n\n` : '', htmlToMarkdown(draft.html)], { type: 'text/markdown' });

export function wordFile(draft: ArticleDraft): Promise<Blob> {
  const blocks: DocumentBlock[] = draft.title ? [{ kind: 'title', text: draft.title }] : [];
  if (draft.summary) blocks.push({ kind: 'note', text: draft.summary });
  for (const node of readBody(draft.html)) {
    const isHeading = node.type === 'element' && /^h[1-4]$/.test(node.tag);
    for (const text of textOfNodes([node]).split('\n')) blocks.push({ kind: isHeading ? 'heading' : 'text', text });
  }
  return makeDocx(blocks, draft.title);
}

/** Words as they are pasted into the platform's own form: title, body, topics. */
export function plainText(draft: ArticleDraft): string {
  const platform = textPlatforms[draft.platform];
  const body = outgoingText(platform, bodyText(draft.html), draft.topics);
  return [platform.title ? draft.title.trim() : '', body].filter(Boolean).join('\n\n');
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/bmp': 'bmp',
};

interface ImageZip {
  readonly blob: Blob;
  /** Names of those that could not be fetched. */
  readonly missing: readonly string[];
}

/** The images in their order (01.jpg, 02.png …), the cover first, and the words beside them. */
export async function imageZip(
  draft: ArticleDraft,
  words: string,
  onProgress: (percent: number) => void,
): Promise<ImageZip> {
  const files: { name: string; content: Blob | string }[] = [];
  const missing: string[] = [];
  const ordered = [...draft.images].sort((a, b) => Number(b.url === draft.cover) - Number(a.url === draft.cover));
  for (const [index, { url, name }] of ordered.entries()) {
    onProgress(Math.round((index / ordered.length) * 100));
    try {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(String(answer.status));
      const blob = await answer.blob();
      const number = String(index + 1).padStart(2, '0');
      files.push({ name: `${number}.${endings[blob.type] ?? 'jpg'}`, content: blob });
    } catch {
      missing.push(name || url);
    }
  }
  files.push({ name: `${words}.txt`, content: plainText(draft) });
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
