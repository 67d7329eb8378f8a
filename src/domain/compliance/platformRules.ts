import type { RuleSource } from './sources';
import type { ComplianceLevel, ContactKind } from './types';

/** What a platform does about leading people away: the level of a mark, or `free` where it is no offence there. */
interface PlatformRule {
  readonly platform: string;
  readonly contacts: Partial<Record<ContactKind, ComplianceLevel | 'free'>>;
  /** What the rule says, and of what kind our knowledge of it is. */
  readonly source: string;
  /** The platform's page of its rules, and when we looked. */
  readonly page: RuleSource;
}

const weixinLinks: RuleSource = {
  name: '微信外部链接内容管理规范',
  url: 'https://weixin.qq.com/cgi-bin/readtemplate?t=weixin_external_links_content_management_specification',
  checked: '2026-11-22',
};

/** Kinds that no line names keep the level of the word list. */
const platformRules: readonly PlatformRule[] = [
  {
    platform: 'xiaohongshu',
    contacts: {
      phone: 'high',
      wechat: 'high',
      qq: 'high',
      group: 'high',
      link: 'high',
      mail: 'high',
      qr: 'high',
      shop: 'high',
      chat: 'mid',
      payment: 'high',
    },
    source:
      '小红书《交易导流违规管理细则》，2025-03-12 生效：传播个人或社群联系方式、其他平台账号、链接、口令、二维码均属违规',
    page: { name: '小红书规则中心', url: 'https://school.xiaohongshu.com/rule', checked: '2026-11-22' },
  },
  {
    platform: 'douyin',
    contacts: {
      phone: 'high',
      wechat: 'high',
      qq: 'high',
      group: 'high',
      link: 'high',
      mail: 'mid',
      qr: 'high',
      shop: 'high',
      chat: 'mid',
    },
    source: '公开资料汇编：抖音对站外联系方式、二维码和其他平台店铺从严；未逐条核对平台原文',
    page: { name: '抖音规则中心', url: 'https://www.douyin.com/rule/policy', checked: '2026-11-20' },
  },
  {
    platform: 'kuaishou',
    contacts: {
      phone: 'high',
      wechat: 'high',
      qq: 'high',
      group: 'mid',
      link: 'high',
      mail: 'mid',
      qr: 'high',
      shop: 'high',
      chat: 'mid',
    },
    source: '公开资料汇编：快手对站外导流从严，站内粉丝群除外；未逐条核对平台原文',
    page: { name: '快手社区规范', url: 'https://www.kuaishou.com/norm', checked: '2026-11-20' },
  },
  {
    platform: 'shipinhao',
    contacts: {
      phone: 'mid',
      wechat: 'low',
      qq: 'mid',
      group: 'mid',
      link: 'mid',
      mail: 'low',
      qr: 'mid',
      shop: 'high',
      chat: 'low',
    },
    source:
      '微信《外部链接内容管理规范》，2019-10-28 升级版：诱导跳转微信外的内容受限；视频号在微信之内，微信号本身不算站外',
    page: weixinLinks,
  },
  {
    platform: 'gongzhonghao',
    contacts: {
      phone: 'low',
      wechat: 'free',
      qq: 'low',
      group: 'low',
      link: 'mid',
      mail: 'free',
      qr: 'low',
      shop: 'mid',
      chat: 'free',
    },
    source: '微信《外部链接内容管理规范》，2019-10-28 升级版；公众号与个人微信同属一个平台',
    page: weixinLinks,
  },
  {
    platform: 'bilibili',
    contacts: {
      phone: 'mid',
      wechat: 'mid',
      qq: 'mid',
      group: 'mid',
      link: 'mid',
      mail: 'low',
      qr: 'mid',
      shop: 'mid',
      chat: 'low',
      payment: 'mid',
    },
    source: '公开资料汇编：B站投稿可有商务联系，频繁引流会被限制；未逐条核对平台原文',
    page: { name: 'B站社区规则', url: 'https://www.bilibili.com/blackboard/blackroom.html', checked: '2026-11-20' },
  },
  {
    platform: 'weibo',
    contacts: {
      phone: 'mid',
      wechat: 'mid',
      qq: 'mid',
      group: 'mid',
      link: 'low',
      mail: 'low',
      qr: 'mid',
      shop: 'low',
      chat: 'low',
      payment: 'mid',
    },
    source: '公开资料汇编：微博允许外链，营销联系方式可能限流；未逐条核对平台原文',
    page: { name: '微博社区公约', url: 'https://service.account.weibo.com/roles/gongyue', checked: '2026-11-20' },
  },
];

const byPlatform = new Map(platformRules.map((rule) => [rule.platform, rule]));

/** The platform's own rule about a contact, and its page; undefined where it has none. */
export function contactRule(
  platform: string | undefined,
  kind: ContactKind,
): { readonly basis: string; readonly page: RuleSource } | undefined {
  const rule = platform ? byPlatform.get(platform) : undefined;
  return rule?.contacts[kind] ? { basis: rule.source, page: rule.page } : undefined;
}

/** The rule pages of all platforms, each once: where no platform is chosen yet. */
export const platformPages: readonly RuleSource[] = [...new Set(platformRules.map(({ page }) => page))];

/** How grave a contact is on a platform; without a platform, and for platforms that we know nothing of, as listed. */
export const contactLevel = (
  platform: string | undefined,
  kind: ContactKind,
  listed: ComplianceLevel,
): ComplianceLevel | 'free' => (platform ? byPlatform.get(platform)?.contacts[kind] : undefined) ?? listed;
