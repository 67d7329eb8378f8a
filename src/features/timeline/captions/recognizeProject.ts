import { recognizeAudio } from '@/blocks/recognizeAudio';
import type { AudioSources } from '@/engine/audio/audioMixer';
import { type AudioSegment, planAudio } from '@/engine/audio/audioPlan';
import type { Cue } from '@/engine/captions/cue';
import { spokenWords } from '@/engine/captions/spokenWords';
import type { MediaRef, Project } from '@/engine/project/schema';
import { fromSeconds, subTicks } from '@/engine/time/ticks';
import type { JobContext } from '@/lib/jobs';
import { shownByCaller } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { speechApi } from '@/services/speech/api';
import type { Recognition, SpokenSegment } from '@/services/speech/schema';

/** Shorter stretches are noises, seconds on the timeline. */
const SHORTEST = 0.15;

/**
 * What was heard in a file, as cues on the timeline: cut to the part that the clip plays, at its speed.
 *
 * @param heard Times in seconds of the file.
 */
function toCues(segment: AudioSegment, heard: readonly SpokenSegment[]): readonly Cue[] {
  const place = (seconds: number): number =>
    Math.min(segment.end, Math.max(segment.start, segment.start + (seconds - segment.trimStart) / segment.speed));
  return heard.flatMap(({ from, to, text, words }) => {
    const [begin, stop] = [place(from), place(to)];
    if (stop - begin < SHORTEST) return [];
    const [start, end] = [fromSeconds(begin), fromSeconds(stop)];
    const told = (words ?? []).flatMap((word) => {
      const at = fromSeconds(place(word.from));
      const duration = subTicks(fromSeconds(place(word.to)), at);
      return duration > 0 ? [{ text: word.text, at: subTicks(at, start), duration }] : [];
    });
    const known = told.length > 0 ? told : spokenWords(text, subTicks(end, start));
    return [{ start, end, text, ...(known.length > 0 ? { words: known } : {}) }];
  });
}

/** A stretch of a file to be written down. */
interface AudioJob {
  readonly segment: AudioSegment;
  readonly media: MediaRef;
}

/**
 * What there is to be written down: the voices, or, without any, the sound of the videos. Music and effects are left out.
 * What plays backwards says nothing.
 */
function audioJobs(project: Project): readonly AudioJob[] {
  const segments = planAudio(project).segments.filter(({ reversed }) => !reversed);
  const voices = segments.filter(({ role }) => role === 'voice');
  const chosen = voices.length > 0 ? voices : segments.filter(({ role }) => role === 'original');
  return chosen.flatMap((segment) => {
    const media = project.media[segment.mediaId];
    return media ? [{ segment, media }] : [];
  });
}

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
  const request = { signal: options.signal, ...shownByCaller } as const;
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
