import { Rest, unit, withDigits, withoutSizes } from './readNumbers';

const number = '(\\d+(?:\\.\\d+)?)';
const cents = (value: number): string => String(Math.round(value * 100 + 1e-6) / 100);
const yuan = (value: number): string => `${cents(value)} 元`;

/** 85, 8.5 and 8 as a share of the price. */
const shareOf = (discount: string): number => (Number(discount) > 10 ? Number(discount) / 100 : Number(discount) / 10);

/** What is paid so far for so many pieces. */
interface Sum {
  readonly price: number;
  readonly count: number;
  readonly paid: number;
}

interface Step {
  /** Where it is told: reductions follow each other as they were written. */
  readonly at: number;
  readonly apply: (sum: Sum) => readonly [sum: Sum, words: string];
}

type Reader = (groups: readonly string[]) => Step['apply'];

const lessOf = (sum: Sum, off: number, words: string): readonly [Sum, string] => [
  { ...sum, paid: sum.paid - off },
  `${words}，付 ${yuan(sum.paid - off)}`,
];
const discounted = (sum: Sum, discount: string): readonly [Sum, string] => {
  const paid = sum.paid * shareOf(discount);
  return [{ ...sum, paid }, `打 ${cents(shareOf(discount) * 10)} 折后 ${yuan(paid)}`];
};
const unmet = (sum: Sum, condition: string): readonly [Sum, string] => [sum, `不到 ${condition}，不减`];

/** Data: offers as shops write them, the narrower one before the wider, and what each does to a sum. */
const offers: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(`每满\\s*${number}元?\\s*(?:立)?减\\s*${number}元?`),
    ([least = '', off = '']) =>
      (sum) => {
        const times = Math.floor(sum.paid / Number(least));
        return times > 0
          ? lessOf(sum, times * Number(off), `每满 ${least} 减 ${off}，减 ${times} 次`)
          : unmet(sum, `${least} 元`);
      },
  ],
  [
    new RegExp(`满\\s*${number}元?\\s*(?:立)?减\\s*${number}元?`),
    ([least = '', off = '']) =>
      (sum) =>
        sum.paid >= Number(least) ? lessOf(sum, Number(off), `满 ${least} 减 ${off}`) : unmet(sum, `${least} 元`),
  ],
  [
    new RegExp(`第\\s*2\\s*${unit}\\s*(?:半价|5折)`),
    () => (sum) => {
      const pairs = Math.floor(sum.count / 2);
      return lessOf(sum, (pairs * sum.price) / 2, `每两件里一件半价`);
    },
  ],
  [
    new RegExp(`第\\s*2\\s*${unit}\\s*(?:打)?${number}折`),
    ([discount = '']) =>
      (sum) =>
        lessOf(
          sum,
          Math.floor(sum.count / 2) * sum.price * (1 - shareOf(discount)),
          `每两件里一件打 ${cents(shareOf(discount) * 10)} 折`,
        ),
  ],
  [
    new RegExp(`第\\s*2\\s*${unit}\\s*(?:立)?减\\s*${number}元?`),
    ([off = '']) =>
      (sum) =>
        lessOf(sum, Math.floor(sum.count / 2) * Number(off), `第二件减 ${off}`),
  ],
  [
    new RegExp(`(?:满|买|拍)?\\s*(\\d+)\\s*${unit}\\s*(?:以上|起|就|都|全部)*(?:打|享)?${number}折`),
    ([least = '', discount = '']) =>
      (sum) =>
        sum.count >= Number(least) ? discounted(sum, discount) : unmet(sum, `${least} 件`),
  ],
  [
    new RegExp(`(?:满|买|拍|连住|住)\\s*(\\d+)\\s*${unit}\\s*(?:以上|起|就)*(?:立)?减\\s*${number}元?`),
    ([least = '', off = '']) =>
      (sum) =>
        sum.count >= Number(least) ? lessOf(sum, Number(off), `满 ${least} 减 ${off}`) : unmet(sum, least),
  ],
  [
    new RegExp(`(?:打|享)?${number}折`),
    ([discount = '']) =>
      (sum) =>
        discounted(sum, discount),
  ],
  [
    new RegExp(`定金\\s*${number}元?\\s*(?:可)?抵\\s*${number}元?`),
    ([deposit = '', worth = '']) =>
      (sum) => {
        const rest = sum.paid - Number(worth);
        return [
          { ...sum, paid: rest },
          `定金 ${deposit} 抵 ${worth}，尾款 ${yuan(rest)}（连定金一共 ${yuan(rest + Number(deposit))}）`,
        ];
      },
  ],
  [
    new RegExp(`(?:再用|用|减|立减|再减|直降|降价?|便宜|优惠|抵|领)\\s*(?:一张|1张)?${number}元?的?(?:优惠)?券?`),
    ([off = '']) =>
      (sum) =>
        lessOf(sum, Number(off), `减 ${off}`),
  ],
  [
    new RegExp(`${number}元?的?(?:优惠|无门槛)?券`),
    ([off = '']) =>
      (sum) =>
        lessOf(sum, Number(off), `用 ${off} 元的券`),
  ],
  [
    new RegExp(
      `满\\s*${number}元?\\s*(?:包邮|免邮|免运费)[，,]?\\s*(?:不满|不到|否则)?\\s*(?:收|付|加)?\\s*(?:运费|邮费)?\\s*${number}元?(?:运费|邮费)?`,
    ),
    ([least = '', freight = '']) =>
      (sum) =>
        sum.paid >= Number(least)
          ? [sum, `满 ${least} 包邮`]
          : [
              { ...sum, paid: sum.paid + Number(freight) },
              `不到 ${least} 元，加运费 ${freight} 元，付 ${yuan(sum.paid + Number(freight))}`,
            ],
  ],
  [/抹零|去零头/, () => (sum) => [{ ...sum, paid: Math.floor(sum.paid) }, `抹零后 ${yuan(Math.floor(sum.paid))}`]],
  [
    new RegExp(`(?:运费|邮费|快递费?|打包费|配送费)\\s*${number}元?`),
    ([freight = '']) =>
      (sum) => [
        { ...sum, paid: sum.paid + Number(freight) },
        `加 ${freight} 元，付 ${yuan(sum.paid + Number(freight))}`,
      ],
  ],
];

/** 买二送一, 两人同行一人免单: so many are paid, so many more are got. */
const given = [
  new RegExp(`买\\s*(\\d+)\\s*${unit}?\\s*送\\s*(\\d+)\\s*${unit}?`),
  /(\d+)人同行[，,]?\s*(\d+)人免单/,
] as const;

/** 一箱24瓶 */
const packed = new RegExp(`1\\s*(${unit})\\s*(?:有|装|是|共)?\\s*(\\d+)\\s*(${unit})(?:装|的)?`);
const barePrice = new RegExp(`(?:买了?)?\\s*${number}元?(?!\\s*${unit}|\\d|[.%]\\d?)(?:的)?`);
const boughtCount = new RegExp(`(?:买|要|拿|拍|住|来)了?\\s*${number}\\s*${unit}`);
const manyCount = new RegExp(`(?<![\\d.])(?!1(?![\\d.]))${number}\\s*${unit}`);
const meantCount = /(?<![\d.])(?!1(?![\d.]))(\d+)\s*(?:晚|件|个|人|份|只|双|瓶|箱|盒|袋)/;
const oneCount = new RegExp(`1\\s*${unit}`);
/** Its group is the unit, where one is named. */
const asksOne = new RegExp(`(?:平均|算下来|合到?1)()|(?:单|1\\s*)(${unit})[^，,。\\d]{0,4}多少`);

const unitPrices = [
  new RegExp(`(?:每|1)\\s*(?:大|小)?(${unit})\\s*(?:卖|售价?|价格?|是|要)?\\s*${number}元?(?!\\s*${unit}|\\d|%)`),
  new RegExp(`${number}元?\\s*(?:/|每|1)\\s*(${unit})`),
  new RegExp(`(?:单价|原价|标价|总价|价格|定价|售价|房费|单[件个份])(?:是)?\\s*${number}元?`),
] as const;

/** A price, and what it is the price of where that is told. */
interface Price {
  readonly value: number;
  readonly of?: string;
}

function takePrice(rest: Rest): Price | undefined {
  const [perUnit, ofUnit, named] = unitPrices;
  const per = rest.take(perUnit);
  if (per) return { value: Number(per.groups[1]), of: per.groups[0] ?? '' };
  const of = rest.take(ofUnit);
  if (of) return { value: Number(of.groups[0]), of: of.groups[1] ?? '' };
  const bare = rest.take(named) ?? rest.take(barePrice);
  return bare && { value: Number(bare.groups[0]) };
}

interface Given {
  readonly paid: number;
  readonly free: number;
}

function takeGiven(rest: Rest): Given | undefined {
  const [bought, together] = given.map((pattern) => rest.take(pattern)?.groups.map(Number));
  const [paid = 0, free = 0] = bought ?? [];
  if (bought) return { paid, free };
  const [all = 0, none = 0] = together ?? [];
  return together && { paid: all - none, free: none };
}

function takeSteps(rest: Rest): readonly Step[] {
  const steps: Step[] = [];
  for (const [pattern, reader] of offers)
    for (let taken = rest.take(pattern); taken; taken = rest.take(pattern))
      steps.push({ at: taken.at, apply: reader(taken.groups) });
  return steps.sort((a, b) => a.at - b.at);
}

/** How many are bought; undefined where nothing is said of it. */
function takeCount(rest: Rest): number | undefined {
  const told = rest.take(boughtCount) ?? rest.take(manyCount);
  rest.take(oneCount);
  return told && Number(told.groups[0]);
}

/**
 * A price with what takes from it and adds to it, in the order in which it is told. Undefined where no price is told; where
 * a number has no place in the sum that is said, for a sum without it would be wrong.
 * @param known price of the goods that the conversation is about
 */
export function priceSum(message: string, known?: number): string | undefined {
  const asked = withDigits(message);
  const rest = new Rest(withoutSizes(asked));
  const [outer = '', held = '1', inner = ''] = rest.take(packed)?.groups ?? [];
  const free = takeGiven(rest);
  const steps = takeSteps(rest);
  const price = takePrice(rest) ?? (known === undefined ? undefined : { value: known });
  if (!price) return undefined;
  // 满三件打八折 tells how many are meant, where nothing else does.
  const meant = Number(meantCount.exec(asked)?.[1] ?? 1);
  const bought = takeCount(rest) ?? (free ? free.paid + free.free : inner === '' ? meant : 1);
  if (rest.unread.length > 0)
    return `这道题我没有读全：${rest.unread.map((part) => `“${part}”`).join('、')}不知道怎么算进去。换个说法再问一次，例如「每瓶 3.5 元，买 24 瓶，满 80 减 15」。`;
  const count = inner !== '' && price.of === inner ? bought * Number(held) : bought;
  const sets = free ? Math.floor(count / (free.paid + free.free)) : 0;
  const pieces = count - sets * (free?.free ?? 0);
  const words = [
    pieces === 1
      ? `单价 ${yuan(price.value)}`
      : `${yuan(price.value)} × ${cents(pieces)} = ${yuan(price.value * pieces)}`,
  ];
  let sum: Sum = { price: price.value, count, paid: price.value * pieces };
  for (const { apply } of steps) {
    const [next, step] = apply(sum);
    sum = next;
    words.push(step);
  }
  const [, all, one = all] = asksOne.exec(asked) ?? [];
  if (one !== undefined && (one === '' || one !== outer) && count > 1)
    return `${words.join('；')}，到手 ${cents(count)} 份。\n\n**平均一份 ${yuan(sum.paid / count)}**`;
  return `${words.join('；')}。\n\n**一共 ${yuan(sum.paid)}**`;
}
