import { createHash } from 'node:crypto';
import { narrationLines, withoutPauses } from '../../src/domain/speech';
import type { SpeechResult, SpokenSentence } from '../../src/services/speech/schema';
import { clock } from '../_core/clock';
import { fail } from '../_core/fail';
import { keyOfUrl, putObject, readObject } from '../_core/objectStorage';
import { globalDb, type Row } from '../_core/store';
import type { SpeechEngine, SpeechRequest, SpokenAudio } from '../_engines/speech/types';
import { durationOf, type JoinedPart, joinSentences, readWav, writeWav } from '../_engines/speech/wav';

/** A sound that we made, with the words in it: the recognizer knows its own voice again. */
interface SpokenRow extends Row, SpeechResult {
  readonly text: string;
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly created_at: string;
}

const spoken = () => globalDb.table<SpokenRow>('spoken');
const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** Key under which a request's sound lies; it depends on everything that can be heard, and on nothing else. */
function keyOf(engine: SpeechEngine, request: SpeechRequest): string {
  const { text, voice, speed, pitch, volume, readings = [], follow } = request;
  const usual = [engine.id ?? engine.name, text.trim(), voice, speed, pitch, volume];
  const extra = readings.length > 0 || follow ? [readings, follow?.pitch, follow?.tempo] : [];
  const hash = sha256(JSON.stringify([...usual, ...extra])).slice(0, 32);
  return `speech/${hash.slice(0, 2)}/${hash}.wav`;
}

/** The sound of an earlier equal request, if its bytes are still there. */
export function knownSpeech(engine: SpeechEngine, request: SpeechRequest): SpeechResult | undefined {
  const key = keyOf(engine, request);
  const row = spoken().find(key);
  return row && readObject(key) ? row : undefined;
}

function keep(engine: SpeechEngine, request: SpeechRequest, audio: SpokenAudio, sentences: SpokenSentence[]) {
  const key = keyOf(engine, request);
  const url = putObject(key, audio.bytes, audio.mime);
  spoken().remove(key);
  return spoken().insert({
    id: key,
    url,
    duration: audio.duration,
    sampleRate: audio.sampleRate,
    mime: audio.mime,
    sentences,
    engine: engine.name,
    text: withoutPauses(request.text),
    hash: sha256(audio.bytes),
    created_at: clock.iso(),
  });
}

/** One sentence: spoken as a whole. */
async function speakLine(engine: SpeechEngine, request: SpeechRequest): Promise<SpeechResult> {
  const known = knownSpeech(engine, request);
  if (known) return known;
  const audio = await engine.speak(request);
  return keep(engine, request, audio, [{ text: request.text, from: 0, to: audio.duration }]);
}

/**
 * Speaks a text and stores the sound; the same request gives the same address without being spoken again. Several
 * sentences are spoken one by one and joined, so that their times are known to the sample, with the pauses that the
 * text asks for.
 */
export async function synthesize(engine: SpeechEngine, request: SpeechRequest): Promise<SpeechResult> {
  const known = knownSpeech(engine, request);
  if (known) return known;
  const lines = narrationLines(request.text);
  const [only] = lines;
  // what has nothing to say is refused by the engine, in its words
  if (lines.length === 0) return speakLine(engine, { ...request, text: withoutPauses(request.text) });
  if (lines.length === 1 && only?.pause === 0) return speakLine(engine, { ...request, text: only.text });
  const parts: JoinedPart[] = [];
  for (const { text, pause } of lines) {
    const { url } = await speakLine(engine, { ...request, text });
    const bytes =
      readObject(keyOfUrl(url) ?? '') ?? fail('这句话的声音已不在，请重试', { errorCode: 'OBJECT_MISSING' });
    parts.push({ text, pause, pcm: readWav(bytes) });
  }
  const { pcm, sentences } = joinSentences(parts);
  const audio = { bytes: writeWav(pcm), mime: 'audio/wav', sampleRate: pcm.sampleRate, duration: durationOf(pcm) };
  return keep(engine, request, audio, sentences);
}

/** The sentences of a sound that we spoke ourselves, by its bytes or its address; undefined for anything else. */
export function ownSentences(source: {
  readonly bytes?: Uint8Array;
  readonly url?: string;
}): readonly SpokenSentence[] | undefined {
  const key = source.url ? keyOfUrl(source.url) : undefined;
  const byKey = key ? spoken().find(key) : undefined;
  if (byKey) return byKey.sentences ?? [{ text: byKey.text, from: 0, to: byKey.duration }];
  if (!source.bytes) return undefined;
  const hash = sha256(source.bytes);
  const row = spoken()
    .all()
    .find((candidate) => candidate.hash === hash);
  return row && (row.sentences ?? [{ text: row.text, from: 0, to: row.duration }]);
}
