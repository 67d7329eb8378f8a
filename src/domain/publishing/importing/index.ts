export { checkRows, videosNamed } from './checkRows';
export { type PostColumnKey, postColumnKeys, postColumns, postTemplate } from './columns.data';
export { momentText, readDate, readTime } from './readMoment';
export { missingColumns, type PostTable, readPostTable } from './readTable';
export type {
  CheckedRow,
  ImportContext,
  ImportedPost,
  RowProblem,
  Stopped,
} from './types';
