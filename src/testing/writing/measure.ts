import { briefOf } from '../../../mock/_engines/writer/embedded/brief';
import { composeNoted } from '../../../mock/_engines/writer/embedded/compose';
import { frameworks } from '../../domain/frameworks';
import { videoSeconds } from '../../domain/storyboard/pacing';
import { coherenceBreaks } from '../../domain/writing/coherence';
import { sharedPhrases } from '../../domain/writing/sharedPhrases';
import { corpus } from './corpus.data';

type CorpusGoods = (typeof corpus)[number];
type Framework = (typeof frameworks)[number];

const askedSeconds = 30;

interface WrittenScript {
  readonly goods: CorpusGoods;
  readonly framework: Framework;
  readonly seed: number;
  readonly lines: readonly string[];
  readonly roles: readonly string[];
  /** Seconds that the material carries, where the writer says that it is less than asked. */
  readonly carried: number | undefined;
}

function writeScript(goods: CorpusGoods, framework: Framework, seed: number): WrittenScript {
  const { lines, carriedSeconds } = composeNoted(briefOf(goods, '', ''), {
    framework,
    platform: 'douyin',
    seconds: askedSeconds,
    seed,
  });
  return {
    goods,
    framework,
    seed,
    lines: lines.map(({ text }) => text),
    roles: lines.map(({ roleName }) => roleName),
    carried: carriedSeconds,
  };
}

/** Every goods of the corpus in every framework, three variants each as they stand side by side. */
export function writeCorpus(isHeldOut: boolean): WrittenScript[] {
  const chosen = corpus.filter((goods) => goods.isHeldOut === isHeldOut);
  return chosen.flatMap((goods) =>
    frameworks.flatMap((framework) => [1, 2, 3].map((seed) => writeScript(goods, framework, seed))),
  );
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const gramsOf = (text: string, length = 8): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length));

const givenText = (goods: CorpusGoods): string =>
  letters(
    [
      goods.title,
      goods.brand,
      ...goods.selling_points,
      goods.description,
      goods.offer,
      String(Number(goods.price)),
    ].join(),
  );

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Where the strongest selling point begins, as a share of the spoken text; 1 = it is not said. */
function topPointAt({ goods, lines }: WrittenScript): number {
  const [top = ''] = goods.selling_points;
  const [head = ''] = top.split(/[，,]/);
  const text = letters(lines.join(''));
  const at = text.indexOf(letters(head));
  return at < 0 ? 1 : at / text.length;
}

const asks: Readonly<Record<CorpusGoods['ask'], RegExp>> = {
  buy: /购物车|下单|拍下/,
  visit: /团购|到店|预订|订位|来店/,
  message: /私信|预约|留言/,
  follow: /关注/,
};

/** Of other trades than its own. */
function asksWrongly({ ask }: CorpusGoods, text: string): boolean {
  if (!asks[ask].test(text)) return true;
  return ask === 'buy' ? false : /购物车|小黄车|下单/.test(text);
}

const chineseNumber = /[二两三四五六七八九十百千万]+(?:个月|年|倍|分钟|小时|成|万人|位顾客)/g;

function hasUnsupportedNumber({ goods, lines }: WrittenScript): boolean {
  const given = givenText(goods);
  const text = lines.join('\n');
  const numbers = [...(text.match(/\d+(?:\.\d+)?/g) ?? []).map(letters), ...(text.match(chineseNumber) ?? [])];
  return numbers.some((number) => !given.includes(number));
}

/** As a merchant would see it: the finished video misses the wished length by more than 12 % and nobody said so. */
const isOffLength = ({ lines, roles, carried }: WrittenScript): boolean => {
  const seconds = videoSeconds(lines.map((text, at) => ({ text, role: roles[at] ?? '' })));
  return Math.abs(seconds - (carried ?? askedSeconds)) > (carried ?? askedSeconds) * 0.12;
};

/** Opening phrases of lines that are the writer's own, not the goods' words. */
function stemsOf({ goods, lines }: WrittenScript): string[] {
  const given = givenText(goods);
  return lines.map((line) => letters(line).slice(0, 4)).filter((stem) => stem.length === 4 && !given.includes(stem));
}

const repeatsOf = (list: readonly string[]): number => list.length - new Set(list).size;

const sharedGrams = (one: WrittenScript, other: WrittenScript): number =>
  sharedPhrases(one.lines.join(''), other.lines.join(''));

/** A line without the words that its goods brought along. */
function skeletonOf(line: string, goods: CorpusGoods): string {
  const given = givenText(goods) + goods.names.join('');
  let rest = letters(line);
  for (let length = rest.length; length >= 2; length -= 1)
    for (const part of gramsOf(rest, length)) if (given.includes(part)) rest = rest.replace(part, '');
  return rest;
}

/** Skeletons of first lines that open scripts in more than a quarter of the trades. */
function templateOpenings(scripts: readonly WrittenScript[]): ReadonlySet<string> {
  const trades = new Map<string, Set<string>>();
  for (const { goods, lines } of scripts) {
    const skeleton = skeletonOf(lines[0] ?? '', goods);
    trades.set(skeleton, (trades.get(skeleton) ?? new Set()).add(goods.category));
  }
  return new Set([...trades].filter(([, seen]) => seen.size > 3).map(([skeleton]) => skeleton));
}

/** Lines between the first and the last that say nothing of the goods. */
function emptyLines({ goods, lines }: WrittenScript): number {
  const given = givenText(goods);
  return lines.slice(1, -1).filter((line) => !gramsOf(letters(line), 3).some((gram) => given.includes(gram))).length;
}

const percent = (count: number, all: number): number => Math.round((1000 * count) / Math.max(1, all)) / 10;

/** Percent of scripts (of triples for the last three) in which something is wrong. */
export function measureScripts(scripts: readonly WrittenScript[]) {
  const share = (isWrong: (script: WrittenScript) => boolean): number =>
    percent(scripts.filter(isWrong).length, scripts.length);
  const openings = templateOpenings(scripts);
  const triples = Array.from({ length: scripts.length / 3 }, (_, at) => scripts.slice(at * 3, at * 3 + 3));
  const pairs = triples.flatMap(([a, b, c]) =>
    a && b && c ? [[a, b] as const, [a, c] as const, [b, c] as const] : [],
  );
  return {
    brandNotOnce: share(({ goods, lines }) => countOf(lines.join('\n'), goods.brand) !== 1),
    topPointLate: share((script) => topPointAt(script) > 1 / 3),
    repeatedGram: share(({ lines }) => repeatsOf(lines.flatMap((line) => gramsOf(letters(line)))) > 0),
    placeholder: share(({ lines }) => lines.join().includes('【补充')),
    unsupportedNumber: share(hasUnsupportedNumber),
    wrongCall: share(({ goods, lines }) => asksWrongly(goods, lines.slice(-2).join())),
    offLength: share(isOffLength),
    repeatedStem: share((script) => repeatsOf(stemsOf(script)) > 0),
    sharedStem: percent(
      triples.filter((three) => repeatsOf(three.flatMap((one) => [...new Set(stemsOf(one))])) > 0).length,
      triples.length,
    ),
    templateOpening: share(({ goods, lines }) => openings.has(skeletonOf(lines[0] ?? '', goods))),
    emptyLine: percent(
      scripts.reduce((sum, script) => sum + emptyLines(script), 0),
      scripts.reduce((sum, { lines }) => sum + lines.length, 0),
    ),
    priceUnsaid: share(
      ({ goods, lines }) => goods.price !== '' && !lines.join('').includes(`${Number(goods.price)}元`),
    ),
    brokenNeighbors: share(({ goods, lines }) => coherenceBreaks(lines, goods.names).length > 0),
    alike: percent(pairs.filter(([one, other]) => sharedGrams(one, other) > 0.2).length, pairs.length),
  };
}
