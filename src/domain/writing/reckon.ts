import { chineseDigits, packs, reckonedWords, smallPacks, spans, uses } from './reckon.data';

interface PricedGoods {
  readonly title?: string | undefined;
  readonly price?: string | undefined;
  readonly offer?: string | undefined;
  readonly selling_points?: readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly specs?: readonly { readonly name: string; readonly value: string }[] | undefined;
}

const cents = (value: number): string => String(Math.round(value * 100) / 100);

/** 六十 → 60, 两 → 2, 50 → 50, 半 stays unknown. */
export function countOf(text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const said = text.replace('两', '二');
  const [, tens, ones] = /^(.?)十(.?)$/.exec(said) ?? [];
  const digit = (letter = ''): number => (letter === '' ? -1 : chineseDigits.indexOf(letter));
  if (tens === undefined) return said.length === 1 ? Math.max(0, digit(said)) : 0;
  return (tens === '' ? 1 : digit(tens)) * 10 + Math.max(0, digit(ones));
}

const number = `(\\d+(?:\\.\\d+)?|[一二两三四五六七八九十]{1,3})`;
const find = (text: string, pattern: string): string[] => new RegExp(pattern).exec(text)?.slice(1) ?? [];

/** What an offer comes to, where it says by itself what is paid. */
function ofOffer(offer: string, price: number): string[] {
  const [least = '', share = ''] = find(offer, `${number}件\\s*(?:打)?(\\d(?:\\.\\d)?)折`);
  if (least) {
    const paid = price * countOf(least) * (Number(share) / 10);
    return [reckonedWords.pair(offer, cents(paid), cents(paid / countOf(least)))];
  }
  const [bought = '', sent = ''] = find(offer, `拍${number}件?发${number}件?`);
  if (bought && sent)
    return [
      reckonedWords.pair(offer, cents(price * countOf(bought)), cents((price * countOf(bought)) / countOf(sent))),
    ];
  const [second = ''] = find(offer, `第二[${packs}件]减(\\d+)`);
  if (second) return [reckonedWords.pair(offer, cents(price * 2 - Number(second)), cents(price - Number(second) / 2))];
  const [both = ''] = find(offer, `两[台${packs}件].{0,4}减(\\d+)`);
  if (both) return [reckonedWords.pair(offer, cents(price * 2 - Number(both)), cents(price - Number(both) / 2))];
  const [off = ''] = find(offer, `^(?:下单|领券|拍下)?立减(\\d+)元?$`);
  return off ? [reckonedWords.cut(cents(price), off, cents(price - Number(off)))] : [];
}

/** How many packs the price buys, by title or specs: 6L*4包, 4本装. */
function packsOf(text: string): readonly [count: number, unit: string] {
  const [count = '', unit = ''] = find(text, `[×xX*]\\s*(\\d+)\\s*(${packs})(?!装?起)`);
  if (count) return [Number(count), unit];
  const [many = '', one = ''] = find(text, `(\\d+)\\s*(${packs})装`);
  return many ? [Number(many), one] : [1, ''];
}

/**
 * What the price comes to for a piece, a pound, a person, a use or a day, and what an offer leaves to be paid. Each
 * figure stands beside what it was reckoned from (算下来); nothing is assumed that the record does not say.
 */
export function reckonings({
  title = '',
  price: written,
  offer = '',
  selling_points = [],
  description = '',
  specs = [],
}: PricedGoods): string[] {
  const price = Number(written);
  if (!(price > 0)) return [];
  const said = cents(price);
  const named = [title, ...specs.map(({ name, value }) => `${name}${value}`)].join(' ');
  const told = [...selling_points, description].join('。');
  const [count, unit] = packsOf(named);
  const found: string[] = [];
  const [small = '', smallUnit = ''] = find(told, `每[${packs}].{0,3}?(\\d+)(${smallPacks})`);
  const pieces = small ? Number(small) * count : 0;
  if (pieces > 1) found.push(reckonedWords.each(said, pieces, smallUnit, cents(price / pieces)));
  const [days = '', span = ''] = find(
    told,
    `一[${packs}][^，。]{0,3}用(${Object.keys(spans).join('|')}|\\d+)(天|个月)?`,
  );
  const lasts = spans[days] ?? (span ? Number(days) * (spans[span] ?? 1) : 0);
  const each = `一${unit}`;
  if (lasts > 0)
    found.push(
      reckonedWords.day(
        said,
        count > 1 ? `${count}${unit}每${unit}` : each,
        days + span,
        cents(price / (lasts * count)),
      ),
    );
  const [times = '', use = ''] = find(told, `一[${packs}][^，。；]{0,6}(?:${uses})${number}(次|餐)`);
  if (times && count === 1 && countOf(times) > 1)
    found.push(reckonedWords.use(said, countOf(times), use, cents(price / countOf(times))));
  const [pounds = ''] = find(named, `(\\d+(?:\\.\\d+)?)\\s*斤`);
  if (pounds && Number(pounds) > 1)
    found.push(reckonedWords.pound(said, Number(pounds), cents(price / Number(pounds))));
  const [people = ''] = find(title, `${number}人(?:套餐|餐|份)`);
  if (people && countOf(people) > 1)
    found.push(reckonedWords.person(said, countOf(people), cents(price / countOf(people))));
  if (found.length === 0 && count > 1) found.push(reckonedWords.each(said, count, unit, cents(price / count)));
  return [...found, ...ofOffer(offer, price)];
}
