import DOMPurify from 'dompurify';
import { cleanHtml } from '@/domain/articles/html';

interface CleanedPaste {
  readonly html: string;
  /** Images that could not come along: files of the other program, embedded data. */
  readonly lostImages: number;
}

const image = /<(?:img|v:imagedata)\b/gi;
const count = (html: string): number => html.match(image)?.length ?? 0;

/**
 * HTML from the clipboard (a page, Word, WPS, another editor) as this editor's own. The allow-list of the body goes first,
 * on the bare text: so no document, not even DOMPurify's inert one, ever holds a handler (Chromium reports those against
 * the page's policy). DOMPurify then looks once more at what is left.
 */
export function cleanPaste(html: string): CleanedPaste {
  const clean = cleanHtml(html);
  const pure = DOMPurify.sanitize(clean, { USE_PROFILES: { html: true }, ADD_ATTR: ['target'] });
  return { html: pure, lostImages: Math.max(0, count(html) - count(pure)) };
}
