import { speakable, withReadings } from '../../../src/domain/speech';
import { isSpeakable } from '../../../src/engine/captions/spoken';
import { refuse } from '../engineError';
import { calibrationOf, knobFor } from './calibration';
import { espeak } from './espeak';
import type { FollowedSample, SpeechEngine } from './types';
import { type EspeakVoice, espeakVoice, espeakVoices } from './voices';
import { durationOf, readWav, trimSilence, withVolume, writeWav } from './wav';

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, Math.round(value)));

/** Pace and pitch knob of a voice: its own, or those at which it comes near to a recording. */
async function knobsOf(voice: EspeakVoice, follow: FollowedSample | undefined) {
  if (!follow) return { pace: voice.wordsPerMinute, knob: voice.basePitch };
  const calibration = await calibrationOf(voice);
  const pace = calibration.tempo > 0 ? (voice.wordsPerMinute * follow.tempo) / calibration.tempo : voice.wordsPerMinute;
  return { pace, knob: knobFor(calibration, follow.pitch) };
}

/** espeak-ng in a worker: real Mandarin speech of any text, offline. */
export const embeddedSpeech: SpeechEngine = {
  kind: 'embedded',
  name: '内置语音',
  voices: espeakVoices,
  samples: 'measured',

  async speak({ text, voice, speed, pitch, volume, readings = [], follow }) {
    const chosen = espeakVoice(voice) ?? refuse('所选的声音不存在，请换一个', { errorCode: 'VOICE_UNKNOWN' });
    const words = speakable(withReadings(text, readings));
    if (!isSpeakable(words)) return refuse('这句话没有可以朗读的文字', { errorCode: 'NOTHING_TO_SPEAK' });
    const { pace, knob } = await knobsOf(chosen, follow);
    const wav = await espeak({
      text: words,
      voice: chosen.espeak,
      wordsPerMinute: clamp(pace * speed, 80, 450),
      pitch: clamp(knob + (pitch - 1) * 50, 0, 99),
    });
    const pcm = withVolume(trimSilence(readWav(wav)), volume);
    if (pcm.samples.length === 0) return refuse('这句话没有可以朗读的文字', { errorCode: 'NOTHING_TO_SPEAK' });
    return { bytes: writeWav(pcm), mime: 'audio/wav', sampleRate: pcm.sampleRate, duration: durationOf(pcm) };
  },
};
