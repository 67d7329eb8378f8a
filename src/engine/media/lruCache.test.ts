import fc from '@/testing/property';
import { LruCache } from './lruCache';

test('the oldest fall out first, and reading makes young again', () => {
  const cache = new LruCache<string>(3);
  cache.set('a', 'A', 1);
  cache.set('b', 'B', 1);
  cache.set('c', 'C', 1);
  cache.get('a');
  cache.set('d', 'D', 1);
  expect(cache.get('b')).toBeUndefined();
  expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual(['A', 'C', 'D']);
});

test('what falls out is freed only when no frame is being drawn', () => {
  const freed: string[] = [];
  const cache = new LruCache<string>(1, (value) => freed.push(value));
  cache.set('a', 'A', 1);
  cache.set('b', 'B', 1);
  expect(freed).toEqual([]);
  cache.sweep();
  expect(freed).toEqual(['A']);
});

test('one value larger than the cache is kept, alone', () => {
  const cache = new LruCache<string>(10);
  cache.set('small', 's', 5);
  cache.set('huge', 'h', 50);
  expect(cache.get('huge')).toBe('h');
  expect(cache.size).toBe(1);
});

test('the cost is that of what is in it, and every value is freed exactly once', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), cost: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const freed: number[] = [];
      const cache = new LruCache<number>(12, (value) => freed.push(value));
      for (const [index, { key, cost }] of steps.entries()) {
        cache.set(key, index, cost);
        expect(cache.cost <= 12 || cache.size === 1).toBe(true);
      }
      cache.clear();
      expect(cache.cost).toBe(0);
      expect([...freed].sort((a, b) => a - b)).toEqual(steps.map((_, index) => index));
    }),
  );
});
