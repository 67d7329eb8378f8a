import type { z } from 'zod';
import { probe } from '@/engine/media/probe';
import { parseProject } from '@/engine/project/parseProject';
import { PROJECT_VERSION, type Project, type projectSchema } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';
import { aClip, type ClipOptions } from './clips';
import { type DraftAudio, type DraftClip, span } from './draft';
import { imageUrl } from './images';
import { blobOf } from './pixels';
import { wavBlob } from './wav';

type Media = z.input<typeof projectSchema>['media'];

export interface ClipJob extends ClipOptions {
  /** A caption a second. */
  readonly hasCaptions?: boolean;
  /** Captions with words of their own, in place of those. */
  readonly captions?: readonly GivenCaption[];
  /** Seconds cut off at the head of the clip. */
  readonly trim?: number;
  /** Seconds within which a caption stands, the rest being untouched. */
  readonly captionFrom?: number;
  readonly captionFor?: number;
  /** The clip so many times, one after the other. */
  readonly times?: number;
}

export interface GivenCaption {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const captionOf = (index: number): string => `早上装的热水，晚上还烫嘴 ${index + 1}`;

const caption = (index: number, start: number, seconds: number): DraftClip => ({
  ...span(`caption-${index}`, start, seconds),
  type: 'caption',
  templateKey: 'bold',
  texts: { caption: captionOf(index) },
});

interface Parts {
  readonly id: string;
  readonly size: { readonly width: number; readonly height: number; readonly fps?: number };
  readonly main: readonly DraftClip[];
  readonly captions: readonly DraftClip[];
  readonly audios?: readonly DraftAudio[];
  readonly media: Media;
  readonly transition?: number;
}

function document({ id, size, main, captions, audios = [], media, transition }: Parts): Project {
  const types = ['dissolve', 'push', 'wipe', 'zoom', 'fade', 'slide', 'blur'];
  const transitions = main.slice(1).flatMap((right, index) => {
    const left = main[index];
    const type = types[index % types.length] ?? 'dissolve';
    const joint = { id: `joint-${index}`, type, rightClipId: right.id };
    return left && transition ? [{ ...joint, leftClipId: left.id, duration: fromSeconds(transition) }] : [];
  });
  const { width, height, fps = 30 } = size;
  return parseProject({
    version: PROJECT_VERSION,
    id,
    title: id,
    canvas: { width, height, fps: { num: fps, den: 1 } },
    tracks: {
      overlay: captions.length > 0 ? [{ id: 'captions', clips: captions }] : [],
      main: { id: 'main', clips: main, transitions },
      audio: audios.map((clip, index) => ({ id: `audio-${index}`, clips: [clip] })),
    },
    media,
    aiLabel: { visible: false, metadata: true, text: '' },
  });
}

/** One clip that fills the image, with captions or with nothing. */
export async function clipProject(job: ClipJob): Promise<{ readonly project: Project; readonly clip: Blob }> {
  const {
    hasCaptions = false,
    trim = 0,
    captionFrom = 0,
    captionFor,
    times = 1,
    captions: given,
    ...clipOptions
  } = job;
  const { seconds, width = 1080, height = 1920, fps = 30, hasAudio = false } = clipOptions;
  const clip = await aClip(clipOptions);
  const length = seconds - trim;
  const count = Math.floor(captionFor ?? length);
  const own = given?.map(({ start, end, text }, index) => ({
    ...caption(index, start, end - start),
    texts: { caption: text },
  }));
  const captions = own
    ? own
    : hasCaptions
      ? Array.from({ length: count }, (_, index) => caption(index, captionFrom + index, 1))
      : [];
  const project = document({
    id: 'clip-job',
    size: { width, height, fps },
    main: Array.from({ length: times }, (_, index) => ({
      ...span(`video-${index}`, index * length, length),
      type: 'video' as const,
      mediaId: 'clip',
      trimStart: fromSeconds(trim),
    })),
    captions,
    media: {
      clip: {
        ...{ id: 'clip', kind: 'video', width, height, hasAudio: hasAudio, duration: fromSeconds(seconds) },
        url: URL.createObjectURL(clip),
      },
    },
  });
  return { project, clip };
}

const PIECES = 8;
const PIECE_SECONDS = 2.5;

/** What people cut: eight pieces, videos and moving stills in turn, transitions, a caption a second, voice and music. */
export async function complexProject(width = 1080, height = 1920): Promise<Project> {
  const clip = await aClip({ seconds: 10, width, height });
  const total = PIECES * PIECE_SECONDS;
  const images = ['warm', 'cold', 'vivid'] as const;
  const main = Array.from({ length: PIECES }, (_, index): DraftClip => {
    const place = span(`piece-${index}`, index * PIECE_SECONDS, PIECE_SECONDS);
    if (index % 2 === 0)
      return { ...place, type: 'video', mediaId: 'clip', trimStart: fromSeconds((index / 2) * PIECE_SECONDS) };
    const grow = (at: number, value: number) => ({ at: fromSeconds(at), value, easing: 'linear' as const });
    return {
      ...place,
      type: 'image',
      mediaId: images[index % images.length] ?? 'warm',
      keyframes: { scale: [grow(0, 1), grow(PIECE_SECONDS, 1.25)] },
    };
  });
  const audioClip = (id: string, role: 'voice' | 'music'): DraftAudio => ({
    ...span(id, 0, total),
    type: 'audio',
    mediaId: id,
    role,
  });
  const tone = (hertz: number): string =>
    URL.createObjectURL(
      wavBlob(total * 48_000, 48_000, (frame) => 0.4 * Math.sin((2 * Math.PI * hertz * frame) / 48_000)),
    );
  const audio = (id: string, hertz: number) => ({
    ...{ id, kind: 'audio' as const, url: tone(hertz), duration: fromSeconds(total), hasAudio: true },
  });
  const stills = await Promise.all(
    images.map(async (id) => [id, { id, kind: 'image' as const, url: await imageUrl(id), width: 600, height: 800 }]),
  );
  return document({
    id: 'complex-job',
    size: { width, height },
    main,
    transition: 0.5,
    captions: Array.from({ length: total }, (_, index) => caption(index, index, 1)),
    audios: [audioClip('voice', 'voice'), audioClip('music', 'music')],
    media: {
      clip: {
        ...{ id: 'clip', kind: 'video' as const, width, height, duration: fromSeconds(10) },
        url: URL.createObjectURL(clip),
      },
      voice: audio('voice', 220),
      music: audio('music', 330),
      ...(Object.fromEntries(stills) as Media),
    },
  });
}

/** A project of one given file in its own size, three quarters of a second at least. */
export function fileProject(
  file: Blob,
  facts: { readonly width: number; readonly height: number; readonly duration: number; readonly hasAudio: boolean },
  seconds: number,
  kind: 'video' | 'image' = 'video',
): Project {
  const { width, height, duration, hasAudio } = facts;
  return document({
    id: 'file-job',
    size: { width, height, fps: 15 },
    main: [{ ...span('video', 0, seconds), type: kind, mediaId: 'file' }],
    captions: [],
    media: {
      file: {
        ...{ id: 'file', kind, width, height, hasAudio, duration: fromSeconds(duration) },
        url: URL.createObjectURL(file),
      },
    },
  });
}

/** Given files one after the other on the main track, with a text over a stretch of them. */
export async function foreignProject(job: {
  readonly files: readonly { readonly base64: string; readonly seconds: number; readonly trim?: number }[];
  readonly size: { readonly width: number; readonly height: number };
  readonly textFrom?: number;
  readonly textFor?: number;
}): Promise<Project> {
  const { files, size, textFrom = 0, textFor = 0 } = job;
  let at = 0;
  const main = files.map(({ seconds, trim = 0 }, index): DraftClip => {
    const clip = {
      ...span(`video-${index}`, at, seconds),
      ...{ type: 'video' as const, mediaId: `file-${index}`, trimStart: fromSeconds(trim) },
    };
    at += seconds;
    return clip;
  });
  const media = await Promise.all(
    files.map(async ({ base64 }, index): Promise<[string, Media[string]]> => {
      const file = blobOf(base64, 'video/mp4');
      const { width, height, hasAudio, duration } = await probe(file);
      const facts = { width, height, hasAudio, duration: fromSeconds(duration) };
      return [`file-${index}`, { id: `file-${index}`, kind: 'video', ...facts, url: URL.createObjectURL(file) }];
    }),
  );
  return document({
    id: 'foreign-job',
    size: { ...size, fps: 30 },
    main,
    captions: textFor > 0 ? [caption(0, textFrom, textFor)] : [],
    media: Object.fromEntries(media),
  });
}
