import { extractAudio, silences, wavFile } from '@/engine/audio';
import type { PcmSource } from '@/engine/audio/pcmSource';
import type { JobContext } from '@/lib/jobs';
import { shownByCaller } from '@/lib/request';
import { speechApi } from '@/services/speech/api';
import type { Recognition, SpokenSegment } from '@/services/speech/schema';

/** Recognisers hear no more than this, and a minute of it is 2 MB. */
const RATE = 16_000;
const PIECE_SECONDS = 60;
/** A piece ends in a pause, if there is one in its last seconds. */
const LOOK_BACK_SECONDS = 12;

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

/**
 * Writes down what is said in a stretch of a sound, sent to the recognizer minute by minute. Times are those of the sound.
 *
 * @throws the typed errors of lib/request, the signal's reason
 */
export async function recognizeAudio(source: PcmSource, options: RecognizeAudioOptions): Promise<Recognition> {
  const { from: begin, to: end, onProgress, signal, call = (send) => send() } = options;
  const segments: SpokenSegment[] = [];
  let hasWords = true;
  let engine = '';
  for (let from = begin; from < end; ) {
    const read = await extractAudio(source, {
      from,
      to: Math.min(end, from + PIECE_SECONDS),
      sampleRate: RATE,
      signal,
    });
    const samples = from + PIECE_SECONDS < end ? upToPause(read) : read;
    const data = dataUrl(wavFile([samples], RATE));
    const heard = await call(() => speechApi.recognize({ data }, { ...shownByCaller, signal }));
    const shift = from;
    segments.push(...heard.segments.map((part) => moved(part, shift)));
    hasWords &&= heard.hasWords;
    engine = heard.engine;
    from += samples.length / RATE;
    onProgress(Math.min(1, (from - begin) / (end - begin)));
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
