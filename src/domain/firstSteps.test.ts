import { firstSteps } from './firstSteps';

const shown = (counts: Parameters<typeof firstSteps>[0]) =>
  firstSteps(counts).map(({ key, isDone, isNext }) => `${key}${isDone ? ' done' : ''}${isNext ? ' next' : ''}`);

test('a shop that has just been opened begins with its goods', () => {
  const nothing = { goods: 0, breakdown: 0, script: 0, video: 0, account: 0, post: 0, published: 0 };
  expect(shown(nothing)).toEqual(['goods next', 'breakdown', 'script', 'video', 'account', 'post', 'published']);
});

test('what is there counts, in whatever order it was made', () => {
  expect(shown({ goods: 2, breakdown: 0, script: 0, video: 1, account: 0, post: 0, published: 0 })).toEqual([
    'goods done',
    'breakdown next',
    'script done',
    'video done',
    'account',
    'post',
    'published',
  ]);
});

test('a step without a page for this person is no step of theirs', () => {
  expect(shown({ goods: 1, script: 1 })).toEqual(['goods done', 'script done']);
  expect(shown({})).toEqual([]);
});

test('a post that is out was planned', () => {
  expect(shown({ account: 1, post: 0, published: 3 })).toEqual(['account done', 'post done', 'published done']);
});
