export { checkPost } from './checks/checkPost';
export { aiDeclaredByDefault } from './checks/declaring';
export type {
  PostCover,
  PostDraft,
  PostFinding,
  PostFindingCode,
  PostVideo,
} from './checks/findings';
export {
  bareTopic,
  cleanTopics,
  descriptionWeight,
  MAX_TOPICS,
  plainTopic,
  topicBreak,
  topicSeparators,
  topicsTotal,
  topicText,
  withoutTwins,
} from './checks/topics';
export { codePointLength, fitTitle, titleWeight, weigh } from './counting/counting';
export { graphemes } from './counting/graphemes';
export { shorten } from './counting/shorten';
export { defaultFields } from './defaults';
export {
  aiDeclaration,
  type FieldOption,
  type FieldValue,
  fieldValue,
  isAsked,
  type PlatformField,
} from './fields';
export { planTranscode, type TranscodePlan } from './planTranscode';
export { coverShapes, platformName, platforms, strictestOf } from './platforms';
export { cleanTitle, type PostPatch, repairAll, repairPost } from './repairPost';
export {
  type PlatformId,
  platformIds,
  type Ratio,
  type VideoPlatformId,
  videoPlatformIds,
} from './types';
