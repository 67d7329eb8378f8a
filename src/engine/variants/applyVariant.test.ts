import { createProject } from '../project/createProject';
import { parseProject } from '../project/parseProject';
import { audioClip, captionClip, imageClip, type MediaRef, type Project } from '../project/schema';
import { fromSeconds, ZERO } from '../time/ticks';
import { applyVariant } from './applyVariant';

const s = fromSeconds;
const media = (id: string, kind: MediaRef['kind'], seconds: number): MediaRef => ({
  id,
  kind,
  name: '',
  url: `/${id}`,
  width: 10,
  height: 10,
  duration: s(seconds),
  hasAudio: false,
});
const image = (id: string, at: number) =>
  imageClip.parse({ type: 'image', id, mediaId: 'i', start: s(at), duration: s(2) });
const empty = createProject({ title: 'base', id: 'base' });
const track = { name: '', hidden: false, locked: false, muted: false };
const base: Project = {
  ...empty,
  media: { i: media('i', 'image', 0), m: media('m', 'audio', 9) },
  tracks: {
    overlay: [
      {
        ...track,
        id: 'captions',
        clips: [
          captionClip.parse({
            type: 'caption',
            id: 'c',
            start: ZERO,
            duration: s(2),
            templateKey: 'bold',
            texts: { caption: 'a' },
          }),
        ],
      },
    ],
    main: {
      ...empty.tracks.main,
      clips: [image('a', 0), image('b', 2)],
      transitions: [{ id: 't', type: 'dissolve', leftClipId: 'a', rightClipId: 'b', duration: s(0.4) }],
    },
    audio: [
      {
        ...track,
        id: 'music',
        clips: [audioClip.parse({ type: 'audio', id: 'm1', mediaId: 'm', start: ZERO, duration: s(4), role: 'music' })],
      },
    ],
  },
};

test('a variant is a valid project of its own and leaves its base alone', () => {
  const before = JSON.stringify(base);
  const variant = applyVariant(base, {
    id: 'v1',
    patches: [
      { type: 'media', clipId: 'a', media: media('v', 'video', 5), trimStart: s(1) },
      { type: 'caption', clipId: 'c', texts: { caption: 'b' } },
      { type: 'template', templateKey: 'neon' },
      { type: 'music', media: media('n', 'audio', 6) },
      { type: 'transitions', transition: 'push' },
      { type: 'title', title: 'variant' },
    ],
  });
  expect(parseProject(JSON.stringify(variant))).toEqual(variant);
  expect(variant).toMatchObject({ id: 'v1', title: 'variant', source: [{ type: 'project', id: 'base' }] });
  expect(variant.tracks.main.clips[0]).toMatchObject({ type: 'video', mediaId: 'v', trimStart: s(1) });
  expect(variant.tracks.main.transitions[0]).toMatchObject({ type: 'push', duration: s(0.4) });
  expect(variant.tracks.overlay[0]?.clips[0]).toMatchObject({ templateKey: 'neon', texts: { caption: 'b' } });
  expect(variant.tracks.audio[0]?.clips[0]).toMatchObject({ mediaId: 'n' });
  expect(JSON.stringify(base)).toBe(before);
});

test('a patch that does not fit is refused', () => {
  const patches = [{ type: 'music', media: media('n', 'audio', 3) }] as const;
  expect(() => applyVariant(base, { id: 'v', patches })).toThrow('source-too-short');
});
