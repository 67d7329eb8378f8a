import type { PublishState } from '../publishing';
import type { LabelState, PlanState, TextState, VideoLength, VideoRatio } from './types';

/** Names for lines of details and tooltips; sentences say what a codec means instead. */
const names: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'H.265',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  aac: 'AAC',
  mp3: 'MP3',
  opus: 'Opus',
  vorbis: 'Vorbis',
  flac: 'FLAC',
  'pcm-s16': 'PCM',
};

/** A codec as people who make videos call it. */
export const codecName = (codec: string): string =>
  Object.hasOwn(names, codec) ? (names[codec] ?? codec) : codec.toUpperCase();

const shapes: readonly (readonly [VideoRatio, number])[] = [
  ['9:16', 9 / 16],
  ['3:4', 3 / 4],
  ['1:1', 1],
  ['4:3', 4 / 3],
  ['16:9', 16 / 9],
];
/** 1080 × 1918 is still 9:16. */
const tolerance = 0.02;

/** The shape of an image of this size, pixels. */
export function ratioOf(width: number, height: number): VideoRatio {
  const found = shapes.find(([, shape]) => Math.abs(width / height / shape - 1) <= tolerance);
  return found?.[0] ?? 'other';
}

/** @param seconds Of the video; a frame more than 15 s still counts as 15 */
export function lengthOf(seconds: number): VideoLength {
  if (seconds <= 15.1) return '15';
  if (seconds <= 30.1) return '30';
  return seconds <= 60.1 ? '60' : 'long';
}

interface Labelled {
  readonly is_ai: boolean;
  readonly ai_label: { readonly visible: boolean; readonly metadata: boolean };
}

/** Whether the duty to label AI content is met, in the image and in the file. */
export function labelStateOf({ is_ai, ai_label }: Labelled): LabelState {
  if (ai_label.visible && ai_label.metadata) return 'full';
  if (!is_ai) return 'free';
  return ai_label.visible || ai_label.metadata ? 'part' : 'none';
}

export interface TextCounts {
  readonly high: number;
  readonly mid: number;
  readonly low: number;
}

/** The gravest level; without any text nothing can be said. */
export function textStateOf(counts: TextCounts, hasTexts: boolean): TextState {
  if (!hasTexts) return 'unknown';
  if (counts.high > 0) return 'high';
  if (counts.mid > 0) return 'mid';
  return counts.low > 0 ? 'low' : 'clean';
}

const waiting: readonly PublishState[] = [
  'pending_approval',
  'scheduled',
  'queued',
  'publishing',
  'waiting_user',
  'under_review',
];
const broken: readonly PublishState[] = ['failed', 'platform_rejected', 'rejected', 'unknown'];

/** Posts that cannot go out any more once their video is gone. */
export const needsVideo = (state: PublishState): boolean =>
  ['draft', 'pending_approval', 'rejected', 'scheduled', 'queued', 'waiting_user', 'failed'].includes(state);

/** What became of a video by the states of its posts: online counts most, then what waits, then what failed. */
export function planStateOf(states: readonly PublishState[]): PlanState {
  if (states.includes('published')) return 'published';
  if (states.some((state) => waiting.includes(state))) return 'planned';
  return states.some((state) => broken.includes(state)) ? 'failed' : 'none';
}
