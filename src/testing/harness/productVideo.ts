import { buildProductVideo } from '@/domain/storyboard/productVideo';
import type { Card, VoiceClip } from '@/domain/storyboard/types';
import { AudioMixer, findMaster, SAMPLE_RATE } from '@/engine/audio';
import { MixMeter, mixLoudness } from '@/engine/audio/mixMeter';
import { startExport } from '@/engine/export';
import { AudioReader } from '@/engine/media/audioReader';
import { MediaStore } from '@/engine/media/mediaStore';
import { openInput } from '@/engine/media/openInput';
import { createPlayer } from '@/engine/playback';
import { projectDuration } from '@/engine/project/projectDuration';
import type { Project } from '@/engine/project/schema';
import { toSeconds } from '@/engine/time/ticks';
import { image } from './material';
import { wavBlob } from './wav';

const VOICE_RATE = 24_000;
const LOUDNESS = { target: -14, truePeak: -1 };

const sentences: readonly (readonly [text: string, seconds: number])[] = [
  ['早上装的热水，晚上还烫嘴。', 2.9],
  ['三百一十六不锈钢内胆，装茶装咖啡都不串味。', 4.4],
  ['一只手就能开盖，开车、爬山都方便。', 3.6],
  ['杯身只有两百八十克，放包里不压肩。', 3.7],
  ['杯口打磨得圆润，喝水不烫嘴唇。', 3.2],
  ['现在下单立减二十，点下面的小黄车。', 3.8],
];

/** Syllables with hard onsets on a buzzing tone: as high in its peaks as a voice near a microphone. */
function voice(seed: number, seconds: number): VoiceClip {
  const blob = wavBlob(Math.round(seconds * VOICE_RATE), VOICE_RATE, (frame) => {
    const time = frame / VOICE_RATE;
    const phase = 2 * Math.PI * (150 * time + 4 * Math.sin(2 * time + seed));
    let buzz = 0;
    for (let harmonic = 1; harmonic <= 14; harmonic += 1) buzz += Math.sin(phase * harmonic) / harmonic;
    const syllable = (time * 4.5) % 1;
    return 0.4 * buzz * Math.exp(-3.5 * syllable) * (1 - Math.exp(-50 * syllable));
  });
  return { url: URL.createObjectURL(blob), duration: Math.round(seconds * VOICE_RATE) / VOICE_RATE };
}

/** What the product's main job makes of goods: six sentences, two pictures each, graphics and music. */
async function productVideo(): Promise<Project> {
  const cards = await Promise.all(
    sentences.map(async ([text], index): Promise<Card> => {
      const size = { width: 1200, height: 1600 };
      const url = await image(index + 1, size.width, size.height);
      return { id: `card-${index}`, text, role: '', shot: { url, kind: 'image', ...size, duration: 0, trimStart: 0 } };
    }),
  );
  const project = buildProductVideo({
    id: 'product-video',
    goods: { title: '保温杯', category: '水杯', price: '89', brand: '青禾', sellingPoints: ['316 不锈钢', '280 克'] },
    cards,
    voices: Object.fromEntries(sentences.map(([, seconds], index) => [`card-${index}`, voice(index, seconds)])),
    templateKey: '',
    aiLabel: true,
    source: [],
  });
  return { ...project, loudness: LOUDNESS };
}

/** Milliseconds from opening a project to its first image. */
function firstImage(project: Project): Promise<number> {
  const begun = performance.now();
  const player = createPlayer(document.createElement('canvas'), { maxEdge: 960 });
  return new Promise<number>((resolve, reject) => {
    player.subscribe(({ ready, error }) => {
      if (error) reject(error);
      else if (ready) resolve(performance.now() - begun);
    });
    player.setProject(project);
  }).finally(() => player.dispose());
}

/** Milliseconds that measuring the mix takes, what is fetched for it being there. */
async function timeMeasuring(project: Project): Promise<number> {
  const store = new MediaStore();
  store.setProject(project);
  const mixer = new AudioMixer(project, store);
  const sum = (from: number, frames: number) => mixer.sum(from, frames);
  await sum(0, SAMPLE_RATE);
  const begun = performance.now();
  const to = Math.round(toSeconds(projectDuration(project)) * SAMPLE_RATE);
  await findMaster(LOUDNESS, { from: 0, to, sum });
  store.dispose();
  return performance.now() - begun;
}

/** LUFS and dBTP of a file's sound as it is decoded. */
async function heardIn(file: Blob, seconds: number): Promise<{ readonly lufs: number; readonly truePeak: number }> {
  const reader = await AudioReader.open(await openInput(file));
  if (!reader) throw new Error('no sound in the file');
  const meter = new MixMeter();
  for (let at = 0; at < seconds * SAMPLE_RATE; at += SAMPLE_RATE) {
    const { channels, sampleRate } = await reader.read(at, at + SAMPLE_RATE);
    if (sampleRate !== SAMPLE_RATE) throw new Error(`sound at ${sampleRate}`);
    const [left, right = left] = channels as readonly Float32Array<ArrayBuffer>[];
    if (left && right) meter.add({ left, right });
  }
  reader.dispose();
  const measure = meter.end();
  const peak = measure.peaks.reduce((most, value) => Math.max(most, value), 0);
  return { lufs: mixLoudness(measure), truePeak: 20 * Math.log10(peak) };
}

export interface ProductVideoFigures {
  readonly seconds: number;
  /** Changes of the picture. */
  readonly cuts: number;
  readonly lufs: number;
  /** dBTP. */
  readonly truePeak: number;
  readonly exportMs: number;
  readonly measuringMs: number;
  readonly firstPreviewMs: number;
}

export async function measureProductVideo(): Promise<ProductVideoFigures> {
  const project = await productVideo();
  const firstPreviewMs = await firstImage(project);
  const measuringMs = await timeMeasuring(project);
  const begun = performance.now();
  const { blob, duration, release } = await startExport(project).result;
  const exportMs = performance.now() - begun;
  const heard = await heardIn(new Blob([await blob.arrayBuffer()], { type: blob.type }), duration);
  await release();
  const cuts = project.tracks.main.clips.length - 1;
  return { seconds: duration, cuts, ...heard, exportMs, measuringMs, firstPreviewMs };
}
