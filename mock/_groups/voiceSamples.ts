import { measureVoice } from '../../src/engine/audio/measureVoice';
import type { VoiceMeasures, VoiceSample } from '../../src/services/voice_sample/schema';
import { fail } from '../_core/fail';
import { keyOfUrl, readObject } from '../_core/objectStorage';
import type { Db, Row } from '../_core/store';
import type { SpeechRequest } from '../_engines/speech/types';
import { readWav } from '../_engines/speech/wav';

export type VoiceSampleRow = VoiceSample & Row & { readonly mchno: string };

const prefix = 'sample:';
const MIN_SPEECH_SECONDS = 3;
const MAX_SECONDS = 120;
const MIN_LEVEL_DB = -42;

/** Id under which a recording stands among the voices. */
export const voiceIdOf = (sampleId: string): string => `${prefix}${sampleId}`;

/** Measures a stored recording; refuses what no voice can follow, and says why. */
export function measuredRecording(bytes: Buffer): { readonly duration: number; readonly measured: VoiceMeasures } {
  const { samples, sampleRate } = monoOf(bytes);
  const duration = samples.length / sampleRate;
  if (duration > MAX_SECONDS) return fail('录音超过 2 分钟，请截取 10–30 秒清楚的一段', { errorCode: 'SAMPLE_LONG' });
  const found = measureVoice(samples, sampleRate);
  if (!found) return fail('录音里没有听到人声，请靠近话筒重录', { errorCode: 'SAMPLE_SILENT' });
  if (found.level < MIN_LEVEL_DB) return fail('录音声音太小，请靠近话筒重录', { errorCode: 'SAMPLE_QUIET' });
  if (found.speech < MIN_SPEECH_SECONDS) return fail('人声不足 3 秒，请至少读完一段话', { errorCode: 'SAMPLE_SHORT' });
  const { pitch, tempo, level, speech } = found;
  return { duration, measured: { pitch, tempo, level, speech } };
}

function monoOf(bytes: Buffer): { readonly samples: Float32Array; readonly sampleRate: number } {
  try {
    const { samples, sampleRate, channels } = readWav(bytes);
    if (channels === 1) return { samples, sampleRate };
    const mono = Float32Array.from(
      { length: Math.floor(samples.length / channels) },
      (_, i) => ((samples[i * channels] ?? 0) + (samples[i * channels + 1] ?? 0)) / 2,
    );
    return { samples: mono, sampleRate };
  } catch {
    return fail('声音样本需要是 WAV 录音', { errorCode: 'SAMPLE_FORMAT' });
  }
}

/** A request whose voice is an own recording, with the base voice and what it is to follow put in. */
export function followingSample<R extends SpeechRequest>(db: Db, request: R): R {
  if (!request.voice.startsWith(prefix)) return request;
  const sample = db.table<VoiceSampleRow>('voice_sample').find(request.voice.slice(prefix.length));
  if (sample?.status !== 1) return fail('这个声音样本已停用或删除，请换一个声音', { errorCode: 'VOICE_UNKNOWN' });
  const recording = (): Buffer | undefined => readObject(keyOfUrl(sample.url) ?? '');
  const { pitch, tempo } = sample.measured;
  return { ...request, voice: sample.base_voice, follow: { pitch, tempo, recording, words: sample.words } };
}
