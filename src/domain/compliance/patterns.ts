/** Contacts that no word list can hold; searched in the normalised text, so `１３８-0013 8000` is found too. */
export interface ContactPattern {
  readonly word: string;
  readonly pattern: RegExp;
}

export const contactPatterns: readonly ContactPattern[] = [
  { word: '手机号', pattern: /(?<![0-9.])(?:\+?86)?1[3-9][0-9]{9}(?![0-9])/g },
  { word: '座机号', pattern: /(?<![0-9])0[1-9][0-9]{1,2}[0-9]{7,8}(?![0-9])/g },
  { word: '400电话', pattern: /(?<![0-9])[48]00[0-9]{7}(?![0-9])/g },
  { word: '微信号', pattern: /(?:微信|薇信|威信|vx|wx|v信)(?:号|是|搜|:)*[a-z][a-z0-9]{5,19}(?![a-z0-9])/g },
  { word: 'QQ号', pattern: /(?:qq|扣扣|企鹅)(?:号|群|是|:)*[1-9][0-9]{4,10}(?![0-9])/g },
  {
    word: '网址',
    pattern:
      /(?:https?:(?:\/\/)?|www\.)[a-z0-9.]{3,}|(?<![a-z0-9@.])[a-z0-9]{2,}\.(?:com|cn|net|org|top|shop|vip|xyz|cc)(?![a-z])/g,
  },
  { word: '邮箱', pattern: /[a-z0-9.]{2,}@[a-z0-9]+\.[a-z]{2,}/g },
];
