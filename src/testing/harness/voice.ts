import { silences } from '@/engine/audio';
import { loopFile } from '@/engine/audio/loopMedia';
import { startFindSpeech } from '@/engine/voice';
import { wavBlob } from './wav';

const RATE = 16_000;
/** Between two sentences, and steps at which speech is compared, seconds. */
const GAP = 1.2;
const STEP = 0.01;

type Under = 'nothing' | 'noise' | 'music';

interface SpeechFound {
  /** Of the speech, how much was found; of the rest, how much was taken for speech. 0–1. */
  readonly recall: number;
  readonly falseAlarms: number;
  /** The same by loudness alone. */
  readonly loudRecall: number;
  readonly loudFalseAlarms: number;
  /** Median distance of a sentence's edges, seconds. */
  readonly edge: number;
  readonly realtime: number;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

async function samplesOf(file: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, RATE, RATE);
  return (await context.decodeAudioData(await file.arrayBuffer())).getChannelData(0);
}

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

/** The sentence without the silence at its ends. */
function spoken(samples: Float32Array): Float32Array {
  const isLoud = (value: number): boolean => Math.abs(value) > 0.01;
  const first = samples.findIndex(isLoud);
  const last = samples.findLastIndex(isLoud);
  return samples.subarray(Math.max(0, first), last + 1);
}

async function background(under: Under, seconds: number): Promise<(frame: number) => number> {
  if (under === 'noise') {
    let seed = 7;
    return () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 1_073_741_823 - 1;
    };
  }
  const file = under === 'music' ? loopFile(`loop:bright?seconds=${seconds.toFixed(3)}`) : undefined;
  if (!file) return () => 0;
  const music = await samplesOf(file);
  const level = loudness(music);
  return (frame) => (music[frame] ?? 0) / level;
}

/** How well speech is found among pauses; what lies under it is ten decibels lower. */
async function measureSpeech(wavs: readonly string[], under: Under): Promise<SpeechFound> {
  const sentences: Float32Array[] = [];
  for (const wav of wavs) sentences.push(spoken(await samplesOf(await (await fetch(wav)).blob())));
  const truth: Stretch[] = [];
  let at = GAP;
  for (const sentence of sentences) {
    truth.push({ start: at, end: at + sentence.length / RATE });
    at += sentence.length / RATE + GAP;
  }
  const track = new Float32Array(Math.ceil(at * RATE));
  sentences.forEach((sentence, index) => {
    track.set(sentence, Math.round((truth[index]?.start ?? 0) * RATE));
  });
  const level = loudness(sentences[0] ?? new Float32Array(1)) * 10 ** (-10 / 20);
  const valueAt = await background(under, at);
  const factor = under === 'noise' ? level * Math.sqrt(3) : level;
  const mixed = track.map((value, frame) => value + valueAt(frame) * factor);
  const file = wavBlob(mixed.length, RATE, (frame) => mixed[frame] ?? 0);
  const started = performance.now();
  const { speech } = (await startFindSpeech({ source: file }).done).result;
  const ms = performance.now() - started;
  const pauses = silences(mixed, RATE, { shortest: 0.4, breath: 0 });
  const loud = (time: number): boolean => !pauses.some(({ start, end }) => time >= start && time < end);
  const byModel = compared(truth, at, (time) => speech.some(({ start, end }) => time >= start && time < end));
  const byLoudness = compared(truth, at, loud);
  const distances = truth.flatMap(({ start, end }) => [
    Math.min(...speech.map((span) => Math.abs(span.start - start)), GAP),
    Math.min(...speech.map((span) => Math.abs(span.end - end)), GAP),
  ]);
  return {
    ...byModel,
    loudRecall: byLoudness.recall,
    loudFalseAlarms: byLoudness.falseAlarms,
    edge: distances.sort((a, b) => a - b)[distances.length >> 1] ?? Number.NaN,
    realtime: (at * 1000) / ms,
  };
}

function compared(truth: readonly Stretch[], duration: number, isTold: (time: number) => boolean) {
  let [spokenTime, found, rest, wrong] = [0, 0, 0, 0];
  for (let time = STEP / 2; time < duration; time += STEP) {
    const told = isTold(time);
    if (truth.some(({ start, end }) => time >= start && time < end)) {
      spokenTime += 1;
      found += Number(told);
    } else {
      rest += 1;
      wrong += Number(told);
    }
  }
  return { recall: found / spokenTime, falseAlarms: wrong / rest };
}

/** What benches call of finding speech. */
export interface VoiceApi {
  readonly measureSpeech: typeof measureSpeech;
}

export const voiceApi: VoiceApi = { measureSpeech };
