import { helpArticleLimits, helpArticleProblems, inReadingOrder, withPosition } from './helpArticles';

const whole = { title: '怎么退货', summary: '三步', text: '## 一\n先申请' };

test.each([
  [{}, []],
  [{ text: ' \n ' }, ['noText']],
  [{ title: '', summary: ' ' }, ['noTitle', 'noSummary']],
  [{ text: '字\n'.repeat(helpArticleLimits.text) }, []],
  [{ text: '字'.repeat(helpArticleLimits.text + 1) }, ['longText']],
])('%j has the problems %j', (change, problems) => {
  expect(helpArticleProblems({ ...whole, ...change })).toEqual(problems);
});

test('articles are read by topic and order; equal orders keep one and the same sequence', () => {
  const articles = [
    { id: 'd', topic: 'account', order: 0 },
    { id: 'c', topic: 'start', order: 1 },
    { id: 'b', topic: 'start', order: 0 },
    { id: 'a', topic: 'start', order: 1 },
  ] as const;
  expect(inReadingOrder(articles).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd']);
});

test.each([
  ['c', 1, 'cab'],
  ['a', 2, 'bac'],
  ['a', 3, 'bca'],
  ['a', 99, 'bca'],
  ['b', 2, 'abc'],
])('%s at %d', (id, position, ids) => {
  expect(withPosition(['a', 'b', 'c'], id, position).join('')).toBe(ids);
});
