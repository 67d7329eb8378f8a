import type { SpokenSegment, SpokenSentence } from '../../src/services/speech/schema';
import { refuse } from './engineError';
import type { Send } from './guardedFetch';
import { refuseAnswer, refuseSilence } from './refusedAnswer';
import { durationOf, type Pcm, readWav } from './speech/wav';

interface Recognition {
  readonly segments: SpokenSegment[];
  /** False when only the times are known, not the words. */
  readonly hasWords: boolean;
}

/** Seconds of [from, to) in which somebody speaks: energy against the quietest fifth of the sound, gaps bridged. */
function voiceSegments(pcm: Pcm, gapSeconds = 0.28): { from: number; to: number }[] {
  const windowSeconds = 0.02;
  const size = Math.max(1, Math.round(pcm.sampleRate * windowSeconds)) * pcm.channels;
  const levels: number[] = [];
  for (let at = 0; at < pcm.samples.length; at += size) {
    const part = pcm.samples.subarray(at, at + size);
    levels.push(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length)));
  }
  const floor = [...levels].sort((a, b) => a - b)[Math.floor(levels.length / 5)] ?? 0;
  const threshold = Math.max(0.01, floor * 2.5);
  const segments: { from: number; to: number }[] = [];
  for (const [index, level] of levels.entries()) {
    if (level < threshold) continue;
    const from = index * windowSeconds;
    const last = segments.at(-1);
    if (last && from - last.to <= gapSeconds) last.to = from + windowSeconds;
    else segments.push({ from, to: from + windowSeconds });
  }
  const end = durationOf(pcm);
  return segments.filter(({ from, to }) => to - from >= 0.08).map(({ from, to }) => ({ from, to: Math.min(to, end) }));
}

export interface RemoteRecognizer {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** How it is reached; `fetch` when left out. */
  readonly send?: Send;
}

const service = { name: '语音识别服务', code: 'RECOGNISER' } as const;

/** What an OpenAI-compatible service answers with `verbose_json`; smaller services leave most of it out. */
interface Transcription {
  readonly text?: string;
  readonly duration?: number;
  readonly segments?: readonly { start: number; end: number; text: string; avg_logprob?: number }[];
  readonly words?: readonly { word: string; start: number; end: number }[];
}

/** Asks `/audio/transcriptions`. @throws EngineError with a sentence for the user */
async function transcribe(
  { baseUrl, apiKey, model, send = fetch }: RemoteRecognizer,
  bytes: Uint8Array,
  name: string,
): Promise<Recognition> {
  const form = new FormData();
  form.set('model', model);
  form.set('response_format', 'verbose_json');
  form.append('timestamp_granularities[]', 'segment');
  form.append('timestamp_granularities[]', 'word');
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  let response: Response;
  try {
    response = await send(`${baseUrl.replace(/\/$/, '')}/audio/transcriptions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}` },
      body: form,
      signal: AbortSignal.timeout(120_000),
    });
  } catch (error) {
    return refuseSilence(error, service);
  }
  if (!response.ok) return refuseAnswer(response, service);
  const answer = (await response.json().catch(() => undefined)) as Transcription | undefined;
  if (!answer) return refuse('语音识别服务返回的内容无法读取', { errorCode: 'RECOGNISER_FAILED' });
  return { segments: segmentsOf(answer), hasWords: true };
}

function segmentsOf({ segments, words = [], text, duration = 0 }: Transcription): SpokenSegment[] {
  const whole = text?.trim() ? [{ start: 0, end: duration, text }] : [];
  return (segments ?? whole).map(({ start, end, text: said, ...rest }) => {
    const inside = words
      .filter((word) => word.start >= start - 0.01 && word.start < end)
      .map((word) => ({ text: word.word.trim(), from: word.start, to: word.end }));
    const sureness = 'avg_logprob' in rest ? rest.avg_logprob : undefined;
    return {
      from: start,
      to: end,
      text: said.trim(),
      ...(sureness === undefined ? {} : { confidence: Math.min(1, Math.exp(sureness)) }),
      ...(inside.length > 0 ? { words: inside } : {}),
    };
  });
}

const config = () => {
  const {
    RECOGNISER_BASE_URL: baseUrl,
    RECOGNISER_API_KEY: apiKey = '',
    RECOGNISER_MODEL: model = 'whisper-1',
  } = process.env;
  return { baseUrl, apiKey, model };
};

/** Lays a sentence's clauses over the speech in it, by length. */
function spread(
  { text, from: begin, to: end }: { readonly text: string; readonly from: number; readonly to: number },
  heard: readonly { from: number; to: number }[],
): SpokenSegment[] {
  const stretches = heard.filter(({ from, to }) => to > begin && from < end);
  const first = stretches[0];
  const last = stretches.at(-1);
  if (!first || !last) return [{ from: begin, to: end, text }];
  const clauses = text
    .split(/(?<=[，。！？；,.!?;])/)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const total = clauses.reduce((sum, clause) => sum + clause.length, 0);
  let at = Math.max(begin, first.from);
  const span = Math.min(end, last.to) - at;
  return clauses.map((clause) => {
    const from = at;
    at += (clause.length / total) * span;
    return { from, to: at, text: clause };
  });
}

interface RecognizeOptions {
  /** Where the sound lies, if it is stored. */
  readonly url?: string | undefined;
  /** The merchant's own service, which comes first. */
  readonly own?: RemoteRecognizer | undefined;
  /** The sentences of a sound that we spoke ourselves; asked for by the embedded engine only. */
  readonly ownSentences?: (() => readonly SpokenSentence[] | undefined) | undefined;
}

/**
 * Hears a sound. Embedded: where somebody speaks, and the exact words where the sound came from our own speech engine;
 * remote (`RECOGNISER_BASE_URL`): any OpenAI-compatible `/audio/transcriptions`.
 * @param bytes a 16 bit PCM WAV for the embedded engine, anything the service takes for the remote one
 */
export async function recognize(
  bytes: Uint8Array,
  { url, own, ownSentences }: RecognizeOptions = {},
): Promise<Recognition> {
  if (own) return transcribe(own, bytes, fileName(url));
  const { baseUrl, apiKey, model } = config();
  if (baseUrl) return transcribe({ baseUrl, apiKey, model }, bytes, fileName(url));
  let stretches: { from: number; to: number }[];
  try {
    stretches = voiceSegments(readWav(bytes));
  } catch {
    return refuse('内置识别只能读取 WAV 音频，请先转换格式', { errorCode: 'RECOGNISER_FORMAT' });
  }
  const sentences = ownSentences?.();
  if (sentences) return { segments: sentences.flatMap((sentence) => spread(sentence, stretches)), hasWords: true };
  return { segments: stretches.map((stretch) => ({ ...stretch, text: '' })), hasWords: false };
}

/** Services tell the format by the name. */
const fileName = (url: string | undefined): string => /[^/?#]+\.\w{2,4}(?=$|[?#])/.exec(url ?? '')?.[0] ?? 'audio.wav';

/** What is at work. @param own the merchant's own service, which comes first */
export function describeRecognizer(own?: RemoteRecognizer): { kind: 'embedded' | 'remote'; name: string } {
  if (own) return { kind: 'remote', name: own.model };
  const { baseUrl, model } = config();
  return baseUrl ? { kind: 'remote', name: model } : { kind: 'embedded', name: '内置语音分段' };
}
