import { imageClip, type Project } from '@/engine/project/schema';
import { fromSeconds, type Ticks, ZERO } from '@/engine/time/ticks';
import { aProject } from '../../testing/aProject';
import type { ClipKind } from '../model/clipShape';
import { createLayout } from '../model/layout';
import type { Peaks } from '../model/peaks';
import type { LineColors } from './colors';
import { paintClip } from './paintClip';
import type { Scene } from './scene';

const box = { x: 10, y: 100, width: 300, height: 76 };
const tile = { width: 96, height: 54 } as unknown as CanvasImageSource;

/** A canvas that takes everything, and notes the images that are drawn. */
function canvas() {
  const drawn: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[] = [];
  const nothing = () => undefined;
  const known: Record<string | symbol, unknown> = {
    drawImage: (_image: unknown, ...at: readonly number[]) => {
      const [x = 0, y = 0, width = 0, height = 0] = at.slice(4);
      drawn.push({ x, y, width, height });
    },
    measureText: (text: string) => ({ width: text.length * 6 }),
  };
  const ctx = new Proxy(known, { get: (target, name) => target[name] ?? nothing, set: () => true });
  return { ctx: ctx as unknown as CanvasRenderingContext2D, drawn };
}

function paint(project: Project, { peaks, width = 300 }: { readonly peaks?: Peaks; readonly width?: number } = {}) {
  const { ctx, drawn } = canvas();
  const asked: string[] = [];
  const anyColor = { fill: 'a', edge: 'b', ink: 'c' };
  const scene: Scene = {
    ctx,
    dpr: 1,
    view: { pixelsPerSecond: 60, scroll: ZERO, scrollTop: 0, width: 1000, height: 400 },
    layout: createLayout(project, new Map()),
    colors: { kinds: new Proxy({}, { get: () => anyColor }) as Record<ClipKind, typeof anyColor> } as LineColors,
    words: { missing: 'missing', kinds: {} as Record<ClipKind, string> },
    duration: fromSeconds(5),
    selection: new Set(),
    hovered: undefined,
    rangeIn: undefined,
    rangeOut: undefined,
    filmstrips: {
      get: (mediaId, seconds) => {
        asked.push(`${mediaId}@${seconds}`);
        return tile;
      },
      subscribe: () => () => undefined,
    },
    waveforms: { peaks: () => peaks, subscribe: () => () => undefined },
    mediaState: undefined,
  };
  const [clip] = project.tracks.main.clips;
  if (clip) paintClip(scene, clip, { ...box, width });
  return { drawn, asked };
}

/** The first clip of the main track is an image. */
function withImage(): Project {
  const project = aProject({});
  const clip = imageClip.parse({ type: 'image', id: 'still', start: 0, duration: fromSeconds(5), mediaId: 'photo' });
  const { video } = project.media;
  if (!video) throw new Error('no video');
  return {
    ...project,
    media: {
      photo: { ...video, id: 'photo', kind: 'image', width: 960, height: 540, duration: 0 as Ticks, hasAudio: false },
    },
    tracks: { ...project.tracks, main: { ...project.tracks.main, clips: [clip] } },
  };
}

const even = (loudness: number): Peaks => ({ perSecond: 10, peaks: new Float32Array(6000).fill(loudness) });

test('an image clip shows its image side by side, always the one of its file', () => {
  const { drawn, asked } = paint(withImage());
  expect(new Set(asked)).toEqual(new Set(['photo@0']));
  expect(drawn[0]).toMatchObject({ x: box.x, y: box.y + 16, height: box.height - 17 });
  const last = drawn.at(-1);
  expect(drawn.length).toBeGreaterThan(1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(box.x + box.width);
});

test('too narrow for a strip it shows one image', () => {
  expect(paint(withImage(), { width: 30 }).drawn).toHaveLength(1);
});

test('a video keeps room for its waveform when it audios, or may audio; a quiet one is all image', () => {
  const project = aProject({ main: [[0, 5]] });
  const heightOf = (peaks?: Peaks) => paint(project, peaks ? { peaks } : {}).drawn[0]?.height;
  expect(heightOf(even(0.5))).toBe(76 - 16 - 26);
  expect(heightOf()).toBe(76 - 16 - 26);
  expect(heightOf(even(0.001))).toBe(76 - 16 - 1);
});
