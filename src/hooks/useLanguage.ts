import { setLocale, useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { isLanguage } from '@/lib/language';
import { defaultLanguage, type LanguageCode } from '@/lib/languages.data';
import { loadLanguage } from './loadLanguage';

let wanted: LanguageCode | undefined;

/** The language in use and an instant switch, without a reload. The switch rejects when the language cannot be fetched. */
export function useLanguage(): { readonly code: LanguageCode; readonly change: (code: LanguageCode) => Promise<void> } {
  const { locale } = useIntl();
  const change = useCallback(async (code: LanguageCode) => {
    wanted = code;
    await loadLanguage(code);
    // Of two quick choices the last one counts, whichever arrives first.
    if (wanted === code) setLocale(code, false);
  }, []);
  return { code: isLanguage(locale) ? locale : defaultLanguage, change };
}
