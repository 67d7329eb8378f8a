import { emptyWords, listMark, sentencePattern } from './headings.data';
import { synonyms } from './synonyms.data';
import { termsOf } from './terms';
import type { Hit, Passage, Place } from './types';

/** Shorter ones say too little to be quoted. */
const shortest = 6;

/** Sentences of a passage as they stand, without list marks and mark-up. */
const sentencesIn = (text: string): string[] =>
  (text.match(sentencePattern) ?? [])
    .map((sentence) =>
      sentence
        .trim()
        .replace(listMark, '')
        .replace(/\*\*|__|`/g, '')
        .replace(/\s*\|\s*/g, ' ')
        .trim(),
    )
    .filter((sentence) => [...sentence].length >= shortest && /\p{L}/u.test(sentence));

/** The sentences that speak of the query most, in the order of the text; the first ones where none does. */
export function bestSentences(text: string, query: string, most: number): string[] {
  const sentences = sentencesIn(text);
  const rated = sentences.map((sentence, index) => ({
    index,
    weight: marksOf(sentence, query).reduce((sum, { from, to }) => sum + to - from, 0),
  }));
  return rated
    .sort((left, right) => right.weight - left.weight || left.index - right.index)
    .slice(0, most)
    .sort((left, right) => left.index - right.index)
    .flatMap(({ index }) => sentences[index] ?? []);
}

/** BM25, the usual constants (Robertson & Zaragoza 2009). */
const k1 = 1.2;
const b = 0.75;
/** How much a pair of characters counts beside a word. */
const pairWeight = 0.45;
/** How much a word counts that was not said but is meant. */
const synonymWeight = 0.4;
/** A word of a heading counts as so many in the text. */
const headingWeight = 1.6;
const titleWeight = 0.6;
/** Hits whose share of the query is smaller are no answers. */
const leastCoverage = 0.18;

interface Slot {
  readonly documentId: string;
  readonly passage: Passage;
  readonly length: number;
  readonly terms: readonly string[];
}

interface SearchOptions {
  /** Only these documents. */
  readonly documents?: ReadonlySet<string>;
  readonly limit?: number;
}

/** An index over the passages of many documents; a document is put in, replaced and taken out by itself. */
export class PassageIndex {
  private readonly slots = new Map<number, Slot>();
  private readonly byDocument = new Map<string, number[]>();
  /** Term → slot → weighted count. */
  private readonly postings = new Map<string, Map<number, number>>();
  private nextSlot = 0;
  private totalLength = 0;

  get size(): number {
    return this.slots.size;
  }

  /** Puts a document in, in place of what was known of it. */
  put(documentId: string, title: string, passages: readonly Passage[]): void {
    this.remove(documentId);
    const titleTerms = counted(title, titleWeight);
    const ids = passages.map((passage) => {
      const counts = counted(passage.text, 1);
      merge(counts, counted(passage.path.join('\n'), headingWeight));
      merge(counts, titleTerms);
      const id = this.nextSlot;
      this.nextSlot += 1;
      const length = passage.text.length;
      this.slots.set(id, { documentId, passage, length, terms: [...counts.keys()] });
      this.totalLength += length;
      for (const [term, count] of counts) {
        const posting = this.postings.get(term) ?? new Map<number, number>();
        this.postings.set(term, posting.set(id, count));
      }
      return id;
    });
    this.byDocument.set(documentId, ids);
  }

  remove(documentId: string): void {
    for (const id of this.byDocument.get(documentId) ?? []) {
      const slot = this.slots.get(id);
      if (!slot) continue;
      for (const term of slot.terms) {
        const posting = this.postings.get(term);
        posting?.delete(id);
        if (posting?.size === 0) this.postings.delete(term);
      }
      this.totalLength -= slot.length;
      this.slots.delete(id);
    }
    this.byDocument.delete(documentId);
  }

  /** Passages that answer a query, the best first. Nothing is found for a query of empty words (的, 怎么) alone. */
  search(query: string, { documents, limit = 8 }: SearchOptions = {}): Hit[] {
    const wanted = queryTerms(query);
    const count = this.slots.size;
    if (wanted.size === 0 || count === 0) return [];
    const mean = this.totalLength / count || 1;
    const scores = new Map<number, { score: number; covered: number }>();
    let whole = 0;
    for (const [term, weight] of wanted) {
      const posting = this.postings.get(term);
      const df = posting?.size ?? 0;
      const idf = Math.log(1 + (count - df + 0.5) / (df + 0.5)) * weight;
      // What the asker did not say himself is no part of what must be answered.
      const isAsked = weight > pairWeight;
      if (isAsked || df > 0) whole += isAsked ? idf : idf / 2;
      for (const [id, tf] of posting ?? []) {
        const slot = this.slots.get(id);
        if (!slot || (documents && !documents.has(slot.documentId))) continue;
        const part = (tf * (k1 + 1)) / (tf + k1 * (1 - b + (b * slot.length) / mean));
        const known = scores.get(id) ?? { score: 0, covered: 0 };
        scores.set(id, { score: known.score + idf * part, covered: known.covered + idf });
      }
    }
    return [...scores]
      .map(([id, { score, covered }]) => ({ id, coverage: covered / whole, score: score * (0.5 + covered / whole) }))
      .filter(({ coverage }) => coverage >= leastCoverage)
      .sort((left, right) => right.score - left.score || left.id - right.id)
      .slice(0, limit)
      .flatMap(({ id, score, coverage }) => {
        const slot = this.slots.get(id);
        if (!slot) return [];
        const { documentId, passage } = slot;
        return [{ documentId, passage, score, coverage, marks: marksOf(passage.text, query) }];
      });
  }
}

function counted(text: string, weight: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text: term } of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + weight);
  return counts;
}

function merge(into: Map<string, number>, from: ReadonlyMap<string, number>): void {
  for (const [term, count] of from) into.set(term, (into.get(term) ?? 0) + count);
}

/** What is looked for, with its weight; a single character counts half, what nobody means by itself not at all. */
function queryTerms(query: string): Map<string, number> {
  const asked = query.slice(0, 500);
  const terms = termsOf(asked);
  const empty = terms.filter(({ text, isPair }) => !isPair && emptyWords.has(text));
  const wanted = new Map<string, number>();
  const add = (text: string, weight: number) => wanted.set(text, Math.max(weight, wanted.get(text) ?? 0));
  for (const { text, isPair, from, to } of terms) {
    if (empty.some((word) => from < word.to && to > word.from)) continue;
    const single = [...text].length === 1 && /\p{Script=Han}/u.test(text) ? 0.5 : 1;
    add(text, isPair ? pairWeight : single);
  }
  for (const [pattern, written] of synonyms)
    if (pattern.test(asked)) for (const word of written) if (!wanted.has(word)) add(word, synonymWeight);
  return wanted;
}

/** Where the words of a query stand in a text; touching ones are one. */
export function marksOf(text: string, query: string): Place[] {
  const wanted = queryTerms(query);
  const places = termsOf(text)
    .filter((term) => wanted.has(term.text))
    .sort((left, right) => left.from - right.from);
  const marks: { from: number; to: number }[] = [];
  for (const { from, to } of places) {
    const last = marks.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else marks.push({ from, to });
  }
  return marks;
}
