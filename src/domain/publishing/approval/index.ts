export { changesOf, type PostChange, type PostPart, type PostWords } from './changes';
export {
  type Approvable,
  type ApprovalStep,
  type ApprovalView,
  approvalViews,
  handedIn,
  lastAnswer,
  lastRejection,
  mayApprove,
  nearHours,
  submitterOf,
  urgencyOf,
} from './steps';
