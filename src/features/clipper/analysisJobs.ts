import { recognizeAudio } from '@/blocks/recognizeAudio';
import { speakScript } from '@/blocks/scriptVoice';
import { readBurnedSubtitles } from '@/blocks/videoWords';
import { bestTakes, spokenTakes } from '@/domain/clipper/alignedScript';
import { sentencesOf, soundsOf } from '@/domain/clipper/sentencesOf';
import { scriptSentences, spreadScript } from '@/domain/clipper/spreadScript';
import type { ClipMaterial, Span, SpokenSentence } from '@/domain/clipper/types';
import { AlignError, startAlign } from '@/engine/align';
import { type ConvertProgress, type ConvertResults, startConvert } from '@/engine/convert';
import { ConvertError } from '@/engine/convert/errors';
import { MediaError, type MediaErrorCode } from '@/engine/media/errors';
import { MODEL_MEGABYTES } from '@/engine/ocr';
import { OcrError } from '@/engine/ocr/errors';
import { pausesBetween, startFindSpeech } from '@/engine/voice';
import { VoiceError } from '@/engine/voice/errors';
import { translate } from '@/hooks/useT';
import { defineJobKind, type JobContext } from '@/lib/jobs';
import { messageOf } from '@/lib/request';
import { RequestError } from '@/lib/request/errors';

/** Where the words come from. */
export const wordSources = ['subtitles', 'image', 'recognizer', 'script', 'sound'] as const;
export type WordSource = (typeof wordSources)[number];

export interface AnalysisOrder {
  readonly fileId: string;
  readonly name: string;
  /** Absolute. */
  readonly url: string;
  readonly words: WordSource;
  /** With `subtitles`. */
  readonly cues: readonly SpokenSentence[];
  /** With `script`. */
  readonly script: string;
  /** Whether a voice may be asked for, to compare the script with; without it times are estimated. */
  readonly canSpeak: boolean;
}

type AnalysisFailure = 'noAudio' | 'silent' | 'noPauses' | 'noSpeech' | 'noCues' | 'noSubtitles';

/** Nothing to cut clips of, with the reason. */
class AnalysisError extends Error {
  override readonly name = 'AnalysisError';
  constructor(readonly code: AnalysisFailure) {
    super(code);
  }
}

/** Pauses worth knowing, seconds; shorter ones belong to speaking. */
const SHORTEST_PAUSE = 0.4;
/** Nobody speaks so long without a pause: it is music, or music under the words, seconds. */
const LONGEST_SOUND = 60;
/** How the percent is shared: looking takes longest. */
const SHARES = {
  looking: [0, 50],
  measuring: [50, 55],
  listening: [55, 70],
  writing: [70, 100],
  speaking: [70, 80],
  aligning: [80, 100],
  reading: [55, 100],
} as const;

type Context = JobContext<ClipMaterial>;

/** Looks and listens through a long video, and gets its words from where they were asked for. */
async function analyze(order: AnalysisOrder, context: Context): Promise<ClipMaterial> {
  const { signal } = context;
  const looked = await look(order.url, context);
  signal.throwIfAborted();
  const { times: shotChanges, duration, looks, hasFaces } = looked;
  const sound = await measure(order.url, context);
  const base = { duration, shotChanges, looks, hasFaces, levels: sound?.levels };
  if (order.words === 'subtitles') {
    const sentences = sentencesOf(order.cues, duration);
    if (sentences.length === 0) throw new AnalysisError('noCues');
    return { ...base, sentences };
  }
  if (order.words === 'image') {
    const sentences = sentencesOf(await readImage(order.url, context), duration);
    if (sentences.length === 0) throw new AnalysisError('noSubtitles');
    return { ...base, sentences };
  }
  const silences = sound && (await listen(order.url, sound, context));
  signal.throwIfAborted();
  if (!silences) throw new AnalysisError('noAudio');
  const sounds = soundsOf(silences, shotChanges, duration);
  if (sounds.length === 0) throw new AnalysisError('silent');
  if (order.words === 'script') {
    const aligned = await alignScript(order, { duration, silences, context });
    if (aligned) return { ...base, ...aligned, isAligned: true };
    return { ...base, sentences: spreadScript(order.script, sounds), isAligned: false };
  }
  const hasPauses = sounds.some(({ start, end }) => end - start <= LONGEST_SOUND);
  if (order.words === 'sound' && !hasPauses) throw new AnalysisError('noPauses');
  if (order.words === 'sound') return { ...base, sentences: sounds };
  const heard = await write(order.url, duration, context);
  if (heard.segments.length === 0) throw new AnalysisError('noSpeech');
  const pieces = heard.segments.map(({ from, to, text }) => ({ start: from, end: to, text }));
  const sentences = heard.hasWords ? sentencesOf(pieces, duration) : sounds;
  return { ...base, sentences };
}

type Stage = keyof typeof SHARES;

function reporter(stage: Stage, { report }: Context) {
  const [from, to] = SHARES[stage];
  return (share: number, etaSeconds: number | null): void =>
    report({
      stage: translate(`clipper.stage.${stage}`, { size: MODEL_MEGABYTES }),
      percent: from + share * (to - from),
      etaSeconds,
    });
}

/** Runs one conversion of the video and stops it with the job. */
async function convert<Result>(
  started: {
    readonly done: Promise<{ readonly result: Result }>;
    readonly cancel: () => void;
    readonly onProgress: (tell: (progress: Pick<ConvertProgress, 'percent' | 'etaSeconds'>) => void) => unknown;
  },
  stage: Stage,
  context: Context,
): Promise<Result> {
  const tell = reporter(stage, context);
  started.onProgress(({ percent, etaSeconds }) => tell(percent / 100, etaSeconds));
  context.signal.addEventListener('abort', started.cancel, { once: true });
  return (await started.done).result;
}

const look = (source: string, context: Context) =>
  convert(startConvert({ kind: 'scenes', source, looks: true }), 'looking', context);

type Sound = ConvertResults['silences'];

/** How loud it is all along, and where it is quiet; undefined for a video without sound. */
async function measure(source: string, context: Context): Promise<Sound | undefined> {
  try {
    return await convert(startConvert({ kind: 'silences', source, shortest: SHORTEST_PAUSE }), 'measuring', context);
  } catch (error) {
    if (error instanceof ConvertError && error.code === 'no-audio') return undefined;
    throw error;
  }
}

/** Pauses between what is said. */
async function listen(source: string, { spans }: Sound, context: Context): Promise<readonly Span[]> {
  try {
    const { duration, speech } = await convert(startFindSpeech({ source }), 'listening', context);
    // Nobody speaks: engines, waves and music have pauses too.
    return speech.length > 0 ? pausesBetween(speech, duration, SHORTEST_PAUSE) : spans;
  } catch (error) {
    // Without the model loudness has to do: it takes music for speech.
    if (error instanceof VoiceError && error.code !== 'media') return spans;
    throw error;
  }
}

/** A longer recording does not fit into memory with the table of the comparison, seconds. */
const LONGEST_ALIGNED = 2400;
/** Less of a script than this was found: it is of another video. */
const FOUND_SHARE = 0.7;

interface Heard {
  readonly duration: number;
  readonly silences: readonly Span[];
  readonly context: Context;
}

/** When each sentence of a script is said, compared with a voice; undefined where that cannot be done. */
async function alignScript({ url, script, canSpeak }: AnalysisOrder, { duration, silences, context }: Heard) {
  const sentences = scriptSentences(script);
  if (!canSpeak || duration > LONGEST_ALIGNED || sentences.length === 0) return undefined;
  const tell = reporter('speaking', context);
  const { call, signal } = context;
  try {
    const voices = await speakScript(sentences, { call, signal, report: (share) => tell(share, null) });
    const speech = pausesBetween(silences, duration, 0);
    const request = { source: url, speech, voices, allowsRetakes: true };
    const { takes } = await convert(startAlign(request), 'aligning', context);
    if (bestTakes(takes).length < sentences.length * FOUND_SHARE) return undefined;
    return { sentences: spokenTakes(sentences, takes), script: sentences, speech };
  } catch (error) {
    signal.throwIfAborted();
    // Without a voice times are estimated.
    if (error instanceof AlignError || error instanceof RequestError) return undefined;
    throw error;
  }
}

async function readImage(url: string, context: Context) {
  const tell = reporter('reading', context);
  return readBurnedSubtitles(url, { signal: context.signal, onProgress: (share) => tell(share, null) });
}

async function write(url: string, duration: number, context: Context) {
  const { AudioReader } = await import('@/engine/media/audioReader');
  const { openInput } = await import('@/engine/media/openInput');
  const source = await AudioReader.open(await openInput(url));
  if (!source) throw new AnalysisError('noAudio');
  try {
    const tell = reporter('writing', context);
    const { signal, call } = context;
    return await recognizeAudio(source, {
      from: 0,
      to: duration,
      signal,
      call,
      onProgress: (share) => tell(share, null),
    });
  } finally {
    source.dispose();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AnalysisError) return translate(`clipper.failure.${error.code}`);
  if (error instanceof ConvertError) {
    const media = error.mediaCode as MediaErrorCode | undefined;
    return media ? translate(`tools.media.${media}`) : translate(`toolCut.error.${error.code}`);
  }
  if (error instanceof OcrError)
    return translate(error.code === 'models' ? 'tools.ocrModels' : `toolErase.error.${error.code}`);
  if (error instanceof VoiceError && error.code === 'media')
    return translate(`tools.media.${error.detail as MediaErrorCode}`);
  return error instanceof MediaError ? translate(`tools.media.${error.code}`) : messageOf(error);
}

/** A call hears most of a minute: this is a day of sound. */
const MAX_CALLS = 2000;

/** One analysis at a time for each video; it goes on while another page is shown. */
export const analysisJobs = defineJobKind<AnalysisOrder, ClipMaterial>({
  name: 'clipper',
  key: ({ fileId }) => fileId,
  title: ({ name }) => translate('clipper.analysisOf', { name }),
  link: () => '/editor/clipper',
  maxCalls: MAX_CALLS,
  run: analyze,
  reason: reasonOf,
});
