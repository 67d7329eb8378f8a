import type { VideoPlatformId } from '../../../../../src/domain/platforms';
import { type CallKind, callFor } from '../../../../../src/domain/writing/callKind';
import type { Brief } from '../brief';
import { hashText } from '../random';

/** Three at least, one for each of the variants that stand side by side. */
type Ways = readonly [string, string, string, ...string[]];

/** Data: how one asks for the next step. */
export const buyCalls: Readonly<Record<VideoPlatformId, Ways>> = {
  douyin: ['点下方购物车就能拍', '左下角购物车里就有', '去购物车看看', '想试就点下方购物车', '购物车里选规格'],
  kuaishou: ['点小黄车就能拍', '左下角小黄车里就有', '去小黄车看看'],
  xiaohongshu: ['点笔记下方的商品就能拍', '商品就挂在笔记下方', '去商品页看看'],
  shipinhao: ['点视频下方的链接就能拍', '商品就在视频下方', '去下方商品看看'],
  bilibili: ['点评论区的链接就能拍', '链接放在评论区置顶', '去评论区找链接看看'],
};

export const otherCalls: Readonly<Record<Exclude<CallKind, 'buy'>, Ways>> = {
  visit: ['点下方团购，到店直接用', '先拿团购券，约个时间过来', '左下角团购里选一份，来店报名字'],
  message: ['私信说说你的情况', '先预约一个时间，慢慢聊', '发私信来，把时间约好'],
  follow: ['点个关注，有新消息就讲给你', '先关注我们，后面接着讲', '想接着看，点一下关注'],
};

/** Data: last lines, those that tell most first; one without price and offer stands last for those who have none. */
export const callLines: readonly (readonly string[])[] = [
  ['{price}，{offer}，{cta}。', '{offer}，{cta}。', '标价{price}，{cta}。', '感兴趣的话，{cta}。'],
  ['{offer}，价格{price}，{cta}。', '有优惠，{offer}，{cta}。', '价格是{price}，{cta}。', '看到这儿，{cta}。'],
  [
    '想要的，{price}，{offer}，{cta}。',
    '想要的，{offer}，{cta}。',
    '价格记一下，{price}，{cta}。',
    '要是合适，{cta}。',
  ],
  ['{offer}，{price}，{cta}。', '{offer}，{cta}。', '{price}，{cta}。', '看完了，{cta}。'],
  ['{offer}，标价{price}，{cta}。', '现在{offer}，{cta}。', '价格在这儿，{price}，{cta}。', '合用的话，{cta}。'],
];

/** 2罐39.8元: what several come to is said behind the price of one. */
const isSum = /^\S{1,3}\d+(?:\.\d+)?元/;
const priceFirst = (template: string): string =>
  template.replace(/^\{offer\}，(.*?)\{price\}/, (_, lead: string) => `${lead || '单价'}{price}，{offer}`);

const wishedCalls: Readonly<Record<'follow' | 'comment' | 'save', readonly string[]>> = {
  follow: otherCalls.follow,
  comment: ['有话评论区说', '评论区聊聊你的想法', '想问的写在评论区'],
  save: ['先点个收藏', '收藏起来慢慢看', '存进收藏夹'],
};

/** Data: before what is to be known of keeping and using it, or what it is not. */
const cautionLeads = ['提醒一句，', '有一条先说清，', '买之前记一下，', '实话先说，', '用之前看一眼，'];
/** Characters of a caution that is said aloud. */
const LONGEST_CAUTION = 26;

/** What a merchant warns of, said before the call; each of the versions side by side warns of something else, or of nothing. */
export function cautionFor({ cautions, name }: Brief, variant: number): string | undefined {
  const first = cautions.filter((caution) => [...caution].length <= LONGEST_CAUTION)[variant];
  const lead = cautionLeads[(variant + (hashText(name) >>> 3)) % cautionLeads.length];
  return first === undefined ? undefined : `${lead}${first}。`;
}

/**
 * Last lines of a variant that the goods can fill, those that tell most first: what was said before is not said again.
 * @param said all lines so far
 */
export function callsFor(brief: Brief, platform: VideoPlatformId, variant: number, said: string): string[] {
  const { ending } = brief.wish;
  const kind = ending === 'buy' ? 'buy' : callFor(brief.callKind, brief.offer);
  const calls = kind === 'buy' ? buyCalls[platform] : otherCalls[kind];
  const wished = ending && ending !== 'buy' ? wishedCalls[ending][variant] : undefined;
  const isOfferKnown = brief.offer !== '' && !said.includes(brief.offer);
  const isPriceKnown = brief.price !== '' && !said.includes(brief.price);
  // goods take their words in turn, so that not all of a shop end alike; versions side by side never do
  const turn = variant + (hashText(brief.name) >>> 5);
  return (callLines[turn % callLines.length] ?? [])
    .filter(
      (template) => (isOfferKnown || !template.includes('{offer}')) && (isPriceKnown || !template.includes('{price}')),
    )
    .map((template) =>
      (isSum.test(brief.offer) ? priceFirst(template) : template)
        .replace('{offer}', brief.offer)
        .replace('{price}', brief.price)
        .replace('{cta}', wished ?? calls[turn % calls.length] ?? ''),
    );
}
