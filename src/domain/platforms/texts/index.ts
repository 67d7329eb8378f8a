export { textPlatformName, textPlatforms } from './textPlatforms';
export { type AdvisedLimit, type TextPlatform, type TextPlatformId, textPlatformIds } from './types';
