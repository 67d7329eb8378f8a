export { frameworkById, frameworks } from './frameworks';
export { type HookType, hookTypes } from './hookTypes';
export { roleKeyOf, roleNameOf, roleNames } from './roles';
export { segmentShares } from './segmentShares';
export {
  type FrameworkReason,
  type FrameworkSuggestion,
  type GoodsFacts,
  type ReasonId,
  suggestFrameworks,
} from './suggestFrameworks';
export type { Framework, FrameworkId, RoleKey, Segment, ShotKind } from './types';
