import { WordedError } from '../request/errors';

/** Why a table was refused; each has a sentence in locales/<language>/sheet.ts. */
export type SheetReason =
  | 'empty'
  | 'too_large'
  | 'old_excel'
  | 'locked'
  | 'type'
  | 'broken'
  | 'bomb'
  | 'too_many_sheets'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'cell_too_long'
  | 'open_quote'
  | 'too_slow';

/** Where in the file; rows and columns count from 1 as Excel does. */
export interface SheetPlace {
  readonly sheet?: string;
  readonly row?: number;
  readonly column?: number;
  /** The limit that was passed. */
  readonly limit?: number;
}

/** A file that cannot be read as a table. It knows its sentence: screens show `messageOf(error)`. */
export class SheetError extends WordedError {
  override readonly name = 'SheetError';
  constructor(
    readonly reason: SheetReason,
    readonly place: SheetPlace = {},
    options?: ErrorOptions,
  ) {
    super({ messageId: `sheet.${reason}`, values: valuesOf(place) }, options);
  }
}

function valuesOf({ sheet = '', row = 0, column = 0, limit = 0 }: SheetPlace): Record<string, string | number> {
  return { sheet, row, column: columnName(column), limit };
}

/** The letters of a column as Excel shows them: 1 is A, 27 is AA. */
export function columnName(column: number): string {
  let name = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}
