import { clipEnd, findClip } from '@/engine/project/walk';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import { createEditorStore } from '../model/editorStore';
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
  return { isEnabled, run, span, tell };
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
