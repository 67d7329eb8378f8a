import { act, screen } from '@testing-library/react';
import type { Action } from '@/engine/edit/actions';
import { createProject } from '@/engine/project/createProject';
import { type MediaRef, videoClip } from '@/engine/project/schema';
import { nearestRate } from '@/engine/time/frameRate';
import { fromSeconds as s, type Ticks, ticks, ZERO } from '@/engine/time/ticks';
import type { EditorStore } from '../model/editorStore';
import { showEditor } from '../testing/anEditor';
import { CanvasQuestion } from './CanvasQuestion';

const media = (patch: Partial<MediaRef> = {}): MediaRef => ({
  ...{
    id: 'v',
    kind: 'video',
    name: 'a.mp4',
    url: '/a.mp4',
    width: 1920,
    height: 1080,
    duration: s(9),
    hasAudio: true,
  },
  fps: { num: 30000, den: 1001 },
  ...patch,
});

const insertion = (ref: MediaRef, id: string, start: Ticks, duration: Ticks): Action => ({
  type: 'insertClip',
  trackId: 'main',
  clip: videoClip.parse({ type: 'video', id, mediaId: ref.id, start, duration }),
});

const insert = (store: EditorStore, ref: MediaRef, id = 'a', start = ZERO, duration = s(3)) =>
  act(() => {
    const isKnown = store.getState().history.present.media[ref.id] !== undefined;
    const first: readonly Action[] = isKnown ? [] : [{ type: 'addMedia', media: ref }];
    store.act(
      { type: 'batch', actions: [...first, insertion(ref, id, start, duration)] },
      { label: 'timelinePanels.step.file' },
    );
  });

const open = () => showEditor(createProject({ title: 't', id: 'p' }), <CanvasQuestion />);

test('the first clip asks whether the canvas is to be like it, and its exact rate is taken', async () => {
  const { store, user } = open();
  insert(store, media());
  await user.click(screen.getByRole('button', { name: '跟随素材：1920×1080，29.97 帧/秒' }));
  expect(store.getState().history.present.canvas).toMatchObject({
    ...{ width: 1920, height: 1080, fps: { num: 30000, den: 1001 } },
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => store.undo());
  expect(store.getState().history.present.canvas).toMatchObject({ width: 1080, height: 1920 });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('in frames of the new rate clips run to the end of their videos; cut ones end on a frame', async () => {
  const { store, user } = open();
  // 601 images of 59.94 last 10.027 s, of which 300 of 30 a second show ten.
  const duration = ticks(601 * 2002);
  const fast = media({ duration, fps: { num: 60000, den: 1001 } });
  insert(store, fast, 'a', ZERO, s(10));
  await user.click(screen.getByRole('button', { name: /^跟随素材/ }));
  const clips = () => store.getState().history.present.tracks.main.clips.map((clip) => [clip.start, clip.duration]);
  expect(clips()).toEqual([[0, duration]]);
  act(() => store.undo());
  expect(clips()).toEqual([[0, s(10)]]);
  insert(store, fast, 'b', s(10), s(3));
  insert(store, fast, 'c', s(13), s(10));
  act(() => {
    const fps = { num: 60000, den: 1001 };
    store.act({ type: 'setCanvas', patch: { fps } }, { label: 'timeline.step.setCanvas' });
  });
  expect(clips()).toEqual([
    [0, duration],
    [duration, 180 * 2002],
    [duration + 180 * 2002, duration],
  ]);
});

test('a new rate that moves cuts on locked tracks says so', async () => {
  const { store, user } = open();
  insert(store, media());
  const { id } = store.getState().history.present.tracks.main;
  act(() => {
    store.act({ type: 'setTrack', trackId: id, patch: { locked: true } }, { label: 'timeline.step.setCanvas' });
  });
  await user.click(screen.getByRole('button', { name: /^跟随素材/ }));
  expect(await screen.findByText(/锁定的轨道也对齐到了新的帧率/)).toBeInTheDocument();
});

test('of several clips that come in at once the first one is asked about', () => {
  const { store } = open();
  act(() => {
    store.act(
      {
        type: 'batch',
        actions: [
          { type: 'addMedia', media: media() },
          insertion(media(), 'a', ZERO, s(3)),
          insertion(media(), 'b', s(3), s(3)),
        ],
      },
      { label: 'timelinePanels.step.file' },
    );
  });
  expect(screen.getByRole('button', { name: '跟随素材：1920×1080，29.97 帧/秒' })).toBeInTheDocument();
});

test('who keeps the canvas is not asked again', async () => {
  const { store, user } = open();
  insert(store, media());
  await user.click(screen.getByRole('button', { name: '保持画布' }));
  insert(store, media({ id: 'w', width: 640, height: 360 }), 'b', s(3));
  act(() => {
    store.act({ type: 'removeClips', clipIds: ['a'] }, { label: 'timeline.step.delete' });
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a clip like the canvas, or an image, asks nothing', () => {
  const { store } = open();
  insert(store, media({ width: 1080, height: 1920, fps: { num: 30, den: 1 } }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [29.97, { num: 30000, den: 1001 }],
  [23.976, { num: 24000, den: 1001 }],
  [59.9401, { num: 60000, den: 1001 }],
  [30.0003, { num: 30, den: 1 }],
  [24.98, { num: 25, den: 1 }],
  [17.3, undefined],
])('a rate of %s is meant as %o', (fps, rate) => {
  expect(nearestRate(fps)).toEqual(rate);
});
