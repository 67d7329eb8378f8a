import { type MouthTrack, mouthTrack } from '@/engine/figure';
import { foldToMono } from '@/engine/media/foldDown';
import { HttpError } from '@/lib/request/errors';
import { ToolError } from '../shell';

/** Enough for everything that a mouth follows. */
const RATE = 24_000;

/** Moves a mouth to a sound file of any kind that the browser reads. Throws ToolError when there is nothing to hear. */
export async function mouthOf(audio: Blob): Promise<MouthTrack> {
  let buffer: AudioBuffer;
  try {
    buffer = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await audio.arrayBuffer());
  } catch {
    throw new ToolError('toolFigure.noAudio');
  }
  return mouthTrack(foldToMono(buffer), buffer.sampleRate);
}

export async function fetchAudio(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new HttpError(response.status);
  return response.blob();
}
