import { recognizeAudio } from '@/blocks/recognizeAudio';
import type { AudioSources } from '@/engine/audio/audioMixer';
import type { Cue } from '@/engine/captions/cue';
import type { Project } from '@/engine/project/schema';
import type { JobContext } from '@/lib/jobs';
import { BusinessError } from '@/lib/request/errors';
import { speechApi } from '@/services/speech/api';
import type { Recognition } from '@/services/speech/schema';
import { type AudioJob, audioJobs } from './audioJobs';
import { toCues } from './toCues';

interface RecognitionResult {
  readonly cues: readonly Cue[];
  /** False: only the times are known for some, their texts are to be filled in. */
  readonly hasWords: boolean;
  readonly engine: string;
}

interface RecognizeOptions {
  readonly audios: Pick<AudioSources, 'audio'>;
  /** Called with 0–1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  /** Sends a call of the recognizer, or refuses when there were too many. */
  readonly call: JobContext<unknown>['call'];
}

/**
 * Writes down what is said in a project. Sounds that the server has are named to it; of the others the heard part is
 * mixed down here and sent minute by minute. Undefined when nobody can be speaking (no voices, no sound).
 *
 * @throws MediaError, the typed errors of lib/request, the signal's reason
 */
export async function recognizeProject(
  project: Project,
  options: RecognizeOptions,
): Promise<RecognitionResult | undefined> {
  const jobs = audioJobs(project);
  if (jobs.length === 0) return undefined;
  const cues: Cue[] = [];
  let hasWords = true;
  let engine = '';
  for (const [index, job] of jobs.entries()) {
    const onProgress = (share: number): void => options.onProgress((index + share) / jobs.length);
    const heard = await recognizeJob(job, { ...options, onProgress });
    options.signal.throwIfAborted();
    cues.push(...toCues(job.segment, heard.segments));
    hasWords &&= heard.hasWords;
    engine = heard.engine;
    onProgress(1);
  }
  return { cues: cues.toSorted((a, b) => a.start - b.start), hasWords, engine };
}

async function recognizeJob(job: AudioJob, options: RecognizeOptions): Promise<Recognition> {
  const { url } = job.media;
  const request = { signal: options.signal, skipErrorHandler: true } as const;
  // Only for spoken sounds: of a video the server would get the whole file for the few seconds that are heard.
  if (job.segment.role === 'voice' && /^(https?:|\/)/.test(url)) {
    const known = await options
      .call(() => speechApi.recognize({ url }, request))
      .catch((error: unknown) => {
        // The server refuses this file (another format, gone): its sound is read here instead.
        if (error instanceof BusinessError) return undefined;
        throw error;
      });
    if (known) return known;
  }
  return recognizePieces(job, options);
}

async function recognizePieces(
  { segment }: AudioJob,
  { audios, onProgress, signal, call }: RecognizeOptions,
): Promise<Recognition> {
  const source = await audios.audio(segment.mediaId, 'recognize');
  if (!source) return { segments: [], hasWords: true, engine: '' };
  const from = segment.trimStart;
  const to = from + (segment.end - segment.start) * segment.speed;
  return recognizeAudio(source, { from, to, onProgress, signal, call });
}
