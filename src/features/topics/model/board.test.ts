import type { TopicIdea } from '@/services/topic/schema';
import { type Board, type BoardItem, reduceBoard, titlesOnBoard } from './board';

const anItem = (key: string, title: string, change: Partial<BoardItem> = {}): BoardItem => ({
  key,
  idea: { title, angle: '', hook: 'question', audience: '', reason: '', framework_id: '', occasion: '', outline: [] },
  score: { total: 50, parts: [] },
  industry: '',
  platform: 'douyin',
  occasionDate: '',
  ...change,
});

const board: Board = [anItem('a', '早上的第一杯热水'), anItem('b', '通勤包里只留3样', { savedId: 'top_1' })];

test('a topic that says the same again is not let in, also when that one was dropped', () => {
  const dropped = reduceBoard(board, { type: 'drop', key: 'a' });
  expect(reduceBoard(dropped, { type: 'add', item: anItem('c', '早上的第一杯热水！') })).toHaveLength(2);
  expect(reduceBoard(dropped, { type: 'add', item: anItem('c', '完全不同的一个题目') })).toHaveLength(3);
});

test('clearing keeps what was saved', () => {
  expect(reduceBoard(board, { type: 'clear' }).map(({ key }) => key)).toEqual(['b']);
});

test('an edit changes only what it names', () => {
  const change: Partial<TopicIdea> = { title: '第一杯水' };
  const [first] = reduceBoard(board, { type: 'edit', key: 'a', change });
  expect(first?.idea).toMatchObject({ title: '第一杯水', hook: 'question' });
});

test('dropped ones come back where they were', () => {
  const back = reduceBoard(reduceBoard(board, { type: 'drop', key: 'a' }), { type: 'takeBack', key: 'a' });
  expect(back.map(({ key, isDropped }) => [key, Boolean(isDropped)])).toEqual([
    ['a', false],
    ['b', false],
  ]);
});

test('another one takes the place of the one that was not wanted', () => {
  const next = reduceBoard(board, { type: 'replace', key: 'a', item: anItem('z', '换来的题目') });
  expect(titlesOnBoard(next)).toEqual(['换来的题目', '通勤包里只留3样']);
});
