import type { GoodsOverview, GoodsTransfer, ImportResult } from '@/services/goods/schema';
import { appStage } from '@/testing/app/appStage';
import { exportOrder } from '../exportGoods';
import { linksIn } from './readLinks';

const app = appStage();
interface Listed {
  readonly list: readonly {
    readonly id: string;
    readonly title: string;
    readonly price: string;
    readonly media: unknown[];
  }[];
}
const found = async (keyword: string) =>
  (await app.api<Listed>('owner', 'GET', '/goods/data', { keyword, page_size: 50 })).list;
const take = (known: 'update' | 'skip', cells: Record<string, string>, row = 2) =>
  app.api<ImportResult>('owner', 'POST', '/goods/import', {
    import_id: 'i1',
    name: '表.xlsx',
    known,
    rows: [{ row, cells }],
  });

test('the server keeps the same rules: a faulty row is refused by its cell and nothing is stored', async () => {
  const result = await take('update', { title: '竹凳', price: '贵' }, 7);
  expect(result).toEqual({
    added: 0,
    updated: 0,
    skipped: 0,
    refused: [{ row: 7, column: 'price', code: 'price', part: '贵' }],
  });
  expect(await found('竹凳')).toEqual([]);
});

test('a goods that is known by its name is updated without losing what the row leaves empty, or skipped', async () => {
  const [before] = await found('便携保温杯');
  await take('skip', { title: before?.title ?? '', price: '1' });
  expect((await found('便携保温杯'))[0]?.price).toBe(before?.price);
  expect(await take('update', { title: ` ${before?.title} `, price: '¥88' })).toMatchObject({ added: 0, updated: 1 });
  const after = await found('便携保温杯');
  expect(after).toHaveLength(1);
  expect(after[0]).toMatchObject({ id: before?.id, price: '88', media: before?.media });
});

test('calls of one import add up in one line of the history', async () => {
  await take('update', { title: '竹凳甲' });
  await take('update', { title: '竹凳乙' });
  await take('update', { title: '' });
  const { list } = await app.api<{ list: GoodsTransfer[] }>('owner', 'GET', '/goods/transfers', { page: 1 });
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ name: '表.xlsx', total: 3, added: 2, refused: 1 });
});

test('a category is renamed over all goods; the overview counts what is lacking', async () => {
  await take('update', { title: '竹凳', category: '旧分类' });
  expect(await app.api('owner', 'POST', '/goods/category', { from: ['旧分类'], to: '新分类' })).toEqual({ changed: 1 });
  const overview = await app.api<GoodsOverview>('owner', 'GET', '/goods/overview');
  expect(overview.categories).toContainEqual({ name: '新分类', count: 1, videos: 0, views: 0 });
  expect(overview.without.images).toBeGreaterThanOrEqual(1);
  expect(overview.results[0]?.views).toBeGreaterThan(0);
});

test('links are found amid words, each once; what the address shows is what is exported', () => {
  expect(linksIn('看这个 https://a.cn/1，还有 https://a.cn/2 和 https://a.cn/1。')).toEqual([
    'https://a.cn/1',
    'https://a.cn/2',
  ]);
  expect(exportOrder(new URLSearchParams('status=0&claims=yes&gap=nothing&page=3'))).toEqual({
    status: 0,
    claims: 'yes',
  });
});
