import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { misfits } from './checkAnswer';
import type { Contract } from './contract';
import { goodsContract } from './goods/schema';

interface Declared {
  readonly key?: string;
  readonly method?: string;
  readonly path?: string;
}

const groups = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const exportOf = <T>(group: string, file: string, ending: string): T => {
  const exported: Record<string, T> = require(join(__dirname, group, file));
  return Object.entries(exported).find(([name]) => name.endsWith(ending))?.[1] as T;
};

test.each(groups)('%s: every verb of the contract is declared with its method and path', (group) => {
  const contract = exportOf<Contract>(group, 'schema', 'Contract');
  const api = exportOf<Record<string, Declared>>(group, 'api', 'Api');
  const expected = Object.entries(contract).map(([verb, { method, path }]) => ({
    key: `${group}.${verb}`,
    method,
    path,
  }));
  const declared = Object.values(api).map(({ key, method, path }) => ({ key, method, path }));
  expect(declared).toEqual(expect.arrayContaining(expected));
  expect(declared).toHaveLength(expected.length);
});

test('an answer that does not fit its schema is named by verb, path and what was expected', () => {
  const contract: Contract = goodsContract;
  expect(misfits(contract, 'goods', 'data', {})).toContain('goods.data: list: expected array');
  expect(misfits(contract, 'goods', 'data', null)).toEqual(['goods.data: (answer): expected object']);
  const page = { list: [], paginator: { currentPage: 1, itemsPerPage: 20, numPages: 0, total: 0 } };
  expect(misfits(contract, 'goods', 'data', page)).toEqual([]);
});

test('every `data` of the contract answers a list: the client refuses an answer without one', () => {
  for (const group of groups) {
    const { data } = exportOf<Contract>(group, 'schema', 'Contract');
    if (data)
      expect([group, misfits({ data }, group, 'data', {})]).toEqual([
        group,
        expect.arrayContaining([`${group}.data: list: expected array`]),
      ]);
  }
});
