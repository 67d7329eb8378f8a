import { frameworks } from './frameworks';
import { signalWords } from './signalWords';
import type { Framework, FrameworkId } from './types';

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
export type ReasonId =
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
  | 'universal';

export interface FrameworkReason {
  readonly id: ReasonId;
  /** Fills the message: a count or the words that were found. */
  readonly values: { readonly count?: number; readonly words?: string };
}

export interface FrameworkSuggestion {
  readonly framework: Framework;
  /** Points; comparable within one call only. */
  readonly score: number;
  readonly reasons: readonly FrameworkReason[];
}

type Scores = Partial<Record<FrameworkId, number>>;

/** Words of `list` that stand in `text`, at most three. */
const found = (text: string, list: readonly string[]): string[] =>
  list.filter((word) => text.includes(word)).slice(0, 3);

/** How much a signal speaks for which framework. */
const weights: Readonly<Record<ReasonId, Scores>> = {
  painWords: { pas: 5, 'pain-proof': 4, golden3: 2, persona: 1 },
  manySpecs: { fabe: 6, aida: 2 },
  manyPoints: { listicle: 5, aida: 2, fabe: 1 },
  fewFacts: { golden3: 3, twist: 2, story4: 2 },
  hasOffer: { aida: 3, golden3: 2, 'pain-proof': 2 },
  beforeAfter: { bab: 6, pas: 2 },
  service: { 'pain-proof': 6, persona: 3, scqa: 1 },
  story: { story4: 5, twist: 4 },
  expert: { scqa: 5, persona: 4 },
  craft: { 'why-how-what': 6, story4: 1 },
  platform: {},
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

/**
 * Frameworks ranked for a goods record, best first, every framework exactly once. Pure and deterministic.
 * @param goods what is known of the goods, all optional
 * @param platform raises the frameworks that suit this platform
 */
export function suggestFrameworks(goods: GoodsFacts, platform?: Framework['platforms'][number]): FrameworkSuggestion[] {
  const reasons = signals(goods);
  const rank = (framework: Framework): FrameworkSuggestion => {
    const own = reasons.filter((reason) => (weights[reason.id][framework.id] ?? 0) > 0);
    const universal = weights.universal[framework.id] ?? 0;
    const onPlatform = platform !== undefined && framework.platforms.includes(platform);
    const score =
      own.reduce((sum, reason) => sum + (weights[reason.id][framework.id] ?? 0), 0) + universal + (onPlatform ? 1 : 0);
    const shown = own.sort((a, b) => (weights[b.id][framework.id] ?? 0) - (weights[a.id][framework.id] ?? 0));
    const extra: FrameworkReason[] = [
      ...(onPlatform ? [{ id: 'platform' as const, values: {} }] : []),
      ...(shown.length === 0 && universal > 0 ? [{ id: 'universal' as const, values: {} }] : []),
    ];
    return { framework, score, reasons: [...shown, ...extra] };
  };
  return frameworks.map(rank).sort((a, b) => b.score - a.score);
}
