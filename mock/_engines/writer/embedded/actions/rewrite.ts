import type { WritingTone } from '../../../../../src/domain/writing';
import { claimInForm } from '../../../../../src/domain/writing/causeAndResult';
import { segmentWords } from '../../../../../src/utils/segmentWords';
import { refuse } from '../../../engineError';
import { synonyms } from '../lexicon/synonyms';
import { tones } from '../lexicon/tones';
import { hashText, type Random, randomOf } from '../random';
import { joinSentences, type Sentence, sentencesIn } from '../reading';
import { lostFact } from './factGuard';

/** Exchanges words for others of their groups, each group once a sentence. */
function otherWords(text: string, random: Random): string {
  let result = text;
  const put: string[] = [];
  for (const group of synonyms) {
    const found = group.find((word) => word.length > 1 && result.includes(word) && !put.includes(word));
    if (!found || random() < 0.15) continue;
    const others = group.filter((word) => word !== found && !text.includes(word));
    const other = others[Math.floor(random() * others.length)];
    const changed = other && exchangeWord(result, found, other);
    if (!changed) continue;
    result = changed;
    put.push(other);
  }
  return result;
}

type Turn = (text: string) => string | undefined;

/** Turns of a sentence that keep what it says. */
const turns: readonly Turn[] = [
  // 因为A，所以B → B，因为A
  (text) => {
    const match = /^(?:因为|由于)(.{2,30}?)[，,](?:所以|因此)?(.{2,40})$/.exec(text);
    return match ? `之所以${match[2]}，是因为${match[1]}` : undefined;
  },
  // 不仅A，还B → A，B也一样不落 is not sound; 除了A，还B is
  (text) => {
    const match = /^(.{0,10}?)不仅(?:仅)?(.{2,24}?)[，,](?:而且|还|也)(.{2,30})$/.exec(text);
    return match ? `${match[1]}除了${match[2]}，还${match[3]}` : undefined;
  },
  // X不是A，是B → X是B，不是A
  (text) => {
    const match = /^(.{1,12}?)不是(.{2,24}?)[，,]而?是(.{2,30})$/.exec(text);
    return match ? `${match[1]}是${match[3]}，不是${match[2]}` : undefined;
  },
  // 如果A，就B → A的话，就B
  (text) => {
    const match = /^(?:如果|要是|假如)(.{2,24}?)[，,](.{2,40})$/.exec(text);
    return match ? `${match[1]}的话，${match[2]}` : undefined;
  },
  // 用X做Y → Y靠的是X stays out; A，像B → 像B那样，A
  (text) => {
    const match = /^(.{3,24})[，,]就?像(.{2,12})(?:一样|那样)?$/.exec(text);
    return match ? `像${match[2]}一样，${match[1]}` : undefined;
  },
  // X有A、B和C → A、B和C，X都有
  (text) => {
    const match = /^(.{2,12}?)有(.{1,10})、(.{1,10})(?:和|、)(.{1,10})$/.exec(text);
    return match ? `${match[2]}、${match[3]}、${match[4]}，${match[1]}都有` : undefined;
  },
];

const turned = (text: string): string => {
  for (const turn of turns) {
    const other = turn(text);
    if (other) return other;
  }
  return claimInForm(text, 'resultFirst') ?? text;
};

/** From this length on a sentence of three clauses reads better as two. */
const MIN_CUT = 18;

/** Long runs of clauses are cut into two sentences. */
function cutInTwo(sentence: Sentence): Sentence[] {
  const { clauses, text } = sentence;
  if (clauses.length < 3 || [...text].length < MIN_CUT || /[“"「（(、]/.test(text)) return [sentence];
  const half = Math.ceil(clauses.length / 2);
  const part = (list: readonly string[], mark: string): Sentence => ({
    ...sentence,
    clauses: list,
    text: list.join('，'),
    mark,
  });
  const rest = clauses.slice(half);
  if (/^(就|才|也|还|又|却|所以|但|而|再|都|然后)/.test(rest[0] ?? '')) return [sentence];
  return [part(clauses.slice(0, half), '。'), part(rest, sentence.mark)];
}

/** Letters of two sentences that are still easy to follow as one. */
const MAX_JOINED = 40;

/** Two short sentences in a row become one. */
function joinShort(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const isShort =
      last?.paragraph === sentence.paragraph &&
      last.mark === '。' &&
      sentence.mark === '。' &&
      [...last.text, ...sentence.text].length <= MAX_JOINED;
    if (isShort)
      joined[joined.length - 1] = {
        ...sentence,
        text: `${last.text}，${sentence.text}`,
        clauses: [...last.clauses, ...sentence.clauses],
      };
    else joined.push(sentence);
  }
  return joined;
}

/** What rules can do for a text has an end; to say the same with a word before it would only look like work. */
const nothingToChange = (): never =>
  refuse('这段话按规则换不出别的说法，可以多选几句再试，或配置写作模型', { errorCode: 'WRITER_CANNOT' });

/**
 * The same in another build: sentences turned, cut and joined, and then words exchanged too. Words alone are no other
 * way to say something. Numbers, names, denials, hedges and conditions stay.
 * @throws EngineError when no rule fits the text
 */
export function rewriteText(text: string, seed: number): string {
  const random = randomOf(hashText(text) ^ Math.imul(seed, 0x9e3779b1));
  const sentences = sentencesIn(text);
  const orders =
    random() < 0.5
      ? [sentences.flatMap(cutInTwo), joinShort(sentences)]
      : [joinShort(sentences), sentences.flatMap(cutInTwo)];
  const before = joinSentences(sentences);
  for (const parts of orders) {
    const built = parts.map((sentence) => ({ ...sentence, text: turned(sentence.text) }));
    const plain = joinSentences(built);
    if (plain === before || lostFact(before, plain)) continue;
    const worded = joinSentences(built.map((sentence) => ({ ...sentence, text: otherWords(sentence.text, random) })));
    return lostFact(before, worded) ? plain : worded;
  }
  return nothingToChange();
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[Math.floor(at * list.length)];

/** Sentences without commas read shorter: the direct tone cuts at each third clause. */
const cutForDirect = (text: string): string => {
  const clauses = text.split('，');
  return clauses.length > 3 && !/[“（(]/.test(text)
    ? `${clauses.slice(0, 2).join('，')}。${clauses.slice(2).join('，')}`
    : text;
};

/** The same content in another tone: words exchanged, marks changed, an opening and an end that say nothing of the goods. */
export function inTone(text: string, tone: WritingTone, seed: number): string {
  const book = tones[tone];
  const random = randomOf(hashText(`${tone}|${text}`) ^ Math.imul(seed, 0x9e3779b1));
  const sentences = sentencesIn(text);
  const asideAt = Math.floor(random() * sentences.length);
  const canAside = book.asides.length > 0 && sentences.length > 2;
  const reworded = sentences.map((sentence) => {
    let body = sentence.text;
    for (const [from, to] of book.words) {
      const other = exchangeWord(body, from, to);
      if (other !== undefined && !lostFact(body, other)) body = other;
    }
    body = body.replace(/^[，,]+|(?<=[，,])[，,]+/g, '') || sentence.text;
    return { ...sentence, text: tone === 'direct' ? cutForDirect(body) : body };
  });
  const before = joinSentences(sentences);
  const isReworded = joinSentences(reworded) !== before;
  const built = isReworded ? reworded : joinShort(sentences.flatMap(cutInTwo));
  // the same sentences with a greeting before them and other marks behind them are no other tone
  const body = joinSentences(built);
  if (body === before || lostFact(before, body)) return nothingToChange();
  const told = built.map((sentence, index) => {
    const isPlain = /^[。！!]$/.test(sentence.mark);
    const mark = isPlain && book.mark && (tone !== 'lively' || random() < 0.6) ? book.mark : sentence.mark;
    const aside = canAside && index === asideAt ? (pick(book.asides, random()) ?? '') : '';
    return { ...sentence, mark: aside ? `${mark || '。'}${aside}` : mark };
  });
  const open = pick(book.open, random()) ?? '';
  const close = sentences.length > 1 ? (pick(book.close, random()) ?? '') : '';
  return `${open}${joinSentences(told)}${close}`.replace(/！。/g, '！');
}

/** 重一点点, 一把手: words that mean something else together than apart. */
const fixedPhrases =
  /[轻重大小高低多少快慢早晚厚薄][一有]?点点?|一点一点|越来越|不得不|差不多|说不定|了不起|对不起|忍不住|有的是|时间长|一把手|面对面|手把手|一模一样|千方百计|好不容易|特别是|特别行政|简单粗暴|一边倒|地方菜|时间线|方便面|干净利落|马上就|结果子|最后一/g;

/**
 * Exchanges the first place where a word stands by itself: no part of another word or of a fixed phrase, not denied.
 * Undefined when there is no such place.
 */
function exchangeWord(text: string, from: string, to: string): string | undefined {
  const guarded = [...text.matchAll(fixedPhrases)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  let at = 0;
  const starts = new Set<number>();
  const ends = new Set<number>();
  for (const { text: word } of segmentWords(text)) {
    starts.add(at);
    at += word.length;
    ends.add(at);
  }
  for (let start = text.indexOf(from); start >= 0; start = text.indexOf(from, start + 1)) {
    const end = start + from.length;
    const isInside = guarded.some(([first, last]) => start < last && end > first);
    const isDenied = /[不没无未非别]$/.test(text.slice(0, start));
    if (isInside || isDenied || !starts.has(start) || !ends.has(end)) continue;
    return `${text.slice(0, start)}${to}${text.slice(end)}`;
  }
  return undefined;
}
