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
import { startConvert } from '@/engine/convert';
import { startFindSpeech } from '@/engine/voice';
import { blobOf, surface } from './pixels';

const [WIDTH, HEIGHT, FPS, RATE] = [1920, 1080, 30, 48_000];
/** A round of the talk, and its scenes, seconds. */
const ROUND = 10;
const SCENE = 5;
const SHORTEST_PAUSE = 0.4;

let talk: Blob = new Blob();
let release: () => Promise<void> = async () => undefined;
let percent = 0;

/** Two scenes: somebody who walks, and two people far apart, before things that move. */
async function makeRound(face: ImageBitmap, sound: AudioBuffer): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const video = new VideoSampleSource({
    codec: 'avc',
    quality: new Quality({ bitrate: 6_000_000 }),
    keyFrameInterval: 2,
  });
  if (!(await canEncodeAudio('aac'))) (await import('@mediabunny/aac-encoder')).registerAacEncoder();
  const audio = new AudioBufferSource({ codec: 'aac', quality: new Quality({ bitrate: 128_000 }) });
  output.addVideoTrack(video, { frameRate: FPS });
  output.addAudioTrack(audio);
  await output.start();
  await audio.add(sound);
  audio.close();
  const context = surface(WIDTH, HEIGHT);
  for (let frame = 0; frame < ROUND * FPS; frame += 1) {
    const time = frame / FPS;
    const isFirst = time < SCENE;
    context.fillStyle = isFirst ? '#3b5b6b' : '#8a6a3a';
    context.fillRect(0, 0, WIDTH, HEIGHT);
    for (let item = 0; item < 40; item += 1) {
      context.fillStyle = `hsl(${item * 29} 40% ${isFirst ? 30 : 60}%)`;
      const x = WIDTH * (0.5 + 0.5 * Math.sin(time * (0.3 + item * 0.05) + item));
      context.fillRect(x, (item * 137) % HEIGHT, 60, 40);
    }
    const places = isFirst ? [0.05 + time * 0.12] : [0.08, 0.62];
    for (const place of places) context.drawImage(face, place * WIDTH, 260, 560, (560 * face.height) / face.width);
    const sample = new VideoSample(context.canvas, { timestamp: time, duration: 1 / FPS });
    await video.add(sample);
    sample.close();
  }
  video.close();
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'video/mp4' });
}

/** Sentences with pauses between them, as long as a round. */
async function speechOf(wavs: readonly string[]): Promise<AudioBuffer> {
  const sound = new AudioBuffer({ length: ROUND * RATE, numberOfChannels: 1, sampleRate: RATE });
  const data = new Float32Array(sound.length);
  let at = 0.5;
  for (const wav of wavs) {
    const context = new OfflineAudioContext(1, RATE, RATE);
    const said = await context.decodeAudioData(await (await fetch(wav)).arrayBuffer());
    if (at + said.duration > ROUND - 0.5) break;
    data.set(said.getChannelData(0), Math.round(at * RATE));
    at += said.duration + 0.8;
  }
  sound.copyToChannel(data, 0);
  return sound;
}

interface TalkReport {
  /** Milliseconds of the passes that the clipper makes one after the other, and of all. */
  readonly total: number;
  readonly looking: number;
  readonly listening: number;
  readonly cuts: number;
  /** Of the looks, those with the people who were there. */
  readonly facesRight: number;
  readonly looks: number;
  readonly spoken: number;
}

/** What the bench of the clipper calls. */
export const clipperApi = {
  /** Makes the recording (1080p, so many rounds of ten seconds). @param face base64 of a JPEG */
  makeTalk: async (face: string, wavs: readonly string[], rounds: number): Promise<number> => {
    await release();
    const image = await createImageBitmap(blobOf(face, 'image/jpeg'));
    const round = await makeRound(image, await speechOf(wavs));
    const ranges = Array.from({ length: rounds }, () => ({
      start: 0,
      end: ROUND,
      mode: 'before' as const,
      name: 'talk',
    }));
    const job = startConvert({ kind: 'cut', source: round, ranges, isJoined: true });
    const { result } = await job.done;
    const [file] = result.files;
    if (!file) throw new Error('no video');
    talk = file.blob;
    release = job.release;
    return file.duration;
  },
  /** The passes of an analysis, as the clipper makes them. */
  analyzeTalk: async (): Promise<TalkReport> => {
    const started = performance.now();
    const looking = startConvert({ kind: 'scenes', source: talk, looks: true });
    looking.onProgress((now) => {
      percent = now.percent;
    });
    const scenes = (await looking.done).result;
    const looked = performance.now();
    await startConvert({ kind: 'silences', source: talk, shortest: SHORTEST_PAUSE }).done;
    const { speech } = (await startFindSpeech({ source: talk }).done).result;
    const listened = performance.now();
    const looks = scenes.looks ?? [];
    const right = looks.filter(({ time, faces }) => faces.length === (time % ROUND < SCENE ? 1 : 2));
    return {
      total: listened - started,
      looking: looked - started,
      listening: listened - looked,
      cuts: scenes.times.length,
      facesRight: right.length / Math.max(1, looks.length),
      looks: looks.length,
      spoken: speech.length,
    };
  },
  analyzePercent: (): number => percent,
};

export type ClipperApi = typeof clipperApi;
