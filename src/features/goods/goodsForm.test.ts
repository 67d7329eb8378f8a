import type { Goods } from '@/services/goods/schema';
import { goodsBody, goodsValues } from './goodsForm';

const aGoods = (change: Partial<Goods> = {}): Goods => ({
  id: 'g1',
  title: '保温杯',
  cover: '/old.jpg',
  price: '129.00',
  category: '家居',
  brand: '',
  description: '',
  selling_points: ['保温'],
  specs: [],
  offer: '',
  media: [],
  link: '',
  status: 1,
  created_at: '2026-11-20T00:00:00Z',
  updated_at: '2026-11-20T00:00:00Z',
  ...change,
});

test('the first image is the cover, also behind a clip', () => {
  const values = goodsValues(undefined);
  values.media = [
    { kind: 'video', url: '/a.mp4', name: '' },
    { kind: 'image', url: '/b.jpg', name: '' },
  ];
  expect(goodsBody(values, undefined).cover).toBe('/b.jpg');
});

test('goods without media keep the cover they came with', () => {
  const goods = aGoods();
  expect(goodsBody(goodsValues(goods), goods).cover).toBe('/old.jpg');
});

test('half-filled specs are not sent; an update carries its id, an addition none', () => {
  const goods = aGoods();
  const values = goodsValues(goods);
  values.specs = [
    { name: ' 容量 ', value: '500ml' },
    { name: '材质', value: ' ' },
  ];
  const body = goodsBody(values, goods);
  expect(body.specs).toEqual([{ name: '容量', value: '500ml' }]);
  expect(body.id).toBe('g1');
  expect(goodsBody(values, undefined)).not.toHaveProperty('id');
});
