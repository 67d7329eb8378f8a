import { firstHttpUrl } from '../../utils/firstHttpUrl';
import { sharePatterns } from './goodsText.data';
import { goodsLimits } from './limits';
import { priceIn } from './priceIn';
import { splitTitle } from './splitTitle';

interface SharedGoods {
  readonly link: string;
  /** Empty where the text names nothing. */
  readonly title: string;
  readonly price: string;
}

/**
 * What a shop's share text tells besides its link: `【淘宝】https://m.tb.cn/… 「手冲壶 细口」点击链接直接打开`. Undefined = it
 * holds no link.
 */
export function parseShareText(text: string): SharedGoods | undefined {
  const link = firstHttpUrl(text);
  if (!link) return undefined;
  const words = text.replace(link, '\n').slice(0, 2000);
  const quoted = /「([^「」]{2,})」/.exec(words)?.[1] ?? /《([^《》]{2,})》/.exec(words)?.[1];
  const labelled = [...words.matchAll(/【([^【】]{2,})】/g)]
    .map((match) => match[1] ?? '')
    .find((label) => !sharePatterns.shop.test(label.trim()) && label.length > 4);
  const title = cleaned(quoted ?? '') || plainName(words) || cleaned(labelled ?? '');
  return { link, title: title.slice(0, goodsLimits.title), price: priceIn(words.split('\n')) ?? '' };
}

/** A note's title carries its author and place: `手冲入门 - 小鹿 | 小红书 - 你的生活指南`. */
const cleaned = (title: string): string => splitTitle(title.split(/\s+[-|]\s+/)[0] ?? '').name;

/** The name where it stands in the open, after the link or before it. */
function plainName(words: string): string {
  const open = words
    .replace(/【[^【】]*】/g, '')
    .split('\n')
    .map((line) =>
      line
        .replace(sharePatterns.around, '')
        .replace(/[，,。！!；;：:\s]+$/, '')
        .replace(/^[，,。！!；;：:\s]+/, ''),
    )
    // Codes that the app knows the goods by: `CZ0001 xHfd7`, `HU0854`.
    .map((line) => line.replace(/^(?:[A-Za-z0-9:/@.$￥()]+\s+)+/, '').trim());
  return open.find((line) => /[\u4e00-\u9fff]{2}/.test(line) && line.length >= 4) ?? '';
}
