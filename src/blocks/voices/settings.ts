/** Factors, 1 = the voice's own. */
export interface SpeechSettings {
  readonly speed: number;
  readonly pitch: number;
  readonly volume: number;
}

export const usualSettings: SpeechSettings = { speed: 1, pitch: 1, volume: 1 };
