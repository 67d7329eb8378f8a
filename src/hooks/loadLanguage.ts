import { addLocale } from '@umijs/max';
import type { LanguageCode } from '@/lib/languages.data';
import { loadPack, packOf } from './languagePacks';

/** Makes a language ready for setLocale: fetches its chunks and registers its messages. Rejects when that fails. */
export async function loadLanguage(code: LanguageCode): Promise<void> {
  const pack = await loadPack(code);
  if (pack) addLocale(code, pack.messages, { momentLocale: pack.dayjs, antd: packOf(code).antd });
}
