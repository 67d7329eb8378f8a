import { goodsBody, withTold, withTyped } from './goodsForm';
import { emptyGoods } from './state';

test('what is typed while a page is being read stays, the rest is filled', () => {
  const before = { ...emptyGoods, title: 'an older page', price: '10' };
  const now = { ...before, title: 'typed meanwhile' };
  const filled = { ...emptyGoods, title: 'the page says', price: '20', link: 'https://shop.example/2' };
  expect(withTyped(filled, before, now)).toEqual({ ...filled, title: 'typed meanwhile' });
});

test('a pasted text fills what it tells, keeps the rest, and what is lacking is named', () => {
  const media = [{ kind: 'image' as const, url: '/shot.png', name: '' }];
  const before = { ...emptyGoods, title: '旧名', price: '10', brand: '山野', media, isSaved: true };
  const form = withTold(before, { title: '手冲壶', price: '', sellingPoints: ['细口'], specs: [] });
  expect(form).toMatchObject({
    title: '手冲壶',
    price: '10',
    brand: '山野',
    sellingPoints: ['细口'],
    media,
    isSaved: false,
  });
  expect(form.missing).toEqual(['description']);
});

test('properties that were corrected are saved, half-filled ones are not', () => {
  const specs = [
    { name: ' 容量 ', value: '500ml' },
    { name: '材质', value: ' ' },
    { name: '', value: '红' },
  ];
  expect(goodsBody({ ...emptyGoods, title: '杯', specs }).specs).toEqual([{ name: '容量', value: '500ml' }]);
});
