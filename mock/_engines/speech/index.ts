import { createHash } from 'node:crypto';
import type { SpeechResult } from '../../../src/services/speech/schema';
import { clock } from '../../_core/clock';
import { globalDb, type Row } from '../../_core/store';
import { keyOfUrl, putObject, readObject } from '../objectStorage';
import { embeddedSpeech } from './embedded';
import { remoteSpeech } from './remote';
import type { SpeechEngine, SpeechRequest } from './types';

/** A sound that we made, with the words in it: the recogniser knows its own voice again. */
interface SpokenRow extends Row, SpeechResult {
  readonly text: string;
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly created_at: string;
}

const spoken = () => globalDb.table<SpokenRow>('spoken');
const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** The engine at work. `SPEECH_BASE_URL` chooses the remote one; read at each call, so tests can switch. */
export function currentSpeech(): SpeechEngine {
  const {
    SPEECH_BASE_URL,
    SPEECH_API_KEY = '',
    SPEECH_MODEL = 'tts-1',
    SPEECH_VOICES = 'alloy,nova,echo',
  } = process.env;
  if (!SPEECH_BASE_URL) return embeddedSpeech;
  const voices = SPEECH_VOICES.split(',')
    .map((voice) => voice.trim())
    .filter(Boolean);
  return remoteSpeech({ baseUrl: SPEECH_BASE_URL, apiKey: SPEECH_API_KEY, model: SPEECH_MODEL, voices });
}

/** Key under which a request's sound lies; it depends on everything that can be heard, and on nothing else. */
function keyOf(engine: SpeechEngine, request: SpeechRequest): string {
  const { text, voice, speed, pitch, volume } = request;
  const hash = sha256(JSON.stringify([engine.name, text.trim(), voice, speed, pitch, volume])).slice(0, 32);
  return `speech/${hash.slice(0, 2)}/${hash}.wav`;
}

/** The sound of an earlier equal request, if its bytes are still there. */
export function knownSpeech(engine: SpeechEngine, request: SpeechRequest): SpeechResult | undefined {
  const key = keyOf(engine, request);
  const row = spoken().find(key);
  return row && readObject(key) ? row : undefined;
}

/** Speaks a text and stores the sound; the same request gives the same address without being spoken again. */
export async function synthesize(request: SpeechRequest): Promise<SpeechResult> {
  const engine = currentSpeech();
  const known = knownSpeech(engine, request);
  if (known) return known;
  const { bytes, mime, sampleRate, duration } = await engine.speak(request);
  const key = keyOf(engine, request);
  const url = putObject(key, bytes, mime);
  spoken().remove(key);
  return spoken().insert({
    id: key,
    url,
    duration,
    sampleRate,
    mime,
    engine: engine.name,
    text: request.text,
    hash: sha256(bytes),
    created_at: clock.iso(),
  });
}

/** The words of a sound that we spoke ourselves, by its bytes or its address; undefined for anything else. */
export function wordsOfOwnSpeech(source: { readonly bytes?: Uint8Array; readonly url?: string }): string | undefined {
  const key = source.url ? keyOfUrl(source.url) : undefined;
  const byKey = key ? spoken().find(key) : undefined;
  if (byKey) return byKey.text;
  if (!source.bytes) return undefined;
  const hash = sha256(source.bytes);
  return spoken()
    .all()
    .find((row) => row.hash === hash)?.text;
}

export const describeSpeech = () => ({ kind: currentSpeech().kind, name: currentSpeech().name });
