import { defaultLanguage, type LanguageCode, languageStorageKey, languages } from './languages.data';

/** Brief, point 1: right-to-left layout applies only to these. */
const rightToLeft: ReadonlySet<string> = new Set(['he', 'ar', 'fa', 'ku']);

/** Whether a text names a language of the product. */
export function isLanguage(code: string | null | undefined): code is LanguageCode {
  return languages.some((language) => language.code === code);
}

/** The language in use: the stored choice, or the default when there is none or it names no language of ours. */
export function storedLanguage(): LanguageCode {
  try {
    const stored = window.localStorage.getItem(languageStorageKey);
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    // Storage may be blocked altogether; the product then runs in its default language.
    return defaultLanguage;
  }
}

/** Writing direction of a language code such as `ar-EG`. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return rightToLeft.has(code.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
