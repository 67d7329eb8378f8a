/** Shelves of the prompts library, in the order of a merchant's day. */
export const promptCategories = [
  'topic',
  'script',
  'title',
  'post',
  'comment',
  'live',
  'service',
  'campaign',
  'review',
  'other',
] as const;
export type PromptCategory = (typeof promptCategories)[number];
