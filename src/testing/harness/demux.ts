import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input, VideoSampleSink } from 'mediabunny';
import { assumeColors } from '@/engine/media/videoColors';
import { pixelsOf, surface } from './pixels';

/** What the file itself says. */
export interface VideoFacts {
  readonly container: string;
  readonly videoCodec: string | null;
  readonly audioCodec: string | null;
  readonly width: number;
  readonly height: number;
  /** Images in the file. */
  readonly frames: number;
  /** Seconds: first image's start, last image's end, end of the sound. */
  readonly firstFrame: number;
  readonly videoEnd: number;
  readonly audioEnd: number | null;
  /** Largest distance of two neighbors in seconds; a dropped image shows here. */
  readonly longestGap: number;
  readonly tags: string;
}

const open = (blob: Blob): Input => new Input({ source: new BlobSource(blob), formats: ALL_FORMATS });

export async function factsOf(blob: Blob): Promise<VideoFacts> {
  const input = open(blob);
  try {
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    if (!video) throw new Error('no image in the file');
    const times: number[] = [];
    let videoEnd = 0;
    for await (const packet of new EncodedPacketSink(video).packets()) {
      // What is dated before zero only helps to decode: players do not show it.
      if (packet.timestamp > -1e-6) times.push(packet.timestamp);
      videoEnd = Math.max(videoEnd, packet.timestamp + packet.duration);
    }
    times.sort((a, b) => a - b);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    return {
      container: (await input.getFormat()).name,
      videoCodec: video.codec,
      audioCodec: audio?.codec ?? null,
      width: video.displayWidth,
      height: video.displayHeight,
      frames: times.length,
      firstFrame: times[0] ?? Number.NaN,
      videoEnd,
      audioEnd: audio ? await audio.computeDuration() : null,
      longestGap: Math.max(...gaps),
      tags: JSON.stringify(await input.getMetadataTags()),
    };
  } finally {
    input.dispose();
  }
}

/** Whether the file says anything of its colors. */
export async function hasColorTags(blob: Blob): Promise<boolean> {
  const input = open(blob);
  try {
    const { matrix, primaries, transfer } = (await (await input.getPrimaryVideoTrack())?.getColorSpace()) ?? {};
    return Boolean(matrix || primaries || transfer);
  } finally {
    input.dispose();
  }
}

/** The image on screen at each time (seconds), in the file's own size. */
export async function imagesAt(blob: Blob, times: readonly number[]): Promise<readonly ImageData[]> {
  const input = open(blob);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error('no image in the file');
    const context = surface(track.displayWidth, track.displayHeight);
    const found: ImageData[] = [];
    // A copy of an untagged source has no tags either: read as browsers play it.
    for await (const sample of new VideoSampleSink(assumeColors(track)).samplesAtTimestamps(times)) {
      if (!sample) throw new Error('no image at a time that was asked for');
      sample.draw(context, 0, 0);
      sample.close();
      found.push(pixelsOf(context));
    }
    return found;
  } finally {
    input.dispose();
  }
}

/** Seconds at which the image turns from dark to bright. */
export async function brightenings(blob: Blob): Promise<readonly number[]> {
  const input = open(blob);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error('no image in the file');
    const context = surface(8, 8);
    const found: number[] = [];
    let wasBright = false;
    for await (const sample of new VideoSampleSink(track).samples()) {
      sample.draw(context, 0, 0, 8, 8);
      const isBright = (pixelsOf(context).data[0] ?? 0) > 128;
      if (isBright && !wasBright) found.push(sample.timestamp);
      wasBright = isBright;
      sample.close();
    }
    return found;
  } finally {
    input.dispose();
  }
}

const LOUD = 0.1;
/** A beep's own waves cross zero; silence this long (seconds) ends it. */
const QUIET_SECONDS = 0.02;

/** Seconds at which sound begins after silence, by the browser's own demuxer and decoder, not the library that wrote it. */
export async function onsets(blob: Blob): Promise<readonly number[]> {
  const audio = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await blob.arrayBuffer());
  const data = audio.getChannelData(0);
  const found: number[] = [];
  let lastLoud = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < data.length; index += 1) {
    if (Math.abs(data[index] ?? 0) < LOUD) continue;
    if (index - lastLoud > QUIET_SECONDS * audio.sampleRate) found.push(index / audio.sampleRate);
    lastLoud = index;
  }
  return found;
}
