import { readFileSync } from 'node:fs';
import { type AudioCodec, AudioSample, CustomAudioDecoder, type EncodedPacket, registerDecoder } from 'mediabunny';
import { audioSamples } from './audioSamples';
import { openInput } from './openInput';

const material = 'src/testing/e2e/material';
const OPUS_LEAD_IN = 312 / 48_000;

/**
 * As Chromium's decoders give and date what they decode: whatever comes first has the time of the packet that they were begun
 * with, and the rest follows on it. Vorbis gives nothing for that packet, Opus leaves the encoder's lead-in out of it. What a
 * piece sounds like is the time at which it is to be heard.
 */
class ChromiumLike extends CustomAudioDecoder {
  private at: number | null = null;

  static override supports = (codec: AudioCodec): boolean => codec === 'vorbis' || codec === 'opus';
  init(): void {}
  flush(): void {
    this.at = null;
  }
  close(): void {}

  decode(packet: EncodedPacket): void {
    const isFirst = this.at === null;
    this.at ??= packet.timestamp;
    const lost = this.codec === 'opus' && isFirst ? OPUS_LEAD_IN : 0;
    const { sampleRate } = this.config;
    const frames = this.codec === 'vorbis' && isFirst ? 0 : Math.round((packet.duration - lost) * sampleRate);
    if (frames <= 0) return;
    const data = new Float32Array(frames).fill(packet.timestamp + lost);
    this.onSample(new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate, timestamp: this.at }));
    this.at += frames / sampleRate;
  }
}

beforeAll(() => registerDecoder(ChromiumLike));

interface Piece {
  /** Seconds: when it is said to begin, and to end. */
  readonly at: number;
  readonly end: number;
  readonly values: Float32Array;
}

async function read(path: string, start?: number, end?: number): Promise<readonly Piece[]> {
  const input = await openInput(new Blob([readFileSync(`${material}/${path}`)]));
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('no track');
  const pieces: Piece[] = [];
  for await (const sample of audioSamples(track, start, end)) {
    const values = new Float32Array(sample.numberOfFrames);
    sample.copyTo(values, { planeIndex: 0, format: 'f32-planar' });
    pieces.push({ at: sample.timestamp, end: sample.timestamp + sample.duration, values });
    sample.close();
  }
  input.dispose();
  return pieces;
}

/** WebM rounds times to milliseconds. */
const ROUNDING_SECONDS = 0.002;

describe.each(['codecs/vorbis.ogg', 'foreign/opus.ogg'])('%s', (path) => {
  test.each([0, 0.2, 0.5])('from %d s on each piece is dated as it is to be heard', async (start) => {
    const pieces = await read(path, start);
    expect(pieces.length).toBeGreaterThan(5);
    for (const { at, values } of pieces) expect(Math.abs(at - (values[0] ?? 0))).toBeLessThan(ROUNDING_SECONDS);
  });

  test('nothing is given that ends before the beginning, and nothing is missing at it', async () => {
    const [first] = await read(path, 0.4);
    expect(first?.end).toBeGreaterThan(0.4);
    expect(first?.at).toBeLessThanOrEqual(0.4 + ROUNDING_SECONDS);
  });

  test('it stops at the end that is asked for', async () => {
    const pieces = await read(path, 0.1, 0.3);
    expect(pieces.at(-1)?.at).toBeLessThan(0.3);
    expect(pieces.at(-1)?.end).toBeGreaterThan(0.3 - ROUNDING_SECONDS);
  });
});

test.each([0, 0.2, 0.5])('Vorbis in WebM, from %d s: the first piece is dated as it is to be heard', async (start) => {
  // Only the first: this container rounds what it tells of lengths, by which the stand-in dates the others.
  const [first] = await read('foreign/vorbis.webm', start);
  expect(Math.abs((first?.at ?? 0) - (first?.values[0] ?? 0))).toBeLessThan(ROUNDING_SECONDS);
  expect(first?.end).toBeGreaterThan(start);
});

test('a decoder that loses nothing is read as it is: a WAV to the sample', async () => {
  const bytes = readFileSync(`${material}/codecs/pcm.wav`);
  const data = bytes.subarray(bytes.indexOf('data') + 8);
  const pieces = await read('codecs/pcm.wav', 0.2, 0.4);
  const [first] = pieces;
  if (!first) throw new Error('silent');
  expect(first.at).toBeLessThanOrEqual(0.2);
  const rate = bytes.readUInt32LE(24);
  const channels = bytes.readUInt16LE(22);
  const from = Math.round(first.at * rate);
  for (const frame of [0, 1, 100, first.values.length - 1])
    expect(first.values[frame]).toBeCloseTo(data.readInt16LE((from + frame) * channels * 2) / 32_768, 4);
});
