import type { Action } from '@/engine/edit/actions';
import { applyAction } from '@/engine/edit/applyAction';
import { createProject } from '@/engine/project/createProject';
import {
  audioClip,
  type Clip,
  captionClip,
  imageClip,
  type MediaRef,
  mediaRef,
  type Project,
  shapeClip,
  stickerClip,
  textClip,
  videoClip,
} from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';

const s = fromSeconds;
const at = (id: string, from: number, to: number) => ({ id, start: s(from), duration: s(to - from) });

const media: Readonly<Record<string, MediaRef>> = Object.fromEntries(
  (
    [
      ['v', 'video', 60],
      ['w', 'video', 40],
      ['i', 'image', 0],
      ['m', 'audio', 120],
    ] as const
  ).map(([id, kind, seconds]) => [
    id,
    mediaRef.parse({
      id,
      kind,
      name: `${id}.x`,
      url: `/files/${id}`,
      duration: s(seconds),
      hasAudio: kind !== 'image',
    }),
  ]),
);

const main: readonly Clip[] = [
  videoClip.parse({ type: 'video', ...at('v1', 0, 4), mediaId: 'v', trimStart: s(5), muted: true, linkId: 'l1' }),
  imageClip.parse({
    type: 'image',
    ...at('i1', 4, 6),
    mediaId: 'i',
    keyframes: {
      x: [
        { at: 0, value: 0, easing: 'linear' },
        { at: s(2), value: 90, easing: 'hold' },
      ],
    },
  }),
  videoClip.parse({
    type: 'video',
    ...at('v2', 6, 9),
    mediaId: 'w',
    trimStart: s(5),
    speed: 2,
    fadeIn: 900,
    linkId: 'l2',
  }),
  videoClip.parse({ type: 'video', ...at('v3', 10, 13), mediaId: 'v', trimStart: s(20), reversed: true, linkId: 'l3' }),
  videoClip.parse({ type: 'video', ...at('f1', 13, 15), mediaId: 'v', trimStart: s(59), frozen: true, muted: true }),
  videoClip.parse({ type: 'video', ...at('v4', 15, 20), mediaId: 'w', trimStart: s(10) }),
];
const titles: readonly Clip[] = [
  captionClip.parse({
    type: 'caption',
    ...at('c1', 0, 2),
    templateKey: 'bold',
    texts: { caption: '保温一整天' },
    groupId: 'g1',
  }),
  captionClip.parse({
    type: 'caption',
    ...at('c2', 2, 4),
    templateKey: 'bold',
    texts: { caption: '早上倒水', subtitle: '晚上还烫' },
    words: [{ text: '早上', at: 0, duration: s(1) }],
  }),
  textClip.parse({ type: 'text', ...at('t1', 8, 11), text: '限时', groupId: 'g1' }),
];
const images: readonly Clip[] = [
  stickerClip.parse({ type: 'sticker', ...at('s1', 1, 5), mediaId: 'i' }),
  shapeClip.parse({ type: 'shape', ...at('h1', 7, 8), shape: 'star' }),
];
const voices: readonly Clip[] = [
  audioClip.parse({ type: 'audio', ...at('a1', 0, 4), mediaId: 'v', trimStart: s(5), linkId: 'l1' }),
  // Comes a second before its image.
  audioClip.parse({ type: 'audio', ...at('a2', 5, 9), mediaId: 'w', trimStart: s(3), speed: 2, linkId: 'l2' }),
  audioClip.parse({ type: 'audio', ...at('a3', 10, 13), mediaId: 'v', trimStart: s(20), reversed: true, linkId: 'l3' }),
];
const music: readonly Clip[] = [
  audioClip.parse({ type: 'audio', ...at('m1', 0, 18), mediaId: 'm', role: 'music', volume: 0.5 }),
];

const track = (kind: 'overlay' | 'audio', id: string): Action => ({ type: 'addTrack', kind, id });
const fill = (trackId: string, clips: readonly Clip[]): Action => ({
  type: 'insertClips',
  clips: clips.map((clip) => ({ trackId, clip })),
});

/** One of everything: five tracks, all kinds of clips, links (one of them with its sound early), a group, a transition. */
export const video: Project = [
  ...Object.values(media).map((item): Action => ({ type: 'addMedia', media: item })),
  track('overlay', 'titles'),
  track('overlay', 'images'),
  track('audio', 'voices'),
  track('audio', 'music'),
  fill('main', main),
  fill('titles', titles),
  fill('images', images),
  fill('voices', voices),
  fill('music', music),
  {
    type: 'setTransition',
    leftClipId: 'v1',
    rightClipId: 'i1',
    transition: { id: 'tr1', type: 'dissolve', duration: s(1) },
  } satisfies Action,
  { type: 'addMarker', marker: { id: 'k1', at: s(3), label: '高潮', kind: 'note' } } satisfies Action,
].reduce(applyAction, createProject({ title: '样片', id: 'video' }));
