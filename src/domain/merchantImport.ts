import { merchantHeadings } from './importHeadings.data';
import { leadPhone } from './leads';
import { isFormula, type NamedLine, type NamedTable, readNamedColumns } from './namedColumns';

/** Columns of the table, in the order of the template. */
export const merchantColumns = ['name', 'contact', 'phone', 'industry', 'address'] as const;
type MerchantColumn = (typeof merchantColumns)[number];

export const merchantImportLimits = {
  rows: 500,
  /** Characters of a cell that a server takes; what is too long is said by its own sentence. */
  cell: 400,
  columns: { name: 60, contact: 40, phone: 20, industry: 40, address: 200 },
} as const;

export type MerchantLine = NamedLine<MerchantColumn>;

export const merchantProblems = ['required', 'long', 'formula', 'phone', 'twice'] as const;

/** What is wrong with one cell. */
export interface MerchantFault {
  readonly row: number;
  readonly column: MerchantColumn;
  readonly problem: (typeof merchantProblems)[number];
  /** For `twice`: where the name stands first. */
  readonly other?: number;
}

/** Merchants out of the rows of a table; only the column of names is needed. */
export const readMerchantRows = (rows: readonly (readonly string[])[]): NamedTable<MerchantColumn> =>
  readNamedColumns(rows, {
    columns: merchantColumns,
    headings: merchantHeadings,
    needed: ['name'],
    maxRows: merchantImportLimits.rows,
  });

const comparable = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

/** Whether two names stand for one merchant. */
export const isSameMerchantName = (one: string, other: string): boolean => comparable(one) === comparable(other);

/** A number with an area code, or a mobile one. */
const isPhone = (text: string): boolean =>
  /^(1[3-9]\d{9}|0\d{9,11}|[48]00\d{7})$/.test(leadPhone(text).replaceAll('-', ''));

function problemOf(column: MerchantColumn, text: string): MerchantFault['problem'] | undefined {
  if (text === '') return column === 'name' ? 'required' : undefined;
  if ([...text].length > merchantImportLimits.columns[column]) return 'long';
  const isInternational = column === 'phone' && /^[+＋]\s*86/.test(text);
  if (isFormula(text) && !isInternational) return 'formula';
  return column === 'phone' && !isPhone(text) ? 'phone' : undefined;
}

/** Every cell that is wrong, by row. A line without a fault can be added, unless there is a merchant of its name. */
export function checkMerchants(lines: readonly MerchantLine[]): MerchantFault[] {
  const firstRows = new Map<string, number>();
  return lines.flatMap((line) => {
    const key = comparable(line.name);
    const other = key === '' ? undefined : firstRows.get(key);
    if (key !== '' && other === undefined) firstRows.set(key, line.row);
    return merchantColumns.flatMap((column): MerchantFault[] => {
      const problem = problemOf(column, line[column]);
      if (problem) return [{ row: line.row, column, problem }];
      return column === 'name' && other !== undefined ? [{ row: line.row, column, problem: 'twice', other }] : [];
    });
  });
}
