import { recognizeAudio } from '@/blocks/recognizeAudio';
import { startOcr } from '@/engine/ocr';

/** What is said, in seconds of the source. */
interface SaidPiece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface VideoWords {
  readonly pieces: readonly SaidPiece[];
  /** `image`: the subtitles that are burned into it. */
  readonly from: 'audio' | 'image';
  /** Stretches in which somebody speaks, with words or without; and who listened. */
  readonly heard: { readonly count: number; readonly engine: string } | null;
}

export interface VideoWordsOptions {
  readonly signal: AbortSignal;
  /** 0–1 of the whole, and what is being done. */
  readonly onProgress: (share: number, stage: WordStage) => void;
  /** Whether the caller may send sound to the recognizer; without it only the image is read. */
  readonly mayListen?: boolean;
}

export type WordStage = 'listening' | 'reading';

/** How much of the way is listening, where the image is read after it. */
const LISTENING = 0.3;

/**
 * The words of a video or a sound: heard by the recognizer, and, where that knows no words, read off the image.
 *
 * @throws OcrError, MediaError, RecognizerCallsError, the typed errors of lib/request, the signal's reason
 */
export async function videoWords(file: File, options: VideoWordsOptions): Promise<VideoWords> {
  const { onProgress, signal, mayListen = true } = options;
  const { MediaStore, probe } = await import('@/engine/media');
  const { kind, duration, hasAudio } = await probe(file);
  const hasImage = kind === 'video';
  const listening = hasImage ? LISTENING : 1;
  const heard =
    mayListen && hasAudio
      ? await listen(new MediaStore({ blobs: new Map([['source', file]]) }), duration, {
          signal,
          onProgress: (share) => onProgress(share * listening, 'listening'),
        })
      : null;
  signal.throwIfAborted();
  const pieces = heard?.segments
    .filter(({ text }) => text.trim() !== '')
    .map(({ from, to, text }) => ({ start: from, end: to, text }));
  const told = heard && { count: heard.segments.length, engine: heard.engine };
  if (pieces && pieces.length > 0) return { pieces, from: 'audio', heard: told };
  if (!hasImage) return { pieces: [], from: 'audio', heard: told };
  const read = await readBurnedSubtitles(file, {
    signal,
    onProgress: (share) => onProgress(LISTENING + share * (1 - LISTENING), 'reading'),
  });
  return { pieces: read, from: 'image', heard: told };
}

async function listen(
  store: InstanceType<typeof import('@/engine/media').MediaStore>,
  duration: number,
  options: Pick<Parameters<typeof recognizeAudio>[1], 'signal' | 'onProgress'>,
) {
  try {
    const audio = await store.audio('source');
    return audio && (await recognizeAudio(audio, { from: 0, to: duration, ...options }));
  } finally {
    store.dispose();
  }
}

/**
 * Reads the subtitles that are burned into a video, here in the browser; the first time its models are fetched.
 *
 * @param file the video or its address
 * @throws OcrError, the signal's reason
 */
export async function readBurnedSubtitles(
  file: Blob | string,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<readonly SaidPiece[]> {
  const work = startOcr({ file });
  const cancel = (): void => work.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  work.onProgress(({ percent }) => onProgress(percent / 100));
  try {
    const { cues } = (await work.done).result;
    return cues.map(({ start, end, text }) => ({ start, end, text: inOneLine(text) }));
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Lines of one subtitle are one sentence; only Latin words need a space between them. */
const inOneLine = (text: string): string =>
  text.replaceAll(/([A-Za-z0-9])\n(?=[A-Za-z0-9])/g, '$1 ').replaceAll('\n', '');
