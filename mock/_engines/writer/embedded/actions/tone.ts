import type { WritingTone } from '../../../../../src/domain/writing';
import { tones } from '../lexicon/tones';
import { hashText, randomOf } from '../random';
import { joinSentences, sentencesIn } from '../reading';

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
