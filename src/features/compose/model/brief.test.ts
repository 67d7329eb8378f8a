import { aDraft, stateOf } from '../testBuilders';
import { reduce } from './reducer';
import { fingerprint, formatOf } from './selectors';
import { startDraft } from './startDraft';
import { emptyDraft } from './state';

const platform = (value: 'bilibili' | 'douyin') => ({ type: 'brief/edit', patch: { platform: value } }) as const;

test('the platform brings its format; one chosen by hand stays whatever platform follows', () => {
  let state = reduce(stateOf(aDraft()), platform('bilibili'));
  expect(formatOf(state.draft)).toBe('16:9');
  state = reduce(state, platform('douyin'));
  expect(formatOf(state.draft)).toBe('9:16');
  state = reduce(state, { type: 'brief/edit', patch: { format: '3:4' } });
  expect(formatOf(state.draft)).toBe('3:4');
  expect(formatOf(reduce(state, platform('bilibili')).draft)).toBe('3:4');
  expect(formatOf(reduce(state, { type: 'brief/edit', patch: { seconds: 45 } }).draft)).toBe('3:4');
});

test('an idea that names a platform begins in its format', () => {
  expect(formatOf(startDraft(emptyDraft, { idea: '手冲壶，89元，发B站' }))).toBe('16:9');
});

test('a draft of before the choice is upright and its finished video is not stale; another format is another video', () => {
  const old = aDraft({ brief: { platform: 'bilibili', seconds: 30, wish: '' } });
  expect(formatOf(old)).toBe('9:16');
  expect(fingerprint({ ...old, brief: { ...old.brief, format: '9:16' } })).toBe(fingerprint(old));
  expect(fingerprint({ ...old, brief: { ...old.brief, format: '3:4' } })).not.toBe(fingerprint(old));
});
