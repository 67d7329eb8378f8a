export { changesOf, type PostChange, type PostPart, type PostWords } from './changes';
export { nextSlot, type SlotAccount } from './slot';
export {
  type Approvable,
  type ApprovalStep,
  handedIn,
  lastAnswer,
  lastRejection,
  mayApprove,
  nearHours,
  submitterOf,
  urgencyOf,
} from './steps';
