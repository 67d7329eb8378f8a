export { type AccountAccess, accessReason, isPublisher } from './accountAccess';
export { allowedActions, canAct, isFinal, isMoving, needsPerson, type PublishAction } from './actions';
export {
  canFixTopics,
  type FixedTopics,
  hasFixedTopics,
  joinTopics,
  noFixedTopics,
  plainFixedTopics,
} from './fixedTopics';
export { IllegalMoveError, move } from './move';
export {
  atLeastWarned,
  defaultPlatformPolicy,
  type GatePolicy,
  gatePolicyOf,
  mayChoosePolicy,
  merchantPolicy,
} from './platformPolicy';
export {
  type ApprovalPolicy,
  approvalPolicies,
  type CompliancePolicy,
  compliancePolicies,
  defaultApprovalPolicy,
  defaultCompliancePolicy,
} from './policy';
export { type Conflict, conflictsOf, isPast, minimumGapMinutes, type Planned } from './schedule';
export { type PublishState, publishStates, stateTone } from './states';
export { canMove, transitions } from './transitions';
