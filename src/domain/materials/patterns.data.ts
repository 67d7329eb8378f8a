import type { VideoPlatformId } from '../platforms/types';

/** A way to head a post; hooks are those of domain/frameworks hookTypes, braces name what is filled in. */
export interface TitlePattern {
  readonly id: string;
  readonly hook: string;
  /** Where it is at home; empty = everywhere. */
  readonly platforms: readonly VideoPlatformId[];
  readonly pattern: string;
}

type Line = readonly [pattern: string, ...platforms: VideoPlatformId[]];

/** Our own lines, by hook. Claims that a shop can make of its goods: nobody is said to have used or praised them. */
const lines: Readonly<Record<string, readonly Line[]>> = {
  suspense: [
    ['先别买{商品}，看完这条再决定'],
    ['关于{商品}，{卖点}只是其中一样', 'xiaohongshu', 'bilibili'],
    ['{人群}挑{商品}，为什么先看{卖点}'],
    ['这只{商品}的秘密，藏在{卖点}里', 'douyin', 'kuaishou'],
  ],
  loss: [
    ['{商品}这样用，等于白白浪费{卖点}'],
    ['不看{卖点}就买{商品}，后悔的是自己', 'xiaohongshu'],
    ['{场景}别再用错{商品}，吃亏的是{人群}', 'douyin', 'kuaishou'],
  ],
  scene: [
    ['{场景}，带上这只{商品}'],
    ['{场景}，{麻烦}？{商品}这样用', 'xiaohongshu'],
    ['{场景}的那一刻，{卖点}派上了用场', 'douyin', 'kuaishou'],
  ],
  dialogue: [
    ['“{商品}真的{利益}吗？”“拍给你看”'],
    ['「{麻烦}怎么办？」「试试{商品}」', 'xiaohongshu'],
    ['“{商品}有什么不一样？”“你看{卖点}”', 'douyin', 'kuaishou'],
  ],
  pain: [
    ['还在为{麻烦}发愁？试试{商品}'],
    ['{麻烦}的人，真的该换{商品}了', 'xiaohongshu'],
    ['{场景}最怕{麻烦}，先看这一样', 'douyin', 'kuaishou'],
    ['{麻烦}？看看{商品}怎么做', 'xiaohongshu'],
  ],
  promise: [
    ['{商品}怎么做到{利益}，一条讲清'],
    ['{人群}必备：{卖点}，{利益}'],
    ['跟着做，{场景}也能{利益}', 'shipinhao', 'bilibili'],
    ['一个{商品}，{场景}{利益}'],
  ],
  conflict: [
    ['{商品}有没有必要？看完{卖点}再说', 'douyin', 'kuaishou'],
    ['便宜的{品类}和{商品}，差在哪儿', 'bilibili', 'douyin'],
    ['一边看价格，一边看{卖点}：{商品}怎么选'],
    ['花{价格}买{商品}，到底值不值'],
  ],
  trend: [
    ['{节点}到了，{商品}该安排上了'],
    ['今年{节点}，给{人群}备一只{商品}', 'douyin', 'xiaohongshu'],
    ['换季第一件事：给{场景}添一只{商品}', 'xiaohongshu'],
    ['{节点}送什么？{商品}不踩雷'],
  ],
  counter: [
    ['别再只看价格买{品类}了'],
    ['{品类}不是越贵越好，看这一点就够', 'bilibili', 'shipinhao'],
    ['买{商品}前，先忘掉你听过的{误区}'],
    ['原来{品类}一直用错了'],
  ],
  number: [
    ['{数字}个细节，看懂{商品}'],
    ['挑{品类}只看{数字}点，第一点就是{卖点}', 'bilibili', 'xiaohongshu'],
    ['{数字}个理由，{人群}都该有一只{商品}'],
    ['{价格}的{商品}，先看这{数字}点', 'xiaohongshu'],
  ],
  contrast: [
    ['旧{品类}和{商品}摆在一起，看{卖点}', 'douyin', 'kuaishou'],
    ['有{卖点}和没有{卖点}，差在哪儿'],
    ['左边{之前}，右边{之后}'],
    ['同样是{场景}，有没有{商品}两个样'],
  ],
  negative: [
    ['不是所有{品类}都{卖点}'],
    ['不推荐{人群}随便买{品类}，除非它{卖点}', 'xiaohongshu'],
    ['没有{卖点}的{品类}，先别急着买', 'xiaohongshu', 'douyin'],
    ['这几种情况，先别下单{商品}'],
  ],
  identity: [
    ['{人群}看过来，{商品}真的懂你'],
    ['给{人群}的{品类}清单，{商品}有{卖点}', 'xiaohongshu', 'bilibili'],
    ['{场景}里的{人群}，都该试试{卖点}'],
    ['如果你也是{人群}，收藏这条', 'shipinhao', 'xiaohongshu'],
  ],
  question: [
    ['{商品}怎么挑？先看{卖点}'],
    ['{品类}那么多，为什么选{商品}', 'bilibili'],
    ['{问题}，你知道吗'],
    ['{价格}的{商品}，{卖点}是真的吗', 'douyin', 'bilibili'],
  ],
  result: [
    ['先看结果：{商品}，{利益}'],
    ['{利益}，{商品}是这样做到的', 'xiaohongshu', 'bilibili'],
    ['{规格}，{商品}拍给你看', 'bilibili', 'douyin'],
    ['{场景}实拍，{商品}的{卖点}一眼看到'],
  ],
};

export const titlePatterns: readonly TitlePattern[] = Object.entries(lines).flatMap(([hook, list]) =>
  list.map(([pattern, ...platforms], index) => ({ id: `${hook}-${index + 1}`, hook, platforms, pattern })),
);
