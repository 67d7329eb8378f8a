import { pastedLines } from '@/domain/articles/html';
import { faultOf, MAX_TEXT } from '@/domain/breakdown';
import type { MessageId } from '@/hooks/useT';
import type { NewSource } from './doc';

const tags = /<(?:!doctype|html|body|div|p|span|br|script|section|article|h[1-6]|ul|li|img|a)\b[^>]*>/i;
const blocks = 'p, div, section, article, li, h1, h2, h3, h4, h5, h6, tr, blockquote, pre';
const unread = 'script, style, noscript, template, iframe, svg, head';

export const isHtml = (text: string): boolean => tags.test(text.slice(0, 20_000));

/** What a piece of HTML says, tables as lines that read by themselves. It is parsed apart from the page: nothing in it runs, nothing is fetched. */
export function htmlToText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(unread)) element.remove();
  for (const table of page.querySelectorAll('table')) {
    const lines = table.isConnected ? pastedLines(table.outerHTML, '') : undefined;
    if (lines) table.replaceWith(`\n${lines.text}\n`);
  }
  for (const element of page.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of page.querySelectorAll(blocks)) element.append('\n');
  return (page.body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Why a source was refused, in the words of this screen. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  constructor(
    readonly id: MessageId,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(id);
  }
}

const faults = {
  empty: 'analyze.fault.empty',
  'no-words': 'analyze.fault.noWords',
  'too-long': 'analyze.fault.tooLong',
} as const satisfies Record<NonNullable<ReturnType<typeof faultOf>>, MessageId>;

/** Refuses a source that has nothing to be taken apart. */
export function checked(source: NewSource): NewSource {
  const fault = faultOf(source.text);
  if (fault) throw new SourceError(faults[fault], { count: source.text.length, most: MAX_TEXT });
  return source;
}

/** A pasted text; what is pasted as HTML is read as what it says, its scripts are never run. */
export function readPasted(pasted: string): NewSource {
  const text = (isHtml(pasted) ? htmlToText(pasted) : pasted).replace(/\r\n?/g, '\n').trim();
  return checked({ title: '', text, origin: { kind: 'paste', name: '', url: '' } });
}
