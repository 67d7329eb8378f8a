import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';

/** What a container says of itself, read by a demuxer outside the browser. */
export interface VideoFacts {
  readonly name: string;
  readonly bytes: Buffer;
  readonly container: string;
  /** Seconds. */
  readonly duration: number;
  readonly video: { readonly codec: string | null; readonly width: number; readonly height: number } | null;
  readonly audio: {
    readonly codec: string | null;
    readonly sampleRate: number;
    readonly channels: number;
    /** Seconds. */
    readonly duration: number;
  } | null;
  /** All metadata of the file as one text, to look for labels in. */
  readonly tags: string;
}

/** Opens a downloaded video the way another program would. @throws when it is no video file */
export const probeVideo = async (download: Download): Promise<VideoFacts> =>
  probeBytes(readFileSync(await download.path()), download.suggestedFilename());

/** As `probeVideo`, for a file that came another way. */
export async function probeBytes(bytes: Buffer, name: string): Promise<VideoFacts> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  return {
    name,
    bytes,
    container: (await input.getFormat()).name,
    duration: await input.computeDuration(),
    video: video && { codec: video.codec, width: video.displayWidth, height: video.displayHeight },
    audio: audio && {
      codec: audio.codec,
      sampleRate: audio.sampleRate,
      channels: audio.numberOfChannels,
      duration: await audio.computeDuration(),
    },
    tags: JSON.stringify(await input.getMetadataTags()),
  };
}
