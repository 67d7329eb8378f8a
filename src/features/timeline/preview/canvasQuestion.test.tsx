import { act, screen } from '@testing-library/react';
import { createProject } from '@/engine/project/createProject';
import { type MediaRef, videoClip } from '@/engine/project/schema';
import { nearestRate } from '@/engine/time/frameRate';
import { fromSeconds as s, ZERO } from '@/engine/time/ticks';
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

const insert = (store: EditorStore, ref: MediaRef, id = 'a', start = ZERO) =>
  act(() => {
    store.act(
      {
        type: 'batch',
        actions: [
          ...(store.getState().history.present.media[ref.id] ? [] : [{ type: 'addMedia' as const, media: ref }]),
          {
            type: 'insertClip',
            trackId: 'main',
            clip: videoClip.parse({ type: 'video', id, mediaId: ref.id, start, duration: s(3) }),
          },
        ],
      },
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
