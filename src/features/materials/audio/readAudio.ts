import type { MadeAudio } from '@/blocks/materials';
import { findTempo } from '@/engine/audio';
import type { MessageId } from '@/hooks/useT';

export class AudioError extends Error {
  override readonly name = 'AudioError';
  constructor(readonly id: MessageId) {
    super(id);
  }
}

/** Decoded it would be 200 MB and more. */
const LONGEST = 600;
const MOST_BYTES = 100 * 1024 * 1024;
const RATE = 44_100;

/**
 * A sound file as samples, with its length and its tempo (0 = none that is clear).
 * @throws AudioError
 */
export async function readAudio(
  file: Blob,
): Promise<{ readonly audio: MadeAudio; readonly duration: number; readonly bpm: number }> {
  if (file.size > MOST_BYTES) throw new AudioError('material.sound.tooLong');
  const buffer = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await file.arrayBuffer()).catch(() => {
    throw new AudioError('material.sound.unreadable');
  });
  if (buffer.duration > LONGEST) throw new AudioError('material.sound.tooLong');
  if (buffer.length === 0) throw new AudioError('material.sound.unreadable');
  const channels = Array.from({ length: Math.min(2, buffer.numberOfChannels) }, (_, index) =>
    buffer.getChannelData(index),
  );
  const tempo = findTempo(channels[0] ?? new Float32Array(), buffer.sampleRate);
  return {
    audio: { channels, sampleRate: buffer.sampleRate },
    duration: Math.round(buffer.duration * 100) / 100,
    bpm: tempo ? Math.round(tempo) : 0,
  };
}
