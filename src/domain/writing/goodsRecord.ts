import { trimEndMarks } from '../../utils/trimMarks';
import { yuan } from '../factCheck/numerals.data';
import {
  bareDiscount,
  bareSum,
  belowZero,
  caution,
  contrastEnd,
  counted,
  customersWords,
  discounts,
  essence,
  gifts,
  LONGEST_CAUTION_POINT,
  leadingLabel,
  listing,
  negation,
  notYet,
  placeLabel,
  predicate,
  reviewerName,
  spoken,
  standard,
  tableLine,
  unsure,
  warning,
  year,
} from './goodsRecord.data';

/** A record of goods as its merchant keyed it in. */
interface KeyedGoods {
  readonly description?: string | undefined;
  readonly offer?: string | undefined;
  readonly selling_points?: readonly string[] | undefined;
  readonly specs?: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/** The same, sorted for whoever tells of it; its words are the merchant's. */
export interface GoodsRecord {
  /** What may be a reason to buy, in the merchant's order. */
  readonly points: readonly string[];
  /** How it is kept and used, and what it is not. */
  readonly cautions: readonly string[];
  /** What customers wrote, with who: 沂水刘姐：俺妈穿俩月了，后跟没磨破. */
  readonly voices: readonly string[];
  readonly description: string;
  readonly offer: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
}

const isHan = (character = ''): boolean => /\p{Script=Han}/u.test(character);
const lengthOf = (text: string): number => [...text].length;
/** Longest member of a list: 尾灯, 色素; behind a word that begins one also 风绳4根. */
const LONGEST_MEMBER = 3;
/** Shortest clause behind a figure: RG0 无危险类, but 2.0mm 厚. */
const SHORTEST_CLAUSE = 4;

/** What stands between two words that a space parts; `before` is all of the line so far. */
function markBetween(before: string, last: string, next: string): string {
  if (/[，。；、：:！!？?,;（(/]$/.test(before) || /^[，。；、：:！!？?,;）)/]/.test(next)) return '';
  const [end, start] = [before.slice(-1), next[0]];
  const isCounted = counted.test(next) && counted.test(last);
  if (
    isCounted ||
    (gifts.test(before) && isHan(start) && lengthOf(next) <= LONGEST_MEMBER + 1 && !discounts.test(next))
  )
    return '、';
  if (isHan(end) && isHan(start)) {
    const isShort = lengthOf(next) <= LONGEST_MEMBER;
    // 铅、镉未检出
    if (isShort && next.startsWith(notYet)) return '';
    const isList = isShort && (lengthOf(last) <= LONGEST_MEMBER || listing.test(last));
    return isList ? '、' : '，';
  }
  if (isHan(end) && year.test(next)) return '，';
  if (standard.test(before)) return '';
  // 久坐提醒 40min is one clause, RG0 无危险类 are two; OEKO-TEX STANDARD 100 stays a name.
  if (isHan(end)) return '';
  if (!isHan(start)) return ' ';
  return lengthOf(next.split(/[，。；、]/)[0] ?? '') >= SHORTEST_CLAUSE ? '，' : '';
}

/**
 * Sets the marks that a merchant leaves out: 晒足400天 天天翻缸 → 晒足400天，天天翻缸; 送打气筒 锁 尾灯 → 送打气筒、锁、尾灯.
 * No word is added or lost.
 */
export const withMarks = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/(?<=\p{Script=Han})\s*=\s*(?=\p{Script=Han})/gu, '：')
        .split(/[\s\u3000]+/)
        .reduce(
          (all, word, at, words) => `${all}${at === 0 ? '' : markBetween(all, words[at - 1] ?? '', word)}${word}`,
          '',
        ),
    )
    .join('\n');

/** Sums as they are said: 2罐39.8 → 2罐39.8元; what somebody was not sure of goes. */
const offerOf = (offer: string): string =>
  withMarks(offer)
    .split(/[；;]/)
    .filter((part) => part.trim() !== '' && !unsure.test(part) && !tableLine.test(part))
    .join('，')
    .replace(bareSum, `$1$2${yuan}`)
    .replace(bareDiscount, `$1$2${yuan}`);

/** Whether a point warns or tells of care, as a whole. */
function isCaution(point: string): boolean {
  const [head = '', ...rest] = point.split(/[，,。！!；;]/);
  // 不是擦表面，是拆开洗: a contrast
  const isContrast = head.startsWith(negation) && rest.some((part) => contrastEnd.test(part));
  if ((caution.test(head) && !isContrast) || warning.test(point)) return true;
  const isShort = lengthOf(point) <= LONGEST_CAUTION_POINT;
  return isShort && rest.some((part) => caution.test(part) && !part.startsWith(negation));
}

/** 评价区 沂水刘姐：俺妈穿俩月了 后跟没磨破 → 沂水刘姐：俺妈穿俩月了，后跟没磨破. */
function voiceIn(line: string): string | undefined {
  const [, colon = '', keyed] = customersWords.exec(line.trim()) ?? [];
  if (keyed === undefined) return undefined;
  const text = keyed.replace(/["“”「」]/g, '').trim();
  // 晒单 合肥小满家 布偶 挑食: the first word is who, where no colon says that all of it is said
  const [, who = '', words = ''] = colon === '' ? (reviewerName.exec(text) ?? []) : [];
  return who === '' ? withMarks(text) : `${who}：${withMarks(words)}`;
}

/** 闭合方式 魔术贴 keyed into one field: the first word names, the rest is what it is. */
function specOf({ name, value }: { readonly name: string; readonly value: string }) {
  if (value.trim() !== '') return { name: name.trim(), value: withMarks(value.trim()) };
  const [, label = '', rest = ''] = /^(\p{Script=Han}{1,6})[\s:：]+(.+)$/u.exec(name.trim()) ?? [];
  if (label !== '') return { name: label, value: withMarks(rest) };
  // 限重105kg 适合身高150-185: a sentence of its own
  const [, subject = ''] = /^(\p{Script=Han}{2,6})/u.exec(name.trim()) ?? [];
  return { name: subject, value: withMarks(name.trim()) };
}

/** Reads a record as merchants really write it. Pure. */
export function readRecord({ description = '', offer = '', selling_points = [], specs = [] }: KeyedGoods): GoodsRecord {
  const written = selling_points.map((point) => ({ voice: voiceIn(point), point: withMarks(point) }));
  const lines = description.split('\n').map((line) => ({ voice: voiceIn(line), line: withMarks(line) }));
  const voices = [...written, ...lines].flatMap(({ voice }) => voice ?? []);
  const points = written.filter(({ voice }) => voice === undefined).map(({ point }) => point);
  return {
    points: points.filter((point) => !isCaution(point)),
    cautions: points.filter(isCaution).map((point) => trimEndMarks(point, '。！!；;，,')),
    voices,
    description: lines
      .filter(({ voice }) => voice === undefined)
      .map(({ line }) => line)
      .join('\n'),
    offer: offerOf(offer),
    specs: specs.map(specOf).filter(({ name, value }) => name !== '' && value !== '' && !unsure.test(value)),
  };
}

/** A property as one says it: 甲醛未检出, 耐洗刷不低于6000次, 材质是304不锈钢, 产自福建宁德霞浦. */
export function specSentence(name: string, value: string): string {
  const text = value
    .replace(/[≥⩾]|>=/g, spoken.atLeast)
    .replace(/[≤⩽]|<=/g, spoken.atMost)
    .replace(belowZero, spoken.below);
  if (text.includes(name)) return text;
  if (placeLabel.test(name) && isHan(text[0])) return `${spoken.from}${text}`;
  const isFigure = /\d/.test(text) && !essence.test(name);
  const isPlain = /^[\dA-Za-z]/.test(text) || isFigure || predicate.test(text) || leadingLabel.test(name);
  return `${name}${isPlain ? '' : spoken.is}${text}`;
}
