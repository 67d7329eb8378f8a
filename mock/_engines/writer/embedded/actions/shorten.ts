import { fillers } from '../lexicon/synonyms';
import { joinSentences, numbersOf, type Sentence, sentencesIn, termsOf } from '../reading';
import { lostFact } from './factGuard';

const lengthOf = (text: string): number => [...text].length;

/** 缩到100字 / 不超过 100 字; undefined when no length is wished. */
function wishedLength(wish: string): number | undefined {
  const [, number] = /(\d{1,5})\s*个?字/.exec(wish) ?? [];
  return number ? Number(number) : undefined;
}

const linked = /^(所以|因此|但是|但|不过|而且|并且|然后|于是|另外|此外|同时|还有)[，,]?/;

/** Without words that may go, brackets and doubled clauses. */
function lean(sentence: Sentence): Sentence {
  const clauses = sentence.clauses
    .map((clause) => clause.replace(/[（(][^）)\d]*[）)]/g, ''))
    .map((clause) => clause.replace(fillers, '').trim())
    .filter((clause) => lengthOf(clause) > 1);
  const text = clauses.join('，');
  return lostFact(sentence.text, text) ? sentence : { ...sentence, clauses, text };
}

interface Scored {
  readonly sentence: Sentence;
  readonly index: number;
  readonly score: number;
}

/** What a clause carries: the weight of its terms, and its numbers. */
function weightOf(text: string, terms: ReadonlyMap<string, number>): number {
  let weight = numbersOf(text).length * 2.5;
  for (const [term, value] of terms) if (text.includes(term)) weight += value;
  return weight;
}

/** The weightiest clauses of a sentence until it has room; those with numbers stay. */
function dropClauses(sentence: Sentence, room: number, terms: ReadonlyMap<string, number>): Sentence {
  if (sentence.clauses.length < 2 || lengthOf(sentence.text) <= room) return sentence;
  const ranked = sentence.clauses
    .map((clause, index) => ({ clause, index, weight: weightOf(clause, terms) / Math.sqrt(lengthOf(clause)) }))
    .sort((a, b) => b.weight - a.weight);
  const kept: typeof ranked = [];
  let length = 0;
  for (const item of ranked) {
    const isNeeded = kept.length === 0 || numbersOf(item.clause).length > 0;
    if (!isNeeded && length + lengthOf(item.clause) > room) continue;
    kept.push(item);
    length += lengthOf(item.clause) + 1;
  }
  const clauses = kept.sort((a, b) => a.index - b.index).map(({ clause }) => clause);
  const text = clauses.join('，').replace(linked, '');
  return lostFact(sentence.text, text) ? sentence : { ...sentence, clauses, text };
}

/**
 * The text at about half its length, or at the wished one: words without weight go first, then the lightest sentences,
 * then clauses. Numbers stay as long as there is room for them; a sentence that stays keeps what it denies, hedges and
 * makes depend on something.
 */
export function shortenText(text: string, wish = ''): string {
  const terms = new Map(
    termsOf(text)
      .slice(0, 24)
      .map(({ text: term, weight }) => [term, weight]),
  );
  const all = sentencesIn(text)
    .map(lean)
    .filter((sentence) => sentence.text !== '');
  const goal = Math.max(8, wishedLength(wish) ?? Math.round(lengthOf(text) * 0.55));
  const ranked = all
    .map(
      (sentence, index): Scored => ({
        sentence,
        index,
        score: weightOf(sentence.text, terms) / Math.sqrt(lengthOf(sentence.text) + 4) + (index === 0 ? 0.8 : 0),
      }),
    )
    .sort((a, b) => b.score - a.score);
  const kept: Scored[] = [];
  let room = goal;
  for (const item of ranked) {
    const length = lengthOf(item.sentence.text) + 1;
    if (length <= room) {
      kept.push(item);
      room -= length;
      continue;
    }
    const hasNumber = numbersOf(item.sentence.text).length > 0;
    if (kept.length > 0 && !hasNumber && room < 10) continue;
    const short = dropClauses(item.sentence, Math.max(8, room), terms);
    if (kept.length > 0 && lengthOf(short.text) > Math.max(room, hasNumber ? 14 : 0)) continue;
    kept.push({ ...item, sentence: short });
    room -= lengthOf(short.text) + 1;
  }
  const result = joinSentences(kept.sort((a, b) => a.index - b.index).map(({ sentence }) => sentence));
  return lengthOf(result) < lengthOf(text.trim()) ? result : text.trim();
}
