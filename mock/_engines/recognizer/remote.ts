import { fail } from '../../_core/fail';
import type { Recognition, SpokenSegment } from './types';

interface RemoteRecognizer {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

/** What an OpenAI-compatible service answers with `verbose_json`; smaller services leave most of it out. */
interface Transcription {
  readonly text?: string;
  readonly duration?: number;
  readonly segments?: readonly { start: number; end: number; text: string; avg_logprob?: number }[];
  readonly words?: readonly { word: string; start: number; end: number }[];
}

/** Asks `/audio/transcriptions`. @throws MockFailure with a sentence for the user */
export async function transcribe(service: RemoteRecognizer, bytes: Uint8Array, name: string): Promise<Recognition> {
  const form = new FormData();
  form.set('model', service.model);
  form.set('response_format', 'verbose_json');
  form.append('timestamp_granularities[]', 'segment');
  form.append('timestamp_granularities[]', 'word');
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  let response: Response;
  try {
    response = await fetch(`${service.baseUrl.replace(/\/$/, '')}/audio/transcriptions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.apiKey}` },
      body: form,
      signal: AbortSignal.timeout(120_000),
    });
  } catch {
    return fail('语音识别服务连接失败，请稍后重试', { errorCode: 'RECOGNISER_UNREACHABLE' });
  }
  if (!response.ok) return fail(`语音识别服务返回错误（${response.status}）`, { errorCode: 'RECOGNISER_FAILED' });
  const answer = (await response.json().catch(() => undefined)) as Transcription | undefined;
  if (!answer) return fail('语音识别服务返回的内容无法读取', { errorCode: 'RECOGNISER_FAILED' });
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
