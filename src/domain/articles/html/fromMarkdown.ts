import { readMarkdownHeading } from '../../../utils/markdownHeading';
import { trimStartMarks } from '../../../utils/trimMarks';
import { textOfNodes } from './bodyText';
import { escapeHtml } from './entities';
import { readItemMark, readMarkdownList } from './markdownLists';
import { tableLines } from './tables';
import type { HtmlNode } from './types';
import { cleanHtml, readBody } from './writeHtml';

/** Quotations in one another; deeper ones are one. */
const MAX_QUOTES = 8;
/** The same for lists, with the quotations around them; what lies deeper is words. */
const MAX_LISTS = 10;

const tags: readonly (readonly [RegExp, string])[] = [
  [/\*\*(\S(?:[^*]*\S)?)\*\*/g, 'strong'],
  [/__(\S(?:[^_]*\S)?)__/g, 'strong'],
  [/(?<![*\w])\*(\S(?:[^*\n]*\S)?)\*(?!\*)/g, 'em'],
  [/~~(\S(?:[^~]*\S)?)~~/g, 's'],
];

// Each part ends where the next mark may begin: a mark that is never closed is passed over once, not once for each.
/** Inline Markdown of one line, escaped first: nothing of the source becomes a tag. */
function inline(source: string): string {
  const kept: string[] = [];
  // A private-use character stands for what must not be read again: code, escapes.
  const keep = (html: string): string => `\ue000${kept.push(html) - 1}\ue001`;
  let text = source
    .replace(/[\ue000\ue001]/g, '')
    .replace(/`([^`]+)`/g, (_, code: string) => keep(`<code>${escapeHtml(code)}</code>`))
    .replace(/\\([\\`*_[\]{}()#+\-.!~<>|])/g, (_, character: string) => keep(escapeHtml(character)));
  text = escapeHtml(text)
    .replace(/!\[([^[\]]*)\]\(\s*([^\s()]+(?:\([^\s()]*\))?)(?:\s[^()]*)?\)/g, '<img alt="$1" src="$2">')
    .replace(/\[([^[\]]+)\]\(\s*([^\s()]+(?:\([^\s()]*\))?)(?:\s[^()]*)?\)/g, '<a href="$2">$1</a>')
    .replace(/&lt;(\/?(?:strong|em|s|u|sup|sub))&gt;/g, '<$1>');
  for (const [pattern, tag] of tags) text = text.replace(pattern, `<${tag}>$1</${tag}>`);
  return text.replace(/\ue000(\d+)\ue001/g, (_, index: string) => kept[Number(index)] ?? '');
}

/** Lines of a Markdown table as one of HTML. */
function tableHtml(lines: readonly string[]): string {
  const rows = lines.map((line) =>
    line
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.replaceAll('\\|', '|')),
  );
  const isHeaded = rows[1]?.every((cell) => /^\s*:?-+:?\s*$/.test(cell)) ?? false;
  // A table without a head has an empty one in Markdown.
  const isHeadEmpty = isHeaded && rows.length > 2 && rows[0]?.every((cell) => cell.trim() === '');
  const written = rows.filter((_, index) => !isHeaded || (index !== 1 && !(isHeadEmpty && index === 0)));
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells
      .map(
        (cell) =>
          `<${tag}>${cell
            .split(/<br>/i)
            .map((line) => `<p>${inline(line.trim())}</p>`)
            .join('')}</${tag}>`,
      )
      .join('')}</tr>`;
  const isHead = (index: number): boolean => isHeaded && !isHeadEmpty && index === 0;
  return `<table border="1">${written.map((cells, index) => row(cells, isHead(index) ? 'th' : 'td')).join('')}</table>`;
}

interface Gathered {
  /** Quotations and lists around it. */
  readonly depth: number;
  readonly html: string[];
  paragraph: string[];
  quote: string[];
  table: string[];
}

function flush(state: Gathered): void {
  if (state.paragraph.length > 0) state.html.push(`<p>${state.paragraph.map(inline).join('<br>')}</p>`);
  if (state.quote.length > 0)
    state.html.push(`<blockquote>${markdownBlocks(state.quote, state.depth + 1)}</blockquote>`);
  if (state.table.length > 0) state.html.push(tableHtml(state.table));
  state.paragraph = [];
  state.quote = [];
  state.table = [];
}

const isRule = (line: string): boolean => /^\s*([-*_])(\s*\1){2,}\s*$/.test(line);

function readLine(state: Gathered, line: string): void {
  const heading = readMarkdownHeading(line);
  const quote = /^>\s?(.*)$/s.exec(line);
  if (line.trim() === '') flush(state);
  else if (isRule(line)) {
    flush(state);
    state.html.push('<hr>');
  } else if (heading) {
    flush(state);
    const level = Math.min(4, heading.level);
    state.html.push(`<h${level}>${inline(heading.text)}</h${level}>`);
  } else if (quote) {
    if (state.quote.length === 0) flush(state);
    state.quote.push(state.depth < MAX_QUOTES ? (quote[1] ?? '') : trimStartMarks(line, '>'));
  } else if (/^\s*\|.*\|\s*$/s.test(line)) {
    if (state.table.length === 0) flush(state);
    state.table.push(line);
  } else {
    if (state.quote.length > 0 || state.table.length > 0) flush(state);
    state.paragraph.push(line.trim());
  }
}

function markdownBlocks(lines: readonly string[], depth = 0): string {
  const state: Gathered = { depth, html: [], paragraph: [], quote: [], table: [] };
  let code: string[] | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const mark = code || depth >= MAX_LISTS || isRule(line) ? undefined : readItemMark(line);
    if (mark) {
      flush(state);
      const list = readMarkdownList(lines, at, mark, (own) => markdownBlocks(own, depth + 1));
      state.html.push(list.html);
      at = list.end - 1;
    } else if (/^```/.test(line)) {
      if (code) state.html.push(`<pre><code>${escapeHtml(code.join('\n'))}</code></pre>`);
      else flush(state);
      code = code ? undefined : [];
    } else if (code) code.push(line);
    else readLine(state, line);
  }
  if (code) state.html.push(`<pre><code>${escapeHtml(code.join('\n'))}</code></pre>`);
  flush(state);
  return state.html.join('');
}

/** Safe HTML of Markdown; also of Markdown that is still being written: an open mark is shown as text. */
export const markdownToHtml = (markdown: string): string =>
  cleanHtml(markdownBlocks(markdown.replaceAll('\r\n', '\n').split('\n')));

/** Body of a note or post out of Markdown: plain lines, an empty one between paragraphs, as these places show them. */
export const markdownToNoteHtml = (markdown: string): string => htmlToNoteHtml(markdownToHtml(markdown));

/** The same tree with each table as lines that read by themselves. */
const withoutTables = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.type === 'text') return [node];
    return node.tag === 'table' ? tableLines(node) : [{ ...node, children: withoutTables(node.children) }];
  });

/** The same out of HTML. */
export function htmlToNoteHtml(html: string): string {
  const blocks = withoutTables(readBody(html)).map((node) => textOfNodes([node]));
  const lines = blocks.filter(Boolean).join('\n\n').split('\n');
  return lines.some(Boolean) ? lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('') : '';
}

/** A text whose first line is `# title`: title and the rest. */
export function splitTitle(markdown: string): { readonly title: string; readonly body: string } {
  const [, title, body] = /^\s*#\s+([^\n]*)\n?([\s\S]*)$/.exec(markdown) ?? [];
  return title === undefined ? { title: '', body: markdown } : { title: title.trim(), body: body ?? '' };
}
