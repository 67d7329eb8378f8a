import { fail } from '../../_core/fail';
import { wordsOfOwnSpeech } from '../speech';
import { readWav } from '../speech/wav';
import type { SpokenSegment } from './types';
import { voiceSegments } from './voiceSegments';

export type { SpokenSegment } from './types';

export interface Recognition {
  readonly segments: readonly SpokenSegment[];
  /** False when only the times are known, not the words. */
  readonly hasWords: boolean;
}

const config = () => {
  const {
    RECOGNISER_BASE_URL: baseUrl,
    RECOGNISER_API_KEY: apiKey = '',
    RECOGNISER_MODEL: model = 'whisper-1',
  } = process.env;
  return { baseUrl, apiKey, model };
};

/** Lays a text's clauses over the stretches of speech, by length. */
function spread(text: string, stretches: readonly { from: number; to: number }[]): SpokenSegment[] {
  const first = stretches[0];
  const last = stretches.at(-1);
  if (!first || !last) return [];
  const clauses = text
    .split(/(?<=[，。！？；,.!?;])/)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const total = clauses.reduce((sum, clause) => sum + clause.length, 0);
  const span = last.to - first.from;
  let at = first.from;
  return clauses.map((clause) => {
    const from = at;
    at += (clause.length / total) * span;
    return { from, to: at, text: clause };
  });
}

async function remote(bytes: Uint8Array, name: string): Promise<Recognition> {
  const { baseUrl, apiKey, model } = config();
  const form = new FormData();
  form.set('model', model);
  form.set('response_format', 'verbose_json');
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  let response: Response;
  try {
    response = await fetch(`${baseUrl?.replace(/\/$/, '')}/audio/transcriptions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}` },
      body: form,
      signal: AbortSignal.timeout(120_000),
    });
  } catch {
    return fail('语音识别服务连接失败，请稍后重试', { errorCode: 'RECOGNISER_UNREACHABLE' });
  }
  if (!response.ok) return fail(`语音识别服务返回错误（${response.status}）`, { errorCode: 'RECOGNISER_FAILED' });
  const body = (await response.json()) as { segments?: { start: number; end: number; text: string }[] };
  const segments = (body.segments ?? []).map(({ start, end, text }) => ({ from: start, to: end, text: text.trim() }));
  return { segments, hasWords: true };
}

/**
 * Hears a sound. Embedded: where somebody speaks, and the exact words where the sound came from our own speech engine;
 * remote (`RECOGNISER_BASE_URL`): any OpenAI-compatible `/audio/transcriptions`.
 * @param bytes a 16 bit PCM WAV for the embedded engine, anything the service takes for the remote one
 */
export async function recognise(bytes: Uint8Array, name = 'sound.wav'): Promise<Recognition> {
  if (config().baseUrl) return remote(bytes, name);
  let stretches: { from: number; to: number }[];
  try {
    stretches = voiceSegments(readWav(bytes));
  } catch {
    return fail('内置识别只能读取 WAV 音频，请先转换格式', { errorCode: 'RECOGNISER_FORMAT' });
  }
  const words = wordsOfOwnSpeech({ bytes });
  if (words) return { segments: spread(words, stretches), hasWords: true };
  return { segments: stretches.map((stretch) => ({ ...stretch, text: '' })), hasWords: false };
}

export function describeRecogniser(): { kind: 'embedded' | 'remote'; name: string } {
  const { baseUrl, model } = config();
  return baseUrl ? { kind: 'remote', name: model } : { kind: 'embedded', name: '内置语音分段' };
}
