export {
  type ArticleCheck,
  type ArticleFinding,
  type ArticleFindingCode,
  checkArticle,
} from './checkArticle';
export { fitText, outgoingText, strictestLimit, topicText, weightOf } from './measures';
export { canRepair, repairArticle } from './repairArticle';
export { textPlatformName, textPlatforms } from './textPlatforms';
export { type AdvisedLimit, type TextPlatform, type TextPlatformId, textPlatformIds } from './types';
