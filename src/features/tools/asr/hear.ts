import { recognizeAudio } from '@/blocks/recognizeAudio';
import { readBurnedSubtitles } from '@/blocks/videoWords';
import { extractAudio } from '@/engine/audio/extractAudio';
import { speakerTurns, type VoicePrint, voicePrint } from '@/engine/audio/speakers';
import { AudioReader } from '@/engine/media/audioReader';
import { openInput } from '@/engine/media/openInput';
import { shownByCaller } from '@/lib/request';
import { speechApi } from '@/services/speech/api';
import type { Recognition } from '@/services/speech/schema';
import { newId } from '@/utils/newId';
import { ToolError } from '../shell/ToolError';
import { peaksPerSecond, type Transcript } from './model';

const RATE = 16_000;
/** A small WAV goes whole: a voice of our own engine is known by its bytes, and its words are exact. */
const wholeUpTo = 8_000_000;
/** Read of a stretch for its voice, seconds; more tells nothing new. */
const longestPrint = 8;
const shortestPrint = 0.4;
const hearingShare = 70;

interface HearOptions {
  readonly signal: AbortSignal;
  readonly tell: (stage: 'hearing' | 'speakers' | 'reading', percent: number) => void;
}

/**
 * Writes down what is said in a file, with who is speaking as far as voices can be told apart by pitch and color.
 *
 * @throws ToolError without sound, MediaError, the typed errors of lib/request
 */
export async function hear(file: File, { signal, tell }: HearOptions): Promise<Transcript> {
  const input = await openInput(file);
  const duration = await input.computeDuration();
  const source = await AudioReader.open(input);
  if (!source) throw new ToolError('asr.noAudio');
  try {
    const known = await hearWhole(file, signal);
    const heard =
      known ??
      (await recognizeAudio(source, {
        from: 0,
        to: duration,
        signal,
        onProgress: (share) => tell('hearing', share * hearingShare),
      }));
    const { prints, peaks } = await listen(source, duration, heard, {
      signal,
      tell: (share) => tell('speakers', hearingShare + share * (100 - hearingShare)),
    });
    const speakers = speakerTurns(prints);
    const segments = heard.segments.map(({ from, to, text }, index) => ({
      id: newId(),
      from,
      to: Math.min(to, duration),
      text,
      speaker: speakers[index] ?? 0,
    }));
    const names = Array.from({ length: Math.max(0, ...speakers) + 1 }, () => '');
    return { name: file.name, duration, hasWords: heard.hasWords, engine: heard.engine, segments, names, peaks };
  } finally {
    source.dispose();
  }
}

/**
 * Writes down the subtitles that are burned into a video; there is one speaker.
 *
 * @throws ToolError without subtitles, OcrError, MediaError
 */
export async function readImage(file: File, { signal, tell }: HearOptions): Promise<Transcript> {
  const pieces = await readBurnedSubtitles(file, { signal, onProgress: (share) => tell('reading', share * 90) });
  if (pieces.length === 0) throw new ToolError('asr.noSubtitles');
  const input = await openInput(file);
  const duration = await input.computeDuration();
  const source = await AudioReader.open(input);
  try {
    const peaks = source
      ? await peaksOf(source, duration, { signal, tell: (share) => tell('reading', 90 + share * 10) })
      : [];
    const segments = pieces.map(({ start, end, text }) => ({
      ...{ id: newId(), from: start, to: Math.min(end, duration), text },
      speaker: 0,
    }));
    return { name: file.name, duration, hasWords: true, engine: '', segments, names: [''], peaks };
  } finally {
    source?.dispose();
  }
}

async function hearWhole(file: File, signal: AbortSignal): Promise<Recognition | undefined> {
  if (!/\.wav$/i.test(file.name) || file.size > wholeUpTo) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  const data = `data:audio/wav;base64,${btoa(text)}`;
  // another kind of WAV than the engine reads: it is heard in pieces
  const heard = await speechApi.recognize({ data }, { signal, ...shownByCaller }).catch(() => undefined);
  signal.throwIfAborted();
  return heard?.hasWords ? heard : undefined;
}

/** Goes through the sound once more, piece by piece: voices of the segments, and loudness for the eye. */
async function listen(
  source: AudioReader,
  duration: number,
  { segments }: Recognition,
  { signal, tell }: { readonly signal: AbortSignal; readonly tell: (share: number) => void },
) {
  const prints: (VoicePrint | undefined)[] = [];
  for (const { from, to } of segments) {
    const end = Math.min(to, duration, from + longestPrint);
    const samples =
      end - from < shortestPrint ? undefined : await extractAudio(source, { from, to: end, sampleRate: RATE, signal });
    prints.push(samples && voicePrint(samples, RATE));
    tell((prints.length / segments.length) * 0.6);
  }
  return { prints, peaks: await peaksOf(source, duration, { signal, tell: (share) => tell(0.6 + share * 0.4) }) };
}

/** Loudness for the eye, 0–99. */
async function peaksOf(
  source: AudioReader,
  duration: number,
  { signal, tell }: { readonly signal: AbortSignal; readonly tell: (share: number) => void },
): Promise<number[]> {
  const peaks: number[] = [];
  const step = RATE / peaksPerSecond;
  for (let from = 0; from < duration; from += 30) {
    const samples = await extractAudio(source, { from, to: Math.min(duration, from + 30), sampleRate: RATE, signal });
    for (let at = 0; at < samples.length; at += step) {
      let peak = 0;
      for (let i = at; i < Math.min(samples.length, at + step); i += 1)
        peak = Math.max(peak, Math.abs(samples[i] ?? 0));
      peaks.push(Math.round(Math.min(1, peak) * 99));
    }
    tell(from / duration);
  }
  return peaks;
}
