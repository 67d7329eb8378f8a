export { allowedActs, canAct, isFinal, isMoving, needsPerson, type PublishAct } from './acts';
export { IllegalMoveError, move } from './move';
export {
  type ApprovalPolicy,
  approvalPolicies,
  type CompliancePolicy,
  compliancePolicies,
  defaultApprovalPolicy,
  defaultCompliancePolicy,
} from './policy';
export { type Conflict, conflictsOf, isPast, minimumGapMinutes, onDay, type Planned } from './schedule';
export { type PublishState, publishStates } from './states';
export { stateTone } from './stateTone';
export { canMove, transitions } from './transitions';
