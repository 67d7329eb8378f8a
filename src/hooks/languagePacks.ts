import type { ConfigProviderProps } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { defaultLanguage, type LanguageCode } from '@/lib/languages.data';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;
type Messages = Readonly<Record<string, string>>;

/** What a language brings besides its messages. */
interface Pack {
  readonly antd: AntdLocale;
  readonly dayjs: string;
}

interface Source {
  readonly messages: () => Promise<{ default: Messages }>;
  readonly antd: () => Promise<{ default: unknown }>;
  /** Imports dayjs's locale, which registers itself, and gives its name. */
  readonly dayjs: () => Promise<string>;
  /** Messages to fall back to, where the language is not complete. */
  readonly fallback?: () => Promise<{ default: Messages }>;
}

const english = () => import('../../locales/en-US');

/** Each of these becomes a chunk of its own; none is in the entry. */
const sources: Readonly<Record<Exclude<LanguageCode, 'zh-CN'>, Source>> = {
  'zh-TW': {
    messages: () => import('../../locales/zh-TW'),
    antd: () => import('antd/es/locale/zh_TW'),
    dayjs: () => import('dayjs/locale/zh-tw').then(() => 'zh-tw'),
  },
  'en-US': {
    messages: english,
    antd: () => import('antd/es/locale/en_US'),
    dayjs: async () => 'en',
  },
  'ar-EG': {
    messages: () => import('../../locales/ar-EG'),
    antd: () => import('antd/es/locale/ar_EG'),
    dayjs: () => import('dayjs/locale/ar').then(() => 'ar'),
    fallback: english,
  },
  'fa-IR': {
    messages: () => import('../../locales/fa-IR'),
    antd: () => import('antd/es/locale/fa_IR'),
    dayjs: () => import('dayjs/locale/fa').then(() => 'fa'),
    fallback: english,
  },
  'he-IL': {
    messages: () => import('../../locales/he-IL'),
    antd: () => import('antd/es/locale/he_IL'),
    dayjs: () => import('dayjs/locale/he').then(() => 'he'),
    fallback: english,
  },
  'ku-IQ': {
    messages: () => import('../../locales/ku-IQ'),
    // antd's ku_IQ and kmr_IQ are both Kurmanji in Latin letters; ours is Sorani. English reads better inside it.
    antd: () => import('antd/es/locale/en_US'),
    dayjs: () => import('dayjs/locale/ku').then(() => 'ku'),
    fallback: english,
  },
};

const packs = new Map<LanguageCode, Pack>([[defaultLanguage, { antd: zhCN, dayjs: 'zh-cn' }]]);

/** antd and dayjs names of a language that was loaded; the default's otherwise. */
export function packOf(code: LanguageCode): Pack {
  return packs.get(code) ?? { antd: zhCN, dayjs: 'zh-cn' };
}

/** antd's locale modules are CommonJS with a `default` inside the default on some bundlers. */
function unwrap(module: { default: unknown }): AntdLocale {
  const outer = module.default as AntdLocale & { default?: AntdLocale };
  return outer.default ?? outer;
}

/**
 * Fetches a language once. Resolves its messages and dayjs name, undefined when it was there already.
 * Rejects when a chunk cannot be fetched; a later call tries again.
 */
export async function loadPack(code: LanguageCode): Promise<{ messages: Messages; dayjs: string } | undefined> {
  if (code === 'zh-CN' || packs.has(code)) return undefined;
  const source = sources[code];
  const [messages, antd, dayjs, fallback] = await Promise.all([
    source.messages(),
    source.antd(),
    source.dayjs(),
    source.fallback?.(),
  ]);
  packs.set(code, { antd: unwrap(antd), dayjs });
  return { messages: { ...fallback?.default, ...messages.default }, dayjs };
}
