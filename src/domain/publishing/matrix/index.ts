export { checkMatrix, type MatrixConflict, type MatrixFault } from './checkMatrix';
export { planMatrix } from './planMatrix';
export type {
  MatrixAccount,
  MatrixInput,
  MatrixPlan,
  MatrixPost,
  MatrixRules,
  MatrixVideo,
  TakenPost,
  Unplaced,
  UnplacedReason,
} from './types';
