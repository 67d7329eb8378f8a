import { ideaPatterns, numerals } from './idea.data';
import { goodsLimits } from './limits';

/** What a merchant asked for in one line, taken apart. Texts are his own words; empty where he did not say. */
export interface Idea {
  readonly name: string;
  /** What comes nearest to a name where there is none: the user's own words without order, price and length; may be empty. */
  readonly guess: string;
  /** Yuan as text: "89.9". */
  readonly price: string;
  readonly offer: string;
  readonly points: readonly string[];
  /** How it shall sound. */
  readonly tone: string;
  readonly seconds?: number;
  readonly platform?: (typeof ideaPatterns.platforms)[number]['key'];
  /** Clauses that none of this covers: wishes for the writer. */
  readonly rest: readonly string[];
}

const LONGEST_INPUT = 1000;
const LONGEST_NAME = 20;

/**
 * Takes an order like "给我们家防晒衣拍一条，强调骑车不闷汗，89.9元" apart. Every clause ends up in exactly one place, so that
 * nothing that was said is lost.
 *
 * @param text At most 1 000 characters are read.
 */
export function parseIdea(text: string): Idea {
  const found = { name: '', price: '', offer: [] as string[], points: [] as string[], tone: '', rest: [] as string[] };
  let seconds: number | undefined;
  let platform: Idea['platform'];
  let occasionOf = '';
  for (const whole of clausesOf(text)) {
    let clause = whole;
    const named = ideaPatterns.platforms.find(({ words }) => words.test(clause));
    platform ??= named?.key;
    const length = secondsOf(clause);
    seconds ??= length;
    const emphasis = ideaPatterns.emphasis.exec(clause)?.[0];
    if (emphasis) {
      found.points.push(...pointsOf(clause.slice(emphasis.length)));
      continue;
    }
    const tone =
      ideaPatterns.toneLike.exec(clause)?.[1] ??
      ideaPatterns.tone.exec(clause)?.[1] ??
      ideaPatterns.toneAlone.exec(clause)?.[1];
    if (tone) {
      found.tone ||= tone;
      continue;
    }
    const price = priceOf(clause);
    if (price && !found.price) {
      found.price = price;
      if (ideaPatterns.priceAround.test(clause)) continue;
    }
    if (ideaPatterns.occasion.test(clause) && clause.length < 12) {
      found.offer.push(clause);
      occasionOf ||= checked(clause.slice(0, ideaPatterns.occasion.exec(clause)?.index)) ?? '';
      continue;
    }
    if ((named || length !== undefined) && !ideaPatterns.order.test(clause) && ideaPatterns.orderAlone.test(clause))
      continue;
    if (found.name === '') {
      const praise = ideaPatterns.praise.exec(clause);
      const name = nameOf(praise ? clause.slice(0, praise.index) : clause);
      if (name) {
        found.name = name;
        if (praise && !ideaPatterns.order.test(clause)) found.points.push(clause.slice(praise.index));
        continue;
      }
    }
    if (ideaPatterns.offer.test(clause)) {
      found.offer.push(clause);
      occasionOf ||= checked(clause.slice(0, ideaPatterns.occasion.exec(clause)?.index)) ?? '';
      continue;
    }
    if ((named || length !== undefined) && clause.length < 14) continue;
    if (ideaPatterns.order.test(clause)) {
      found.rest.push(clause);
      continue;
    }
    clause = clause.trim();
    if (clause.length >= 2 && !(price && clause.length < 8)) found.points.push(clause);
  }
  return {
    name: found.name || occasionOf,
    guess: found.name || occasionOf ? '' : guessOf(text),
    price: found.price,
    offer: found.offer.join('，').slice(0, goodsLimits.offer),
    points: [...new Set(found.points)].slice(0, goodsLimits.sellingPoints),
    tone: found.tone,
    ...(seconds === undefined ? {} : { seconds }),
    ...(platform === undefined ? {} : { platform }),
    rest: found.rest,
  };
}

function guessOf(text: string): string {
  for (const clause of clausesOf(text)) {
    const { emphasis, toneAlone, priceAround, order, price } = ideaPatterns;
    if (emphasis.test(clause) || toneAlone.test(clause) || priceAround.test(clause)) continue;
    const plain = bare(clause.replace(order, '').replace(price, '')).replace(ideaPatterns.leftover, '');
    const isSomething = /[\u4e00-\u9fff]{2}/.test(plain) && !ideaPatterns.noGoods.test(plain);
    if (isSomething && !ideaPatterns.notPrice.test(plain)) return plain.slice(0, LONGEST_NAME);
  }
  return '';
}

/** A full stop within a number is no end of a clause. */
const clausesOf = (text: string): readonly string[] =>
  text
    .slice(0, LONGEST_INPUT)
    .split(
      /[\uff0c,\u3002!?\uff01\uff1f;\uff1b\n]|\.(?!\d)|(?<=[\u4e00-\u9fff])(?:\s+|[:\uff1a]\s*)(?=[\u4e00-\u9fff\d])/,
    )
    .map((clause) => clause.trim())
    .filter(Boolean);

const pointsOf = (text: string): readonly string[] =>
  text
    .split(/[\u3001/]|\u8fd8\u6709|\u4ee5\u53ca/)
    .map((point) => point.trim().slice(0, goodsLimits.sellingPoint))
    .filter((point) => point.length > 1);

function secondsOf(clause: string): number | undefined {
  if (ideaPatterns.halfMinute.test(clause)) return 30;
  const inSeconds = Number(ideaPatterns.seconds.exec(clause)?.[1]);
  if (inSeconds >= 5 && inSeconds <= 600) return inSeconds;
  const digit = ideaPatterns.minutes.exec(clause)?.[1];
  const inMinutes = digit ? (numerals[digit] ?? Number(digit)) : 0;
  return inMinutes > 0 && inMinutes <= 10 ? inMinutes * 60 : undefined;
}

function priceOf(clause: string): string | undefined {
  if (ideaPatterns.notPrice.test(clause)) return undefined;
  const match = ideaPatterns.price.exec(clause);
  return match?.[1] ?? match?.[2] ?? ideaPatterns.calledPrice.exec(clause)?.[1];
}

/** The goods that a clause orders a video for, or that it is itself; undefined when it names none. */
function nameOf(clause: string): string | undefined {
  const sold = ideaPatterns.sells.exec(clause)?.[1];
  if (sold && !ideaPatterns.order.test(clause)) return checked(sold);
  const order = ideaPatterns.order.exec(clause);
  if (order) {
    const before = clause.slice(0, order.index);
    const after = clause.slice(order.index + order[0].length);
    return checked(bare(after)) ?? checked(bare(before));
  }
  if (ideaPatterns.offer.test(clause)) return undefined;
  const text = bare(clause);
  if (/^[\u60f3\u8ba9\u8981\u8bf7\u522b]/.test(clause)) return undefined;
  // A short clause that opens the line and says nothing about anything is the goods.
  return text.length <= 12 && !/[\u4e0d\u6ca1\u5f88\u53ef\u4f1a\u80fd\u5417\u5462\u5427]/.test(text)
    ? checked(text)
    : undefined;
}

function bare(text: string): string {
  const price = ideaPatterns.price.exec(text);
  return text
    .replace(price?.[0] ?? '', '')
    .replace(ideaPatterns.seconds, '')
    .replace(ideaPatterns.halfMinute, '')
    .replace(ideaPatterns.about, '')
    .replace(ideaPatterns.before, '')
    .replace(ideaPatterns.about, '')
    .replace(ideaPatterns.before, '')
    .replace(ideaPatterns.after, '')
    .replace(
      /^(?:\u5728|\u53d1)?(?:\u6296\u97f3|\u5feb\u624b|\u5c0f\u7ea2\u4e66|\u89c6\u9891\u53f7|B\u7ad9|b\u7ad9)(?:\u4e0a|\u7528)?(?:\u7684)?/,
      '',
    )
    .replace(/^[\u7684\u4e2a\u6761]+|[\u7684\u5728\u53d1]+$/g, '')
    .trim();
}

const checked = (name: string): string | undefined =>
  name.length >= 2 &&
  name.length <= LONGEST_NAME &&
  !ideaPatterns.noGoods.test(name) &&
  !ideaPatterns.subject.test(name)
    ? name
    : undefined;
