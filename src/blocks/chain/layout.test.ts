import type { ChainNode } from '@/services/chain/schema';
import { card, layoutChain, MAX_ROWS } from './layout';

const node = (type: ChainNode['type'], id: string, ...from: string[]): ChainNode => ({
  type,
  id,
  title: id,
  kind: '',
  state: '',
  exists: true,
  from,
});

test('a column for each stage, in the order in which things are made', () => {
  const nodes = [node('video', 'v', 'script:s'), node('goods', 'g'), node('script', 's', 'goods:g')];
  const { columns, arrows, width } = layoutChain(nodes, 'script:s');
  expect(columns.map((column) => column.map(({ key }) => key))).toEqual([['goods:g'], ['script:s'], ['video:v']]);
  expect(columns.flat().map(({ isHere }) => isHere)).toEqual([false, true, false]);
  expect(arrows.map(({ key }) => key).sort()).toEqual(['goods:g>script:s', 'script:s>video:v']);
  expect(width).toBe(3 * card.width + 2 * card.gapX);
});

test('cards of a column never overlap, shorter columns stand in the middle', () => {
  const nodes = [node('goods', 'g'), ...['a', 'b', 'c'].map((id) => node('script', id, 'goods:g'))];
  const { columns, height } = layoutChain(nodes, 'goods:g');
  const [goods = [], scripts = []] = columns;
  expect(goods[0]?.y).toBe((height - card.height) / 2);
  const gaps = scripts.slice(1).map(({ y }, index) => y - (scripts[index]?.y ?? 0));
  expect(gaps).toEqual([card.height + card.gapY, card.height + card.gapY]);
});

test('an origin that is not shown draws no arrow', () => {
  expect(layoutChain([node('script', 's', 'goods:gone')], 'script:s').arrows).toEqual([]);
});

test('a long stage stands in columns of like length, none beyond the most', () => {
  const nodes = [node('goods', 'g'), ...Array.from({ length: 13 }, (_, at) => node('script', `s${at}`, 'goods:g'))];
  const { columns, height } = layoutChain(nodes, 'goods:g');
  expect(columns.map(({ length }) => length)).toEqual([1, 5, 5, 3]);
  expect(height).toBeLessThanOrEqual(MAX_ROWS * (card.height + card.gapY));
});
