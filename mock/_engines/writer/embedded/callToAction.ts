import type { VideoPlatformId } from '../../../../src/domain/platforms';
import type { Brief } from './brief';

/** Data: how one asks for the next step at each platform. */
const buy: Readonly<Record<VideoPlatformId, readonly string[]>> = {
  douyin: ['点下方购物车看看', '左下角购物车里就能找到', '去购物车看看'],
  kuaishou: ['点小黄车看看', '小黄车里就能找到', '去小黄车看看'],
  xiaohongshu: ['先收藏，商品就在笔记下方', '点笔记下方的商品看看', '去商品页看看'],
  shipinhao: ['点视频下方的链接看看', '商品就在视频下方', '点开下方商品看看'],
  bilibili: ['链接放在评论区了', '评论区置顶可以找到', '链接就在评论区'],
};

const others: Readonly<Record<NonNullable<Brief['wish']['ending']>, readonly string[]>> = {
  follow: ['点个关注，后面接着讲', '关注我们，下期再细说'],
  comment: ['评论区说说你的想法', '有问题就在评论区问'],
  save: ['先点个收藏，用得上的时候翻出来', '先收藏，慢慢看'],
  buy: ['点开商品看看'],
};

/** Sentences that ask for the next step: by wish, else by platform for goods, else a talk for topics. */
export function callsToAction({ wish, mode }: Brief, platform: VideoPlatformId): readonly string[] {
  if (wish.ending === 'buy' || (wish.ending === undefined && mode === 'goods')) return buy[platform];
  return wish.ending ? others[wish.ending] : [...others.comment, ...others.save, ...others.follow];
}
