import { fail } from '../../_core/fail';
import { ownSentences } from '../speech';
import { readWav } from '../speech/wav';
import { transcribe } from './remote';
import type { Recognition, SpokenSegment } from './types';
import { voiceSegments } from './voiceSegments';

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

/**
 * Hears a sound. Embedded: where somebody speaks, and the exact words where the sound came from our own speech engine;
 * remote (`RECOGNISER_BASE_URL`): any OpenAI-compatible `/audio/transcriptions`.
 * @param bytes a 16 bit PCM WAV for the embedded engine, anything the service takes for the remote one
 * @param origin where the sound lies, if it is stored: our own voices are known by it
 */
export async function recognize(bytes: Uint8Array, { url }: { readonly url?: string } = {}): Promise<Recognition> {
  const { baseUrl, apiKey, model } = config();
  if (baseUrl) return transcribe({ baseUrl, apiKey, model }, bytes, fileName(url));
  let stretches: { from: number; to: number }[];
  try {
    stretches = voiceSegments(readWav(bytes));
  } catch {
    return fail('内置识别只能读取 WAV 音频，请先转换格式', { errorCode: 'RECOGNISER_FORMAT' });
  }
  const sentences = ownSentences({ bytes, ...(url ? { url } : {}) });
  if (sentences) return { segments: sentences.flatMap((sentence) => spread(sentence, stretches)), hasWords: true };
  return { segments: stretches.map((stretch) => ({ ...stretch, text: '' })), hasWords: false };
}

/** Services tell the format by the name. */
const fileName = (url: string | undefined): string => /[^/?#]+\.\w{2,4}(?=$|[?#])/.exec(url ?? '')?.[0] ?? 'audio.wav';

export function describeRecognizer(): { kind: 'embedded' | 'remote'; name: string } {
  const { baseUrl, model } = config();
  return baseUrl ? { kind: 'remote', name: model } : { kind: 'embedded', name: '内置语音分段' };
}
