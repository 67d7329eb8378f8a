import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  EncodedPacketSink,
  Input,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny';
import { type ConvertProgress, type ConvertRequest, type CutMode, type Span, startConvert } from '@/engine/convert';
import { ConvertError } from '@/engine/convert/errors';
import { probe } from '@/engine/media';
import { aClip } from './clips';
import { brightenings, hasColorTags, onsets } from './demux';
import { blobOf, surface } from './pixels';

let source: Blob = new Blob();
let progress: ConvertProgress | null = null;
let release: () => Promise<void> = async () => undefined;

async function run<R extends ConvertRequest>(request: R) {
  const begun = performance.now();
  const job = startConvert(request);
  progress = null;
  job.onProgress((now) => {
    progress = now;
  });
  const { result } = await job.done;
  return { result, ms: performance.now() - begun, release: job.release };
}

const range = (span: Span, mode: CutMode) => ({ ...span, mode, name: mode });

/** A hash of every packet of the image, in order, and when it is shown. */
async function packetsOf(blob: Blob): Promise<readonly { readonly hash: string; readonly time: number }[]> {
  const input = new Input({ source: new BlobSource(blob), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return [];
    const found: { hash: string; time: number }[] = [];
    for await (const { data, timestamp } of new EncodedPacketSink(track).packets()) {
      // The end of a packet tells it apart; parameter sets may stand before it.
      const digest = await crypto.subtle.digest('SHA-1', data.slice(-400));
      found.push({ hash: [...new Uint8Array(digest)].join(), time: timestamp });
    }
    return found;
  } finally {
    input.dispose();
  }
}

interface CutReport {
  readonly ms: number;
  readonly spans: readonly Span[];
  readonly duration: number;
  readonly frames: number;
  readonly copied: number;
  readonly encoded: number;
  /** Packets whose bytes stand in the source too. */
  readonly found: number;
  /** Seconds at which the image flashes and the sound begins. */
  readonly flashes: readonly number[];
  readonly beeps: readonly number[];
  readonly hasColorTags: boolean;
}

/** Colors and places of the scenes of a video with known cuts. */
async function scenesVideo(
  cuts: readonly number[],
  seconds: number,
  kind: 'still' | 'moving' | 'flashes',
): Promise<Blob> {
  const [width, height, fps] = [320, 180, 30];
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const video = new VideoSampleSource({
    codec: 'avc',
    quality: new Quality({ bitrate: 1_000_000 }),
    keyFrameInterval: 2,
  });
  output.addVideoTrack(video, { frameRate: fps });
  await output.start();
  const context = surface(width, height);
  for (let frame = 0; frame < seconds * fps; frame += 1) {
    const time = frame / fps;
    const scene = cuts.filter((cut) => cut <= time + 1e-6).length;
    const shift = kind === 'moving' ? frame * 5 : Math.sin(frame / 9) * 3;
    context.fillStyle = `hsl(${(scene * 137) % 360} 45% ${35 + ((scene * 23) % 40)}%)`;
    context.fillRect(0, 0, width, height);
    for (let item = 0; item < 14; item += 1) {
      context.fillStyle = `hsl(${(scene * 71 + item * 29) % 360} 60% ${30 + ((item * 37 + scene * 11) % 50)}%)`;
      const x = (((item * 53 + scene * 31 + shift) % (width + 60)) + width + 60) % (width + 60);
      context.fillRect(x - 60, (item * 41 + scene * 17) % height, 24 + ((item * 7) % 40), 18 + ((item * 13) % 36));
    }
    if (kind === 'flashes' && frame % 50 === 20) {
      context.fillStyle = 'white';
      context.fillRect(0, 0, width, height);
    }
    const sample = new VideoSample(context.canvas, { timestamp: time, duration: 1 / fps });
    await video.add(sample);
    sample.close();
  }
  video.close();
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'video/mp4' });
}

interface ScenesReport {
  readonly expected: readonly number[];
  readonly found: readonly number[];
}

/** What journeys and the bench of the tools call. */
export const convertApi = {
  /** The video that the calls below work on (base64). */
  giveSource: (base64: string, type: string): void => {
    source = blobOf(base64, type);
  },
  /** Makes a video of a minute and more by joining a clip so many times; of the size that phones video in, if not told. */
  makeLong: async (
    times: number,
    size = { width: 1920, height: 1080 },
  ): Promise<{ readonly size: number; readonly seconds: number }> => {
    await release();
    const clip = await aClip({ ...size, seconds: 10, hasAudio: true, bitrate: 8_000_000 });
    const ranges = Array.from({ length: times }, () => range({ start: 0, end: 10 }, 'before'));
    const made = await run({ kind: 'cut', source: clip, ranges, isJoined: true });
    const [file] = made.result.files;
    if (!file) throw new Error('no video');
    source = file.blob;
    release = made.release;
    return { size: file.blob.size, seconds: file.duration };
  },
  cut: async (spans: readonly Span[], mode: CutMode, isJoined = false): Promise<CutReport> => {
    const ranges = spans.map((span) => range(span, mode));
    const made = await run({ kind: 'cut', source, ranges, isJoined });
    const [file] = made.result.files;
    if (!file) throw new Error('no file');
    const known = new Set((await packetsOf(source)).map(({ hash }) => hash));
    const packets = await packetsOf(file.blob);
    const [flashes, beeps] = [await brightenings(file.blob), await onsets(file.blob)];
    const isTagged = await hasColorTags(file.blob);
    await made.release();
    const { duration, copied, encoded } = file;
    const found = packets.filter(({ hash }) => known.has(hash)).length;
    const counts = { duration, frames: packets.length, copied, encoded, found };
    return { ms: made.ms, spans: file.spans, ...counts, flashes, beeps, hasColorTags: isTagged };
  },
  /** Only the time of a cut and of taking the sound, for the bench. */
  timeCut: async (
    span: Span,
    mode: CutMode,
  ): Promise<{ readonly ms: number; readonly duration: number; readonly encoded: number }> => {
    const made = await run({ kind: 'cut', source, ranges: [range(span, mode)], isJoined: false });
    await made.release();
    const [file] = made.result.files;
    return { ms: made.ms, duration: file?.duration ?? 0, encoded: file?.encoded ?? -1 };
  },
  timeAudio: async (): Promise<{ readonly ms: number; readonly duration: number; readonly copied: number }> => {
    const made = await run({ kind: 'audio', source, format: 'original' });
    await made.release();
    const [file] = made.result.files;
    return { ms: made.ms, duration: file?.duration ?? 0, copied: file?.copied ?? 0 };
  },
  /** What the sound of the given source is, and for how many seconds it is heard. */
  listen: async () => {
    const { audioCodec, canDecodeAudio } = await probe(source);
    const { levels } = (await run({ kind: 'silences', source })).result;
    return { audioCodec, canDecodeAudio, loud: levels.filter((below) => below < 40).length / 100 };
  },
  convertProgress: (): ConvertProgress | null => progress,
  scenes: async (kind: 'still' | 'moving' | 'flashes'): Promise<ScenesReport> => {
    const expected = [1.5, 3.2, 4.4, 6.9, 8.1, 10.6, 12];
    const video = await scenesVideo(expected, 14, kind);
    const { result } = await run({ kind: 'scenes', source: video });
    return { expected, found: result.times };
  },
  /** Why a conversion of the given source cannot be done. */
  convertFailure: async (kind: 'cut' | 'audio'): Promise<string> => {
    try {
      if (kind === 'audio') await run({ kind, source, format: 'original' });
      else await run({ kind, source, ranges: [range({ start: 0, end: 1 }, 'smart')], isJoined: false });
      return 'none';
    } catch (error) {
      return error instanceof ConvertError ? (error.mediaCode ?? error.code) : String(error);
    }
  },
  /** Cancels a cut that encodes all; says how it ended and what is left on the disk. */
  cancelCut: async (): Promise<{ readonly end: string; readonly left: readonly string[] }> => {
    const job = startConvert({
      kind: 'cut',
      source,
      ranges: [range({ start: 0, end: 1e6 }, 'exact')],
      isJoined: false,
    });
    setTimeout(job.cancel, 600);
    const end = await job.done.then(
      () => 'done',
      (error: unknown) => (error instanceof Error ? error.name : String(error)),
    );
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('engine-work', { create: true });
    const left: string[] = [];
    for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) left.push(name);
    return { end, left: left.filter((name) => name.includes(job.id)) };
  },
};

export type ConvertApi = typeof convertApi;
