import { withReadings } from '../../../src/domain/speech';
import { refuse } from '../engineError';
import type { Send } from '../guardedFetch';
import { refuseAnswer, refuseSilence } from '../refusedAnswer';
import type { FollowedSample, SpeechEngine } from './types';
import { durationOf, readWav, trimSilence, withVolume, writeWav } from './wav';

export interface RemoteOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** Voice names of the service. */
  readonly voices: readonly string[];
  /** The service takes `references`: recordings whose voice it speaks with. */
  readonly isCloning: boolean;
  /** How it is reached; `fetch` when left out. */
  readonly send?: Send;
}

const timeoutMs = 60_000;
const service = { name: '语音服务', code: 'SPEECH' } as const;

async function request({ baseUrl, apiKey, model, send = fetch }: RemoteOptions, body: object): Promise<Buffer> {
  let response: Response;
  try {
    response = await send(`${baseUrl.replace(/\/$/, '')}/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ model, response_format: 'wav', ...body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    return refuseSilence(error, service);
  }
  if (!response.ok) return refuseAnswer(response, service);
  return Buffer.from(await response.arrayBuffer());
}

/** A recording as reference of a voice, as OpenAI-compatible services with cloning take it. */
function referenceOf(follow: FollowedSample | undefined): object {
  const recording = follow?.recording();
  if (!follow || !recording) return {};
  const audio = `data:audio/wav;base64,${recording.toString('base64')}`;
  return { references: [{ audio, text: follow.words }] };
}

/** Any OpenAI-compatible `/audio/speech`. WAV is asked for, because the length is measured on the samples. */
export function remoteSpeech(options: RemoteOptions): SpeechEngine {
  return {
    kind: 'remote',
    name: options.model,
    voices: options.voices.map((id) => ({ id, name: id, gender: 'neutral', language: 'zh-CN', style: '' })),
    samples: options.isCloning ? 'cloned' : 'unused',
    async speak({ text, voice, speed, volume, readings = [], follow }) {
      if (!/[\p{L}\p{N}]/u.test(text)) return refuse('这句话没有可以朗读的文字', { errorCode: 'NOTHING_TO_SPEAK' });
      const bytes = await request(options, {
        input: withReadings(text, readings),
        voice,
        speed,
        ...referenceOf(follow),
      });
      try {
        const pcm = withVolume(trimSilence(readWav(bytes)), volume);
        return { bytes: writeWav(pcm), mime: 'audio/wav', sampleRate: pcm.sampleRate, duration: durationOf(pcm) };
      } catch {
        return refuse('语音服务返回的不是可用的 WAV 音频', { errorCode: 'SPEECH_FAILED' });
      }
    },
  };
}
