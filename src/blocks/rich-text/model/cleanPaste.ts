import DOMPurify from 'dompurify';
import { cleanHtml } from '@/domain/articles/html';

export interface CleanedPaste {
  readonly html: string;
  /** Pictures that could not come along: files of the other program, embedded data. */
  readonly lostPictures: number;
}

const picture = /<(?:img|v:imagedata)\b/gi;
const count = (html: string): number => html.match(picture)?.length ?? 0;

/**
 * HTML from the clipboard (a page, Word, WPS, another editor) as this editor's own: DOMPurify takes out what could run,
 * the allow-list of the body takes out the rest: classes, fonts, office marks, foreign styles.
 */
export function cleanPaste(html: string): CleanedPaste {
  const pure = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'textarea', 'select', 'button', 'iframe', 'object', 'svg', 'math', 'title'],
    ALLOW_DATA_ATTR: true,
  });
  const clean = cleanHtml(pure);
  return { html: clean, lostPictures: Math.max(0, count(html) - count(clean)) };
}
