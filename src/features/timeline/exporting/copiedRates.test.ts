import { readFileSync } from 'node:fs';
import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { applyAction } from '@/engine/edit/applyAction';
import { copiedPercent, estimateSize, forecastCopy, startExport } from '@/engine/export';
import { createProject } from '@/engine/project/createProject';
import type { Project } from '@/engine/project/schema';
import { commonRates, type FrameRate, rateNumber } from '@/engine/time/frameRate';
import { fromSeconds, ticks, ZERO } from '@/engine/time/ticks';
import { canvasLike } from '../model/canvasSizes';
import { buildMedia } from '../panels/items/buildItem';
import { rateOf } from '../panels/media/completeMedia';
import { readFile } from '../panels/media/readFile';

/**
 * A video of any common rate is dropped in, the canvas follows it, and the export is the video: its packets, byte for byte,
 * at its exact rate. Nothing can be encoded here: the encoder that the browser promises does not exist.
 */
const containers = {
  mp4: ['video/mp4', () => new Mp4OutputFormat()],
  mov: ['video/quicktime', () => new MovOutputFormat()],
  // Its clock counts milliseconds: no image of a fractional rate lies where it should.
  mkv: ['video/x-matroska', () => new MkvOutputFormat()],
} as const;
type Container = keyof typeof containers;
/** So many that their length lies below a whole millisecond at 29.97 and at 30: MKV's clock cuts it off. */
const FRAMES = 65;

const isConfigSupported = async (config: object) => ({ supported: true, config });
Object.assign(globalThis, { VideoEncoder: Object.assign(() => undefined, { isConfigSupported }) });
Object.assign(globalThis, { VideoDecoder: { isConfigSupported } });

const open = (source: Blob): Input => new Input({ formats: ALL_FORMATS, source: new BlobSource(source) });

async function packetsOf(file: Blob): Promise<readonly EncodedPacket[]> {
  const track = await open(file).getPrimaryVideoTrack();
  if (!track) throw new Error('no image in the file');
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return packets;
}

/** The first images of a phone's video (some look ahead), played at another rate, in another container. */
async function aVideo(container: Container, { num, den }: FrameRate): Promise<File> {
  const [type, format] = containers[container];
  const track = await open(
    new Blob([readFileSync('src/testing/e2e/material/foreign/phone.mp4')]),
  ).getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('no image in the material');
  const target = new BufferTarget();
  const output = new Output({ format: format(), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate: num / den });
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const image = Math.round(packet.timestamp * 30);
    if (image >= FRAMES) continue;
    await source.add(packet.clone({ timestamp: (image * den) / num, duration: den / num }), { decoderConfig });
  }
  await output.finalize();
  return new File([target.buffer ?? ''], `a.${container}`, { type });
}

/** What the editor makes of a dropped file whose canvas it follows. */
async function projectOf(file: File): Promise<Project> {
  const read = await readFile(file);
  if ('refusal' in read) throw new Error(read.refusal.code);
  const { kind, width, height, duration } = read.facts;
  const common = { id: 'v', kind, name: file.name, url: '', width, height, hasAudio: false };
  const media = { ...common, duration: fromSeconds(duration), ...rateOf(read.facts) };
  const empty = createProject({ title: 't', id: 'p' });
  const project = applyAction(empty, buildMedia(empty, media, { at: ZERO }).action);
  const patch = canvasLike(project.canvas, media);
  return patch ? applyAction(project, { type: 'setCanvas', patch }) : project;
}

const rows = commonRates.flatMap((rate) =>
  (Object.keys(containers) as Container[]).map((container) => [rateNumber(rate), container, rate] as const),
);

test.each(rows)('a video of %s a second in %s is copied whole, at its exact rate', async (_, container, rate) => {
  const file = await aVideo(container, rate);
  const project = await projectOf(file);
  expect(project.canvas.fps).toEqual(rate);
  const blobs = new Map([['v', file]]);
  const forecast = await forecastCopy(project, { blobs });
  expect(forecast && copiedPercent(forecast)).toBe(100);

  const made = await startExport(project, { blobs }).result;
  expect(made.framesByPath).toEqual({ copy: FRAMES, direct: 0, planar: 0, repeat: 0, canvas: 0 });
  const [given, copied] = [await packetsOf(file), await packetsOf(made.blob)];
  expect(copied).toHaveLength(FRAMES);
  for (const [index, { data, type, timestamp, duration }] of copied.entries()) {
    expect(Buffer.compare(data, given[index]?.data ?? new Uint8Array())).toBe(0);
    expect(type).toBe(given[index]?.type);
    const image = Math.round((timestamp * rate.num) / rate.den);
    expect(timestamp).toBeCloseTo((image * rate.den) / rate.num, 9);
    expect(duration).toBeCloseTo(rate.den / rate.num, 9);
  }
  const track = await open(made.blob).getPrimaryVideoTrack();
  expect((await track?.getTimeResolution()) ?? 0).toBe(rate.num);
  // All but the index of the packets.
  const told = estimateSize(project, { blobs }, { copy: forecast }).bytes;
  expect(made.size - told).toBeGreaterThan(0);
  expect((made.size - told) / made.size).toBeLessThan(0.05);
});

test('a clip that ends within an image shows it as long as any other', async () => {
  const rate = { num: 30000, den: 1001 };
  const file = await aVideo('mp4', rate);
  const whole = await projectOf(file);
  const clipId = whole.tracks.main.clips[0]?.id ?? '';
  const project = applyAction(whole, { type: 'trimClip', clipId, edge: 'end', to: ticks(63.4 * 4004) });
  const made = await startExport(project, { blobs: new Map([['v', file]]) }).result;
  const copied = await packetsOf(made.blob);
  expect(copied).toHaveLength(64);
  for (const { duration } of copied) expect(duration).toBeCloseTo(1001 / 30000, 9);
  expect(made.duration).toBeCloseTo((64 * 1001) / 30000, 9);
});
