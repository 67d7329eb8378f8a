import { segmentWords } from '../../../../../src/utils/segmentWords';

/** Data: words that end with the character of another thing: 面包 is no bag. */
const lookalikes = /面包|汉堡包|红包|沙包|厨房|书房|药房|机房|牙膏|药膏|豆乳|洗衣液|营养液|玻璃水|酒店|饭店|茶几/g;

/** Data: heads that make a new thing of the character before them, which the segmenter cuts off: 饭|盒, 涂|层. */
const furtherHead = /[盒层柜架桌具勺罐箱袋垫套布刷液膏盖铲筐篮绳]/;

/**
 * Asks a text about things that patterns name. A single character counts only as a word of its own or as the head of
 * one, which stands last in Chinese: 饭盒 is no 饭, 涂层 no 涂, 包围 no 包. Words are cut at the first such question.
 * @param isName the text is made of names, parted by blanks: the head of each stands at its very end (温酒壶 is no 酒)
 */
export function wordReader(text: string, { isName = false } = {}): (pattern: RegExp) => boolean {
  const plain = text.replace(lookalikes, (word) => '　'.repeat(word.length));
  let heads: Set<number> | undefined;
  const isHead = (at: number): boolean => {
    if (isName) return !/\S/.test(plain[at + 1] ?? '');
    heads ??= headsOf(plain);
    return heads.has(at) && !furtherHead.test(plain[at + 1] ?? '');
  };
  return (pattern) => {
    const every = new RegExp(pattern.source, pattern.flags.includes('i') ? 'gi' : 'g');
    for (const match of plain.matchAll(every)) if (match[0].length !== 1 || isHead(match.index)) return true;
    return false;
  };
}

/** Where the last characters of the words stand. */
function headsOf(text: string): Set<number> {
  const heads = new Set<number>();
  let end = 0;
  for (const word of segmentWords(text)) {
    end += word.text.length;
    if (word.isWord) heads.add(end - 1);
  }
  return heads;
}
