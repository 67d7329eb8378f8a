import { priceSum } from './priceSum';
import { Rest, unit, withDigits } from './readNumbers';

const number = '(\\d+(?:\\.\\d+)?)';
const cents = (value: number): string => String(Math.round(value * 100 + 1e-6) / 100);
const yuan = (value: number): string => `${cents(value)} 元`;
const percent = (value: number): string => `${cents(value * 100)}%`;

const found = (message: string, pattern: string): number[] | undefined => {
  const match = new RegExp(pattern).exec(message);
  return match
    ? match
        .slice(1)
        .filter((group) => group !== undefined)
        .map(Number)
    : undefined;
};

/** What a piece earns, or what it has to cost to earn so much. */
function marginIn(message: string): string | undefined {
  const rest = new Rest(message);
  const at = (pattern: string): number | undefined => {
    const value = rest.take(new RegExp(pattern))?.groups[0];
    return value === undefined ? undefined : Number(value);
  };
  const cost = at(`(?:成本价?|进价|进货价?)(?:是)?\\s*${number}元?`);
  if (cost === undefined) return undefined;
  const wished = at(`${number}%\\s*(?:的)?(?:毛利|利润)`) ?? at(`(?:毛利率?|利润率?)\\s*${number}%`);
  const pieces = at(`(?:卖了?|出了?)\\s*(\\d+)\\s*${unit}`);
  const sale = at(`(?:卖价?|售价|定价)(?:是)?\\s*${number}元?`);
  if (sale === undefined)
    return wished !== undefined && wished < 100
      ? `${cents(cost)} ÷ (1 − ${cents(wished)}%) = **${yuan(cost / (1 - wished / 100))}**，这样毛利率正好 ${cents(wished)}%。没有算平台扣点和运费。`
      : undefined;
  const fee = at(`(?:平台|抖音|快手|小红书)?(?:扣点?|抽成?|佣金|技术服务费)\\s*${number}%`);
  const freight = at(`(?:运费|邮费|快递费?|打包费?|包装费?)\\s*${number}元?`);
  const commission = fee === undefined ? 0 : Math.round(sale * fee) / 100;
  const each = sale - cost - commission - (freight ?? 0);
  const parts = [
    cents(sale),
    cents(cost),
    ...(fee === undefined ? [] : [`${cents(commission)}（扣点 ${cents(fee)}%）`]),
    ...(freight === undefined ? [] : [`${cents(freight)}（运费）`]),
  ];
  const left = [fee === undefined ? '平台扣点' : '', freight === undefined ? '运费' : '', '退货'].filter(Boolean);
  const total = pieces ? `；${pieces} 件一共 ${yuan(each * pieces)}` : '';
  return `每件毛利 ${parts.join(' − ')} = **${yuan(each)}**，占卖价 ${percent(each / sale)}，占成本 ${percent(each / cost)}${total}。没有算${left.join('和')}。`;
}

/** Shares, changes and how far a budget goes. */
function shareIn(message: string): string | undefined {
  const [was, is] =
    found(message, `(?:原价|原来)(?:是)?\\s*${number}元?.{0,6}?(?:现价|现在|卖|到手)(?:是)?\\s*${number}元?`) ?? [];
  if (was && is && /几折/.test(message))
    return `${cents(is)} ÷ ${cents(was)} = **${cents((is / was) * 10)} 折**，便宜 ${yuan(was - is)}。`;
  const [before, after] = found(message, `${number}\\D{1,12}?${number}`) ?? [];
  if (before && after && /(?:涨|跌|增长|增加|降|下降|下滑|多|少)了(?:多少|几)|环比|同比/.test(message)) {
    const change = (after - before) / before;
    return `(${cents(after)} − ${cents(before)}) ÷ ${cents(before)}：${change < 0 ? '降' : '涨'}了 **${percent(Math.abs(change))}**，${change < 0 ? '少' : '多'} ${cents(Math.abs(after - before))}。`;
  }
  if (before && after && /率(?:是)?(?:多少|几|怎么算)|占(?:多少|几|比)/.test(message))
    return `${cents(Math.min(before, after))} ÷ ${cents(Math.max(before, after))} = **${percent(Math.min(before, after) / Math.max(before, after))}**。`;
  const [people, shared] = found(message, `(\\d+)\\s*(?:个人|人|份|家)\\s*(?:平)?(?:分|摊)\\D{0,4}?${number}`) ?? [];
  if (people && shared) return `${cents(shared)} ÷ ${people} = 每份 **${yuan(shared / people)}**。`;
  const [budget, each] = found(message, `预算\\s*${number}元?.{0,10}?(?:每|1)(?:次|${unit})\\D{0,4}?${number}`) ?? [];
  const [, counted = '份'] = new RegExp(`几(${unit})`).exec(message) ?? [];
  if (budget && each && /几|多少/.test(message))
    return `${cents(budget)} ÷ ${cents(each)}：能有 **${Math.floor(budget / each)} ${counted}**，剩 ${yuan(budget % each)}。`;
  const [share] = found(message, `(?:首付|定金|订金|预付|尾款|提成|佣金)\\s*${number}%`) ?? [];
  const [whole] = found(message.replace(/\d+(?:\.\d+)?%/, ''), number) ?? [];
  if (share && whole)
    return `${cents(whole)} × ${cents(share)}% = **${yuan((whole * share) / 100)}**，剩 ${yuan(whole - (whole * share) / 100)}。`;
  const [orders, earned] =
    found(message, `(\\d+)\\s*(?:单|件|个|份).{0,6}?(?:每|1)(?:单|件|个|份)\\D{0,4}?${number}`) ?? [];
  if (orders && earned && /赚|利润|提成|佣金/.test(message))
    return `${cents(earned)} × ${orders} = **${yuan(earned * orders)}**。`;
  return undefined;
}

/** What one of a pack comes to; two packs side by side. */
function packIn(message: string): string | undefined {
  const packs = [
    ...message.matchAll(
      new RegExp(
        `${number}\\s*(${unit})装?[，,]?\\s*(?:卖|是|共|一共)?\\s*${number}(?:元|(?![\\d.%]|\\s*${unit}))`,
        'g',
      ),
    ),
  ].map(([, count = '', of = '', price = '']) => ({ count: Number(count), of, price: Number(price) }));
  if (packs.length >= 2 && /划算|便宜|合算/.test(message) && packs.every(({ of }) => of === packs[0]?.of)) {
    const [best] = [...packs].sort((a, b) => a.price / a.count - b.price / b.count);
    const lines = packs.map(
      ({ count, of, price }) => `- ${count}${of}装 ${cents(price)} 元：一${of} ${yuan(price / count)}`,
    );
    return `${lines.join('\n')}\n\n**${best?.count}${best?.of}装更划算**。`;
  }
  const [, asked = ''] = new RegExp(`(?:1|每|单)\\s*(${unit})[^，,。\\d]{0,6}多少`).exec(message) ?? [];
  const [pack] = packs.filter(({ of, count }) => of === asked && count > 1);
  const [, price = '', count = ''] = asked
    ? (new RegExp(`${number}元\\s*(?:能买|买|共)?\\s*${number}\\s*${asked}`).exec(message) ?? [])
    : [];
  const known = pack ?? (price && count ? { count: Number(count), of: asked, price: Number(price) } : undefined);
  return known && `${cents(known.price)} ÷ ${known.count} = 一${asked} **${yuan(known.price / known.count)}**。`;
}

const asks = /多少|几折|几[条个件次份张]|划算|合算|等于/;
const makes = /写|文案|标题|脚本|选题|笔记|口播|朋友圈|话题/;

/**
 * Reckons what a message tells of prices, costs and counts, with the way it was reckoned. Undefined where it tells no sum.
 * @param price of the goods that the conversation is about
 */
export function reckon(asked: string, price?: number): string | undefined {
  const message = withDigits(asked);
  return marginIn(message) ?? shareIn(message) ?? packIn(message) ?? priceSum(asked, price);
}

/**
 * Sums as shops ask for them; undefined where a message asks for none, or for a text.
 * @param price of the goods that the conversation is about, for 这款买三件多少钱
 */
export function shopSum(asked: string, price?: number): string | undefined {
  if (!asks.test(asked) || makes.test(asked)) return undefined;
  const message = withDigits(asked);
  if ((message.match(/\d+(?:\.\d+)?/g)?.length ?? 0) < 2 && !/半价|折/.test(message)) return undefined;
  return reckon(asked, /这款|它/.test(asked) ? price : undefined);
}
