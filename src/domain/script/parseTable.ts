import { type ShotKind, shotKinds } from '../frameworks';
import { columnLabels, shotNames } from './labels.data';
import { longestSentence, type ScriptSentence } from './types';

type Column = keyof typeof columnLabels;

const cellsOf = (line: string): readonly string[] => {
  const isMarkdown = /^\s*\|.*\|\s*$/.test(line);
  const parts = isMarkdown ? line.trim().slice(1, -1).split('|') : line.split('\t');
  return parts.map((part) => part.trim());
};

const columnOf = (head: string): Column | undefined =>
  (Object.keys(columnLabels) as Column[]).find((column) => columnLabels[column].some((word) => head.includes(word)));

/** Whether a table begins at a line: a head that names what is said, and a row below it. */
export function isTableLine(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  if (!line.includes('\t') && !/^\s*\|.*\|\s*$/.test(line)) return false;
  return cellsOf(line).some((cell) => columnOf(cell) === 'text');
}

/** Whether a text holds a storyboard as a table, which is read by its columns. */
export const holdsScriptTable = (text: string): boolean =>
  text.split(/\r\n?|\n/).some((_, index, lines) => isTableLine(lines, index));

const secondsOf = (cell: string): number => {
  const found = /(\d+(?:\.\d+)?)\s*(?:s|\u79d2|$)/i.exec(cell);
  const seconds = found ? Number(found[1]) : 0;
  return seconds > 0 && seconds <= 120 ? seconds : 0;
};

const shotOf = (cell: string): ShotKind | '' =>
  shotKinds.find((kind) => cell === kind || (cell !== '' && shotNames[kind].includes(cell))) ?? '';

/** The rows of a table as sentences; `end` is the first line after it. Rows without a word are passed over. */
export function readTable(
  lines: readonly string[],
  from: number,
): { readonly rows: readonly Omit<ScriptSentence, 'id'>[]; readonly end: number } {
  const columns = cellsOf(lines[from] ?? '').map(columnOf);
  const rows: Omit<ScriptSentence, 'id'>[] = [];
  let end = from + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    if (!line.includes('\t') && !/^\s*\|.*\|\s*$/.test(line)) break;
    const cells = cellsOf(line);
    if (cells.every((cell) => /^:?-{2,}:?$/.test(cell))) continue;
    const at = (column: Column): string => cells[columns.indexOf(column)] ?? '';
    const text = at('text').slice(0, longestSentence);
    if (!text) continue;
    rows.push({
      text,
      role: at('role')
        .replace(/[\u3010\u3011]/g, '')
        .slice(0, 40),
      ...(at('hint') ? { hint: at('hint').slice(0, 300) } : {}),
      ...(at('screen') ? { screen_text: at('screen').slice(0, 300) } : {}),
      ...(secondsOf(at('seconds')) ? { seconds: secondsOf(at('seconds')) } : {}),
      ...(shotOf(at('shot')) ? { shot: shotOf(at('shot')) } : {}),
    });
  }
  return { rows, end };
}
