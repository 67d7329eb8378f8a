import { checkText, type Mark, type OwnWords } from '../compliance';
import { checkFacts, type FactMark, type FactSource, promiseMarks } from '../factCheck';
import { type GatePolicy, markOutcome } from './platformPolicy';

/** Something said or written in a video, with its moment in seconds. */
export interface VideoText {
  readonly at: number;
  readonly text: string;
}

export interface GatedTexts {
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
  /** What is said in the video itself: it goes out with the post, whatever its title says. */
  readonly video_texts?: readonly VideoText[] | undefined;
  /** What is known of the goods that the post is about; without it nothing is said of facts. */
  readonly known?: readonly FactSource[] | undefined;
}

export interface GateMark {
  readonly field: 'title' | 'description' | 'topics' | 'video';
  /** Which topic, which sentence of the video; else 0. */
  readonly index: number;
  /** The sentence of the video in which it is said. */
  readonly sentence?: VideoText;
  /** The marked piece as written. */
  readonly written: string;
  readonly mark: Mark;
  /** Stops the post under the merchant's policy. */
  readonly isBlocking: boolean;
}

/** Something the texts say of the goods that the goods' record says otherwise, or says nothing of. */
export interface GateFact {
  readonly field: 'title' | 'description' | 'topics';
  /** Which topic; else 0. */
  readonly index: number;
  readonly written: string;
  /** The field's whole text. */
  readonly text: string;
  readonly fact: FactMark;
  readonly isBlocking: boolean;
}

/** A mark in the texts of the post, where it can be replaced; a word said in the video needs another video. */
export type TextGateMark = GateMark & { readonly field: Exclude<GateMark['field'], 'video'> };

export const isInTexts = (found: GateMark): found is TextGateMark => found.field !== 'video';

export interface Gate {
  readonly verdict: 'open' | 'warned' | 'blocked';
  readonly marks: readonly GateMark[];
  readonly facts: readonly GateFact[];
}

const open: Gate = { verdict: 'open', marks: [], facts: [] };

/** How one text is looked at, with the words of the merchant and its provider. */
export interface TextChecks {
  readonly marksIn: (text: string, platform: string | undefined) => readonly Mark[];
  readonly factsIn: (text: string, known: readonly FactSource[]) => readonly FactMark[];
}

export const textChecks = (own?: OwnWords): TextChecks => ({
  marksIn: (text, platform) => checkText(text, { ...(platform ? { platform } : {}), ...(own ? { own } : {}) }),
  factsIn: (text, known) => checkFacts(text, known),
});

/** Texts remembered at once; a long evening of typing has fewer. */
const MOST_REMEMBERED = 5000;

/**
 * Checks that look at each text once, for posts whose texts repeat themselves: rows of a table have the same topics and
 * the same words in their video, and of a post that is typed one text changes.
 */
export function rememberingChecks(own?: OwnWords): TextChecks {
  const { marksIn, factsIn } = textChecks(own);
  const marks = new Map<string, readonly Mark[]>();
  const facts = new WeakMap<readonly FactSource[], Map<string, readonly FactMark[]>>();
  const keep = <T>(kept: Map<string, T>, key: string, make: () => T): T => {
    const found = kept.get(key) ?? make();
    if (kept.size >= MOST_REMEMBERED) kept.clear();
    kept.set(key, found);
    return found;
  };
  return {
    marksIn: (text, platform) => keep(marks, `${platform ?? ''}\u0000${text}`, () => marksIn(text, platform)),
    factsIn: (text, known) => {
      const ofGoods = facts.get(known) ?? new Map<string, readonly FactMark[]>();
      facts.set(known, ofGoods);
      return keep(ofGoods, text, () => factsIn(text, known));
    },
  };
}

/** Without a chosen platform the list's own levels count. */
const platformsOf = (platforms: readonly string[]): readonly (string | undefined)[] =>
  platforms.length > 0 ? [...new Set(platforms)] : [undefined];

/**
 * What the texts say of the goods and the goods do not bear out, and a number of parts that the title promises and the text
 * below it does not have. A wrong price is as grave as a forbidden word; a promise is no more than a fair one.
 */
function statedFacts(
  { title, description, topics, known = [] }: GatedTexts,
  policy: GatePolicy,
  checks: TextChecks,
): GateFact[] {
  const fields = [
    { field: 'title', index: 0, text: title },
    { field: 'description', index: 0, text: description },
    ...topics.map((text, index) => ({ field: 'topics' as const, index, text })),
  ] as const;
  return fields.flatMap(({ field, index, text }) => {
    const stated = known.length > 0 ? checks.factsIn(text, known) : [];
    const promised = field === 'title' ? promiseMarks(title, description) : [];
    return [...promised, ...stated.filter((one) => !promised.some(({ from, to }) => one.from < to && one.to > from))]
      .filter(({ verdict }) => verdict !== 'supported')
      .flatMap((fact) => {
        const isGrave = fact.verdict === 'contradicted' && fact.kind !== 'count';
        const outcome = markOutcome(policy, { level: isGrave ? 'high' : 'mid' });
        const written = text.slice(fact.from, fact.to);
        return outcome === 'ignore' ? [] : [{ field, index, text, fact, written, isBlocking: outcome === 'block' }];
      });
  });
}

/**
 * Whether a post may go out under what the merchant and its provider ask, on the strictest of the chosen platforms; the screen and the
 * server ask the same function.
 * @param checks `rememberingChecks` where many posts are asked about
 */
export function publishGate(
  texts: GatedTexts,
  platforms: readonly string[],
  policy: GatePolicy,
  checks: TextChecks = textChecks(),
): Gate {
  const found = new Map<string, GateMark>();
  const fields = [
    { field: 'title', index: 0, text: texts.title },
    { field: 'description', index: 0, text: texts.description },
    ...texts.topics.map((text, index) => ({ field: 'topics' as const, index, text })),
    ...(texts.video_texts ?? []).map((sentence, index) => ({
      field: 'video' as const,
      index,
      text: sentence.text,
      sentence,
    })),
  ] as const;
  for (const platform of platformsOf(platforms)) {
    for (const { field, index, text, ...place } of fields) {
      for (const mark of checks.marksIn(text, platform)) {
        const outcome = markOutcome(policy, mark);
        if (outcome === 'ignore') continue;
        const isBlocking = outcome === 'block';
        const key = `${field}:${index}:${mark.from}`;
        const known = found.get(key);
        if (known?.isBlocking && !isBlocking) continue;
        found.set(key, { field, index, written: text.slice(mark.from, mark.to), mark, isBlocking, ...place });
      }
    }
  }
  const marks = [...found.values()];
  const facts = statedFacts(texts, policy, checks);
  if (marks.length + facts.length === 0) return open;
  const isBlocked = [...marks, ...facts].some(({ isBlocking }) => isBlocking);
  return { verdict: isBlocked ? 'blocked' : 'warned', marks, facts };
}
