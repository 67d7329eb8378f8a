import {
  type CutDocument,
  emptyDocument,
  newHistory,
  reduceCut,
  toggleMark,
  withChange,
  without,
  withRange,
} from './cutDocument';
import { splitAt, splitByLength, splitBySilences } from './splits';

const doc = (...spans: readonly (readonly [number, number])[]): CutDocument => ({
  marks: [],
  ranges: spans.map(([start, end], index) => ({ id: `r${index}`, name: `${index}`, start, end, mode: null })),
});

test('undo brings back what was, redo what came of it', () => {
  let state = newHistory();
  state = reduceCut(state, { type: 'do', next: doc([0, 1]) });
  state = reduceCut(state, { type: 'do', next: doc([0, 2]) });
  state = reduceCut(state, { type: 'undo' });
  expect(state.now).toEqual(doc([0, 1]));
  state = reduceCut(reduceCut(state, { type: 'undo' }), { type: 'undo' });
  expect(state.now).toEqual(emptyDocument);
  state = reduceCut(reduceCut(state, { type: 'redo' }), { type: 'redo' });
  expect(state.now).toEqual(doc([0, 2]));
});

test('a drag is one step, however many places it passed', () => {
  let state = reduceCut(newHistory(), { type: 'do', next: doc([0, 1]) });
  for (const end of [1.1, 1.2, 1.3]) state = reduceCut(state, { type: 'drag', next: doc([0, end]) });
  state = reduceCut(state, { type: 'do', next: doc([0, 1.4]) });
  expect(reduceCut(state, { type: 'undo' }).now).toEqual(doc([0, 1]));
});

test('after an undo, something new ends what could be redone', () => {
  let state = reduceCut(newHistory(), { type: 'do', next: doc([0, 1]) });
  state = reduceCut(reduceCut(state, { type: 'undo' }), { type: 'do', next: doc([3, 4]) });
  expect(reduceCut(state, { type: 'redo' })).toBe(state);
});

test('ranges stand in the order of the video; slips of the hand make none', () => {
  const made = withRange(doc([5, 6]), { start: 1, end: 2 }, 'a');
  expect(made?.document.ranges.map(({ start }) => start)).toEqual([1, 5]);
  expect(withRange(doc(), { start: 1, end: 1.01 }, 'a')).toBeUndefined();
});

test('a range cannot be made too short, and goes away when taken out', () => {
  expect(withChange(doc([1, 2]), 'r0', { end: 0.5 })).toEqual(doc([1, 2]));
  expect(withChange(doc([1, 2]), 'r0', { mode: 'exact' }).ranges[0]?.mode).toBe('exact');
  expect(without(doc([1, 2]), 'r0').ranges).toEqual([]);
});

test('a mark set twice is taken away', () => {
  const marked = toggleMark(toggleMark(emptyDocument, 3), 1);
  expect(marked.marks).toEqual([1, 3]);
  expect(toggleMark(marked, 3.01).marks).toEqual([1]);
});

test('splits cover the video', () => {
  expect(splitAt([2, 4, 4.1, 99, 0], 6)).toEqual([
    { start: 0, end: 2 },
    { start: 2, end: 4 },
    { start: 4, end: 6 },
  ]);
  expect(splitByLength(10, 31)).toEqual([
    { start: 0, end: 10 },
    { start: 10, end: 20 },
    { start: 20, end: 31 },
  ]);
  expect(splitByLength(10, 35)).toHaveLength(4);
  expect(splitByLength(0, 35)).toEqual([]);
  expect(
    splitBySilences(
      [
        { start: 2, end: 3 },
        { start: 9.9, end: 10 },
      ],
      10,
    ),
  ).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 9.9 },
  ]);
});
