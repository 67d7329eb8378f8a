import { readMarkdownHeading } from '../../utils/markdownHeading';
import { headingRules, questionMark, sentenceEnd } from './headings.data';
import type { Heading } from './types';

/** A line read as a heading; undefined for running text. */
function readHeading(line: string): { readonly level: number; readonly text: string } | undefined {
  const marked = readMarkdownHeading(line);
  if (marked?.text) return { level: marked.level, text: marked.text.replace(/\*\*|__|`/g, '') };
  const bare = line.replace(/^\*\*(.+)\*\*$/, '$1');
  const rule = headingRules.find(({ pattern, longest }) => pattern.test(bare) && [...bare].length <= longest);
  if (!rule || sentenceEnd.test(bare)) return undefined;
  const text = bare.replace(questionMark, '').replace(/^【(.+)】$/, '$1');
  return { level: rule.level, text };
}

export interface Line {
  readonly from: number;
  /** End without the break. */
  readonly to: number;
  readonly text: string;
}

/** Lines of a text, blank ones left out; a page break ends a line too. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/[^\n\f]+/g)) {
    const start = match.index + (match[0].length - match[0].trimStart().length);
    const line = match[0].trim();
    if (line !== '') lines.push({ from: start, to: start + line.length, text: line });
  }
  return lines;
}

/** The headings of a document, in order: Markdown's, and those that Chinese papers number or put in brackets. */
export function headingsOf(text: string): Heading[] {
  let isCode = false;
  return linesOf(text).flatMap(({ from, to, text: line }) => {
    // Inside ``` fences a # is no heading.
    const isFence = line.startsWith('```') && (from === 0 || /[\n\r\u2028\u2029]/.test(text[from - 1] ?? ''));
    if (isFence) isCode = !isCode;
    const heading = isCode || isFence ? undefined : readHeading(line);
    return heading ? [{ ...heading, from, to }] : [];
  });
}
