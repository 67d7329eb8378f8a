import { embeddedSpeech } from './embedded';
import { type RemoteOptions, remoteSpeech } from './remote';
import type { SpeechEngine } from './types';

/**
 * The engine at work. `SPEECH_BASE_URL` chooses the remote one; read at each call, so tests can switch.
 * @param own the merchant's own service, which comes first; `id` tells it from other merchants'
 */
export function currentSpeech(own?: RemoteOptions & { readonly id: string }): SpeechEngine {
  if (own) return { ...remoteSpeech(own), owner: 'merchant', id: own.id };
  const {
    SPEECH_BASE_URL,
    SPEECH_API_KEY = '',
    SPEECH_MODEL = 'tts-1',
    SPEECH_VOICES = 'alloy,nova,echo',
    SPEECH_CLONING = '',
  } = process.env;
  if (!SPEECH_BASE_URL) return embeddedSpeech;
  const voices = SPEECH_VOICES.split(',')
    .map((voice) => voice.trim())
    .filter(Boolean);
  return remoteSpeech({
    baseUrl: SPEECH_BASE_URL,
    apiKey: SPEECH_API_KEY,
    model: SPEECH_MODEL,
    voices,
    isCloning: SPEECH_CLONING === 'references',
  });
}
