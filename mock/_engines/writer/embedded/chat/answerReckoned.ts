import { daysBetween, daysLater, occasionsBetween } from '../../../../../src/domain/occasions';
import { reckon } from './shopSum';
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

/** Sums, discounts, full-reductions and margins of the numbers in the message, with the way they were computed. */
export function arithmeticAnswer(talk: Talk): string {
  const { message } = talk;
  const [expression = ''] = /[(（]*[\d.]+(?:\s*[-+*/×÷()（）]\s*[\d.()（）]*)+/.exec(message) ?? [];
  const plain = expression ? resultOf(expression) : undefined;
  if (plain !== undefined && !/折|满|毛利|成本/.test(message)) return `${expression.trim()} = ${cents(plain)}`;
  const goods = /这款|它/.test(message) ? talk.goods() : undefined;
  return (
    reckon(message, Number(goods?.price) || undefined) ??
    '这道题我没有读全。把单价、数量和优惠写清楚，例如「每瓶 3.5 元，买 24 瓶，满 100 减 15」。'
  );
}
