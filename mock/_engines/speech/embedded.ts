import { fail } from '../../_core/fail';
import { espeak } from './espeak';
import { isSpeakable, speakable } from './speakable';
import type { SpeechEngine } from './types';
import { espeakVoice, espeakVoices } from './voices';
import { durationOf, readWav, trimSilence, withVolume, writeWav } from './wav';

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, Math.round(value)));

/** espeak-ng in a worker: real Mandarin speech of any text, offline. */
export const embeddedSpeech: SpeechEngine = {
  kind: 'embedded',
  name: 'eSpeak NG 内置语音',
  voices: espeakVoices,

  async speak({ text, voice, speed, pitch, volume }) {
    const chosen = espeakVoice(voice) ?? fail('所选的声音不存在，请换一个', { errorCode: 'VOICE_UNKNOWN' });
    const words = speakable(text);
    if (!isSpeakable(words)) return fail('这句话没有可以朗读的文字', { errorCode: 'NOTHING_TO_SPEAK' });
    const wav = await espeak({
      text: words,
      voice: chosen.espeak,
      wordsPerMinute: clamp(chosen.pace * speed, 80, 450),
      pitch: clamp(chosen.basePitch + (pitch - 1) * 50, 0, 99),
    });
    const pcm = withVolume(trimSilence(readWav(wav)), volume);
    if (pcm.samples.length === 0) return fail('这句话没有可以朗读的文字', { errorCode: 'NOTHING_TO_SPEAK' });
    return { bytes: writeWav(pcm), mime: 'audio/wav', sampleRate: pcm.sampleRate, duration: durationOf(pcm) };
  },
};
