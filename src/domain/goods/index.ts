export {
  checkGoodsRow,
  type GoodsRowFields,
  plainPrice,
  type RowProblem,
} from './checkRow';
export { type CheckedTable, checkGoodsTable, goodsCells } from './checkTable';
export { claimsOf } from './claims';
export {
  exampleRows,
  type GoodsColumnKey,
  goodsColumnKeys,
  goodsColumns,
  noteLines,
  noteTitles,
  problemColumn,
  templateSheets,
} from './columns.data';
export { type GoodsGap, gapsOf, goodsGaps } from './completeness';
export { goodsLimits, isPrice } from './limits';
export { type GoodsTable, readGoodsTable, type TableProblem } from './readTable';
export { sameGoodsKeys } from './sameGoods';
