import {
  betweenVariance,
  logInterval,
  logRatio,
  meanInterval,
  pooledRate,
  rateDifference,
  tQuantile,
  wilson,
  zQuantile,
} from '.';

test.each([
  [0.95, 1, 12.706],
  [0.95, 2, 4.303],
  [0.95, 9, 2.262],
  [0.95, 30, 2.042],
  [0.99, 10, 3.169],
])('t of %d with %d degrees of freedom is that of the tables', (level, freedom, t) => {
  expect(tQuantile(level, freedom)).toBeCloseTo(t, 3);
});

test('without end of freedom it is the normal one', () => {
  expect(zQuantile(0.95)).toBeCloseTo(1.95996, 4);
});

test.each([
  [10, 100, 0.0552, 0.1744],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
])('Wilson of %d in %d is the published one', (hits, n, low, high) => {
  const interval = wilson(hits / n, n);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('nothing known is everything possible', () => {
  expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
});

test('the difference of 56 in 70 and 48 in 80 is that of Newcombe’s paper', () => {
  const difference = rateDifference(wilson(56 / 70, 70), wilson(48 / 80, 80));
  expect(difference.value).toBeCloseTo(0.2, 9);
  expect(difference.low).toBeCloseTo(0.0524, 3);
  expect(difference.high).toBeCloseTo(0.3339, 3);
});

test('t interval of 1 to 5; one value gives none', () => {
  const interval = meanInterval([1, 2, 3, 4, 5]);
  expect(interval?.low).toBeCloseTo(1.0368, 3);
  expect(interval?.high).toBeCloseTo(4.9632, 3);
  expect(meanInterval([7])).toBeUndefined();
});

test('the typical of 1, 10 and 100 is 10, and the interval is as wide by factors on both sides', () => {
  const interval = logInterval([1, 10, 100]);
  expect(interval?.value).toBeCloseTo(10, 9);
  expect((interval?.low ?? 0) * (interval?.high ?? 0)).toBeCloseTo(100, 6);
  expect(interval?.low).toBeCloseTo(10 / Math.exp(4.302653 * (Math.LN10 / Math.sqrt(3))), 5);
});

test('twice as much everywhere is twice as much', () => {
  const base = [100, 120, 90, 110, 105, 95];
  const ratio = logRatio(
    base.map((value) => value * 2),
    base,
  );
  expect(ratio?.value).toBeCloseTo(2, 9);
  expect(ratio?.low).toBeGreaterThan(1.5);
  expect(logRatio([1], base)).toBeUndefined();
});

test('views of alike posts count in full; of unlike posts they count as little as the posts are many', () => {
  const alike = [1, 2, 3].map(() => ({ hits: 3000, total: 10_000 }));
  expect(betweenVariance([alike])).toBe(0);
  expect(pooledRate(alike, 0)).toMatchObject(wilson(0.3, 30_000));
  const unlike = [0.1, 0.3, 0.5].map((rate) => ({ hits: rate * 10_000, total: 10_000 }));
  const between = betweenVariance([unlike]);
  expect(between).toBeCloseTo(0.04, 3);
  const rate = pooledRate(unlike, between);
  expect(rate?.effective).toBeLessThan(20);
  expect((rate?.high ?? 0) - (rate?.low ?? 0)).toBeGreaterThan(0.3);
});
