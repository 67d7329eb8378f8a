/** Actions on a piece of the user's text. */
export const writingActions = [
  'rewrite',
  'shorten',
  'expand',
  'tone',
  'titles',
  'topics',
  'translate',
  'continue',
  'outline',
] as const;
export type WritingAction = (typeof writingActions)[number];

export const writingTones = ['lively', 'formal', 'warm', 'direct', 'humorous', 'professional'] as const;
export type WritingTone = (typeof writingTones)[number];

/** Languages that a text is translated into, BCP 47. */
export const writingLanguages = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko', 'th', 'vi', 'es', 'fr', 'ru', 'ar'] as const;
export type WritingLanguage = (typeof writingLanguages)[number];
