import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import { createEditorStore } from '../../../model/editorStore';
import { aProject, type Draft } from '../../../testing/aProject';
import { standingPlayer } from '../../../testing/standingPlayer';
import { clipSpots, createLayout, rowTop } from '../../model/layout';
import { RULER_HEIGHT, xOf } from '../../model/view';
import type { Passing } from '../../paint/paintOverlay';
import type { GestureContext } from '../gestureContext';
import { MoveGesture } from './move';

const draft: Draft = {
  main: [
    [0, 3],
    [3, 3],
    [8, 2],
  ],
  overlays: [[[7, 4]], []],
  audios: [[0, 4]],
};

/** Three clips on the main track (0–3, 3–6, 8–10), the last one in hand at 9 s. */
function hold() {
  const store = createEditorStore(aProject(draft), () => undefined);
  const layout = () => createLayout(store.getState().history.present, new Map());
  const view = () => ({ ...store.getState(), width: 1000, height: 420, scrollTop: 0 });
  let shown: Passing = {};
  const context: GestureContext = {
    store,
    player: standingPlayer(),
    layout,
    view,
    scrollTo: () => undefined,
    show: (passing) => {
      shown = passing;
    },
    tell: () => undefined,
    word: (id) => id,
  };
  const keys = { isTouch: false, alt: false, shift: false, mod: true };
  const at = (seconds: number, trackId: string) => {
    const row = layout().rows.find(({ track }) => track.id === trackId);
    if (!row) throw new Error(`no track ${trackId}`);
    return { x: xOf(view(), fromSeconds(seconds)), y: rowTop(row, view()) + row.height / 2, ...keys };
  };
  const anchor = clipSpots(layout()).get('main-2');
  if (!anchor) throw new Error('no clip');
  const gesture = new MoveGesture(context, anchor, at(9, 'main'));
  const ghost = () => shown.ghost && { ...shown.ghost, start: toSeconds(shown.ghost.start) };
  return { gesture, at, ghost, keys, shown: () => shown };
}

test('a clip that follows the hand needs no ghost', () => {
  const { gesture, at, ghost } = hold();
  gesture.move(at(12, 'main'));
  expect(ghost()).toBeUndefined();
});

test('one that found room beside the hand leaves a ghost in it', () => {
  const { gesture, at, ghost } = hold();
  gesture.move(at(6.5, 'main'));
  expect(ghost()).toMatchObject({ start: 5.5, duration: fromSeconds(2), trackId: 'main', isRefused: false });
});

test('where it cannot lie the ghost says so, and goes with the drag', () => {
  const { gesture, at, ghost, shown } = hold();
  // Far from any room: the track above is taken from 7 to 11.
  gesture.move(at(2.5, 'main'));
  expect(ghost()).toMatchObject({ trackId: 'main', isRefused: true });
  gesture.end();
  expect(shown()).toEqual({});
});

test('above all tracks it hangs in the air, under the sign of a new track', () => {
  const { gesture, at, ghost, keys, shown } = hold();
  gesture.move({ x: at(9, 'main').x, y: RULER_HEIGHT + 2, ...keys });
  expect(shown().newTrack).toBe('above');
  expect(ghost()).toMatchObject({ start: 8, trackId: undefined, isRefused: false });
});
