import { amounts, chineseDigits, pairDigits, reckonedWords, sentenceEnd, spans, tensOf } from './reckon.data';

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
  const said = text.replace(...pairDigits);
  const [, tens, ones] = tensOf.exec(said) ?? [];
  const digit = (letter = ''): number => (letter === '' ? -1 : chineseDigits.indexOf(letter));
  if (tens === undefined) return said.length === 1 ? Math.max(0, digit(said)) : 0;
  return (tens === '' ? 1 : digit(tens)) * 10 + Math.max(0, digit(ones));
}

const find = (text: string, pattern: RegExp): string[] => pattern.exec(text)?.slice(1) ?? [];

/** What an offer comes to, where it says by itself what is paid. */
function ofOffer(offer: string, price: number): string[] {
  const [least = '', share = ''] = find(offer, amounts.offShare);
  if (least) {
    const paid = price * countOf(least) * (Number(share) / 10);
    return [reckonedWords.pair(offer, cents(paid), cents(paid / countOf(least)))];
  }
  const [bought = '', sent = ''] = find(offer, amounts.moreSent);
  if (bought && sent)
    return [
      reckonedWords.pair(offer, cents(price * countOf(bought)), cents((price * countOf(bought)) / countOf(sent))),
    ];
  const [second = ''] = find(offer, amounts.offSecond);
  if (second) return [reckonedWords.pair(offer, cents(price * 2 - Number(second)), cents(price - Number(second) / 2))];
  const [both = ''] = find(offer, amounts.offBoth);
  if (both) return [reckonedWords.pair(offer, cents(price * 2 - Number(both)), cents(price - Number(both) / 2))];
  const [off = ''] = find(offer, amounts.off);
  return off ? [reckonedWords.cut(cents(price), off, cents(price - Number(off)))] : [];
}

/** How many packs the price buys, by title or specs: 6L*4包, 4本装. */
function packsOf(text: string): readonly [count: number, unit: string] {
  const [count = '', unit = ''] = find(text, amounts.packed);
  if (count) return [Number(count), unit];
  const [many = '', one = ''] = find(text, amounts.packOf);
  return many ? [Number(many), one] : [1, ''];
}

/**
 * What the price comes to for a piece, a pound, a person, a use or a day, and what an offer leaves to be paid. Each
 * figure stands beside what it was reckoned from (reckonedWords); nothing is assumed that the record does not say.
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
  const told = [...selling_points, description].join(sentenceEnd);
  const [count, unit] = packsOf(named);
  const found: string[] = [];
  const [small = '', smallUnit = ''] = find(told, amounts.inEach);
  const pieces = small ? Number(small) * count : 0;
  if (pieces > 1) found.push(reckonedWords.each(said, pieces, smallUnit, cents(price / pieces)));
  const [pack = '', days = '', span = ''] = find(told, amounts.lasting);
  const lasts = spans[days] ?? (span ? Number(days) * (spans[span] ?? 1) : 0);
  if (lasts > 0) found.push(reckonedWords.day(said, count, pack, days + span, cents(price / (lasts * count))));
  const [times = '', use = ''] = find(told, amounts.used);
  if (times && count === 1 && countOf(times) > 1)
    found.push(reckonedWords.use(said, countOf(times), use, cents(price / countOf(times))));
  const [pounds = ''] = find(named, amounts.pounds);
  if (pounds && Number(pounds) > 1)
    found.push(reckonedWords.pound(said, Number(pounds), cents(price / Number(pounds))));
  const [people = ''] = find(title, amounts.people);
  if (people && countOf(people) > 1)
    found.push(reckonedWords.person(said, countOf(people), cents(price / countOf(people))));
  if (found.length === 0 && count > 1) found.push(reckonedWords.each(said, count, unit, cents(price / count)));
  return [...found, ...ofOffer(offer, price)];
}
