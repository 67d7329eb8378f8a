import { extractAudio, silences, wavFile } from '@/engine/audio';
import type { PcmSource } from '@/engine/audio/pcmSource';
import type { JobContext } from '@/lib/jobs';
import { shownByCaller } from '@/lib/request';
import { WordedError } from '@/lib/request/errors';
import { speechApi } from '@/services/speech/api';
import type { Recognition, SpokenSegment } from '@/services/speech/schema';

/** Recognisers hear no more than this, and a minute of it is 2 MB. */
const RATE = 16_000;
const PIECE_SECONDS = 60;
/** A piece ends in a pause, if there is one in its last seconds. */
const LOOK_BACK_SECONDS = 12;
/** Ten hours of speech without a pause; more than that is a mistake. */
const MAX_CALLS = 600;

interface RecognizeAudioOptions {
  /** Seconds of the source. */
  readonly from: number;
  readonly to: number;
  /** Called with 0–1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  /** Sends each call of the recognizer; it may count them and refuse. */
  readonly call?: JobContext<unknown>['call'];
}

/** A sound that takes more calls of the recognizer than any honest job. */
export class RecognizerCallsError extends WordedError {
  override readonly name = 'RecognizerCallsError';
  constructor() {
    super({ messageId: 'request.too_many_calls', values: { count: MAX_CALLS } });
  }
}

/**
 * Writes down what is said in a stretch of a sound, sent to the recognizer minute by minute. Times are those of the sound.
 *
 * @throws RecognizerCallsError before anything is sent of a sound that is too long; the typed errors of lib/request, the
 * signal's reason
 */
export async function recognizeAudio(source: PcmSource, options: RecognizeAudioOptions): Promise<Recognition> {
  const { from: begin, to: end, onProgress, signal, call = (send) => send() } = options;
  const segments: SpokenSegment[] = [];
  let hasWords = true;
  let engine = '';
  // Counted in whole samples: seconds creep towards the end and may never reach it.
  const total = Math.max(0, Math.round((end - begin) * RATE) || 0);
  const most = PIECE_SECONDS * RATE;
  if (Math.ceil(total / most) > MAX_CALLS) throw new RecognizerCallsError();
  let calls = 0;
  for (let at = 0; at < total; ) {
    calls += 1;
    if (calls > MAX_CALLS) throw new RecognizerCallsError();
    const from = begin + at / RATE;
    const count = Math.min(most, total - at);
    const read = await extractAudio(source, { from, to: from + count / RATE, sampleRate: RATE, signal });
    const samples = at + count < total ? upToPause(read) : read;
    if (samples.length === 0) break;
    const data = dataUrl(wavFile([samples], RATE));
    const heard = await call(() => speechApi.recognize({ data }, { ...shownByCaller, signal }));
    segments.push(...heard.segments.map((part) => moved(part, from)));
    hasWords &&= heard.hasWords;
    engine = heard.engine;
    at += samples.length;
    onProgress(Math.min(1, at / total));
  }
  return { segments, hasWords, engine };
}

function upToPause(samples: Float32Array<ArrayBuffer>): Float32Array {
  const from = samples.length / RATE - LOOK_BACK_SECONDS;
  const pause = silences(samples, RATE, { shortest: 0.2, breath: 0 }).findLast(({ end }) => end > from);
  return pause ? samples.subarray(0, Math.round(((pause.start + pause.end) / 2) * RATE)) : samples;
}

const moved = (segment: SpokenSegment, by: number): SpokenSegment => ({
  ...segment,
  from: segment.from + by,
  to: segment.to + by,
  ...(segment.words
    ? { words: segment.words.map((word) => ({ ...word, from: word.from + by, to: word.to + by })) }
    : {}),
});

/** In slices: a call takes only so many arguments. */
function dataUrl(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:audio/wav;base64,${btoa(text)}`;
}
