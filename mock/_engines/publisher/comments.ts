import { between, chance } from './hash';
import { curveOf } from './numbers';
import type { PublishRow } from './types';

/** What a viewer wrote below a post. */
export interface ViewerComment {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Milliseconds. */
  readonly at: number;
}

/** Data: what viewers write, by what they want; how often a kind comes, of a hundred. */
const kinds: readonly (readonly [share: number, texts: readonly string[]])[] = [
  [24, ['多少钱一个？', '有活动吗，想等优惠', '比别家贵一点，值吗', '现在下单打折吗', '价格能再便宜点不']],
  [
    30,
    [
      '容量多大？',
      '是什么材质的',
      '能放洗碗机吗',
      '保温几个小时',
      '会不会漏水啊',
      '多重，放包里沉不沉',
      '老人能用吗',
      '怎么清洗',
      '尺寸多少，放得下吗',
      '什么时候发货',
    ],
  ],
  [21.9, ['好看，已下单', '收到了，很满意', '这个真的好用', '颜色好漂亮', '爱了爱了', '拍得真好，赞']],
  [10, ['真的假的，有这么好？', '怕买回来不一样', '不会是智商税吧']],
  [8, ['家里已经有一个了', '再看看吧', '用不上，先收藏']],
  [6, ['收到有划痕，怎么处理', '物流太慢了，等了五天', '少发了一件，客服没人理']],
  [0.1, ['想团购 20 份，电话 {phone}', '加我 {phone}，公司采购', '求联系 {phone}']],
];
const names = [
  '小鹿',
  '阿宽',
  '柚子茶',
  '北街老张',
  '一只橘',
  '云上',
  '木木',
  '周末去哪',
  '大米粥',
  '阿青',
  '半糖',
  '南风',
];

function pick<T>(list: readonly T[], seed: string): T | undefined {
  return list[Math.floor(chance(seed) * list.length)];
}

function textOf(seed: string): string {
  let left = chance(`${seed}:kind`) * 100;
  const kind = kinds.find(([share]) => {
    left -= share;
    return left < 0;
  });
  const text = pick(kind?.[1] ?? [], `${seed}:text`) ?? '';
  // Numbers of the demo's own range: nobody can be called by them.
  return text.replace('{phone}', `1390000${Math.floor(between(`${seed}:phone`, 5000, 6000))}`);
}

/** The post that a comment stands below. */
export const postIdOf = (commentId: string): string => commentId.replace(/-c\d+$/, '');

const MINUTE_MS = 60_000;

/**
 * Comments below a post until a moment: as many as its figures tell, each at the minute in which the figure grew, the
 * same at each reading. They are this simulation's as the figures are.
 */
export function commentsAt(item: PublishRow, now: number): ViewerComment[] {
  const curve = curveOf(item);
  if (!curve) return [];
  const count = curve.countsAt(now).comments;
  const minutes = Math.ceil((now - curve.publishedAt) / MINUTE_MS);
  return Array.from({ length: count }, (_, index) => {
    let [low, high] = [0, minutes];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (curve.countsAt(curve.publishedAt + middle * MINUTE_MS).comments > index) high = middle;
      else low = middle + 1;
    }
    const seed = `${item.id}:comment:${index}`;
    const at = Math.min(now, curve.publishedAt + low * MINUTE_MS);
    return { id: `${item.id}-c${index}`, name: pick(names, `${seed}:name`) ?? '', text: textOf(seed), at };
  });
}
