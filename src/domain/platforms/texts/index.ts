export {
  type ArticleFinding,
  checkArticle,
} from './checkArticle';
export { fitText, outgoingText, strictestLimit, topicText, weightOf } from './measures';
export { canRepair, repairArticle } from './repairArticle';
export { textPlatformName, textPlatforms } from './textPlatforms';
export { type TextPlatformId, textPlatformIds } from './types';
