import fc from '@/testing/property';
import { type ChainRecord, chainGraph, chainStages, stageOf } from './chain';

const record = (key: string, ...source: string[]): ChainRecord => ({ ...ref(key), source: source.map(ref) });
const ref = (key: string) => {
  const [type = '', id = ''] = key.split(':');
  return { type, id };
};

const records = [
  record('goods:g'),
  record('topic:t', 'goods:g'),
  record('script:s', 'goods:g', 'framework:f', 'topic:t'),
  record('script:other', 'goods:g'),
  record('project:p', 'goods:g', 'framework:f', 'topic:t', 'script:s'),
  record('video:v', 'goods:g', 'script:s', 'project:p'),
  record('publish:x', 'video:v'),
];

test('finds what a record rests on and what rests on it, also through others', () => {
  const { upstream, downstream } = chainGraph(records, ref('topic:t'));
  expect(upstream).toEqual(['goods:g']);
  expect([...downstream].sort()).toEqual(['project:p', 'publish:x', 'script:s', 'video:v']);
});

test('draws an arrow from the nearest origins only', () => {
  const { parents } = chainGraph(records, ref('topic:t'));
  expect(parents.get('script:s')).toEqual(['topic:t']);
  expect(parents.get('video:v')).toEqual(['project:p']);
  expect(parents.get('publish:x')).toEqual(['video:v']);
});

test('a record without a source stands alone', () => {
  expect(chainGraph([record('topic:t')], ref('topic:t'))).toMatchObject({ upstream: [], downstream: [] });
});

test('keeps an origin that is gone, by its name', () => {
  expect(chainGraph(records, ref('script:s')).upstream).toContain('framework:f');
});

test('every stage is later than the one before', () => {
  expect(chainStages.flat().map(stageOf)).toEqual(chainStages.flatMap((types, index) => types.map(() => index)));
});

test('any data, also with loops, ends; nobody is in both directions, nor his own origin', () => {
  const key = fc.constantFrom('goods:a', 'topic:b', 'script:c', 'script:d', 'video:e');
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.array(key, { maxLength: 4 }))), key, (rows, here) => {
      const { upstream, downstream, parents } = chainGraph(
        rows.map(([name, source]) => record(name, ...source)),
        ref(here),
      );
      expect(upstream.filter((one) => downstream.includes(one))).toEqual([]);
      expect([...upstream, ...downstream]).not.toContain(here);
      for (const [name, origins] of parents) expect(origins).not.toContain(name);
    }),
  );
});
