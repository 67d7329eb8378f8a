import { extractSound, silences, wavFile } from '@/engine/audio';
import type { SoundSources } from '@/engine/audio/soundMixer';
import type { Cue } from '@/engine/captions/cue';
import type { Project } from '@/engine/project/schema';
import { BusinessError } from '@/lib/request/errors';
import { speechApi } from '@/services/speech/api';
import type { Recognition, SpokenSegment } from '@/services/speech/schema';
import { type SoundJob, soundJobs } from './soundJobs';
import { toCues } from './toCues';

/** Recognisers hear no more than this, and a minute of it is 2 MB. */
const RATE = 16_000;
const PIECE_SECONDS = 60;
/** A piece ends in a pause, if there is one in its last seconds. */
const LOOK_BACK_SECONDS = 12;

export interface RecognitionResult {
  readonly cues: readonly Cue[];
  /** False: only the times are known for some, their texts are to be filled in. */
  readonly hasWords: boolean;
  readonly engine: string;
}

export interface RecogniseOptions {
  readonly sounds: Pick<SoundSources, 'sound'>;
  /** Called with 0–1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Writes down what is said in a project. Sounds that the server has are named to it; of the others the heard part is
 * mixed down here and sent minute by minute. Undefined when nobody can be speaking (no voices, no sound).
 *
 * @throws MediaError, the typed errors of lib/request, the signal's reason
 */
export async function recogniseProject(
  project: Project,
  options: RecogniseOptions,
): Promise<RecognitionResult | undefined> {
  const jobs = soundJobs(project);
  if (jobs.length === 0) return undefined;
  const cues: Cue[] = [];
  let hasWords = true;
  let engine = '';
  for (const [index, job] of jobs.entries()) {
    const onProgress = (share: number): void => options.onProgress((index + share) / jobs.length);
    const heard = await recogniseJob(job, { ...options, onProgress });
    options.signal.throwIfAborted();
    cues.push(...toCues(job.segment, heard.segments));
    hasWords &&= heard.hasWords;
    engine = heard.engine;
    onProgress(1);
  }
  return { cues: cues.toSorted((a, b) => a.start - b.start), hasWords, engine };
}

async function recogniseJob(job: SoundJob, options: RecogniseOptions): Promise<Recognition> {
  const { url } = job.media;
  const request = { signal: options.signal, skipErrorHandler: true } as const;
  // Only for spoken sounds: of a video the server would get the whole file for the few seconds that are heard.
  if (job.segment.role === 'voice' && /^(https?:|\/)/.test(url)) {
    const known = await speechApi.recognise({ url }, request).catch((error: unknown) => {
      // The server refuses this file (another format, gone): its sound is read here instead.
      if (error instanceof BusinessError) return undefined;
      throw error;
    });
    if (known) return known;
  }
  return recognisePieces(job, options, request);
}

async function recognisePieces(
  { segment }: SoundJob,
  { sounds, onProgress, signal }: RecogniseOptions,
  request: { readonly signal: AbortSignal; readonly skipErrorHandler: true },
): Promise<Recognition> {
  const source = await sounds.sound(segment.mediaId, 'recognise');
  const segments: SpokenSegment[] = [];
  const end = segment.trimStart + (segment.end - segment.start) * segment.speed;
  let hasWords = true;
  let engine = '';
  for (let from = segment.trimStart; source && from < end; ) {
    const read = await extractSound(source, {
      from,
      to: Math.min(end, from + PIECE_SECONDS),
      sampleRate: RATE,
      signal,
    });
    const samples = from + PIECE_SECONDS < end ? upToPause(read) : read;
    const heard = await speechApi.recognise({ data: dataUrl(wavFile([samples], RATE)) }, request);
    const shift = from;
    segments.push(...heard.segments.map((part) => moved(part, shift)));
    hasWords &&= heard.hasWords;
    engine = heard.engine;
    from += samples.length / RATE;
    onProgress((from - segment.trimStart) / (end - segment.trimStart));
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
