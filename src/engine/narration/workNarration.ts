import { AudioSample, AudioSampleSource, Mp3OutputFormat, Output, WavOutputFormat } from 'mediabunny';
import { extractAudio } from '../audio/extractAudio';
import { bendPeaks } from '../audio/loudness';
import { AudioReader } from '../media/audioReader';
import { openInput } from '../media/openInput';
import { openTarget, WorkCanceledError, type WorkContext } from '../work';
import { NarrationError } from './errors';
import { gainTo } from './gainTo';
import type { NarrationPart, NarrationProgress, NarrationRequest, NarrationResult } from './types';

/** The timeline's own rate: the sound goes there without another conversion. */
const RATE = 48_000;
const BITRATE = 128_000;
/** A cut in the middle of a wave clicks, seconds. */
const DECLICK = 0.004;

/**
 * Joins spoken sentences to one sound file: faded at both ends, silences between, brought to one loudness. Sentence by
 * sentence, first to measure, then to write, so that an hour takes no more memory than a minute.
 *
 * @throws NarrationError, MediaError, WorkCanceledError
 */
export async function workNarration(
  { parts, format, loudness }: NarrationRequest,
  { signal, gate, tempName, tell }: WorkContext<NarrationProgress>,
): Promise<NarrationResult> {
  const next = async (): Promise<void> => {
    await gate.pass(signal);
    if (signal.aborted) throw new WorkCanceledError();
  };
  const joined = async (hear: (samples: Float32Array) => void, share: (done: number) => void): Promise<void> => {
    for (const [index, part] of parts.entries()) {
      await next();
      hear(faded(await audioOf(part)));
      hear(silenceAfter(part));
      share((index + 1) / parts.length);
    }
  };
  const measuring = (share: number): void => tell({ stage: 'measure', percent: share * 50 });
  const gain = loudness === null ? 1 : await gainTo(loudness, RATE, joined, measuring);
  if (format === 'mp3') await loadMp3();
  const target = await openTarget(tempName);
  try {
    const output = new Output({
      format: format === 'mp3' ? new Mp3OutputFormat() : new WavOutputFormat(),
      target: target.target,
    });
    const source = new AudioSampleSource(format === 'mp3' ? { codec: 'mp3', bitrate: BITRATE } : { codec: 'pcm-s16' });
    output.addAudioTrack(source);
    await output.start();
    const times: { from: number; to: number }[] = [];
    let at = 0;
    for (const [index, part] of parts.entries()) {
      await next();
      const samples = faded(await audioOf(part));
      for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] ?? 0) * gain;
      if (loudness !== null) bendPeaks(samples);
      times.push({ from: at / RATE, to: (at + samples.length) / RATE });
      await put(source, samples, at);
      at += samples.length;
      const silence = silenceAfter(part);
      if (silence.length > 0) await put(source, silence, at);
      at += silence.length;
      tell({ stage: 'write', percent: 50 + ((index + 1) / parts.length) * 50 });
    }
    await output.finalize();
    const file = await target.finish(format === 'mp3' ? 'audio/mpeg' : 'audio/wav');
    return { file, duration: at / RATE, times };
  } catch (error) {
    await target.discard();
    throw error;
  }
}

async function loadMp3(): Promise<void> {
  try {
    (await import('@mediabunny/mp3-encoder')).registerMp3Encoder();
  } catch (cause) {
    throw new NarrationError({ code: 'no-encoder', detail: String(cause) });
  }
}

async function put(source: AudioSampleSource, data: Float32Array<ArrayBuffer>, at: number): Promise<void> {
  const sample = new AudioSample({
    data,
    format: 'f32-planar',
    numberOfChannels: 1,
    sampleRate: RATE,
    timestamp: at / RATE,
  });
  await source.add(sample);
  sample.close();
}

async function audioOf({ audio }: NarrationPart): Promise<Float32Array<ArrayBuffer>> {
  const input = await openInput(audio, { whole: true });
  const duration = await input.computeDuration().catch(() => 0);
  const reader = await AudioReader.open(input);
  if (!reader) throw new NarrationError({ code: 'audio-missing', detail: 'no audio in it' });
  try {
    return await extractAudio(reader, { from: 0, to: duration, sampleRate: RATE });
  } finally {
    reader.dispose();
  }
}

const silenceAfter = ({ pause }: NarrationPart): Float32Array<ArrayBuffer> =>
  new Float32Array(Math.round(pause * RATE));

/** Faded at both ends, in place. */
function faded(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const length = Math.min(Math.round(DECLICK * RATE), Math.floor(samples.length / 2));
  for (let i = 0; i < length; i += 1) {
    const share = i / length;
    samples[i] = (samples[i] ?? 0) * share;
    samples[samples.length - 1 - i] = (samples[samples.length - 1 - i] ?? 0) * share;
  }
  return samples;
}
