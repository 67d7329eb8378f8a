import { parseProject } from '@/engine/project/parseProject';
import { PROJECT_VERSION, type Project } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';
import { type DraftAudio, type DraftClip, span } from '../draft';
import { imageUrl } from '../images';
import { wavBlob } from '../wav';

const RATE = 8_000;
const AUDIO_SECONDS = 240;
const FILES = 6;

interface LineMedia {
  /** Of a video of at least `videoSeconds`. */
  readonly videoUrl: string | undefined;
  readonly videoSeconds: number;
}

/** Swelling noise: a waveform with some life in it. */
export const tuneUrl = (seed: number): string =>
  URL.createObjectURL(
    wavBlob(RATE * AUDIO_SECONDS, RATE, (frame) => {
      const time = frame / RATE;
      const beat = Math.exp(-((time * (1.6 + seed * 0.2)) % 1) * 5);
      const swell = 0.35 + 0.3 * Math.sin(time * 0.7 + seed) ** 2;
      return Math.sin(frame * frame * 0.37 + seed) * swell * (0.25 + beat * 0.75);
    }),
  );

const words = ['早上装的热水，晚上还烫嘴', '三百一十六不锈钢', '单手一按就开', '今天下单送杯刷', '装满也不漏'];

function mainClips(count: number, media: LineMedia): DraftClip[] {
  const length = media.videoUrl ? Math.min(media.videoSeconds, 4) : 4;
  let at = 0;
  return Array.from({ length: count }, (_, index): DraftClip => {
    const seconds = 1 + ((index * 7) % 10) / 10 + (count < 10 ? 2 : 0);
    const isVideo = media.videoUrl !== undefined && index % 3 !== 2;
    const place = span(`main-${index}`, at, isVideo ? Math.min(seconds, length) : seconds);
    at += (place.duration as number) / fromSeconds(1);
    if (!isVideo) return { ...place, type: 'image', mediaId: `image-${index % 2}` };
    return {
      ...place,
      type: 'video',
      mediaId: `video-${index % FILES}`,
      effects: index % 5 === 1 ? [{ id: `fx-${index}`, type: 'blur', params: {} }] : [],
      reversed: index % 11 === 4,
    };
  });
}

function overlayClips(track: number, count: number): DraftClip[] {
  return Array.from({ length: count }, (_, index): DraftClip => {
    const place = span(`over-${track}-${index}`, index * 1.6 + track * 0.3, 1.2 + ((index * 3) % 4) / 10);
    const text = words[(index + track) % words.length] ?? '';
    if (track === 0) return { ...place, type: 'caption', templateKey: 'bold', texts: { caption: text } };
    if (track === 1) return { ...place, type: 'text', text };
    if (track === 2) return { ...place, type: 'sticker', mediaId: 'badge' };
    return { ...place, type: 'shape', shape: 'star' };
  });
}

function audios(track: number, count: number): DraftAudio[] {
  const role = (['voice', 'music', 'effect'] as const)[track % 3] ?? 'voice';
  const seconds = role === 'music' ? 12 : 1.4;
  return Array.from(
    { length: count },
    (_, index): DraftAudio => ({
      ...span(`audio-${track}-${index}`, index * (seconds + 0.2), seconds),
      type: 'audio',
      mediaId: `tune-${(index + track) % 3}`,
      trimStart: fromSeconds((index * 5) % 180),
      role,
      fadeIn: fromSeconds(index % 4 === 0 ? 0.3 : 0),
      fadeOut: fromSeconds(index % 3 === 0 ? 0.5 : 0),
    }),
  );
}

/** A project of `count` clips on eight tracks (three on four, when there are few): cuts, captions, stickers, sounds. */
export async function lineProject(count: number, media: LineMedia): Promise<Project> {
  const isFew = count < 20;
  const share = Math.max(1, Math.floor(count / 8));
  const music12 = Math.max(1, Math.floor(share / 8));
  const main = mainClips(isFew ? count : count - share * 5 - music12 * 1 - share, media);
  const images = ['warm', 'vivid'] as const;
  const image = async (id: string, name: (typeof images)[number] | 'badge') => [
    id,
    { id, kind: 'image' as const, url: await imageUrl(name), name: `${name}.png`, width: 600, height: 800 },
  ];
  const videos = Array.from({ length: FILES }, (_, index) => {
    const id = `video-${index}`;
    const name = `保温杯-${index + 1}.mp4`;
    const duration = fromSeconds(media.videoSeconds);
    return [
      id,
      {
        id,
        kind: 'video',
        url: media.videoUrl ?? '',
        name,
        width: 720,
        height: 1280,
        duration,
        hasAudio: index % 2 === 0,
      },
    ];
  });
  const tunes = [0, 1, 2].map((index) => {
    const id = `tune-${index}`;
    return [
      id,
      { id, kind: 'audio', url: tuneUrl(index), name: `配乐 ${index + 1}.wav`, duration: fromSeconds(AUDIO_SECONDS) },
    ];
  });
  const stills = await Promise.all([image('image-0', 'warm'), image('image-1', 'vivid'), image('badge', 'badge')]);
  const transitions = main.flatMap((left, index) => {
    const right = main[index + 1];
    return right && index % 2 === 0
      ? [{ id: `joint-${index}`, leftClipId: left.id, rightClipId: right.id, type: 'fade', duration: fromSeconds(0.4) }]
      : [];
  });
  return parseProject({
    version: PROJECT_VERSION,
    id: 'line',
    title: 'line',
    canvas: { width: 1080, height: 1920, fps: { num: 30, den: 1 } },
    tracks: {
      overlay: [0, 1, 2, 3].slice(0, isFew ? 1 : 4).map((track) => ({
        id: `overlay-${track}`,
        clips: overlayClips(track, isFew ? 2 : share),
      })),
      main: { id: 'main', clips: main, transitions },
      audio: [0, 1, 2].slice(0, isFew ? 2 : 3).map((track) => ({
        id: `audio-${track}`,
        clips: audios(track, isFew ? 1 : track === 1 ? music12 : share),
      })),
    },
    media: Object.fromEntries([...videos, ...tunes, ...stills]),
    markers: [
      { id: 'note', at: fromSeconds(3), label: '卖点' },
      ...Array.from({ length: 30 }, (_, index) => ({
        id: `beat-${index}`,
        at: fromSeconds(index * 0.5),
        kind: 'beat' as const,
      })),
    ],
  });
}
