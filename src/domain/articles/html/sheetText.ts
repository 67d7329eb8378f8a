import { bodyText } from './bodyText';
import { escapeHtml } from './entities';
import { htmlToNoteHtml } from './fromMarkdown';
import { countTables } from './tables';

/** Characters, rows and columns of a pasted sheet; beyond them it stays text. */
const MAX_SHEET = 200_000;
const MAX_ROWS = 2000;
const MAX_COLUMNS = 100;
/** A list whose marks stand before a tab is no table of two columns. */
const listMark =
  /^\s*(?:[\u2022\u00b7\u25cf\u25cb\u25a0o*+-]|[(\uff08]?(?:\d{1,3}|[a-zA-Z]|[\u4e00-\u5341]{1,3})[.)\uff09\u3001\uff0e]?)\s*$/;

/** Cells of tab-separated text; a cell in quotation marks may hold line breaks, and `""` for one of its own. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const quoted = text[at] === '"' ? /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(text.slice(at, at + 20_000)) : null;
    const end = quoted ? at + quoted[0].length : nextBreak(text, at);
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : text.slice(at, end));
    if (text[end] !== '\t') {
      rows.push(cells);
      cells = [];
    }
    at = end + 1;
  }
  return rows;
}

function nextBreak(text: string, from: number): number {
  let end = from;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n') end += 1;
  return end;
}

/**
 * Cells of plain text as sheets put it on the clipboard: at least two rows of the same number of tabs, or one row with
 * two. Undefined for what is no table: code, lists with tabs behind their marks, a stray tab.
 */
export function readSheetText(source: string): readonly (readonly string[])[] | undefined {
  if (source.length > MAX_SHEET || !source.includes('\t')) return undefined;
  const rows = cellsOf(source.replace(/\r\n?/g, '\n').replace(/\n+$/, ''));
  const width = rows[0]?.length ?? 0;
  const isEven = rows.every((cells) => cells.length === width);
  if (!isEven || width < 2 || width > MAX_COLUMNS || rows.length > MAX_ROWS) return undefined;
  if (rows.length === 1 && (width < 3 || rows[0]?.some((cell) => cell.trim() === ''))) return undefined;
  const firsts = rows.map(([first = '']) => first);
  if (width === 2 && firsts.every((cell) => listMark.test(cell))) return undefined;
  // Lines that begin with a tab are indented; a sheet begins with words in most of its rows.
  return firsts.filter((cell) => cell.trim() === '').length * 2 > rows.length ? undefined : rows;
}

/** The same as a table in HTML, as other programs write it: to be cleaned. */
export const sheetHtml = (rows: readonly (readonly string[])[]): string => {
  const cell = (text: string): string =>
    `<td>${text
      .split('\n')
      .map((line) => escapeHtml(line.trim()))
      .join('<br>')}</td>`;
  return `<table border="1">${rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</table>`;
};

interface PastedLines {
  readonly text: string;
  /** Tables that became lines. */
  readonly tables: number;
}

/**
 * What a clipboard with tables says where no table can stand, each row as a line that reads by itself; undefined where it
 * holds none, and the plain text is pasted as it is.
 */
export function pastedLines(html: string, text: string): PastedLines | undefined {
  const tables = html.length <= MAX_SHEET * 20 ? countTables(html) : 0;
  if (tables > 0) return { text: bodyText(htmlToNoteHtml(html)), tables };
  const rows = readSheetText(text);
  return rows && { text: bodyText(htmlToNoteHtml(sheetHtml(rows))), tables: 1 };
}
