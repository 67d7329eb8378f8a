import { kindWeights, lessonsDigest, roleWeights } from '@/domain/breakdown/data/roleWeights.data';
import { chainShares, lineScores } from '@/domain/breakdown/roleModel';
import { decodeModel, encodeModel } from '@/domain/breakdown/roleWeights';
import { featuresInKinds, kindSharesOf, scoresInKinds } from '@/domain/breakdown/textKind';
import { learnChain } from './learnChain';
import { learnKinds, trainingSamples } from './learnRoles';
import { lessonsDigestOf } from './writtenWeights';

const samples = trainingSamples();

test('the weights were learned from the judged texts as they are now: run trainRoles after changing one', () => {
  expect(lessonsDigest).toBe(lessonsDigestOf(samples));
});

test('what is learned anew of the kinds is what was written down', () => {
  expect(encodeModel(learnKinds(samples)).features).toBe(kindWeights.features.trim());
});

test('the same lessons give the same chain, and a chain learns what follows what', () => {
  const line = (name: string) => new Map([[name, 1]]);
  const lessons = Array.from({ length: 12 }, () => ({
    features: [line('a'), line('b'), line('b')],
    allowed: [[0], [1], [2]],
  }));
  const settings = { rounds: 20, rate: 0.3, decay: 0.1, leastTexts: 1 };
  const classes = ['first', 'second', 'third'];
  const model = learnChain(lessons, classes, settings);
  expect(encodeModel(learnChain(lessons, classes, settings))).toEqual(encodeModel(model));
  const told = chainShares(lineScores(model, lessons[0]?.features ?? []), model.steps);
  expect(told.map((row) => row.indexOf(Math.max(...row)))).toEqual([0, 1, 2]);
  for (const row of told) expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
});

test('the weights of a model are decoded once, whoever asks for them', () => {
  const model = decodeModel(kindWeights);
  expect(model.weights.size).toBeGreaterThan(100);
  expect(model.weights).toBe(model.weights);
});

test('a text scored in its kinds at once scores as it was learned', () => {
  const [kinds, roles] = [decodeModel(kindWeights), decodeModel(roleWeights)];
  for (const { text, features } of samples.slice(0, 10)) {
    const shares = kindSharesOf(kinds, text, features);
    const atOnce = scoresInKinds(roles, features, shares);
    lineScores(roles, featuresInKinds(features, shares)).forEach((row, line) => {
      row.forEach((score, role) => {
        expect(atOnce[line]?.[role]).toBeCloseTo(score, 6);
      });
    });
  }
});
