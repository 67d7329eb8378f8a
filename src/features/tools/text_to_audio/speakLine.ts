import type { Reading } from '@/domain/speech';
import { shownByCaller } from '@/lib/request';
import { speechApi } from '@/services/speech/api';
import type { SpeechResult } from '@/services/speech/schema';
import type { Line, Narration } from './model';

/** What was spoken in this visit: a trial is not asked for again, and a run goes on where it was stopped. */
const spoken = new Map<string, SpeechResult>();

/** Only readings that concern a sentence: a change elsewhere does not make it a new one. */
const readingsIn = (text: string, readings: readonly Reading[]): Reading[] =>
  readings.filter(({ word, said }) => word !== '' && said !== '' && text.includes(word));

/** Has one sentence spoken. @throws the typed errors of lib/request */
export async function speakLine(narration: Narration, line: Line, signal?: AbortSignal): Promise<SpeechResult> {
  const { pitch, volume } = narration;
  const { text, voice, speed } = line;
  const readings = readingsIn(text, narration.readings);
  const body = { text, voice, speed, pitch, volume, ...(readings.length > 0 ? { readings } : {}) };
  const key = JSON.stringify(body);
  const known = spoken.get(key);
  if (known) return known;
  const result = await speechApi.synthesize(body, { ...shownByCaller, ...(signal ? { signal } : {}) });
  spoken.set(key, result);
  return result;
}
