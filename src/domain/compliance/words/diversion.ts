import type { WordCategory } from '../types';

/** Data: leading people off the platform. Own list, compiled from our reference notes of 2026-11-20. */
export const diversion: readonly WordCategory[] = [
  {
    id: 'diversion',
    name: '平台导流',
    level: 'high',
    reason: '平台不允许把用户引到站外，可能被限流或删除',
    basis: '各平台社区规范：禁止站外导流、私下交易',
    groups: [
      {
        words: '加微信 加微 加我微信 微信号 微信同号 微信联系 加v 加vx 加wx vx 薇信 威信号 徽信 V信 微❤ 卫星号 绿泡泡',
        suggestions: ['看主页', '评论区告诉我'],
      },
      { words: '私聊 私信我 私我 私信下单 私下交易 站外交易', suggestions: ['评论区留言'], level: 'mid' },
      { words: '二维码 扫码加 扫码进群 加群 进群领 粉丝群领 QQ群 企鹅号 扣扣', suggestions: ['点下方链接'] },
      { words: '淘宝店 某宝搜 淘宝搜 拼多多搜 京东搜 复制口令 淘口令 复制链接到 百度搜', suggestions: ['点下方链接'] },
      { words: '转账 支付宝转账 微信转账 银行卡号 到付', suggestions: ['平台内下单'], level: 'mid' },
    ],
  },
];
