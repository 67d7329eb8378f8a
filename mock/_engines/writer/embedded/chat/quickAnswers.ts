import { daysBetween, daysLater, occasionsBetween } from '../../../../../src/domain/occasions';
import { countOf, reckonings } from '../../../../../src/domain/writing/reckon';
import type { Material } from '../../../writerTypes';
import { shopSum } from './shopSum';

const weekdays = '日一二三四五六';
const spoken = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number);
  return `${year} 年 ${month} 月 ${day} 日，星期${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]}`;
};
const cents = (value: number): string => String(Math.round(value * 100) / 100);
const number = '(\\d+(?:\\.\\d+)?)';
const count = '(\\d+|[一二两三四五六七八九十]{1,3})';
const units = '瓶|件|个|份|盒|斤|袋|双|条|包|片|支|罐|本|枚';
const find = (text: string, pattern: string): string[] => new RegExp(pattern).exec(text)?.slice(1) ?? [];

/** Sums as shops ask for them, with the way they were computed. */
function sumIn(message: string): string | undefined {
  const [bought = '', sent = ''] = find(message, `拍${count}[件个]?发${count}`);
  const [each = ''] = find(message, `一[${units}]${number}`);
  if (bought && sent && each) {
    const all = Number(each) * countOf(bought);
    return `${each} × ${countOf(bought)} = ${cents(all)} 元，到手 ${countOf(sent)} 件：平均一件 **${cents(all / countOf(sent))} 元**。`;
  }
  const [weight = '', dose = ''] = find(
    message,
    `一[${units}]${number}(?:克|g|毫升|ml).{0,6}?一次.{0,2}?${number}(?:克|g|毫升|ml)`,
  );
  if (weight && dose) {
    const times = Number(weight) / Number(dose);
    const [whole = ''] = find(message.replace(weight, ''), `一[${units}]${number}(?!克|g|毫升|ml|\\d)`);
    return `${weight} ÷ ${dose} = **${cents(times)} 次**${whole ? `；${whole} ÷ ${cents(times)} = 一次 **${cents(Number(whole) / times)} 元**` : ''}。`;
  }
  return undefined;
}

/** Data: names of days beside the calendar's own. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/双十一/, '双11'],
  [/双十二/, '双12'],
  [/过年|大年初一/, '春节'],
];

/** Days that are reckoned from the calendar. */
function dayIn(asked: string, today: string): string | undefined {
  const message = otherNames.reduce((text, [other, name]) => text.replace(other, name), asked);
  const [later = ''] = find(message, `${count}天(?:后|以后|之后)`);
  if (later && /几号|哪天|几月/.test(message)) return `${later} 天后是 ${spoken(daysLater(today, countOf(later)))}。`;
  const [year = 0, month = 1] = today.split('-').map(Number);
  const next = (from: number): string => {
    const at = new Date(Date.UTC(year, month - 1 + from, 1));
    return at.toISOString().slice(0, 10);
  };
  if (/(?:这个|本)月.{0,3}(?:还剩|还有).{0,3}天/.test(message)) {
    const last = daysLater(next(1), -1);
    return `这个月到 ${spoken(last)}为止，不算今天还剩 ${daysBetween(today, last)} 天。`;
  }
  const [which = ''] = find(message, '(下个?月|这个?月|本月)');
  if (which && /节日|节气|节点|蹭/.test(message)) {
    const [from, to] = which.startsWith('下') ? [next(1), daysLater(next(2), -1)] : [today, daysLater(next(1), -1)];
    const days = occasionsBetween(from, to).map(({ name, date }) => `- ${name}：${spoken(date)}`);
    return days.length > 0
      ? `${which}有这些日子：\n\n${days.join('\n')}\n\n挑一个，说「给${occasionsBetween(from, to)[0]?.name}想三个选题」就行。`
      : `${which}的日历上没有节日。`;
  }
  const occasion = occasionsBetween(today, daysLater(today, 400)).find(
    ({ name }) => message.includes(name) || asked.includes(name),
  );
  if (!occasion || !/星期几|周几|哪天|几号|还有.{0,2}天|多少天|什么时候/.test(message)) return undefined;
  const [before = ''] = find(message, `前(一周|两周|${count}天)`);
  if (before) {
    const back = before.endsWith('周') ? countOf(before.slice(0, -1)) * 7 : countOf(before.replace('天', ''));
    return `${occasion.name}是 ${spoken(occasion.date)}，前${before}是 **${spoken(daysLater(occasion.date, -back))}**。`;
  }
  const days = daysBetween(today, occasion.date);
  return `${occasion.name}是 ${spoken(occasion.date)}，${days === 0 ? '就是今天' : `离今天还有 ${days} 天`}。`;
}

/** Data: what the assistant cannot or may not do, and what it says. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [
    /把.{0,8}(?:视频|笔记|文章|作品|条|篇).{0,4}(?:发到|发布|发去|传到)|(?:帮我|替我)(?:发布|发到)/,
    '我不能替你发布：发出去要由你确认。到「发布」里选好视频和账号，就能马上发或排进日历；标题、文案和话题我可以先写好。',
  ],
  [
    /(?:查|看|搜|找).{0,4}(?:同行|竞品|对手|别家|别人家)/,
    '我看不到别家的店铺和价格，也查不到平台上的数据。把你看到的价格或文案贴过来，我可以帮你比。',
  ],
  [
    /(?:编|造|假装|冒充).{0,8}(?:好评|评价|晒单|买家|顾客)|(?:写|来).{0,3}条?(?:假|虚假)/,
    '顾客没有说过的话，我不编：编造评价违反广告法和平台规则。把真实的评价贴上来，我可以整理；也可以按商品资料写你自己的介绍。',
  ],
  [/翻译|译成|翻成(?:英|日|韩)/, '内置写作不懂外语，不能翻译。配置写作模型以后，这里就能翻译。'],
];

/** What is answered at once: sums and days are reckoned, and what cannot be done is said. Undefined = anything else. */
export function quickAnswer(message: string, today: string, goods: Material | undefined): string | undefined {
  const refused = refusals.find(([pattern]) => pattern.test(message))?.[1];
  if (refused) return refused;
  if (
    /多少钱一(?:次|包|片|斤|天|份|个人)|(?:一次|每次|一天|一斤|一包|每斤).{0,4}多少钱/.test(message) &&
    !/\d/.test(message)
  ) {
    const told = goods ? reckonings(goods) : [];
    if (told.length > 0) return `按商品「${goods?.title}」的资料算：\n\n${told.map((one) => `- ${one}`).join('\n')}`;
  }
  return sumIn(message) ?? dayIn(message, today) ?? shopSum(message, Number(goods?.price) || undefined);
}
