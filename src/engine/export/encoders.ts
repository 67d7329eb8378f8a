import type { ExportPlan } from './choosePlan';
import { ExportError } from './errors';
import { loadOwnAac } from './ownAac';

/** Fetches the encoders of our own that a plan needs: AAC about 1 MB (Chromium on Linux, Firefox), MP3 about 0.3 MB. */
export async function loadEncoders({ needsAacEncoder, audioCodec }: ExportPlan): Promise<void> {
  try {
    if (needsAacEncoder) await loadOwnAac();
    if (audioCodec === 'mp3') (await import('@mediabunny/mp3-encoder')).registerMp3Encoder();
  } catch (cause) {
    throw new ExportError({ code: 'no-audio-encoder', detail: String(cause) });
  }
}
