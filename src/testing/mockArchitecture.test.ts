/**
 * @jest-environment node
 */
import { readSources, type Source } from './architecture/sources';

/**
 * The embedded backend's own layers, one way. `_core` serves, stores, checks and counts, and knows no group; `_engines`
 * stand in for outside services and know nothing of the backend that calls them; `_groups` hold the business rules of
 * the API groups; `_data` the seeds; the files beside them are the route tables.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  _core: [],
  _engines: [],
  _groups: ['_core', '_engines', '_data'],
  _data: ['_core', '_engines', '_groups'],
  routes: ['_core', '_engines', '_groups', '_data'],
};

/** The seeds of the core's own tables (accounts, roles, sessions) come with it. */
const coreSeeds = 'mock/_core/serve.ts -> mock/_data/index.ts';

const partOf = ({ path }: Source): string => {
  const [, part = ''] = path.split('/');
  return part.startsWith('_') ? part : 'routes';
};

const sources = readSources().filter(({ path }) => path.startsWith('mock/'));
const links = sources.flatMap((source) =>
  source.imports.flatMap(({ target }) => (target?.path.startsWith('mock/') ? [{ source, target }] : [])),
);

test('the scan sees every part of the mock and the imports between them', () => {
  expect([...new Set(sources.map(partOf))].sort()).toEqual(Object.keys(allowed).sort());
  expect(links.length).toBeGreaterThan(300);
});

test('imports between the parts of the mock go one way', () => {
  const wrong = links
    .filter(({ source, target }) => {
      const [from, to] = [partOf(source), partOf(target)];
      return from !== to && !allowed[from]?.includes(to);
    })
    .map(({ source, target }) => `${source.path} -> ${target.path}`);
  expect(wrong).toEqual([coreSeeds]);
});

test('a route table imports no other route table: what two groups need lies in _groups', () => {
  const wrong = links
    .filter(({ source, target }) => partOf(source) === 'routes' && partOf(target) === 'routes')
    .map(({ source, target }) => `${source.path} -> ${target.path}`);
  expect(wrong).toEqual([]);
});

test('the seeds that come with the core need the core alone', () => {
  const seen = new Set<Source>();
  const walk = (source: Source): void => {
    if (seen.has(source)) return;
    seen.add(source);
    for (const link of links) if (link.source === source && partOf(link.target) === '_data') walk(link.target);
  };
  for (const source of sources) if (source.path === 'mock/_data/index.ts') walk(source);
  expect(seen.size).toBeGreaterThan(1);
  const others = links
    .filter(({ source, target }) => seen.has(source) && !['_core', '_data'].includes(partOf(target)))
    .map(({ source, target }) => `${source.path} -> ${target.path}`);
  expect(others).toEqual([]);
});
