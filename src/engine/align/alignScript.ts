import { extractAudio } from '../audio/extractAudio';
import { AudioReader } from '../media/audioReader';
import { openInput } from '../media/openInput';
import { type DoWork, WorkCanceledError } from '../work';
import { type AlignSpan, alignSpeech, type Take } from './alignSpeech';
import { AlignError } from './errors';
import { ALIGN_RATE } from './features';

/** A known voice and where its sentences lie, seconds. */
export interface KnownVoice {
  readonly source: Blob | string;
  readonly sentences: readonly AlignSpan[];
}

export interface AlignRequest {
  /** The recording, or its address. */
  readonly source: Blob | string;
  /** Where somebody speaks in it, seconds; empty = all of it. */
  readonly speech: readonly AlignSpan[];
  /** The whole text, in one or more pieces. */
  readonly voices: readonly KnownVoice[];
  readonly allowsRetakes: boolean;
}

export interface AlignProgress {
  /** 0–100. */
  readonly percent: number;
  readonly etaSeconds: null;
}

export interface AlignResult {
  readonly takes: readonly Take[];
}

/**
 * Finds when each sentence of a text is said in a recording; see `alignSpeech`.
 *
 * @throws AlignError, MediaError, WorkCanceledError
 */
export const alignScript: DoWork<AlignRequest, AlignProgress, AlignResult> = async (request, context) => {
  const tell = (percent: number): void => context.tell({ percent, etaSeconds: null });
  const recording = await samplesOf(request.source, context.signal, (share) => tell(share * 30));
  const pieces: Float32Array[] = [];
  const sentences: AlignSpan[] = [];
  let at = 0;
  for (const [index, { source, sentences: own }] of request.voices.entries()) {
    const samples = await samplesOf(source, context.signal, () => undefined);
    pieces.push(samples);
    const offset = at / ALIGN_RATE;
    sentences.push(...own.map(({ start, end }) => ({ start: start + offset, end: end + offset })));
    at += samples.length;
    tell(30 + ((index + 1) / request.voices.length) * 20);
  }
  const reference = new Float32Array(at);
  let filled = 0;
  for (const piece of pieces) {
    reference.set(piece, filled);
    filled += piece.length;
  }
  if (context.signal.aborted) throw new WorkCanceledError();
  const whole = [{ start: 0, end: recording.length / ALIGN_RATE }];
  const speech = request.speech.length > 0 ? request.speech : whole;
  return { takes: alignSpeech({ recording, speech, reference, sentences, allowsRetakes: request.allowsRetakes }) };
};

async function samplesOf(
  source: Blob | string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Float32Array> {
  const input = await openInput(source);
  const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  const audio = await AudioReader.open(input);
  if (!audio) throw new AlignError({ code: 'no-audio', detail: '' });
  try {
    return await extractAudio(audio, { from: 0, to: duration, sampleRate: ALIGN_RATE, onProgress, signal });
  } catch (error) {
    if (signal.aborted) throw new WorkCanceledError();
    throw error;
  } finally {
    audio.dispose();
  }
}
