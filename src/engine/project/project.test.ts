import { fromSeconds, ticks } from '../time/ticks';
import { createProject } from './createProject';
import { ProjectError } from './errors';
import { keyframeValue } from './keyframeValue';
import { isValidParam, paramDefinitions, paramsFor } from './params';
import { numberParam, paramValue } from './paramValue';
import { parseProject } from './parseProject';
import { projectDuration } from './projectDuration';
import { imageClip, PROJECT_VERSION } from './schema';

const s = fromSeconds;
const project = createProject({ title: 'video', id: 'p' });
const image = (id: string, from: number, to: number) => ({
  type: 'image',
  id,
  mediaId: 'i',
  start: s(from),
  duration: s(to - from),
});
const media = { i: { id: 'i', kind: 'image', url: '/i' }, a: { id: 'a', kind: 'audio', url: '/a' } };
const withMain = (clips: readonly unknown[], transitions: readonly unknown[] = []) => ({
  ...project,
  media,
  tracks: { ...project.tracks, main: { ...project.tracks.main, clips, transitions } },
});

function refusal(json: unknown): readonly [string, string] {
  try {
    parseProject(json);
  } catch (error) {
    if (error instanceof ProjectError) return [error.code, error.place];
    throw error;
  }
  throw new Error('not refused');
}

test('a new project is empty, upright, 30 frames a second, without anything to label, and reads back', () => {
  expect(project).toMatchObject({
    version: PROJECT_VERSION,
    canvas: { width: 1080, height: 1920, fps: { num: 30, den: 1 } },
  });
  expect(project.aiLabel).toEqual({ visible: false, metadata: false, text: 'AI生成' });
  expect(projectDuration(project)).toBe(0);
  expect(parseProject(JSON.stringify(project))).toEqual(project);
  expect(createProject({ title: '', width: 1079, height: 719 }).canvas).toMatchObject({ width: 1080, height: 720 });
});

test.each<[string, unknown, string, string]>([
  ['text that is no JSON', '{', 'not-json', ''],
  ['a list', [], 'shape', ''],
  ['nothing', null, 'shape', ''],
  ['a later version', { ...project, version: 99 }, 'newer-version', 'version'],
  ['half a version', { ...project, version: 0.5 }, 'shape', 'version'],
  ['a missing canvas', { ...project, canvas: undefined }, 'shape', 'canvas'],
  ['a clip without length', withMain([{ ...image('x', 0, 1), duration: 0 }]), 'shape', 'tracks.main.clips.0.duration'],
  ['a clip before the beginning', withMain([{ ...image('x', 0, 1), start: -1 }]), 'shape', 'tracks.main.clips.0.start'],
  ['clips on top of each other', withMain([image('x', 0, 2), image('y', 1, 3)]), 'overlap', 'tracks.main.clips.1'],
  ['an id used twice', withMain([image('x', 0, 1), image('x', 1, 2)]), 'duplicate-id', 'tracks.main.clips.1'],
  [
    'media that is not there',
    withMain([{ ...image('x', 0, 1), mediaId: 'z' }]),
    'missing-media',
    'tracks.main.clips.0.mediaId',
  ],
  [
    'an image of an audio',
    withMain([{ ...image('x', 0, 1), mediaId: 'a' }]),
    'wrong-media-kind',
    'tracks.main.clips.0.mediaId',
  ],
  [
    'a transition over a gap',
    withMain(
      [image('x', 0, 1), image('y', 2, 3)],
      [{ id: 't', type: 'fade', leftClipId: 'x', rightClipId: 'y', duration: 10 }],
    ),
    'bad-transition',
    'tracks.main.transitions.0',
  ],
  ['an endless file', `"${'x'.repeat(30_000_001)}"`, 'too-large', ''],
])('%s is refused at its place', (_, json, code, place) => {
  expect(refusal(json)).toEqual([code, place]);
});

test('clips and keyframes out of order are put in order', () => {
  const frames = [
    { at: 9, value: 1, easing: 'linear' },
    { at: 3, value: 0, easing: 'linear' },
  ];
  const parsed = parseProject(withMain([image('y', 2, 3), { ...image('x', 0, 2), keyframes: { x: frames } }]));
  expect(parsed.tracks.main.clips.map(({ id }) => id)).toEqual(['x', 'y']);
  expect(parsed.tracks.main.clips[0]?.keyframes.x?.map(({ at }) => at)).toEqual([3, 9]);
  expect(projectDuration(parsed)).toBe(s(3));
});

test('a document of version 0 is lifted to the present one and nothing in it is lost', () => {
  const draft = {
    id: 'old',
    title: 'draft',
    canvas: { width: 720, height: 1280, fps: 29.97, background: '#fff' },
    tracks: {
      main: { id: 'main', clips: [image('x', 0, 1)] },
      overlay: [
        { id: 'o', clips: [{ type: 'caption', id: 'c', start: 0, duration: 5, templateKey: 'bold', text: 'hello' }] },
      ],
    },
    media,
  };
  const parsed = parseProject(JSON.stringify(draft));
  expect(parsed).toMatchObject({
    version: PROJECT_VERSION,
    id: 'old',
    title: 'draft',
    canvas: { width: 720, fps: { num: 30000, den: 1001 }, background: '#fff' },
    tracks: { overlay: [{ clips: [{ texts: { caption: 'hello' } }] }], audio: [] },
    aiLabel: { visible: true },
  });
  expect(parseProject(JSON.stringify(parsed))).toEqual(parsed);
  expect(parseProject({ ...draft, canvas: { ...draft.canvas, fps: 25 } }).canvas.fps).toEqual({ num: 25, den: 1 });
});

test('every param has a default that it allows itself, and an id of its own in each clip type', () => {
  for (const definition of paramDefinitions) {
    expect([definition.id, isValidParam(definition, definition.default)]).toEqual([definition.id, true]);
    for (const type of definition.appliesTo) {
      const same = paramDefinitions.filter(({ id, appliesTo }) => id === definition.id && appliesTo.includes(type));
      expect([type, definition.id, same.length]).toEqual([type, definition.id, 1]);
    }
  }
  expect([...paramsFor('audio').keys()]).toEqual(['volume']);
});

test('values outside the limits count as absent, keyframes win and are held to the limits', () => {
  const clip = imageClip.parse({
    ...image('x', 0, 2),
    params: { opacity: 7, blend: 'none', fit: 'fill', rotation: 30 },
    keyframes: {
      scale: [
        { at: 0, value: 1, easing: 'linear' },
        { at: s(1), value: 99, easing: 'linear' },
      ],
    },
  });
  expect([paramValue(clip, 'opacity'), paramValue(clip, 'blend'), paramValue(clip, 'fit')]).toEqual([
    1,
    'source-over',
    'fill',
  ]);
  expect(numberParam(clip, 'rotation', ticks(0))).toBe(30);
  expect([0, 0.1, 5].map((at) => numberParam(clip, 'scale', s(at)))).toEqual([1, 10.8, 20]);
  expect(() => numberParam(clip, 'fontSize', ticks(0))).toThrow(RangeError);
});

test.each([
  ['linear', 25],
  ['ease-in', 1.5625],
  ['ease-out', 57.8125],
  ['ease-in-out', 6.25],
  ['hold', 0],
] as const)('%s: a quarter of the way gives %d', (easing, value) => {
  const frames = [
    { at: ticks(100), value: 0, easing },
    { at: ticks(200), value: 100, easing },
  ];
  expect(keyframeValue(frames, ticks(125))).toBeCloseTo(value, 6);
  expect([0, 100, 200, 300].map((at) => keyframeValue(frames, ticks(at)))).toEqual([0, 0, 100, 100]);
  expect(keyframeValue([], ticks(0))).toBeUndefined();
});
