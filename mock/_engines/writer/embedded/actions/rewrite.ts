import type { WritingTone } from '../../../../../src/domain/writing';
import { synonyms } from '../lexicon/synonyms';
import { tones } from '../lexicon/tones';
import { hashText, type Random, randomOf } from '../random';
import { joinSentences, type Sentence, sentencesIn, termsOf } from '../reading';

/** Exchanges a word for another of its group, each group once a sentence. */
function otherWords(text: string, random: Random): string {
  // what was put in must not be exchanged again: it is hidden behind a private mark until the end
  const put: string[] = [];
  let result = text;
  for (const group of synonyms) {
    const found = group.find((word) => word.length > 1 && result.includes(word));
    if (!found || random() < 0.15) continue;
    const others = group.filter((word) => word !== found && !text.includes(word));
    const other = others[Math.floor(random() * others.length)];
    if (!other) continue;
    result = result.replace(found, String.fromCharCode(0xe100 + put.length));
    put.push(other);
  }
  return result.replace(/[\ue100-\ue1ff]/g, (mark) => put[mark.charCodeAt(0) - 0xe100] ?? '');
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

const turned = (text: string, random: Random): string => {
  if (random() < 0.3) return text;
  for (const turn of turns) {
    const other = turn(text);
    if (other) return other;
  }
  return text;
};

/** Long runs of clauses are cut into two sentences. */
function cutInTwo(sentence: Sentence): Sentence[] {
  const { clauses, text } = sentence;
  if (clauses.length < 3 || [...text].length < 26 || /[“"「（(、]/.test(text)) return [sentence];
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

/** Two short sentences in a row become one. */
function joinShort(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const isShort =
      last?.paragraph === sentence.paragraph &&
      last.mark === '。' &&
      sentence.mark === '。' &&
      [...last.text, ...sentence.text].length <= 18;
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

const leads = ['先说清楚，', '换个角度说，', '照实说，', '这么说吧，', '简单讲，'];

/** The same in other words: words exchanged, sentences turned, cut and joined. Numbers and names stay as they are. */
export function rewriteText(text: string, seed: number): string {
  const random = randomOf(hashText(text) ^ Math.imul(seed, 0x9e3779b1));
  const sentences = sentencesIn(text);
  const cut = random() < 0.5 ? sentences.flatMap(cutInTwo) : joinShort(sentences);
  const changed = cut.map((sentence) => ({ ...sentence, text: otherWords(turned(sentence.text, random), random) }));
  const result = joinSentences(changed);
  if (result !== joinSentences(sentences)) return result;
  const [term] = termsOf(text);
  const lead =
    term && random() < 0.5 && !text.startsWith(term.text)
      ? `说到${term.text}，`
      : leads[Math.floor(random() * leads.length)];
  return `${lead}${result}`;
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
  const changed = sentences.map((sentence, index) => {
    let body = sentence.text;
    for (const [from, to] of book.words) body = body.replace(from, to);
    body = body.replace(/^[，,]+|(?<=[，,])[，,]+/g, '') || sentence.text;
    if (tone === 'direct') body = cutForDirect(body);
    const isPlain = /^[。！!]$/.test(sentence.mark);
    const mark = isPlain && book.mark && (tone !== 'lively' || random() < 0.6) ? book.mark : sentence.mark;
    const aside = canAside && index === asideAt ? (pick(book.asides, random()) ?? '') : '';
    return { ...sentence, text: body, mark: aside ? `${mark || '。'}${aside}` : mark };
  });
  const open = pick(book.open, random()) ?? '';
  const close = sentences.length > 1 ? (pick(book.close, random()) ?? '') : '';
  return `${open}${joinSentences(changed)}${close}`.replace(/！。/g, '！');
}
