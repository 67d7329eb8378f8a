import {
  AudioBufferSource,
  BufferTarget,
  canEncodeAudio,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny';
import { VIDEO_COLORS } from '@/engine/render/planar';
import { surface } from './pixels';

export interface ClipOptions {
  readonly seconds: number;
  readonly width?: number;
  readonly height?: number;
  readonly fps?: number;
  /** Other seeds, other images. */
  readonly seed?: number;
  /** With a gliding tone, AAC. */
  readonly hasAudio?: boolean;
  /** Seconds between key frames. */
  readonly keyFrameInterval?: number;
  /** Bits a second. */
  readonly bitrate?: number;
  /** Default `pan`: the whole image moves all the time, the hardest for an encoder. */
  readonly camera?: 'pan' | 'tripod';
}

const made = new Map<string, Promise<Blob>>();

/** A video as a phone takes it: H.264, limited BT.709, a scene that pans with things moving across it. Made once each. */
export function aClip(options: ClipOptions): Promise<Blob> {
  const key = JSON.stringify(options);
  const known = made.get(key) ?? makeClip(options);
  made.set(key, known);
  return known;
}

async function makeClip(options: ClipOptions): Promise<Blob> {
  const { seconds, width = 1080, height = 1920, fps = 30, seed = 1, hasAudio = false } = options;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const video = new VideoSampleSource({
    codec: 'avc',
    quality: new Quality({ bitrate: options.bitrate ?? 8_000_000 }),
    keyFrameInterval: options.keyFrameInterval ?? 1,
  });
  output.addVideoTrack(video, { frameRate: fps });
  const audio = hasAudio ? await audioSource() : null;
  if (audio) output.addAudioTrack(audio);
  await output.start();
  await audio?.add(await tone(seconds));
  audio?.close();
  const context = surface(width, height);
  const scenery = sceneryOf(seed, width, height * 2);
  for (let frame = 0; frame < Math.round(seconds * fps); frame += 1) {
    paint(context, scenery, frame / fps, options.camera ?? 'pan');
    const { data } = context.getImageData(0, 0, width, height);
    const sample = new VideoSample(
      new VideoFrame(data, {
        format: 'RGBX',
        codedWidth: width,
        codedHeight: height,
        timestamp: Math.round((frame * 1e6) / fps),
        duration: Math.round(1e6 / fps),
        colorSpace: VIDEO_COLORS,
      }),
    );
    await video.add(sample);
    sample.close();
  }
  video.close();
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'video/mp4' });
}

/** Own random numbers: equal images on every machine. */
function randomOf(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function sceneryOf(seed: number, width: number, height: number): OffscreenCanvas {
  const context = surface(width, height);
  const random = randomOf(seed);
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, `hsl(${(seed * 67) % 360} 60% 66%)`);
  gradient.addColorStop(1, `hsl(${(seed * 67 + 90) % 360} 55% 26%)`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  for (let index = 0; index < 500; index += 1) {
    context.fillStyle = `hsl(${Math.floor(random() * 360)} 55% 55% / 0.4)`;
    context.beginPath();
    context.arc(random() * width, random() * height, (0.005 + random() * 0.06) * width, 0, Math.PI * 2);
    context.fill();
  }
  return context.canvas;
}

function paint(
  context: OffscreenCanvasRenderingContext2D,
  scenery: OffscreenCanvas,
  time: number,
  camera: 'pan' | 'tripod',
): void {
  const { width, height } = context.canvas;
  context.drawImage(scenery, 0, camera === 'pan' ? -Math.round((height / 2) * (1 - Math.cos(time * 0.7))) : 0);
  for (let index = 0; index < 6; index += 1) {
    context.fillStyle = `hsl(${index * 60} 70% 50%)`;
    const x = width * (0.5 + 0.4 * Math.sin(time * (0.6 + index * 0.23) + index));
    const y = height * (0.5 + 0.4 * Math.cos(time * (0.5 + index * 0.17) + index * 2));
    context.fillRect(x, y, width * 0.08, width * 0.08);
  }
}

async function audioSource(): Promise<AudioBufferSource> {
  if (!(await canEncodeAudio('aac'))) (await import('@mediabunny/aac-encoder')).registerAacEncoder();
  return new AudioBufferSource({ codec: 'aac', quality: new Quality({ bitrate: 128_000 }) });
}

async function tone(seconds: number): Promise<AudioBuffer> {
  const rate = 48_000;
  const buffer = new AudioBuffer({ length: Math.round(seconds * rate), numberOfChannels: 2, sampleRate: rate });
  const data = new Float32Array(buffer.length);
  for (let index = 0; index < data.length; index += 1) {
    const time = index / rate;
    data[index] = 0.3 * Math.sin(2 * Math.PI * (300 * time + 40 * Math.sin(time)));
  }
  for (let channel = 0; channel < 2; channel += 1) buffer.copyToChannel(data, channel);
  return buffer;
}
