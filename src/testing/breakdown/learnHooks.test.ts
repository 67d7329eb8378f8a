import { foreignTexts, parseOpenings } from '@/domain/breakdown/corpus/foreignTexts';
import { hookOpenings } from '@/domain/breakdown/corpus/hookOpenings.data';
import { hookOpeningsFifth } from '@/domain/breakdown/corpus/hookOpeningsFifth.data';
import { hookOpeningsFourth } from '@/domain/breakdown/corpus/hookOpeningsFourth.data';
import { hookOpeningsMore } from '@/domain/breakdown/corpus/hookOpeningsMore.data';
import { hookOpeningsThird } from '@/domain/breakdown/corpus/hookOpeningsThird.data';
import { openingsDigest } from '@/domain/breakdown/data/hookWeights.data';
import { cueWeightsOf } from '@/domain/breakdown/hookFeatures';
import { hookTypesOf } from '@/domain/breakdown/hookModel';
import { hookIds, hookSamples } from './learnHooks';
import { hooksDigestOf } from './writtenWeights';

const openings = [hookOpenings, hookOpeningsMore, hookOpeningsThird, hookOpeningsFourth, hookOpeningsFifth].flatMap(
  parseOpenings,
);

test('the weights were learned from the openings and signs as they are now: run trainHooks after changing one', () => {
  expect(openingsDigest).toBe(hooksDigestOf(hookSamples()));
});

test('every type has at least forty openings, and half of all hold no sign that the rules know the type by', () => {
  for (const id of hookIds) expect(openings.filter(({ hooks }) => hooks[0] === id).length).toBeGreaterThanOrEqual(40);
  for (const { hooks } of openings) expect(hookIds).toEqual(expect.arrayContaining([...hooks]));
  const plain = openings.filter(({ text, hooks }) => !hooks.some((id) => cueWeightsOf(text).has(id)));
  expect(plain.length).toBeGreaterThanOrEqual(openings.length / 2);
});

test('nothing that is learned from stands in a frozen text', () => {
  const { dev, ...frozen } = foreignTexts;
  expect(dev.length).toBeGreaterThan(0);
  const known = new Set(hookSamples().map(({ text }) => text.slice(0, 24)));
  for (const { text } of Object.values(frozen).flat()) expect(known.has(text.slice(0, 24))).toBe(false);
});

/** Below it the model knows too little of the words, and plain signs order the types. */
const LEAST_SHARE = 0.25;

test('shares of the types of an opening are told likeliest first and make no more than a whole', () => {
  for (const { text } of openings.slice(0, 60)) {
    const weights = hookTypesOf(text).map(({ weight }) => weight);
    if (Math.max(...weights) > LEAST_SHARE) expect([...weights].sort((a, b) => b - a)).toEqual(weights);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(1.02);
  }
  expect(hookTypesOf('……')).toEqual([]);
});
