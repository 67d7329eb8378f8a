import { frameworks } from './frameworks';
import { type FrameworkResults, isRankable } from './results';
import { signalWords } from './signalWords';
import type { Framework, FrameworkPlatform } from './types';

/** What of a goods record decides; every field may be missing. */
export interface GoodsFacts {
  readonly title?: string;
  readonly description?: string;
  readonly category?: string;
  readonly price?: string;
  readonly offer?: string;
  readonly selling_points?: readonly string[];
  readonly specs?: readonly { readonly name: string; readonly value: string }[];
}

/** Why a framework is suggested; texts by this id in the compose messages. */
type ReasonId =
  | 'painWords'
  | 'manySpecs'
  | 'manyPoints'
  | 'fewFacts'
  | 'hasOffer'
  | 'beforeAfter'
  | 'service'
  | 'story'
  | 'expert'
  | 'craft'
  | 'platform'
  | 'goodResults'
  | 'fits'
  | 'universal';

export interface FrameworkReason {
  readonly id: ReasonId;
  /** Fills the message: a count or the words that were found. */
  readonly values: { readonly count?: number; readonly words?: string; readonly views?: number };
}

export interface FrameworkSuggestion {
  readonly framework: Framework;
  /** Points; comparable within one call only. */
  readonly score: number;
  readonly reasons: readonly FrameworkReason[];
}

type Scores = Readonly<Record<string, number>>;

/** Words of `list` that stand in `text`, at most three. */
const found = (text: string, list: readonly string[]): string[] =>
  list.filter((word) => text.includes(word)).slice(0, 3);

/** How much a signal speaks for which framework. */
const weights: Readonly<Record<ReasonId, Scores>> = {
  painWords: { pas: 5, 'pain-proof': 4, golden3: 2, seeding3: 3, pitfalls: 3, persona: 1 },
  manySpecs: { fabe: 6, 'compare-test': 4, aida: 2 },
  manyPoints: { listicle: 5, tutorial: 2, aida: 2, fabe: 1 },
  fewFacts: { golden3: 3, 'day-vlog': 2, twist: 2, story4: 2 },
  hasOffer: { aida: 3, unboxing: 1, golden3: 2, 'pain-proof': 2 },
  beforeAfter: { bab: 6, seeding3: 3, pas: 2 },
  service: { 'pain-proof': 6, star: 3, persona: 3, scqa: 1 },
  story: { story4: 5, star: 3, 'day-vlog': 2, twist: 4 },
  expert: { scqa: 5, pitfalls: 3, tutorial: 2, persona: 4 },
  craft: { 'why-how-what': 6, story4: 1 },
  platform: {},
  goodResults: {},
  fits: {},
  universal: { golden3: 2, aida: 1, 'pain-proof': 1 },
};

function signals(goods: GoodsFacts): FrameworkReason[] {
  const points = goods.selling_points ?? [];
  const specs = goods.specs ?? [];
  const text = [goods.title, goods.category, goods.description, ...points].filter(Boolean).join(' ');
  const reasons: FrameworkReason[] = [];
  const byWords = (id: ReasonId, list: readonly string[]) => {
    const words = found(text, list);
    if (words.length > 0) reasons.push({ id, values: { words: words.join('、'), count: words.length } });
  };
  byWords('painWords', signalWords.pain);
  byWords('beforeAfter', signalWords.beforeAfter);
  byWords('service', signalWords.service);
  byWords('story', signalWords.story);
  byWords('expert', signalWords.expert);
  byWords('craft', signalWords.craft);
  if (specs.length >= 4) reasons.push({ id: 'manySpecs', values: { count: specs.length } });
  if (points.length >= 4) reasons.push({ id: 'manyPoints', values: { count: points.length } });
  if (specs.length + points.length < 2 && text.length < 60) reasons.push({ id: 'fewFacts', values: {} });
  if (goods.offer?.trim()) reasons.push({ id: 'hasOffer', values: { words: goods.offer.trim().slice(0, 20) } });
  return reasons;
}

/** What is known beyond the goods. */
interface SuggestOptions {
  /** Raises the frameworks that suit this platform. */
  readonly platform?: FrameworkPlatform | undefined;
  /** Ranked besides the library's. */
  readonly own?: readonly Framework[];
  /** What a framework has brought so far. */
  readonly resultsOf?: (id: string) => FrameworkResults | undefined;
}

const perPost = ({ views, posts }: FrameworkResults): number => views / Math.max(1, posts);

/** Mean views a post over the frameworks whose sample is large enough; undefined with fewer than two to compare. */
function usualViews(all: readonly Framework[], resultsOf: SuggestOptions['resultsOf']): number | undefined {
  const known = all.flatMap(({ id }) => {
    const results = resultsOf?.(id);
    return results && isRankable(results) ? [perPost(results)] : [];
  });
  return known.length > 1 ? known.reduce((sum, views) => sum + views, 0) / known.length : undefined;
}

/** Reasons that hold for any framework, with their points: its platform, its tags, its past results. */
function generalReasons(
  framework: Framework,
  text: string,
  usual: number | undefined,
  { platform, resultsOf }: SuggestOptions,
): { reason: FrameworkReason; points: number }[] {
  const general: { reason: FrameworkReason; points: number }[] = [];
  const results = resultsOf?.(framework.id);
  if (results && usual !== undefined && isRankable(results) && perPost(results) > usual)
    general.push({
      reason: { id: 'goodResults', values: { count: results.posts, views: Math.round(perPost(results)) } },
      points: 3,
    });
  const tags = framework.fits.filter((fit) => text.includes(fit));
  if (tags.length > 0)
    general.push({
      reason: { id: 'fits', values: { words: tags.slice(0, 3).join('、') } },
      points: framework.origin === 'own' ? 5 : 3,
    });
  if (platform && framework.platforms.includes(platform))
    general.push({ reason: { id: 'platform', values: {} }, points: 1 });
  return general;
}

/**
 * Frameworks ranked for a goods record, best first, every framework exactly once. Pure and deterministic.
 * @param goods what is known of the goods, all optional
 * @param options platform, own frameworks and past results
 */
export function suggestFrameworks(goods: GoodsFacts, options: SuggestOptions = {}): FrameworkSuggestion[] {
  const reasons = signals(goods);
  const all = [...(options.own ?? []), ...frameworks];
  const usual = usualViews(all, options.resultsOf);
  const text = [goods.title, goods.category, goods.description, ...(goods.selling_points ?? [])].join(' ');
  const rank = (framework: Framework): FrameworkSuggestion => {
    const weightOf = (id: ReasonId): number => weights[id][framework.id] ?? 0;
    const byGoods = reasons.filter((reason) => weightOf(reason.id) > 0);
    const general = generalReasons(framework, text, usual, options);
    const universal = weightOf('universal');
    const score =
      byGoods.reduce((sum, reason) => sum + weightOf(reason.id), 0) +
      general.reduce((sum, { points }) => sum + points, 0) +
      universal;
    const shown = [
      ...general.filter(({ reason }) => reason.id === 'goodResults').map(({ reason }) => reason),
      ...byGoods.sort((a, b) => weightOf(b.id) - weightOf(a.id)),
      ...general.filter(({ reason }) => reason.id !== 'goodResults').map(({ reason }) => reason),
    ];
    const isOnlyUniversal = byGoods.length === 0 && universal > 0;
    return {
      framework,
      score,
      reasons: isOnlyUniversal ? [...shown, { id: 'universal', values: {} }] : shown,
    };
  };
  return all.map(rank).sort((a, b) => b.score - a.score);
}
