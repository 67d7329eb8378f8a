import type { Zippable } from 'fflate';
import { SheetError } from './SheetError';
import type { SheetLimits } from './types';

const mostParts = 4000;
/** Parts that hold the table; images, macros and printer settings stay packed. */
const isRead = (name: string): boolean =>
  /\.(xml|xml\.rels)$/.test(name) && !/^xl\/(media|drawings|charts)\//.test(name);

/**
 * The readable parts of an .xlsx, unpacked under limits and checked before any parser sees them.
 * @returns a zip of the same parts, stored without packing: what is parsed is what was checked, and no worker is needed
 * @throws SheetError
 */
export async function unpackXlsx(bytes: Uint8Array, limits: SheetLimits): Promise<ArrayBuffer> {
  const { unzipSync, zipSync } = await import('fflate');
  const names: string[] = [];
  let total = 0;
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        if (names.length > mostParts) throw new SheetError('bomb');
        if (!isRead(name)) return false;
        total += originalSize;
        if (total > limits.unpackedBytes) throw new SheetError('bomb');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken', {}, { cause: error });
  }
  if (!names.includes('xl/workbook.xml')) throw new SheetError(names.length > 0 ? 'type' : 'broken');
  const sheets = Object.keys(parts).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  if (sheets.length > limits.sheets) throw new SheetError('too_many_sheets', { limit: limits.sheets });
  for (const [name, part] of Object.entries(parts)) checkPart(part, sheets.includes(name), limits);
  const stored: Zippable = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, [part as Uint8Array<ArrayBuffer>, { level: 0 }]]),
  );
  return zipSync(stored).buffer as ArrayBuffer;
}

/** A row or a cell with its attributes, whose values may hold a `>`. Ends at each `<`: never longer than the text. */
const place = /<(?:[^\s<>/:"']*:)?(c|row)\s((?:"[^"<]*"|'[^'<]*'|[^"'<>])*)/g;
const addresses = /(?:^|\s)(?:[^\s=:"']*:)?r\s*=\s*(?:"([^"]*)"?|'([^']*)'?|)/g;

/**
 * No entities of its own; no cell so far out that the parser would fill millions of empty ones before it. The parser
 * counts whatever stands in an address, so an address that Excel would not write is refused: `A\n2` is column 17 173.
 */
function checkPart(part: Uint8Array, isSheet: boolean, limits: SheetLimits): void {
  const text = new TextDecoder('latin1').decode(part);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.slice(0, 4000))) throw new SheetError('broken');
  if (!isSheet) return;
  for (const [, tag = '', attributes = ''] of text.matchAll(place)) {
    for (const [, double, single] of attributes.matchAll(addresses)) {
      const [, letters = '', digits = ''] = /^([A-Z]{0,4})([1-9]\d{0,8})$/.exec(double ?? single ?? '') ?? [];
      const row = Number(digits);
      // Excel has 1 048 576 rows: styled empty ones are common, more is a forged file.
      if (row === 0 || row > 1_048_576 || (tag === 'c') !== (letters !== '')) throw new SheetError('broken');
      // A cell that is only colored holds nothing: what counts is the last one with something in it.
      if (tag === 'row' || attributes.endsWith('/')) continue;
      const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
      if (row > limits.rows) throw new SheetError('too_many_rows', { row, limit: limits.rows });
      if (column > limits.columns) throw new SheetError('too_many_columns', { row, column, limit: limits.columns });
    }
  }
}
