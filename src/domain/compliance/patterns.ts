import type { ContactKind } from './types';

/** Contacts that no word list can hold; searched in the normalized text, so `１３８-0013 8000` is found too. */
export interface ContactPattern {
  readonly word: string;
  readonly kind: ContactKind;
  readonly pattern: RegExp;
  /** A run without this is not looked at: most runs are a model or a weight. */
  readonly needs: RegExp;
  /** Chinese numerals count as digits: 幺三八零零一三八零零零. */
  readonly readsNumerals?: boolean;
}

const latin = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
/** By digit; several ways to write some. */
const numerals = ['零〇', '一幺壹', '二两贰', '三叁', '四肆', '五伍', '六陆', '七柒拐', '八捌', '九玖'];

/** All units that may stand in a contact: only runs of them are looked at with the patterns. */
export const contactUnits = `${digits}${latin}.@:${numerals.join('')}`;

const digitOf = new Map(numerals.flatMap((ways, digit) => [...ways].map((way) => [way, String(digit)] as const)));

/** Chinese numerals as digits, unit for unit. */
export const withDigits = (text: string): string => text.replace(/[^0-9a-z.@:]/g, (unit) => digitOf.get(unit) ?? unit);

// All repeats are bounded: a run may be a whole book in English.
export const contactPatterns: readonly ContactPattern[] = [
  {
    word: '手机号',
    kind: 'phone',
    readsNumerals: true,
    needs: /[0-9]{11}/,
    pattern: /(?<![0-9.])(?:86)?1[3-9][0-9]{9}(?![0-9])/g,
  },
  { word: '座机号', kind: 'phone', needs: /0[0-9]{9}/, pattern: /(?<![0-9])0[1-9][0-9]{1,2}[0-9]{7,8}(?![0-9])/g },
  { word: '400电话', kind: 'phone', needs: /00[0-9]{7}/, pattern: /(?<![0-9])[48]00[0-9]{7}(?![0-9])/g },
  {
    word: '微信号',
    kind: 'wechat',
    needs: /[a-z][a-z0-9]{5}/,
    pattern:
      /(?:[微薇威徽维溦]信|(?<![a-z])(?:vx|wx|weixin|wechat)|v信)(?:号|是|搜|:){0,3}[a-z][a-z0-9]{5,19}(?![a-z0-9])/g,
  },
  {
    word: 'QQ号',
    kind: 'qq',
    needs: /[0-9]{5}/,
    readsNumerals: true,
    pattern: /(?:(?<![a-z])qq|扣扣|企鹅)(?:号|群|是|:){0,3}[1-9][0-9]{4,10}(?![0-9])/g,
  },
  {
    word: '网址',
    kind: 'link',
    needs: /\.|https?:/,
    pattern:
      /(?:https?:|(?<![a-z0-9])www\.)[a-z0-9.]{3,80}|(?<![a-z0-9@.])[a-z0-9]{2,40}\.(?:com|cn|net|org|top|shop|vip|xyz|cc)(?![a-z])/g,
  },
  { word: '邮箱', kind: 'mail', needs: /@/, pattern: /(?<![a-z0-9.])[a-z0-9.]{2,40}@[a-z0-9]{1,40}\.[a-z]{2,10}/g },
];

/** Searched in the text as given; no sign of them stands in plain words. */
export const signPatterns: readonly Pick<ContactPattern, 'word' | 'kind' | 'pattern'>[] = [
  {
    word: '加V',
    kind: 'wechat',
    pattern: /(?:➕|(?<![A-Za-z0-9Ａ-Ｚａ-ｚ])[+＋])[ \u3000]{0,2}(?:[vｖ][ xｘ❤]{0,2}(?![a-zａ-ｚ])|薇|威|徽|微|🛰)/giu,
  },
  { word: 'QQ', kind: 'qq', pattern: /🐧[ ]{0,2}(?:[群裙号:：]|(?=\d{5}))/gu },
  { word: '微信', kind: 'wechat', pattern: /(?:V|v|Ｖ|ｖ)[ ]{0,2}(?:❤️?|♥️?)(?:[信号])?|🛰️?[ ]{0,2}号/gu },
];

/** Han characters before a run that a pattern may begin with (微信号, 扣扣群). */
export const leadLength = 5;
/** The shortest contact is a QQ number of five digits. */
export const shortestRun = 5;
