import { articleNotes, carriedLength } from './carried';

const nothing = { idea: '', outline: [], passages: [] };

test('prompts, hashtags, marks and citations carry nothing', () => {
  expect(carriedLength('# 标题\n\n正文一句。\n\n【补充：一个数字】\n\n#话题 #另一个')).toBe(7);
  expect(carriedLength('## 小标题\n\n- 容量**480**毫升[1]\n\n#微博话题#')).toBe(3 + 7);
});

test('a text of four fifths is long enough, a shorter one says how long it is', () => {
  expect(articleNotes('字'.repeat(80), 100, nothing)).toBeUndefined();
  expect(articleNotes('字'.repeat(79), 100, nothing)).toMatchObject({ carriedWords: 79, askedWords: 100 });
  expect(articleNotes(`${'字'.repeat(60)}【补充：${'字'.repeat(60)}】`, 100, nothing)).toMatchObject({
    carriedWords: 60,
  });
});

const rich = {
  selling_points: ['一', '二', '三', '四', '五'],
  description: '字'.repeat(120),
  specs: [1, 2, 3, 4],
};

test.each([
  ['goods that have nothing', { ...nothing, goods: {} }, ['points', 'description', 'specs', 'documents', 'story']],
  ['goods that have all', { ...nothing, goods: rich, passages: [1] }, ['story']],
  ['an idea of a few words', { ...nothing, idea: '早起喝水' }, ['documents', 'idea', 'outline', 'story']],
  [
    'an idea with an outline',
    { ...nothing, idea: '字'.repeat(120), outline: ['一', '二', '三'] },
    ['documents', 'story'],
  ],
])('%s lack what would carry more', (_, material, missing) => {
  expect(articleNotes('短', 600, material)?.missing).toEqual(missing);
});
