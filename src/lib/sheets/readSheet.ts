import { csvText, parseCsv } from './csv';
import { SheetError } from './SheetError';
import { type Sheet, type SheetLimits, sheetLimits } from './types';
import { unpackXlsx } from './unpackXlsx';

/** For a file input. */
export const sheetAccept = '.xlsx,.csv,.xls,.tsv';

/**
 * The sheets of an Excel (.xlsx) or CSV file (UTF-8, UTF-16 or GBK), as text. The Excel library is loaded with the first
 * such file. Numbers are written as they were typed (12.9, not 12.899999999999999), dates as YYYY-MM-DD,
 * with HH:mm behind when they have a time.
 * @throws SheetError with the reason and the place
 */
export async function readSheet(
  file: Blob & { readonly name?: string },
  change: Partial<SheetLimits> = {},
): Promise<Sheet[]> {
  const limits = { ...sheetLimits, ...change };
  if (file.size === 0) throw new SheetError('empty');
  if (file.size > limits.bytes) throw new SheetError('too_large', { limit: Math.round(limits.bytes / 1024 / 1024) });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = file.name ?? '';
  const sheets = isZip(bytes) ? await readXlsx(bytes, limits) : readText(bytes, name, limits);
  const filled = sheets.map((sheet) => ({ ...sheet, rows: withoutEmptyEnd(sheet.rows) }));
  if (filled.every(({ rows }) => rows.length === 0)) throw new SheetError('empty');
  return filled;
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** Compound file: Excel 97–2003, or a newer one behind a password. */
const isCompound = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11;

function readText(bytes: Uint8Array, name: string, limits: SheetLimits): Sheet[] {
  if (isCompound(bytes)) throw new SheetError(isEncrypted(bytes) ? 'locked' : 'old_excel');
  if (/\.xlsx$/i.test(name)) throw new SheetError('broken');
  const text = csvText(bytes);
  // Shop systems call a page or a text with tabs `.xls`: Excel opens both, this reads the text.
  if (/^\s*</.test(text)) throw new SheetError(/\.xls$/i.test(name) ? 'old_excel' : 'type');
  return [{ name: name.replace(/\.[^.]+$/, ''), rows: parseCsv(text, limits) }];
}

/** The stream's name of an encrypted workbook, in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes);
  return head.includes([...'EncryptedPackage'].join('\0'));
}

async function readXlsx(bytes: Uint8Array, limits: SheetLimits): Promise<Sheet[]> {
  const checked = await unpackXlsx(bytes, limits);
  // By ArrayBuffer, as a Blob of another realm (tests) is none to the library.
  const { default: readBook } = await import('read-excel-file/universal');
  const book = await readBook(checked, { parseNumber: plainNumber, trim: true }).catch((error: unknown) => {
    throw new SheetError('broken', {}, { cause: error });
  });
  return book.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row, index) =>
      row.map((cell, column) => {
        const text = textOf(cell);
        if (text.length > limits.cellLength)
          throw new SheetError('cell_too_long', {
            sheet,
            row: index + 1,
            column: column + 1,
            limit: limits.cellLength,
          });
        return text;
      }),
    ),
  }));
}

/** Excel stores 12.9 as 12.9 or 12.899999999999999: fifteen digits are what it shows. Longer ones are codes, kept. */
function plainNumber(text: string): string {
  if (/^-?\d+$/.test(text)) return text;
  const rounded = Number(Number(text).toPrecision(15));
  return Math.abs(rounded) < 1e15 && Math.abs(rounded) >= 1e-6 ? String(rounded) : text;
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  return String(cell).trim();
}

/**
 * A day as YYYY-MM-DD, with its time as ` HH:mm` when it has one; a time of day alone, which Excel keeps on its day nought,
 * as HH:mm. Rounded to minutes: Excel's parts of a day are a little off.
 */
function dateText(date: Date): string {
  const text = new Date(Math.round(date.getTime() / 60_000) * 60_000).toISOString();
  const [day, time] = [text.slice(0, 10), text.slice(11, 16)];
  if (day < '1900-01-02') return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

function withoutEmptyEnd(rows: string[][]): string[][] {
  let last = rows.length;
  while (last > 0 && (rows[last - 1] ?? []).every((cell) => cell === '')) last -= 1;
  return rows.slice(0, last);
}
