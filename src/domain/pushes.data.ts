/** What a push may say of a customer, as it stands in the text: `{{姓名}}`. */
export const pushVariables = {
  name: '姓名',
  level: '等级',
  coupon: '优惠券',
  code: '券码',
  couponUntil: '券到期日',
  lastVisit: '最近到访',
} as const;

/** What merchants write to their customers for, ready to be changed; it promises nothing that only some shops give. */
export const pushTemplates = [
  {
    key: 'couponEnds',
    name: '优惠券快到期',
    text: '{{姓名}}，您的{{优惠券}}{{券到期日}}到期，券码 {{券码}}，到店出示就能用。',
  },
  { key: 'longAway', name: '好久没来', text: '{{姓名}}，上次见您还是{{最近到访}}，有空再来坐坐。' },
  { key: 'arrived', name: '上新', text: '{{姓名}}，店里上新了，到店可以先看看、试试。' },
  { key: 'thanks', name: '到店后道谢', text: '{{姓名}}，谢谢您来。用得不满意，到店或来电告诉我们，我们来处理。' },
  { key: 'member', name: '会员问候', text: '{{姓名}}，您现在是{{等级}}会员，到店报手机号就行。' },
  { key: 'hours', name: '营业时间有变', text: '{{姓名}}，近期营业时间有变，来之前请先来电确认。' },
] as const;

/**
 * What each marketing SMS has to end with: how its reader refuses further ones (通信短信息服务管理规定, 2015, articles 18
 * and 20; the gateways of Aliyun and Tencent Cloud ask for these very words).
 */
export const OPT_OUT = '拒收请回复R';
