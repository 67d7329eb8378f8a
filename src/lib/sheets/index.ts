export { toCsv } from './csv';
export { sheetAccept } from './readSheet';
export { readSheetAside } from './readSheetAside';
export { columnName, SheetError } from './SheetError';
export {
  type Sheet,
  type SheetCell,
  type SheetToWrite,
  sheetLimits,
} from './types';
export { writeSheet } from './writeSheet';
