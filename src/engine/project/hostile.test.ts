import { video } from '@/testing/engine/video';
import fc from '@/testing/property';
import { createProject } from './createProject';
import { ProjectError } from './errors';
import { parseProject } from './parseProject';
import { projectJson } from './projectJson';
import { imageClip, type Project } from './schema';

const empty = createProject({ title: 'x', id: 'p' });
const text = JSON.stringify(empty);
const withTrack = (kind: 'overlay' | 'audio', count: number): unknown => ({
  ...empty,
  tracks: { ...empty.tracks, [kind]: Array.from({ length: count }, (_, index) => ({ id: `t${index}`, clips: [] })) },
});
const withClips = (count: number): unknown => ({
  ...empty,
  media: { i: { id: 'i', kind: 'image', url: '/i' } },
  tracks: {
    ...empty.tracks,
    main: {
      id: 'main',
      clips: Array.from({ length: count }, (_, index) => ({
        type: 'image',
        id: `c${index}`,
        mediaId: 'i',
        start: index * 10,
        duration: 10,
      })),
    },
  },
});
const withClip = (clip: object): unknown => ({
  ...empty,
  media: { i: { id: 'i', kind: 'image', url: '/i' } },
  tracks: {
    ...empty.tracks,
    main: { id: 'main', clips: [{ type: 'image', id: 'c', mediaId: 'i', start: 0, duration: 10, ...clip }] },
  },
});

function refusal(json: unknown): readonly [string, string] {
  try {
    parseProject(json);
  } catch (error) {
    if (error instanceof ProjectError) return [error.code, error.place];
    throw error;
  }
  return ['taken', ''];
}

const loop: { self?: unknown } = {};
loop.self = loop;

test.each<[string, unknown, string, string]>([
  ['five thousand clips', withClips(5000), 'taken', ''],
  ['one clip more', withClips(5001), 'shape', 'tracks.main.clips'],
  ['fifty tracks', withTrack('overlay', 50), 'taken', ''],
  ['one track more', withTrack('audio', 51), 'shape', 'tracks.audio'],
  ['a million brackets', `${'['.repeat(1_000_000)}`, 'too-large', ''],
  [
    'a deep placeholder',
    text.replace('"media":{}', `"media":{},"x":${'{"a":'.repeat(100)}1${'}'.repeat(100)}`),
    'too-large',
    '',
  ],
  ['brackets inside a text', withClip({ name: '[{'.repeat(90) }), 'taken', ''],
  ['an object that contains itself', { ...empty, x: loop }, 'too-large', ''],
  [
    'a key that reaches all objects',
    text.replace('"media":{}', '"media":{"__proto__":{"polluted":1}}'),
    'shape',
    'media.__proto__',
  ],
  ['the same at the top', text.replace('{', '{"__proto__":{"polluted":1},'), 'shape', '__proto__'],
  [
    'a constructor among the keyframes',
    withClip({ keyframes: { constructor: [] } }),
    'shape',
    'tracks.main.clips.0.keyframes.constructor',
  ],
  ['a time that is no number', withClip({ start: Number.NaN }), 'shape', 'tracks.main.clips.0.start'],
  ['a time without end', withClip({ duration: Number.POSITIVE_INFINITY }), 'shape', 'tracks.main.clips.0.duration'],
  ['a time beyond whole numbers', withClip({ start: 2 ** 60 }), 'shape', 'tracks.main.clips.0.start'],
  ['half a tick', withClip({ start: 0.5 }), 'shape', 'tracks.main.clips.0.start'],
  [
    'a keyframe that is no number',
    withClip({ keyframes: { x: [{ at: 0, value: Number.NaN, easing: 'linear' }] } }),
    'shape',
    'tracks.main.clips.0.keyframes.x.0.value',
  ],
  ['a rate by nothing', { ...empty, canvas: { ...empty.canvas, fps: { num: 30, den: 0 } } }, 'shape', 'canvas.fps.den'],
  ['a canvas without end', { ...empty, canvas: { ...empty.canvas, width: 100_000 } }, 'shape', 'canvas.width'],
  ['a clip of a kind from the future', withClip({ type: 'hologram' }), 'shape', 'tracks.main.clips.0.type'],
  [
    'a media of the name of a method',
    { ...(withClip({ mediaId: 'toString' }) as object) },
    'missing-media',
    'tracks.main.clips.0.mediaId',
  ],
])('%s: %#', (_, json, code, place) => {
  expect(refusal(json)).toEqual([code, place]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('whatever is done to the bytes of a document, it is read or refused, never worse', () => {
  const whole = JSON.stringify(video);
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(40), fc.string({ maxLength: 6 }), (at, length, other) => {
      refusal(whole.slice(0, at) + other + whole.slice(at + length));
    }),
    { numRuns: 300 },
  );
});

test('any JSON at any place is read or refused', () => {
  const places = [
    'canvas',
    'tracks',
    'media',
    'markers',
    'aiLabel',
    'ducking',
    'loudness',
    'source',
    'version',
    'templates',
  ] as const;
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 4 }), (place, value) => {
      refusal({ ...video, [place]: value });
    }),
    { numRuns: 300 },
  );
});

/** A document as version 1 wrote it: without what version 2 brought. */
function asVersion1(project: Project): unknown {
  const drop = new Set(['groupId', 'linkId', 'pitchKept', 'frozen', 'kind', 'templates']);
  const json = projectJson(project);
  const older = JSON.parse(JSON.stringify(json.tracks), (key, value: unknown) =>
    drop.has(key) ? undefined : value,
  ) as object;
  const markers = (json.markers ?? []).map(({ id, at, label }) => ({ id, at, label }));
  const { templates: _, ...rest } = json;
  return { ...rest, version: 1, tracks: older, markers };
}

/** As the drafts before the first release wrote it. */
function asDraft(project: Project): unknown {
  const {
    version: _,
    canvas,
    ...rest
  } = asVersion1(project) as { version: unknown; canvas: { fps: { num: number; den: number } } };
  return { ...rest, canvas: { ...canvas, fps: canvas.fps.num / canvas.fps.den } };
}

test('documents of every version mean the same after they are lifted', () => {
  const plain = createProject({ title: '旧片', id: 'old' });
  const clip = imageClip.parse({
    type: 'image',
    id: 'c',
    mediaId: 'i',
    start: 0,
    duration: 120_000,
    params: { scale: 2 },
  });
  const today: Project = {
    ...plain,
    media: {
      i: { id: 'i', kind: 'image', name: '', url: '/i', width: 0, height: 0, duration: 0 as never, hasAudio: false },
    },
    tracks: { ...plain.tracks, main: { ...plain.tracks.main, clips: [clip] } },
    markers: [{ id: 'k', at: 5 as never, label: '点', kind: 'note' }],
  };
  expect(parseProject(asVersion1(today))).toEqual(today);
  expect(parseProject(asDraft(today))).toEqual(today);
  expect(parseProject(projectJson(today))).toEqual(today);
  const lifted = parseProject(asVersion1(video));
  expect(lifted.tracks.main.clips.map(({ id, start, duration }) => [id, start, duration])).toEqual(
    video.tracks.main.clips.map(({ id, start, duration }) => [id, start, duration]),
  );
  expect(parseProject(projectJson(lifted))).toEqual(lifted);
});
