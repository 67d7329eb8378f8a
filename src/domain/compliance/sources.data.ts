/** Data: where the rules are published. */

/** A law, a regulation or a platform's rule as it is cited, with the official page that has its text. */
export interface PublishedRule {
  /** As it stands between 《 and 》. */
  readonly name: string;
  /** Absent: no official page of it is known to us. */
  readonly url?: string;
  /** The day of our notes on it; `YYYY-MM-DD`. */
  readonly checked: string;
}

const notes = '2026-11-20';

export const publishedRules: readonly PublishedRule[] = [
  {
    name: '广告法',
    url: 'https://www.samr.gov.cn/zw/zfxxgk/fdzdgknr/fgs/art/2023/art_5474cf75173c45d6a0379730fb4e8d97.html',
    checked: notes,
  },
  {
    name: '广告绝对化用语执法指南',
    url: 'https://www.samr.gov.cn/zw/zfxxgk/fdzdgknr/ggjgs/art/2023/art_64279265c896452f8f638f2de12b8003.html',
    checked: notes,
  },
  {
    name: '医疗美容广告执法指南',
    url: 'https://www.gov.cn/zhengce/zhengceku/2021-11/04/content_5648772.htm',
    checked: notes,
  },
  {
    name: '食品安全法',
    url: 'https://www.samr.gov.cn/zw/zfxxgk/fdzdgknr/fgs/art/2023/art_6bff4ef87291497fa72949e1fc88efb5.html',
    checked: notes,
  },
  {
    name: '化妆品监督管理条例',
    url: 'https://www.gov.cn/zhengce/content/2020-06/29/content_5522593.htm',
    checked: notes,
  },
  {
    name: '消费者权益保护法',
    url: 'https://www.samr.gov.cn/zfjcj/tzgg/art/2023/art_615af9ed6bcd4974bf853dd2e02bc663.html',
    checked: notes,
  },
  {
    name: '电子商务法',
    url: 'https://www.npc.gov.cn/npc/c1773/c1848/c21114/c31834/c31841/201905/t20190521_266893.html',
    checked: notes,
  },
  { name: '商标法', checked: notes },
  { name: '野生动物保护法', checked: notes },
  { name: '未成年人保护法', checked: notes },
  { name: '人民币管理条例', checked: notes },
  { name: '明码标价和禁止价格欺诈规定', checked: notes },
  { name: '中华老字号示范创建管理办法', checked: notes },
  { name: '食品安全国家标准 预包装食品标签通则', checked: notes },
];
