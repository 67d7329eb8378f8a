import { daysBetween, daysLater, occasionsBetween } from '../../../../../src/domain/occasions';
import { numberOf } from './readRequest';
import type { Talk } from './talk';

const weekdays = '日一二三四五六';
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
const spoken = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number);
  return `${year} 年 ${month} 月 ${day} 日，星期${weekdays[weekdayOf(date)]}`;
};

/** Data: names of days beside the calendar's own. */
const otherNames: Readonly<Record<string, string>> = {
  双11: '双十一',
  双12: '双十二',
  '618': '618',
  过年: '春节',
  大年初一: '春节',
};

/** The day that a message asks for, computed from the calendar. */
export function dateAnswer({ message, request: { today } }: Talk): string {
  const shift = /大后天/.test(message)
    ? 3
    : /后天/.test(message)
      ? 2
      : /明天/.test(message)
        ? 1
        : /昨天/.test(message)
          ? -1
          : 0;
  const [, which = '', day = ''] = /(上|这|本|下)?(?:个)?(?:周|星期|礼拜)([一二三四五六日天])/.exec(message) ?? [];
  if (day) {
    const wanted = day === '天' ? 0 : weekdays.indexOf(day);
    // a week begins on Monday: 下周日 is the last day of the next one
    const monday = daysLater(today, -((weekdayOf(today) + 6) % 7));
    const weeks = which === '下' ? 7 : which === '上' ? -7 : 0;
    return `${which}周${day}是 ${spoken(daysLater(monday, weeks + ((wanted + 6) % 7)))}。`;
  }
  const named = Object.keys(otherNames).find((name) => message.includes(name));
  const occasions = occasionsBetween(today, daysLater(today, 380));
  const asked = occasions.find(
    ({ name }) => message.includes(name) || (named && name.includes(otherNames[named] ?? '')),
  );
  const [, month, date] = /(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]/.exec(message) ?? [];
  const fixed = month && date ? nextDay(today, Number(month), Number(date)) : undefined;
  const target = fixed ?? asked?.date;
  if (target && /离|距|还有|多少天|几天/.test(message)) {
    const days = daysBetween(today, target);
    const name = asked?.name ?? `${month} 月 ${date} 日`;
    return days === 0 ? `今天就是${name}。` : `离${name}（${spoken(target)}）还有 ${days} 天。`;
  }
  if (target) return `${asked?.name ?? ''}是 ${spoken(target)}。`;
  const names = ['昨天', '今天', '明天', '后天', '大后天'];
  return `${names[shift + 1]}是 ${spoken(daysLater(today, shift))}。`;
}

function nextDay(today: string, month: number, day: number): string | undefined {
  for (const year of [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]) {
    const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const isReal = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().slice(0, 10) === date;
    if (isReal && date >= today) return date;
  }
  return undefined;
}

const cents = (value: number): number => Math.round(value * 100) / 100;
const yuan = (value: number): string => `${cents(value)} 元`;

/** 3块5 → 3.5, 129元 → 129. */
const moneyOf = (text: string): number => {
  const [, whole = '0', tenth = ''] = /^(\d+(?:\.\d+)?)(?:块|元)?(\d)?/.exec(text) ?? [];
  return Number(whole) + (tenth ? Number(tenth) / 10 : 0);
};
const money = '(\\d+(?:\\.\\d+)?(?:块\\d?|元)?)';

/** An expression of numbers and signs by the usual precedence; undefined where it is none. */
function resultOf(expression: string): number | undefined {
  const tokens = expression
    .replace(/[×]/g, '*')
    .replace(/÷/g, '/')
    .replace(/[（]/g, '(')
    .replace(/[）]/g, ')')
    .match(/\d+(?:\.\d+)?|[-+*/()]/g);
  if (!tokens) return undefined;
  let at = 0;
  const primary = (): number => {
    const token = tokens[at++];
    if (token === '-') return -primary();
    if (token !== '(') return Number(token);
    const inner = sum();
    at += 1;
    return inner;
  };
  const product = (): number => {
    let value = primary();
    while (tokens[at] === '*' || tokens[at] === '/')
      value = tokens[at++] === '*' ? value * primary() : value / primary();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const value = sum();
  return Number.isFinite(value) && at >= tokens.length ? value : undefined;
}

/** 85, 8.5, 八五, 八 as a share of the price. */
function discountOf(text: string): number | undefined {
  const digits = [...text].map((letter) => '零一二三四五六七八九'.indexOf(letter));
  const value = digits.every((digit) => digit >= 0) ? Number(digits.join('')) : Number(text);
  if (!Number.isFinite(value) || value <= 0) return undefined;
  const share = value > 10 ? value / 100 : value / 10;
  return share <= 1 ? share : undefined;
}

const find = (message: string, pattern: string): string | undefined => new RegExp(pattern).exec(message)?.[1];

/** Sums, discounts, full-reductions and margins of the numbers in the message, with the way they were computed. */
export function arithmeticAnswer(talk: Talk): string {
  const { message } = talk;
  const [expression = ''] = /[(（]*[\d.]+(?:\s*[-+*/×÷()（）]\s*[\d.()（）]*)+/.exec(message) ?? [];
  const plain = expression ? resultOf(expression) : undefined;
  if (plain !== undefined && !/折|满|毛利|成本/.test(message)) return `${expression.trim()} = ${cents(plain)}`;
  const cost = find(message, `成本(?:价)?(?:是)?\\s*${money}`);
  const sale = find(message, `(?:卖(?:价)?|售价|定价)(?:是)?\\s*${money}`);
  const pieces = Number(find(message, '卖\\s*(\\d+)\\s*(?:件|个|份|单|箱|瓶)') ?? 0) || undefined;
  if (cost && sale) {
    const [paid, got] = [moneyOf(cost), moneyOf(sale)];
    const each = got - paid;
    const rate = got > 0 ? `，毛利率 ${cents((each / got) * 100)}%` : '';
    const total = pieces ? `；${pieces} 件一共 ${yuan(each * pieces)}` : '';
    return `每件毛利 ${yuan(got)} − ${yuan(paid)} = ${yuan(each)}${rate}${total}。没有算平台扣点、运费和退货。`;
  }
  const goods = /这款|它/.test(message) ? talk.goods() : undefined;
  const unit =
    find(message, `每(?:件|个|瓶|份|箱|盒|斤|袋|双|条)\\s*${money}`) ??
    find(message, `一(?:件|个|瓶|份|盒|斤|袋|双|条)\\s*${money}`) ??
    find(message, `(?:单价|原价|价格|标价)(?:是)?\\s*${money}`) ??
    (goods?.price ? String(Number(goods.price)) : undefined) ??
    find(message, `${money}(?:元|块)?[，,]?\\s*打`);
  if (!unit) return '这道题我没有读全。把单价、数量和优惠写清楚，例如「每瓶 3.5 元，24 瓶，满 100 减 15」。';
  const price = moneyOf(unit);
  const count =
    Number(find(message, '(\\d+)\\s*(?:瓶|件|个|份|盒|斤|袋|双|条)') ?? 0) ||
    numberOf(find(message, '([两三四五六七八九十]+)(?:瓶|件|个|份|盒|斤|袋|双|条)') ?? '') ||
    1;
  const steps: string[] = [];
  let sum = price * count;
  steps.push(count > 1 ? `${yuan(price)} × ${count} = ${yuan(sum)}` : `单价 ${yuan(price)}`);
  const discount = discountOf(find(message, '打\\s*([\\d.零一二三四五六七八九]+)\\s*折') ?? '');
  if (discount !== undefined) {
    sum *= discount;
    steps.push(`打 ${cents(discount * 10)} 折后 ${yuan(sum)}`);
  }
  const [, least, off] = /满\s*(\d+(?:\.\d+)?)\s*元?\s*减\s*(\d+(?:\.\d+)?)/.exec(message) ?? [];
  if (least && off) {
    const times = /每满/.test(message) ? Math.floor(sum / Number(least)) : sum >= Number(least) ? 1 : 0;
    sum -= times * Number(off);
    steps.push(
      times > 0
        ? `满 ${least} 减 ${off}${times > 1 ? `，减 ${times} 次` : ''}，付 ${yuan(sum)}`
        : `不到 ${least} 元，不减`,
    );
  }
  return `${steps.join('；')}。\n\n**一共 ${yuan(sum)}**`;
}
