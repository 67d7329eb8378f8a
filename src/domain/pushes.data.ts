/** What a push may say of a customer, as it stands in the text: `{{姓名}}`. */
export const pushVariables = {
  name: '姓名',
  level: '等级',
  coupon: '优惠券',
  code: '券码',
  couponUntil: '券到期日',
  lastVisit: '最近到访',
} as const;

/**
 * What each marketing SMS has to end with: how its reader refuses further ones (通信短信息服务管理规定, 2015, articles 18
 * and 20; the gateways of Aliyun and Tencent Cloud ask for these very words).
 */
export const OPT_OUT = '拒收请回复R';
