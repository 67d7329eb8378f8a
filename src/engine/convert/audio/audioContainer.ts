import type { AudioContainer } from '../types';

/** Containers that a sound's packets go into as they are. */
const HOMES: Readonly<Record<string, AudioContainer>> = {
  aac: 'm4a',
  mp3: 'mp3',
  opus: 'ogg',
  vorbis: 'ogg',
  flac: 'flac',
  'pcm-s16': 'wav',
  'pcm-s24': 'wav',
  'pcm-s32': 'wav',
  'pcm-f32': 'wav',
  'pcm-u8': 'wav',
};

/** Where a codec's packets can go as they are; null where nothing fits. */
export const audioHome = (codec: string | null): AudioContainer | null => HOMES[codec ?? ''] ?? null;
