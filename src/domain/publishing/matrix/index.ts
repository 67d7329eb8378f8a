export { arrange, type BoardPost, type MatrixEdits, wishKey, withEdits } from './arrange';
export { causedBy } from './causedBy';
export { checkMatrix, type MatrixConflict, type MatrixFault } from './checkMatrix';
export { type FittedTexts, fitTexts, type MatrixTexts } from './fitTexts';
export { planMatrix } from './planMatrix';
export type {
  MatrixAccount,
  MatrixInput,
  MatrixPlan,
  MatrixPost,
  MatrixRules,
  TakenPost,
  Unplaced,
  UnplacedReason,
} from './types';
