import { silences, wavFile } from '@/engine/audio';
import { measureVoice, type VoiceMeasure } from '@/engine/audio/measureVoice';
import { foldToMono } from '@/engine/media/foldDown';
import type { MessageId } from '@/hooks/useT';

/** Enough for a voice, and a third of what a phone records. */
const RATE = 24_000;
const longest = 120;
const shortestSpeech = 3;
/** dB below full scale. */
const quietest = -42;
/** Kept before the first and after the last word, seconds. */
const BREATH = 0.15;

/** Why a recording is no use, or what could be better; the words are messages. */
export class SampleError extends Error {
  override readonly name = 'SampleError';

  constructor(readonly messageId: MessageId) {
    super(messageId);
  }
}

interface PreparedSample {
  readonly wav: Blob;
  /** Seconds, trimmed. */
  readonly duration: number;
  readonly measure: VoiceMeasure;
  readonly advice: readonly MessageId[];
}

/** A recording without the silence at its ends. */
export function trimmed(samples: Float32Array, sampleRate: number): Float32Array {
  const quiet = silences(samples, sampleRate, { shortest: 0.2, breath: 0 });
  const total = samples.length / sampleRate;
  const [first] = quiet;
  const last = quiet.at(-1);
  const from = first && first.start === 0 ? Math.max(0, first.end - BREATH) : 0;
  const to = last && last.end >= total - 0.001 && last.start > from ? Math.min(total, last.start + BREATH) : total;
  return samples.slice(Math.round(from * sampleRate), Math.round(to * sampleRate));
}

/**
 * Makes a voice sample of any recording: one channel, trimmed, measured.
 *
 * @throws SampleError when no voice can be learnt from it
 */
export async function prepareSample(recording: Blob): Promise<PreparedSample> {
  const audio = await new OfflineAudioContext(1, 1, RATE)
    .decodeAudioData(await recording.arrayBuffer())
    .catch(() => undefined);
  if (!audio) throw new SampleError('figures.sample.unreadable');
  return measured(trimmed(foldToMono(audio), audio.sampleRate), audio.sampleRate);
}

/** The checks of a trimmed recording. @throws SampleError */
export function measured(samples: Float32Array, sampleRate: number): PreparedSample {
  const duration = samples.length / sampleRate;
  if (duration > longest) throw new SampleError('figures.sample.long');
  const measure = measureVoice(samples, sampleRate);
  if (!measure) throw new SampleError('figures.sample.silent');
  // first: of a faint voice only the loudest moments count as speech
  if (measure.level < quietest) throw new SampleError('figures.sample.quiet');
  if (measure.speech < shortestSpeech) throw new SampleError('figures.sample.short');
  const advice: MessageId[] = [];
  if (measure.level < -32) advice.push('figures.sample.ratherQuiet');
  if (measure.clipped > 0.002) advice.push('figures.sample.clipped');
  if (measure.overNoise < 15) advice.push('figures.sample.noisy');
  const wav = new Blob([wavFile([samples], sampleRate)], { type: 'audio/wav' });
  return { wav, duration, measure, advice };
}
