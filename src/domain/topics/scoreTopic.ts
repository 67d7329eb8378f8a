import { hookTypes } from '../frameworks/hookTypes';
import type { GoodsFacts } from '../frameworks/suggestFrameworks';
import { productName } from '../writing/productName';
import { brokenPhrases, genericPhrases, hollowWords, titleCues } from './cues.data';
import { nearestTitle } from './titles';

const splitter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of a text that can be looked for: two characters or more, no numbers, no hollow ones; each once. */
function keywordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const { segment, isWordLike } of splitter.segment(text)) {
    const word = segment.toLowerCase();
    if (isWordLike && [...word].length >= 2 && !/^[\d.]+$/.test(word) && !hollowWords.has(word)) words.add(word);
  }
  return [...words];
}

export const scoreParts = ['hook', 'fit', 'occasion', 'novelty', 'proof'] as const;
type ScorePart = (typeof scoreParts)[number];

/** Why a part got its points; texts by this id in the topic messages. */
export const scoreReasons = [
  'hookCues',
  'hookPlain',
  'hookBroken',
  'titleLong',
  'titleShort',
  'fitWords',
  'fitNone',
  'occasionGood',
  'occasionTight',
  'occasionToday',
  'occasionFar',
  'occasionPast',
  'new',
  'generic',
  'near',
  'repeat',
  'proofWords',
  'proofNone',
] as const;
type ScoreReason = (typeof scoreReasons)[number];

interface PartScore {
  readonly part: ScorePart;
  readonly points: number;
  readonly max: number;
  readonly reason: ScoreReason;
  /** Words or days that fill the reason. */
  readonly words: string;
  readonly count: number;
}

export interface TopicScore {
  /** 0–100. */
  readonly total: number;
  readonly parts: readonly PartScore[];
}

export interface TopicFacts {
  readonly title: string;
  readonly angle: string;
  readonly outline: readonly string[];
  /** Id of domain/frameworks hookTypes. */
  readonly hook: string;
  readonly goods?: GoodsFacts | undefined;
  /** Days until its occasion, where it has one. */
  readonly daysAhead?: number | undefined;
  /** Titles of the merchant's other topics. */
  readonly others: readonly string[];
  /** Titles of own posts that went well, best first. */
  readonly best: readonly string[];
}

const weight: Readonly<Record<ScorePart, number>> = { hook: 25, fit: 25, occasion: 20, novelty: 20, proof: 10 };

const part = (name: ScorePart, points: number, reason: ScoreReason, words = '', count = 0): PartScore => ({
  part: name,
  points: Math.round(Math.max(0, Math.min(weight[name], points))),
  max: weight[name],
  reason,
  words,
  count,
});

/** Characters of its own by which a title says something that another one does not, and that make it wholly its own. */
const LEAST_OWN = 4;
const ENOUGH_OWN = 10;
/** What a weak title gets at most. */
const WEAK_TOTAL = 39;
/** A title that is no sentence stops nobody. */
const BROKEN_POINTS = 3;

/** What a title says beside phrases that fit any topic and the name of the goods. */
function ownLength(title: string, goodsTitle: string): number {
  const rest = title.replace(genericPhrases, ' ').replace(/[^\p{L}\p{N}]/gu, ' ');
  const names = goodsTitle === '' ? [] : [productName(goodsTitle), ...keywordsOf(goodsTitle)];
  const own = names.reduce((text, name) => text.replaceAll(name, ' '), rest.toLowerCase());
  return [...own.replace(/\s/g, '')].length;
}

const shortest = 8;
const longest = 26;

function hookScore({ title, hook }: TopicFacts): PartScore {
  const length = [...title.trim()].length;
  const cues = titleCues.filter(({ pattern }) => pattern.test(title));
  const isKnown = hookTypes.some(({ id }) => id === hook);
  const points = 3 + cues.reduce((sum, cue) => sum + cue.points, 0) + (isKnown ? 5 : 0) + 4;
  if (brokenPhrases.test(title)) return part('hook', BROKEN_POINTS, 'hookBroken');
  if (length < shortest) return part('hook', points - 10, 'titleShort', '', length);
  if (length > longest) return part('hook', points - 8, 'titleLong', '', length);
  if (cues.length === 0) return part('hook', points, 'hookPlain');
  return part('hook', points, 'hookCues', cues.map(({ id }) => id).join(), cues.length);
}

function fitScore(facts: TopicFacts, goods: GoodsFacts): PartScore {
  const text = [facts.title, facts.angle, ...facts.outline].join(' ').toLowerCase();
  const ofTitle = keywordsOf(goods.title ?? '').filter((word) => text.includes(word));
  const points = goods.selling_points ?? [];
  const ofPoints = points.filter((point) => keywordsOf(point).some((word) => text.includes(word)));
  const ofCategory = keywordsOf(goods.category ?? '').filter((word) => text.includes(word));
  const words = [...new Set([...ofTitle, ...ofPoints.flatMap(keywordsOf), ...ofCategory])].filter((word) =>
    text.includes(word),
  );
  if (words.length === 0) return part('fit', 4, 'fitNone');
  const sum = Math.min(12, ofTitle.length * 8) + Math.min(12, ofPoints.length * 6) + ofCategory.length * 4 + 4;
  return part('fit', sum, 'fitWords', words.slice(0, 3).join('、'), words.length);
}

/** A video wants a week or two to be made and to spread before its day. */
function occasionScore(days: number): PartScore {
  if (days < 0) return part('occasion', 0, 'occasionPast', '', -days);
  if (days === 0) return part('occasion', 6, 'occasionToday', '', 0);
  if (days < 5) return part('occasion', 12, 'occasionTight', '', days);
  if (days <= 30) return part('occasion', 20, 'occasionGood', '', days);
  return part('occasion', days <= 60 ? 13 : 6, 'occasionFar', '', days);
}

/** New is what says something of its own, and what the merchant has not said before. */
function noveltyScore({ title, others, goods }: TopicFacts): PartScore {
  const nearest = nearestTitle(title, others);
  const own = ownLength(title, goods?.title ?? '');
  const points = weight.novelty * (1 - nearest.likeness) * Math.min(1, own / ENOUGH_OWN);
  const percent = Math.round(nearest.likeness * 100);
  if (nearest.likeness >= 0.8) return part('novelty', 0, 'repeat', nearest.title, percent);
  if (own < LEAST_OWN) return part('novelty', Math.min(points, 2), 'generic', '', own);
  if (nearest.likeness >= 0.4) return part('novelty', points, 'near', nearest.title, percent);
  return part('novelty', points, 'new', '', others.length);
}

function proofScore({ title, angle, best }: TopicFacts): PartScore {
  const text = `${title} ${angle}`.toLowerCase();
  const proven = best.slice(0, 10).find((one) => keywordsOf(one).some((word) => text.includes(word)));
  if (!proven) return part('proof', 2, 'proofNone', '', best.length);
  const shared = keywordsOf(proven).filter((word) => text.includes(word));
  return part('proof', 6 + shared.length * 2, 'proofWords', proven, shared.length);
}

/**
 * How promising a topic is, with a reason for each part. Parts that cannot be judged (no goods, no occasion, no posts
 * of one's own) are left out and the rest is scaled to a hundred, so that nobody is marked down for what he did not ask.
 */
export function scoreTopic(facts: TopicFacts): TopicScore {
  const parts = [
    hookScore(facts),
    ...(facts.goods ? [fitScore(facts, facts.goods)] : []),
    ...(facts.daysAhead === undefined ? [] : [occasionScore(facts.daysAhead)]),
    noveltyScore(facts),
    ...(facts.best.length > 0 ? [proofScore(facts)] : []),
  ];
  const isWeak = parts.some(({ reason }) => reason === 'hookBroken' || reason === 'generic' || reason === 'repeat');
  const sum = parts.reduce((total, { points }) => total + points, 0);
  const most = parts.reduce((total, { max }) => total + max, 0);
  const total = Math.round((sum / most) * 100);
  // goods and day that fit do not make up for a title that says nothing, is no sentence, or was said before
  return { total: isWeak ? Math.min(total, WEAK_TOTAL) : total, parts };
}
