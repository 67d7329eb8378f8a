export { changesOf, type PostChange } from './changes';
export {
  type ApprovalView,
  approvalViews,
  handedIn,
  lastAnswer,
  lastRejection,
  mayApprove,
  submitterOf,
  urgencyOf,
} from './steps';
