import { withTyped } from './goodsForm';
import { emptyGoods } from './state';

test('what is typed while a page is being read stays, the rest is filled', () => {
  const before = { ...emptyGoods, title: 'an older page', price: '10' };
  const now = { ...before, title: 'typed meanwhile' };
  const filled = { ...emptyGoods, title: 'the page says', price: '20', link: 'https://shop.example/2' };
  expect(withTyped(filled, before, now)).toEqual({ ...filled, title: 'typed meanwhile' });
});
