import { decodeText } from '../../utils/decodeText';
import { SheetError } from './SheetError';
import type { SheetLimits } from './types';

/** The mark that the first line uses most often outside quotes: comma, semicolon, tab, or the Chinese comma. */
function separatorOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const line = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '');
  const counts = [',', '\t', ';', '\uff0c'].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/**
 * Rows of a CSV text: quoted cells may hold separators, line breaks and doubled quotes (RFC 4180).
 * @throws SheetError `open_quote` at the row where a quote was opened and never closed; limits with row and column
 */
export function parseCsv(text: string, limits: SheetLimits): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const checkRow = () => {
    if (rows.length >= limits.rows) throw new SheetError('too_many_rows', { limit: limits.rows, row: rows.length });
  };
  const push = (cell: string) => {
    const place = { row: rows.length + 1, column: row.length + 1 };
    if (row.length >= limits.columns) throw new SheetError('too_many_columns', { ...place, limit: limits.columns });
    if (cell.length > limits.cellLength) throw new SheetError('cell_too_long', { ...place, limit: limits.cellLength });
    row.push(cell.trim());
  };
  while (at < text.length) {
    checkRow();
    let cell: string;
    if (text[at] === '"') {
      const end = endOfQuote(text, at);
      if (end < 0) throw new SheetError('open_quote', { row: rows.length + 1, column: row.length + 1 });
      const after = nextBreak(text, end + 1, separator);
      cell = text.slice(at + 1, end).replaceAll('""', '"') + text.slice(end + 1, after);
      at = after;
    } else {
      const end = nextBreak(text, at, separator);
      cell = text.slice(at, end);
      at = end;
    }
    push(cell);
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      push('');
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

function endOfQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function nextBreak(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** Text of a CSV file's bytes: UTF-8 with or without mark, UTF-16 as Excel saves it, GBK as old Chinese Excel does. */
export function csvText(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text === undefined) throw new SheetError('type');
  return text.replace(/^\uFEFF/, '');
}

/**
 * CSV text of rows, with the mark that makes Excel read it as UTF-8. A cell that a spreadsheet would run as a formula gets
 * an apostrophe in front (CWE-1236).
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cellOf = (cell: string | number): string => {
    const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) && !isNumber(cell) ? `'${cell}` : String(cell);
    return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

const isNumber = (text: string): boolean => /^[+-]?\d+(\.\d+)?$/.test(text);
