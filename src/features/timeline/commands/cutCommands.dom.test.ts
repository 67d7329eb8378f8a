import { clipEnd, findClip } from '@/engine/project/walk';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import { createEditorStore } from '../model/editorStore';
import { dropItem } from '../panels/dropItem';
import { aProject } from '../testing/aProject';
import type { EditorCommandId } from './ids';
import { momentOf } from './moment';
import { editorCommand } from './table';
import type { CommandContext } from './types';

/** An editor with one clip from 4 to 8 seconds, the playhead at 5. */
function open(chosen: readonly string[] = ['main-0']) {
  const store = createEditorStore(aProject({ main: [[4, 4]] }), () => undefined);
  store.select(chosen);
  const tell = jest.fn();
  const player = { state: () => ({ time: fromSeconds(5), playing: false }) } as unknown as CommandContext['player'];
  const context: CommandContext = {
    store,
    player,
    host: { save: () => undefined, tell, toggleFullScreen: () => undefined },
  };
  const isEnabled = (id: EditorCommandId) => editorCommand(id)?.isEnabled?.(momentOf(context), context) ?? true;
  const run = (id: EditorCommandId) => editorCommand(id)?.run(context, momentOf(context));
  const span = () => {
    const clip = findClip(store.getState().history.present, 'main-0')?.clip;
    return clip && [toSeconds(clip.start), toSeconds(clipEnd(clip))];
  };
  return { isEnabled, run, span, tell, store };
}

test.each([
  ['trimStart', [5, 8]],
  ['trimEnd', [4, 5]],
  ['nudgeLeft', [4 - 1 / 30, 8 - 1 / 30]],
  ['nudgeRight', [4 + 1 / 30, 8 + 1 / 30]],
] as const)('%s', (id, [start, end]) => {
  const { isEnabled, run, span } = open();
  expect(isEnabled(id)).toBe(true);
  run(id);
  expect(span()?.[0]).toBeCloseTo(start, 6);
  expect(span()?.[1]).toBeCloseTo(end, 6);
});

test('with nothing chosen a trim takes what lies at the playhead, a nudge says what is missing', () => {
  const { run, span, tell } = open([]);
  run('nudgeRight');
  expect(span()).toEqual([4, 8]);
  expect(tell).toHaveBeenCalledWith('timeline.nothingToMove');
  run('trimEnd');
  expect(span()).toEqual([4, 5]);
});

test('a placeholder of 1200 × 1200 comes to the playhead and is chosen; a file chosen in the panel fills it', async () => {
  const { run, store } = open([]);
  run('insertPlaceholder');
  const placed = () =>
    store.getState().history.present.tracks.main.clips.find(({ id }) => store.getState().selection.has(id));
  expect(placed()).toMatchObject({ type: 'placeholder', width: 1200, height: 1200 });
  const player = { state: () => ({ time: fromSeconds(0) }) } as unknown as CommandContext['player'];
  await dropItem({ store, player }, { kind: 'media', mediaId: 'video' });
  expect(placed()).toMatchObject({ type: 'video', mediaId: 'video' });
  expect(store.getState().history.present.tracks.main.clips).toHaveLength(2);
});

test('a clip taken out leaves its place, which remembers what stood there', () => {
  const { run, isEnabled, store, span } = open();
  run('emptyPlace');
  const { present } = store.getState().history;
  expect(findClip(present, 'main-0')?.clip).toMatchObject({ type: 'placeholder', mediaId: 'video', width: 1200 });
  expect(span()).toEqual([4, 8]);
  expect(isEnabled('emptyPlace')).toBe(false);
  expect(
    store.act({ type: 'replaceMedia', clipId: 'main-0', mediaId: 'video' }, { label: 'timeline.step.fillPlaceholder' }),
  ).toBeFalsy();
  expect(findClip(store.getState().history.present, 'main-0')?.clip.type).toBe('video');
});
