import type { Voice } from '../../../src/services/speech/schema';

export interface EspeakVoice extends Voice {
  /** Voice and variant of espeak-ng; only variants that its build really has. */
  readonly espeak: string;
  /** The voice's own pitch, 0–99. */
  readonly basePitch: number;
  /** Words a minute, as espeak counts them. */
  readonly wordsPerMinute: number;
}

const voice = (
  id: string,
  name: string,
  gender: Voice['gender'],
  style: string,
  espeak: string,
  basePitch: number,
  wordsPerMinute: number,
  pace: number,
): EspeakVoice => ({ id, name, gender, style, language: 'zh-CN', espeak, basePitch, wordsPerMinute, pace });

/**
 * Mandarin voices of the embedded engine; machine voices, clear but not human. The first is the default. The last number,
 * syllables a minute, was measured on forty sentences of scripts.
 */
export const espeakVoices: readonly EspeakVoice[] = [
  voice('cmn-xiaohe', '小禾', 'female', '清晰女声', 'cmn+f2', 52, 178, 275),
  voice('cmn-qingyu', '晴语', 'female', '明快女声', 'cmn+f4', 56, 188, 292),
  voice('cmn-ruoning', '若宁', 'female', '柔和女声', 'cmn+Annie', 46, 168, 266),
  voice('cmn-annan', '安南', 'female', '亮嗓女声', 'cmn+f5', 58, 184, 286),
  voice('cmn-haoran', '浩然', 'male', '稳重男声', 'cmn+m3', 42, 174, 272),
  voice('cmn-mubai', '慕白', 'male', '低沉男声', 'cmn+m7', 34, 170, 265),
  voice('cmn-jingxing', '景行', 'male', '利落男声', 'cmn+m1', 48, 186, 293),
  voice('cmn-pingsheng', '平声', 'neutral', '标准播报', 'cmn', 50, 178, 280),
];

export const espeakVoice = (id: string): EspeakVoice | undefined =>
  espeakVoices.find((candidate) => candidate.id === id);
