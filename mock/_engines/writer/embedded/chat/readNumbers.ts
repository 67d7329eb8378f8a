import { countOf } from '../../../../../src/domain/writing/reckon';

const digits = '[一二两三四五六七八九十]';
/** What goods are counted in. */
export const unit =
  '(?:公斤|瓶|件|个|份|盒|斤|袋|双|条|包|片|支|罐|本|枚|箱|套|位|人|晚|单|张|只|杯|次|天|桶|台|颗|串|组|提|卷|米|罐|听|排|对|把|节|课|副|根|块(?!\\d|钱|[，,。？?]|$))';

/** Numbers as they are spoken, as digits: 3块5 → 3.5元, 三件 → 3件, 八五折 → 85折, 2斤半 → 2.5斤, 1.2万 → 12000. */
export const withDigits = (message: string): string =>
  message
    .replace(/[０-９．％]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[￥¥]\s*(\d+(?:\.\d+)?)/g, '$1元')
    .replace(new RegExp(`(\\d+)块(\\d)(?!\\d|\\.\\d|\\s*${unit})`, 'g'), '$1.$2元')
    .replace(/(\d)\s*块钱?/g, '$1元')
    .replace(/(\d+(?:\.\d+)?)万/g, (_, number: string) => String(Math.round(Number(number) * 1e4)))
    .replace(
      new RegExp(`(${digits})(${digits})折`, 'g'),
      (_, one: string, two: string) => `${countOf(one)}${countOf(two)}折`,
    )
    .replace(
      new RegExp(`(${digits}{1,3})(?=折|${unit})`, 'g'),
      (word: string, _: string, at: number, whole: string) =>
        `${/\d/.test(whole[at - 1] ?? '') ? ' ' : ''}${countOf(word) || word}`,
    )
    .replace(
      new RegExp(`(买|送|拍|发)(${digits}{1,2})`, 'g'),
      (_, act: string, word: string) => `${act}${countOf(word)}`,
    )
    .replace(/(\d+)(斤|公斤|米|晚|天)半/g, '$1.5$2')
    .replace(/半斤/g, '0.5斤');

/** Sizes and weights that only name the goods: 500克的洗衣液. */
export const withoutSizes = (text: string): string =>
  text.replace(/(?<![每买要来拿\d.]\s?)\d+(?:\.\d+)?\s*(?:克|g|kg|毫升|ml|升|L|厘米|cm|毫米|mm|寸|码|岁|瓦|W)/gi, ' ');

interface Taken {
  readonly at: number;
  readonly words: string;
  readonly groups: readonly string[];
}

/** What is left to read of a question: what was taken is gone, so that no number is reckoned with twice or forgotten. */
export class Rest {
  constructor(private text: string) {}

  take(pattern: RegExp): Taken | undefined {
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    const [words, ...groups] = match;
    this.text =
      this.text.slice(0, match.index) + ' '.repeat(words.length) + this.text.slice(match.index + words.length);
    return { at: match.index, words: words.trim(), groups: groups.map((group) => group ?? '') };
  }

  /** Stretches with numbers that nothing has taken. */
  get unread(): string[] {
    return this.text
      .split(/\s{2,}|[，,。；;？?！!]/)
      .map((part) => part.trim())
      .filter((part) => /\d/.test(part));
  }
}
