import { parseOpenings } from '@/domain/breakdown/corpus/foreignTexts';
import { hookOpenings } from '@/domain/breakdown/corpus/hookOpenings.data';
import { hookOpeningsFifth } from '@/domain/breakdown/corpus/hookOpeningsFifth.data';
import { hookOpeningsFourth } from '@/domain/breakdown/corpus/hookOpeningsFourth.data';
import { hookOpeningsMore } from '@/domain/breakdown/corpus/hookOpeningsMore.data';
import { hookOpeningsThird } from '@/domain/breakdown/corpus/hookOpeningsThird.data';
import { hookFeaturesOf } from '@/domain/breakdown/hookFeatures';
import type { LineFeatures } from '@/domain/breakdown/lineFeatures';
import type { ChainModel } from '@/domain/breakdown/roleModel';
import { hookTypes } from '@/domain/frameworks';
import { type Lesson, learnChain } from './learnChain';
import { trainingSamples } from './learnRoles';

/** The opening of a text with the types that readers name, the one that is meant first. */
export interface HookSample {
  readonly text: string;
  readonly hooks: readonly string[];
  /** A whole text, not only its first sentences. */
  readonly isWhole: boolean;
  readonly features: LineFeatures;
}

export const hookIds: readonly string[] = hookTypes.map(({ id }) => id);

/** All that the types of hooks are learned from: the judged texts and the openings; the frozen texts take no part. */
export const hookSamples = (): readonly HookSample[] => [
  ...trainingSamples()
    .filter(({ hooks }) => hooks.length > 0)
    .map(({ text, hooks }) => ({ text, hooks, isWhole: true, features: hookFeaturesOf(text) })),
  ...[hookOpenings, hookOpeningsMore, hookOpeningsThird, hookOpeningsFourth, hookOpeningsFifth]
    .flatMap(parseOpenings)
    .map(({ text, hooks }) => ({ text, hooks, isWhole: false, features: hookFeaturesOf(text) })),
];

/** The rules of hooks were made with whole texts at hand: how far they can be trusted only the openings may teach. */
const isRule = (name: string): boolean => /^(?:cue|top)\./.test(name);
const withoutRules = (features: LineFeatures): LineFeatures => new Map([...features].filter(([name]) => !isRule(name)));

const hookLearning = { rounds: 15, rate: 0.1, decay: 4, leastTexts: 3 };

/** Learns which signs of an opening speak for which type: every type named is right, the first one twice so. */
export function learnHooks(samples: readonly HookSample[]): ChainModel {
  const lessons = samples.flatMap(({ features: shown, hooks, isWhole }): readonly Lesson[] => {
    const features = isWhole ? withoutRules(shown) : shown;
    const known = hooks.map((hook) => hookIds.indexOf(hook)).filter((hook) => hook >= 0);
    const whole: Lesson = { features: [features], allowed: [known] };
    return known.length > 1 ? [whole, { features: [features], allowed: [known.slice(0, 1)] }] : [whole, whole];
  });
  return learnChain(lessons, hookIds, hookLearning);
}
