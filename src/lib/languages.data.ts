/** Languages of the product. zh-CN is in the entry bundle, the others are fetched when chosen. */
export const languages = [
  { code: 'zh-CN', label: '简体中文' },
  { code: 'zh-TW', label: '繁體中文' },
  { code: 'en-US', label: 'English' },
  { code: 'ar-EG', label: 'العربية' },
  { code: 'fa-IR', label: 'فارسی' },
  { code: 'he-IL', label: 'עברית' },
  { code: 'ku-IQ', label: 'کوردی' },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];

export const defaultLanguage: LanguageCode = 'zh-CN';

/** Where Umi's locale plugin keeps the choice; it survives a logout (ruling 11). */
export const languageStorageKey = 'umi_locale';
