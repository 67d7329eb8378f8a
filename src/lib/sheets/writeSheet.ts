import type { SheetCell, SheetToWrite } from './types';

const tones = {
  error: { backgroundColor: '#FFE3E0', textColor: '#A8071A' },
  muted: { textColor: '#6B6B76' },
  strong: { fontWeight: 'bold' },
} as const;

const longestTab = 31;

/** What Excel refuses in a tab's name, and its length. */
const tabName = (name: string, index: number): string =>
  name
    .replace(/[\\/?*:[\]]/g, ' ')
    .trim()
    .replace(/^'+|'+$/g, '')
    .slice(0, longestTab) || `Sheet${index + 1}`;

/** Excel repairs, and other readers refuse, a book with two tabs of one name, whatever their case: the later is numbered. */
function tabNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given, index) => {
    const name = tabName(given, index);
    let unique = name;
    for (let n = 2; taken.has(unique.toLowerCase()); n += 1) {
      const end = ` (${n})`;
      unique = name.slice(0, longestTab - end.length) + end;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** Characters that XML cannot hold, and what is longer than a cell. */
const clean = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are what Excel refuses
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').slice(0, 32_767);

function cellOf(cell: SheetCell) {
  const { value, tone, wrap, isPercent }: Exclude<SheetCell, string | number> =
    typeof cell === 'object' ? cell : { value: cell };
  if (value === '' && !tone) return null;
  return {
    ...(typeof value === 'number' ? { value, type: Number } : { value: clean(value), type: String }),
    ...(tone ? tones[tone] : {}),
    ...(wrap ? { wrap: true } : {}),
    ...(isPercent && typeof value === 'number' ? { format: '0.0%' } : {}),
    alignVertical: 'top' as const,
  };
}

/**
 * An .xlsx file of one or more sheets: bold headings that stay when scrolled, columns as wide as asked. The library is
 * loaded with the first file.
 */
export async function writeSheet(sheets: SheetToWrite | readonly SheetToWrite[]): Promise<Blob> {
  const { default: writeBook } = await import('write-excel-file/universal');
  const list = 'name' in sheets ? [sheets] : sheets;
  const tabs = tabNames(list.map(({ name }) => name));
  return writeBook(
    list.map(({ columns, rows }, index) => ({
      sheet: tabs[index] ?? '',
      stickyRowsCount: 1,
      columns: columns.map(({ width = 16 }) => ({ width })),
      data: [
        columns.map(({ title }) => ({
          value: clean(title),
          type: String,
          fontWeight: 'bold' as const,
          backgroundColor: '#EFEDFC',
        })),
        ...rows.map((row) => row.map(cellOf)),
      ],
    })),
  ).toBlob();
}
