/** What is accepted of a file; everything beyond is refused with its place. */
export interface SheetLimits {
  /** Bytes of the file. */
  readonly bytes: number;
  /** Bytes of its parts when unpacked (xlsx is a zip). */
  readonly unpackedBytes: number;
  /** Rows and columns of a sheet, heading included. */
  readonly rows: number;
  readonly columns: number;
  /** Characters of a cell. Excel itself holds 32 767. */
  readonly cellLength: number;
  readonly sheets: number;
}

export const sheetLimits: SheetLimits = {
  bytes: 20 * 1024 * 1024,
  unpackedBytes: 120 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
  cellLength: 32_767,
  sheets: 50,
};

export interface Sheet {
  readonly name: string;
  /** Cells as text; rows may differ in length. Empty rows stay, so that an index plus one is the row that Excel shows. */
  readonly rows: string[][];
}

interface SheetColumn {
  readonly title: string;
  /** In characters. */
  readonly width?: number;
}

/** A cell to write; a note is shown by its color and stands beside the text. */
export type SheetCell =
  | string
  | number
  | {
      readonly value: string | number;
      readonly tone?: 'error' | 'muted' | 'strong';
      readonly wrap?: boolean;
      /** A share of one, shown as 36.8 %; it stays a number. */
      readonly isPercent?: boolean;
    };

export interface SheetToWrite {
  /** Shown on the tab; what Excel forbids in it is taken out. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
}
