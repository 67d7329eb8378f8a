import { foldShared, normalize } from '../normalize';
import { familyHits, lengthOf, type Signs, signsOf } from './features';
import { type JudgeModel, judgeModel, placeOf } from './model';
import { endsClause, endsSentence, type Range, rangesIn } from './ranges';
import { verdictOf } from './verdict';

/** A clause that sounds like a claim of a kind, [from, to) in UTF-16 positions of the text. */
export interface JudgedClause {
  readonly from: number;
  readonly to: number;
  readonly kind: string;
}

/** From this share on a sentence is told: in folds of what it learned from, two of a hundred innocents reach it. */
const ACCUSED = 0.65;
/** Fewer folded units say too little. */
const SHORTEST = 5;
/** A longer sentence is judged piece by piece, each beginning with one of its clauses. */
const LONGEST = 64;
const LONGEST_PIECE = 48;

/** What is judged at once: a sentence, or of a long one its clauses with those that follow. */
function piecesOf(folded: string, [from, to]: Range): Range[] {
  if (to - from <= LONGEST) return [[from, to]];
  const clauses = rangesIn(folded, from, to, endsClause);
  return clauses.map(([start, end], index): Range => {
    let last = Math.min(end, start + LONGEST_PIECE);
    for (let later = index + 1; later < clauses.length; later += 1) {
      const next = clauses[later]?.[1] ?? 0;
      if (next - start > LONGEST_PIECE) break;
      last = next;
    }
    return [start, last];
  });
}

/**
 * What one sentence sounds like: for measuring and for learning; texts are judged by `judgeText`.
 * @returns how likely it makes a claim (0–1), and of which kind
 */
export function judgeSentence(text: string, model = judgeModel()): { readonly share: number; readonly kind: string } {
  const folded = normalize(text).text;
  const hits = familyHits(folded);
  const whole: Range = [0, folded.length];
  const signs = signsOf(folded, whole, hits, [0, hits.length], model.pairs);
  const { share, column } = verdictOf(model, signs, lengthOf(whole));
  return { share, kind: model.columns[column] ?? '' };
}

/** The clause of a piece that speaks most for a kind. */
function tellingClause(model: JudgeModel, column: number, clauses: readonly Range[], signs: Signs): Range {
  const shares = new Float64Array(clauses.length);
  const clauseAt = (place: number): number =>
    Math.max(
      0,
      clauses.findIndex(([, end]) => place < end),
    );
  for (let sign = 0; sign < signs.count; sign += 1) {
    const place = placeOf(model, signs.keys[sign] ?? 0);
    if (place === 0) continue;
    const half = ((model.weights[place + column] ?? 0) * (signs.values[sign] ?? 0)) / 2;
    for (const at of [signs.at[sign] ?? 0, signs.also[sign] ?? 0]) {
      const clause = clauseAt(at);
      shares[clause] = (shares[clause] ?? 0) + half;
    }
  }
  return clauses[shares.indexOf(Math.max(...shares))] ?? [0, 0];
}

/**
 * Clauses that sound like a claim though no rule knows their words: learned from judged sentences, by characters, families
 * of words and their order. Pure; about a tenth of a millisecond for 2 000 characters once the model is decoded.
 *
 * @param isSettled whether a sentence, by its UTF-16 positions, needs no judgement
 * @returns at most one clause for each sentence or piece of one, in order
 */
export function judgeText(
  text: string,
  isSettled: (from: number, to: number) => boolean = () => false,
): JudgedClause[] {
  const { text: folded, starts, ends } = foldShared(text);
  const sentences = rangesIn(folded, 0, folded.length, endsSentence).filter(([from, to]) => to - from >= SHORTEST);
  if (sentences.length === 0) return [];
  const model = judgeModel();
  const hits = familyHits(folded);
  const found = new Map<number, JudgedClause>();
  let firstHit = 0;
  for (const sentence of sentences) {
    const sentenceFrom = starts[sentence[0]] ?? 0;
    const sentenceTo = ends[sentence[1] - 1] ?? 0;
    if (isSettled(sentenceFrom, sentenceTo)) continue;
    while (firstHit < hits.length && (hits[firstHit + 2] ?? 0) <= sentence[0]) firstHit += 3;
    let lastHit = firstHit;
    for (const piece of piecesOf(folded, sentence)) {
      lastHit = firstHit;
      while (lastHit < hits.length && (hits[lastHit + 2] ?? 0) <= piece[1]) lastHit += 3;
      const signs = signsOf(folded, piece, hits, [firstHit, lastHit], model.pairs);
      const { share, column } = verdictOf(model, signs, lengthOf(piece));
      if (share < ACCUSED) continue;
      const [from, to] = tellingClause(model, column, rangesIn(folded, piece[0], piece[1], endsClause), signs);
      if (to <= from) continue;
      found.set(from, {
        from: starts[from] ?? 0,
        to: ends[to - 1] ?? 0,
        kind: model.columns[column] ?? '',
      });
    }
  }
  return [...found.values()].sort((a, b) => a.from - b.from);
}
