export { toCsv } from './csv';
export { readSheet, sheetAccept } from './readSheet';
export { readSheetAside } from './readSheetAside';
export { columnName, SheetError, type SheetPlace, type SheetReason } from './SheetError';
export {
  type Sheet,
  type SheetCell,
  type SheetColumn,
  type SheetLimits,
  type SheetToWrite,
  sheetLimits,
} from './types';
export { writeSheet } from './writeSheet';
