import { elapsed } from '@/testing/elapsed';
import { captionTemplates } from '../project/captionTemplates';
import { createProject } from '../project/createProject';
import { effectKeyframeKey } from '../project/effects';
import {
  captionClip,
  imageClip,
  type MediaRef,
  type Project,
  placeholderClip,
  shapeClip,
  stickerClip,
  textClip,
  type VisualClip,
  videoClip,
} from '../project/schema';
import { transitionDefinitions } from '../project/transitions';
import { fromSeconds, ticks, ZERO } from '../time/ticks';
import { AI_LABEL_LAYER } from './aiLabelLayer';
import type { Layer, RasterLayer, TransitionLayer } from './frame';
import { hashContent } from './hashContent';
import { resolve } from './resolve';

const s = fromSeconds;
const empty = createProject({ title: '', id: 'p' });
const media = (id: string, kind: MediaRef['kind'], seconds: number): MediaRef => ({
  id,
  kind,
  name: '',
  url: `/${id}`,
  width: 200,
  height: 100,
  duration: s(seconds),
  hasAudio: false,
});
const span = (id: string, from: number, to: number) => ({ id, start: s(from), duration: s(to - from) });
const image = (id: string, from: number, to: number, more: object = {}) =>
  imageClip.parse({ type: 'image', ...span(id, from, to), mediaId: 'i', ...more });
const video = (id: string, from: number, to: number, more: object = {}) =>
  videoClip.parse({ type: 'video', ...span(id, from, to), mediaId: 'v', ...more });
const caption = (id: string, from: number, to: number, more: object = {}) =>
  captionClip.parse({
    type: 'caption',
    ...span(id, from, to),
    templateKey: 'bold',
    texts: { caption: '好用的保温杯' },
    ...more,
  });

interface Parts {
  readonly main?: Project['tracks']['main']['clips'];
  readonly transitions?: Project['tracks']['main']['transitions'];
  readonly overlays?: readonly (readonly VisualClip[])[];
  readonly hidden?: boolean;
  readonly label?: boolean;
}
const projectWith = ({
  main = [],
  transitions = [],
  overlays = [],
  hidden = false,
  label = false,
}: Parts): Project => ({
  ...empty,
  media: { i: media('i', 'image', 0), v: media('v', 'video', 10) },
  tracks: {
    ...empty.tracks,
    main: { ...empty.tracks.main, clips: main, transitions, hidden },
    overlay: overlays.map((clips, index) => ({
      id: `o${index}`,
      name: '',
      hidden,
      locked: false,
      muted: false,
      clips,
    })),
  },
  aiLabel: { ...empty.aiLabel, visible: label },
});

const at = (project: Project, seconds: number): readonly Layer[] => resolve(project, s(seconds)).layers;
const only = <K extends Layer['kind']>(layers: readonly Layer[], kind: K): Extract<Layer, { kind: K }> => {
  const found = layers.filter((layer): layer is Extract<Layer, { kind: K }> => layer.kind === kind);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} ${kind} layers`);
  return first;
};
const keyOf = (layers: readonly Layer[]): string => only(layers, 'raster').contentKey;

test('the main track lies below the overlays, gaps and the end show the background', () => {
  const project = projectWith({ main: [image('a', 1, 2)], overlays: [[image('b', 0, 3)], [image('c', 1, 2)]] });
  const ids = (seconds: number) => at(project, seconds).map((layer) => ('clipId' in layer ? layer.clipId : layer.kind));
  expect([0.5, 1, 1.999, 2, 3].map(ids)).toEqual([['b'], ['a', 'b', 'c'], ['a', 'b', 'c'], ['b'], []]);
  expect(resolve(project, s(5))).toEqual({ width: 1080, height: 1920, background: '#000000', layers: [] });
  expect(at(projectWith({ main: [image('a', 0, 1)], overlays: [[image('b', 0, 3)]], hidden: true }), 0)).toEqual([]);
});

test('an image fills the canvas unless its params say otherwise', () => {
  const params = {
    x: 10,
    y: -20,
    scale: 2,
    rotation: 45,
    opacity: 0.5,
    blend: 'screen',
    flipX: true,
    fit: 'contain',
    cropX: 0.5,
  };
  expect(only(at(projectWith({ main: [image('a', 0, 1)] }), 0), 'image')).toMatchObject({
    fit: 'cover',
    crop: { x: 0, y: 0, width: 1, height: 1 },
    placement: {
      x: 540,
      y: 960,
      width: 1080,
      height: 1920,
      rotation: 0,
      opacity: 1,
      blend: 'source-over',
      flipX: false,
    },
  });
  expect(only(at(projectWith({ main: [image('a', 0, 1, { params })] }), 0), 'image')).toMatchObject({
    fit: 'contain',
    crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
    placement: { x: 550, y: 940, width: 2160, height: 3840, rotation: 45, opacity: 0.5, blend: 'screen', flipX: true },
  });
});

test('moving stills follow their keyframes', () => {
  const keyframes = {
    scale: [
      { at: ZERO, value: 1, easing: 'linear' },
      { at: s(2), value: 1.2, easing: 'linear' },
    ],
  };
  const project = projectWith({ main: [image('a', 1, 3, { keyframes })] });
  const widths = [1, 2, 2.9999].map((seconds) => only(at(project, seconds), 'image').placement.width);
  expect(widths[0]).toBe(1080);
  expect(widths[1]).toBeCloseTo(1080 * 1.1, 6);
  expect(widths[2]).toBeCloseTo(1296, 1);
});

test('source time follows trim, speed and direction and stays within the source', () => {
  const time = (more: object, seconds: number) =>
    only(at(projectWith({ main: [video('a', 1, 4, more)] }), seconds), 'video').sourceTime;
  expect(time({ trimStart: s(2) }, 1.5)).toBeCloseTo(2.5, 4);
  expect(time({ trimStart: s(2), speed: 2 }, 2)).toBeCloseTo(4, 4);
  expect(time({ trimStart: s(2), reversed: true }, 1)).toBeCloseTo(5, 2);
  expect(time({ trimStart: s(2), reversed: true }, 3.9999)).toBeCloseTo(2, 2);
});

test.each(transitionDefinitions.map(({ type }) => type))('%s is centered on its cut and takes no time', (type) => {
  const transitions = [{ id: 't', type, leftClipId: 'a', rightClipId: 'b', duration: s(1) }];
  const project = projectWith({ main: [video('a', 0, 3, { trimStart: s(7) }), image('b', 3, 6)], transitions });
  const progress = (seconds: number) => only(at(project, seconds), 'transition').progress;
  expect(at(project, 2.49)[0]?.kind).toBe('video');
  expect(progress(2.5)).toBe(0);
  expect(progress(3)).toBeGreaterThan(0.3);
  expect(progress(3.4999)).toBeGreaterThan(0.99);
  expect(progress(2.9)).toBeLessThan(progress(3.1));
  expect(at(project, 3.5)[0]?.kind).toBe('image');
  const layer: TransitionLayer = only(at(project, 3.3), 'transition');
  expect(layer.type).toBe(type);
  // The source of the left clip has no more images than up to its tenth second: it stands still.
  expect(layer.from).toMatchObject([{ kind: 'video', clipId: 'a' }]);
  expect(only(layer.from, 'video').sourceTime).toBeLessThan(10);
  expect(layer.to).toMatchObject([{ kind: 'image', clipId: 'b' }]);
});

test('an unknown transition is a plain cut', () => {
  const transitions = [{ id: 't', type: 'from the future', leftClipId: 'a', rightClipId: 'b', duration: s(1) }];
  const project = projectWith({ main: [image('a', 0, 3), image('b', 3, 6)], transitions });
  expect([2.9, 3].map((seconds) => only(at(project, seconds), 'image').clipId)).toEqual(['a', 'b']);
});

test('equal content has an equal key wherever, whenever and however it is shown', () => {
  const project = projectWith({
    overlays: [
      [
        caption('a', 0, 2),
        caption('b', 2, 4, { params: { x: 50, opacity: 0.5, scale: 2, rotation: 9 } }),
        caption('c', 4, 6, { texts: { caption: '别的' } }),
      ],
    ],
  });
  const [a, again, b, c] = [0, 1.5, 3, 5].map((seconds) => keyOf(at(project, seconds)));
  expect([again, b]).toEqual([a, a]);
  expect(c).not.toBe(a);
  const other = projectWith({ overlays: [[caption('a', 0, 2, { params: { color: '#ff0000' } })]] });
  expect(keyOf(at(other, 1))).not.toBe(a);
});

test('the word being spoken lights up, one raster a word', () => {
  const words = [
    { text: '好用', at: ZERO, duration: s(1) },
    { text: '的', at: s(1), duration: s(0.5) },
    { text: '保温杯', at: s(2), duration: s(1) },
  ];
  const project = projectWith({ overlays: [[caption('a', 0, 4, { words })]] });
  const lit = (seconds: number) => {
    const item = only(at(project, seconds), 'raster').items.find(({ type }) => type === 'text');
    return item?.type === 'text' && item.highlight ? item.text.slice(item.highlight.from, item.highlight.to) : '';
  };
  expect([0.5, 1.2, 1.7, 2.5, 3.5].map(lit)).toEqual(['好用', '的', '', '保温杯', '']);
  expect(keyOf(at(project, 0.1))).toBe(keyOf(at(project, 0.9)));
  expect(new Set([0.5, 1.2, 1.7, 2.5].map((seconds) => keyOf(at(project, seconds)))).size).toBe(4);
  const calm = projectWith({ overlays: [[caption('a', 0, 4, { words, params: { highlight: false } })]] });
  expect(keyOf(at(calm, 0.5))).toBe(keyOf(at(project, 1.7)));
});

test('what was spoken so far stays lit where the design says so, a box lies behind the word where it says that', () => {
  const words = [
    { text: '好用', at: ZERO, duration: s(1) },
    { text: '保温杯', at: s(2), duration: s(1) },
  ];
  const lit = (templateKey: string, seconds: number, params: object = {}) => {
    const project = projectWith({ overlays: [[caption('a', 0, 4, { words, templateKey, params })]] });
    const item = only(at(project, seconds), 'raster').items.find(({ type }) => type === 'text');
    if (item?.type !== 'text' || !item.highlight) return null;
    const { from, to, ...look } = item.highlight;
    return { text: item.text.slice(from, to), ...look };
  };
  expect([0.5, 1.5, 2.5, 3.5].map((seconds) => lit('karaoke', seconds)?.text)).toEqual([
    '好用',
    '好用',
    '好用的保温杯',
    '好用的保温杯',
  ]);
  expect(lit('bubble', 0.5)).toEqual({ text: '好用', color: '#ffffff', box: '#6956eb' });
  expect(lit('bubble', 1.5)).toBeNull();
  // A wished color is that of what stands out: the box, or the letters.
  expect(lit('bubble', 0.5, { highlightColor: '#ff0000' })).toMatchObject({ color: '#ffffff', box: '#ff0000' });
  expect(lit('karaoke', 0.5, { highlightColor: '#ff0000' })).toMatchObject({ color: '#ff0000' });
});

test('a caption in an own design shows its image; another design of the same key is another raster', () => {
  const template = captionTemplates[0];
  if (!template) throw new Error('no template');
  const mark = { type: 'image', name: 'mark', width: 90, height: 90, x: 0, y: 0, effects: [], drawing: [] } as const;
  const design = (src: string) => ({
    ...template,
    key: 'own',
    elements: [...template.elements, { ...mark, src, input_url: '' }],
  });
  const clip = caption('a', 0, 2, { templateKey: 'own' });
  const project = (src: string): Project => ({
    ...projectWith({ overlays: [[clip]] }),
    templates: { own: design(src) },
  });
  const layer = only(at(project('media:i'), 1), 'raster');
  expect(layer.items.at(-1)).toMatchObject({ type: 'image', src: 'media:i', width: 90, height: 90 });
  // The same clip object: only the design tells them apart.
  expect(keyOf(at(project('https://a.example/b.png'), 1))).not.toBe(layer.contentKey);
  expect(keyOf(at(project('media:i'), 1))).toBe(layer.contentKey);
});

test('a freeze frame shows one moment of its source, for any length and in transitions', () => {
  const transitions = [{ id: 't', type: 'push', leftClipId: 'a', rightClipId: 'b', duration: s(1) }];
  const frozen = video('a', 0, 60, { trimStart: s(4), frozen: true, speed: 3, reversed: true });
  const project = projectWith({ main: [frozen, image('b', 60, 63)], transitions });
  const times = [0, 1, 30, 59.4].map((seconds) => only(at(project, seconds), 'video').sourceTime);
  expect(times).toEqual([4, 4, 4, 4]);
  expect(only(only(at(project, 60.3), 'transition').from, 'video').sourceTime).toBe(4);
});

test("a turned and cropped image keeps its box: the crop is the source's, the turn the box's", () => {
  const params = { cropX: 0.25, cropY: 0.5, cropW: 0.5, cropH: 0.9, rotation: 90, flipY: true, scale: 0.5 };
  const layer = only(at(projectWith({ main: [video('a', 0, 1, { params })] }), 0), 'video');
  expect(layer.crop).toEqual({ x: 0.25, y: 0.5, width: 0.5, height: 0.5 });
  expect(layer.placement).toMatchObject({ x: 540, y: 960, width: 540, height: 960, rotation: 90, flipY: true });
});

test('numbers of an effect follow their keyframes, held to the limits; grain changes 24 times a second', () => {
  const effects = [
    { id: 'fx', type: 'mosaic', enabled: true, params: { size: 40 } },
    { id: 'noise', type: 'grain', enabled: true, params: {} },
  ];
  const keyframes = {
    [effectKeyframeKey('fx', 'size')]: [
      { at: ZERO, value: 100, easing: 'linear' as const },
      { at: s(1), value: 900, easing: 'linear' as const },
    ],
  };
  const project = projectWith({ main: [image('a', 0, 2, { effects, keyframes })] });
  const passes = (seconds: number) => only(at(project, seconds), 'image').effects;
  expect([0, 0.125, 1].map((seconds) => passes(seconds)[0]?.params.size)).toEqual([100, 200, 300]);
  expect([0, 0.04, 0.05, 1.99].map((seconds) => passes(seconds)[1]?.params.seed)).toEqual([0, 0, 1, 47]);
});

test('a caption comes in as its template says, without a new raster', () => {
  const project = projectWith({ overlays: [[caption('a', 0, 2, { templateKey: 'keyword' })]] });
  const [first, full] = [0.02, 1].map((seconds): RasterLayer => only(at(project, seconds), 'raster'));
  expect(first?.contentKey).toBe(full?.contentKey);
  expect(first?.placement.opacity).toBeLessThan(1);
  expect(first?.placement.width).toBeLessThan(full?.width ?? 0);
  expect(full?.placement).toMatchObject({ opacity: 1, width: full?.width, height: full?.height });
});

test.each<[string, VisualClip]>([
  ['text', textClip.parse({ type: 'text', ...span('x', 0, 1), text: '标题', params: { background: '#123456' } })],
  [
    'shape',
    shapeClip.parse({
      type: 'shape',
      ...span('x', 0, 1),
      shape: 'star',
      params: { stroke: '#ffffff', strokeWidth: 4 },
    }),
  ],
  ['ellipse', shapeClip.parse({ type: 'shape', ...span('x', 0, 1), shape: 'ellipse' })],
  ['placeholder', placeholderClip.parse({ type: 'placeholder', ...span('x', 0, 1) })],
])('a %s is one raster in the middle of the canvas, its items within it', (_, clip) => {
  const layer = only(at(projectWith({ overlays: [[clip]] }), 0), 'raster');
  expect(layer.placement).toMatchObject({ x: 540, y: 960, width: layer.width, height: layer.height });
  for (const item of layer.items) {
    expect(item.x).toBeGreaterThanOrEqual(0);
    expect(item.x + item.width).toBeLessThanOrEqual(layer.width);
    expect(item.y + item.height).toBeLessThanOrEqual(layer.height);
  }
  expect(layer.items.length).toBeGreaterThan(0);
});

test('a placeholder says its name and the size it asks for', () => {
  const clip = placeholderClip.parse({ type: 'placeholder', ...span('x', 0, 1), name: '封面图' });
  const { items } = only(at(projectWith({ overlays: [[clip]] }), 0), 'raster');
  expect(items.flatMap((item) => (item.type === 'text' ? item.text : []))).toEqual(['封面图', '1200 × 1200']);
});

test('a sticker keeps its own shape; text without words shows nothing', () => {
  const sticker = stickerClip.parse({ type: 'sticker', ...span('x', 0, 1), mediaId: 'i' });
  expect(only(at(projectWith({ overlays: [[sticker]] }), 0), 'image').placement).toMatchObject({
    width: 432,
    height: 216,
  });
  const blank = textClip.parse({ type: 'text', ...span('x', 0, 1), text: ' ' });
  expect(at(projectWith({ overlays: [[blank, caption('b', 1, 2, { texts: {} })]] }), 0.5)).toEqual([]);
});

test('effects that are off or unknown are left out, values are held to their limits', () => {
  const effect = (type: string, amount: number, enabled = true) => ({ id: type, type, enabled, params: { amount } });
  const effects = [effect('blur', 999), effect('contrast', 1.5), effect('saturation', 2, false), effect('sparkle', 1)];
  expect(only(at(projectWith({ main: [image('a', 0, 1, { effects })] }), 0), 'image').effects).toEqual([
    { type: 'blur', params: { amount: 200 } },
    { type: 'contrast', params: { amount: 1.5 } },
  ]);
});

test('the AI label is on top from first to last frame, large enough, and only when wanted', () => {
  const project = projectWith({ main: [image('a', 0, 2)], label: true });
  for (const seconds of [0, 1, 1.99]) {
    const label = at(project, seconds).at(-1);
    expect(label).toMatchObject({ kind: 'raster', clipId: AI_LABEL_LAYER });
  }
  const label = only(at(project, 0), 'raster');
  const text = label.items.find(({ type }) => type === 'text');
  expect(text).toMatchObject({ text: 'AI生成', style: { fontSize: 54 } });
  expect(label.placement.x - label.width / 2).toBeGreaterThanOrEqual(0);
  expect(at(project, 0).at(-1)).toBe(at(project, 1).at(-1));
  expect(at(projectWith({ main: [image('a', 0, 2)] }), 0)).toHaveLength(1);
  const unnamed = { ...project, aiLabel: { ...project.aiLabel, text: ' ' } };
  expect(only(at(unnamed, 0), 'raster').items[1]).toMatchObject({ text: 'AI生成' });
});

test('a frame of a thousand clips costs far less than a frame', () => {
  const main = Array.from({ length: 1000 }, (_, index) => image(`m${index}`, index, index + 1));
  const captions = Array.from({ length: 1000 }, (_, index) =>
    caption(`c${index}`, index, index + 1, { texts: { caption: `第${index}句话很好用` } }),
  );
  const transitions = main.slice(1).map((clip, index) => ({
    id: `t${index}`,
    type: 'dissolve',
    leftClipId: `m${index}`,
    rightClipId: clip.id,
    duration: s(0.4),
  }));
  const project = projectWith({ main, transitions, overlays: [captions], label: true });
  for (let frame = 0; frame < 1000; frame += 1) resolve(project, s(frame + 0.5));
  const took = elapsed(() => {
    for (let frame = 0; frame < 3000; frame += 1) resolve(project, ticks(frame * 40_000));
  });
  expect(took / 3000).toBeLessThan(0.3);
});

test('hashes are stable and differ with their text', () => {
  expect(hashContent('')).toHaveLength(14);
  expect(hashContent('保温杯')).toBe(hashContent('保温杯'));
  expect(new Set(Array.from({ length: 20_000 }, (_, index) => hashContent(`text ${index}`))).size).toBe(20_000);
});
