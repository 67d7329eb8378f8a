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
        words:
          '加微信 加微 加我微信 微信号 微信同号 微信联系 加v 加vx 加wx vx 薇信 威信号 徽信 V信 微❤ 卫星号 绿泡泡 加个微 留微信 扫微信 微我 加卫星 weixin 绿色软件 绿色图标 绿色小人 绿泡 小绿书 v我 加个v 加一下v',
        suggestions: ['看主页', '评论区告诉我'],
        contact: 'wechat',
      },
      {
        words:
          '私聊 私信我 私我 私你 私信下单 私戳 滴滴我 滴我 滴滴 didi 踢我 戳我 戳头像 小窗我 小窗聊 扣1 扣666 dd我 找我拿 看我头像 看头像 私信发 私信领 私信拿 私信要 站外更便宜 站外下单 站外购买 点我头像 点头像 戳头像看 主页联系 主页找我 看我简介 简介有联系 看我主页 主页有惊喜 主页有联系 主页有方式 主页置顶',
        suggestions: ['评论区留言'],
        level: 'mid',
        contact: 'chat',
      },
      { words: '私下交易 站外交易', suggestions: ['平台内下单'], contact: 'payment' },
      { words: '二维码 扫码加 扫码领 识别图中码', suggestions: ['点页面链接'], contact: 'qr' },
      { words: '加群 进群 进群领 粉丝群领 扫码进群 拉你进群', suggestions: ['点页面链接'], contact: 'group' },
      { words: 'QQ群 企鹅号 扣扣 加QQ', suggestions: ['评论区留言'], contact: 'qq' },
      { words: '打我电话 电话联系 来电咨询 加我电话', suggestions: ['评论区留言'], level: 'mid', contact: 'phone' },
      {
        words:
          '淘宝店 某宝搜 淘宝搜 拼多多搜 京东搜 复制口令 淘口令 复制链接到 百度搜 闲鱼搜 某多多 橙色软件 橙色app 橙子软件 黄色软件 红色软件 蓝色软件 某橙 某狗搜 搜同名 公众号搜 某宝同名 复制这段',
        suggestions: ['点页面链接'],
        contact: 'shop',
      },
      {
        words: '线下交易 线下付款 不走平台 转账给我 转账 支付宝转账 微信转账 银行卡号 到付 扫码付款',
        suggestions: ['平台内下单'],
        level: 'mid',
        contact: 'payment',
      },
    ],
  },
];
