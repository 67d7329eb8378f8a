import { spokenNameOf } from '../../domain/writing/productName';
import { frozenNames, openNames } from './nameGoods.data';

const missed = (list: typeof openNames): string[] =>
  list.flatMap(({ names, ...goods }) => {
    const name = spokenNameOf(goods);
    return names.includes(name) ? [] : [`${goods.title}: ${name}`];
  });

/** Before rules for books, shows, models and brands: 21 of 30. 头戴式降噪耳机 is only 耳机 still. */
test('goods are called what their merchant calls them: books, shows, phones, brands with figures', () => {
  expect(missed(openNames)).toEqual(['索尼 WH-1000XM5 头戴式降噪耳机: 耳机']);
});

/** Blind: 22 of 30 before those rules, 25 after them. Of the misses no one has looked at the names. */
test('so are most goods that the rules were not tried on', () => {
  expect(frozenNames.length - missed(frozenNames).length).toBeGreaterThanOrEqual(25);
});
