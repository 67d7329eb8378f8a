/** What of a provider can show a file that it has stored. */
export const providerFileUsers = [
  'video_template',
  'caption_template',
  'creative_template',
  'goods_template',
  'announcement',
  'help_article',
  'brand',
  /** A portrait of one of its people, or its own logo. */
  'account',
  'merchant',
] as const;
export type ProviderFileUser = (typeof providerFileUsers)[number];
