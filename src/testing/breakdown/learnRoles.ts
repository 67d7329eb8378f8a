import { foreignTexts, type JudgedText, parseTexts } from '@/domain/breakdown/corpus/foreignTexts';
import { kindNames } from '@/domain/breakdown/corpus/kindNames.data';
import { trainingParts } from '@/domain/breakdown/corpus/training';
import { type LineFeatures, lineFeaturesOf } from '@/domain/breakdown/lineFeatures';
import { readCase } from '@/domain/breakdown/readTestCase';
import { type ChainModel, modelRoles, NONE } from '@/domain/breakdown/roleModel';
import { readRoles, readText } from '@/domain/breakdown/roleScores';
import { breakdownCases } from '@/domain/breakdown/testCases.data';
import { featuresInKinds, kindSharesOf, textFeaturesOf, textKinds } from '@/domain/breakdown/textKind';
import { splitUnits } from '@/domain/breakdown/units';
import { type Lesson, learnChain } from './learnChain';

/** A judged text with what its lines show. */
export interface Sample extends JudgedText, Lesson {
  /** How often it is learned from. */
  readonly times: number;
  readonly units: readonly { readonly from: number; readonly to: number }[];
}

/** A judged text as it is learned from: each unit takes the roles of the line that most of it lies in. */
function sampleOf(judged: JudgedText, times: number): Sample {
  const { text, lines, isCopy } = judged;
  const units = splitUnits(text);
  const allowed = units.map((unit) => {
    if (!isCopy) return [modelRoles.indexOf(NONE)];
    const overlap = (line: { from: number; to: number }): number =>
      Math.min(line.to, unit.to) - Math.max(line.from, unit.from);
    const line = [...lines].sort((a, b) => overlap(b) - overlap(a))[0];
    const known: readonly string[] = modelRoles;
    return (line?.roles ?? []).map((role) => known.indexOf(role)).filter((role) => role >= 0);
  });
  return { ...judged, times, units, features: lineFeaturesOf(text, units, readText(text), readRoles), allowed };
}

/** All that is learned from; the held-out, short, fresh and blind texts take no part. */
export const trainingSamples = (): readonly Sample[] => [
  ...foreignTexts.dev.map((one) => sampleOf(one, 2)),
  ...trainingParts.flatMap(({ times, texts }) => texts.flatMap(parseTexts).map((one) => sampleOf(one, times))),
  ...breakdownCases
    .filter(({ isHeldOut }) => !isHeldOut)
    .map((one) => {
      const { text, expected } = readCase(one);
      return sampleOf({ kind: '', text, lines: expected, hooks: one.hooks, isCopy: one.hooks.length > 0 }, 4);
    }),
];

const FOLDS = 5;

const kindLearning = { rounds: 12, rate: 0.1, decay: 2, leastTexts: 3 };
const roleLearning = { rounds: 20, rate: 0.1, decay: 4, leastTexts: 3 };

/** Learns which words and turns are of which kind of text. */
export function learnKinds(samples: readonly Sample[]): ChainModel {
  const lessons = samples
    .map(({ kind, text, features }) => ({ kind: textKinds.indexOf(kindNames[kind] ?? ''), text, features }))
    .filter(({ kind }) => kind >= 0)
    .map(({ kind, text, features }): Lesson => ({ features: [textFeaturesOf(text, features)], allowed: [[kind]] }));
  return learnChain(lessons, textKinds, kindLearning);
}

/** What is learned from judged texts. */
export interface Learned {
  readonly kinds: ChainModel;
  readonly roles: ChainModel;
}

/** Learns kinds first; roles from what kinds would be told of each text by the others, as it will be of texts never seen. */
export function learnRoles(samples: readonly Sample[]): Learned {
  const inKinds: (readonly LineFeatures[])[] = samples.map(({ features }) => features);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const kinds = learnKinds(samples.filter((_, index) => index % FOLDS !== fold));
    samples.forEach(({ text, features }, index) => {
      if (index % FOLDS === fold) inKinds[index] = featuresInKinds(features, kindSharesOf(kinds, text, features));
    });
  }
  const lessons = samples.flatMap(({ allowed, times }, index): readonly Lesson[] =>
    Array.from({ length: times }, () => ({ features: inKinds[index] ?? [], allowed })),
  );
  return { kinds: learnKinds(samples), roles: learnChain(lessons, modelRoles, roleLearning) };
}
