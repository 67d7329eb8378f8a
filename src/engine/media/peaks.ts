import { foldDown, type Planes } from './foldDown';
import type { Waveform } from './waveform';

/** The part of a decoded sound that is looked at; as Mediabunny gives it. */
export interface AudioPiece extends Planes {
  /** Seconds of the file's clock. */
  readonly timestamp: number;
  readonly sampleRate: number;
}

/**
 * Enters the loudest values of a piece into a waveform.
 *
 * @param offset Seconds of the file's clock at which the waveform begins.
 * @param codec As {@link foldDown} wants it.
 * @param spread The whole piece stands for this stretch (seconds of the waveform).
 */
export function addPeaks(
  { perSecond, peaks }: Waveform,
  piece: AudioPiece,
  offset: number,
  codec: string | null,
  spread?: { readonly at: number; readonly seconds: number },
): void {
  const { numberOfFrames: frames, sampleRate } = piece;
  const begin = (piece.timestamp - offset) * perSecond;
  const step = perSecond / sampleRate;
  for (const samples of foldDown(piece, codec)) {
    let loudest = 0;
    for (let frame = 0; frame < frames; frame += 1) {
      const value = Math.min(1, Math.abs(samples[frame] as number));
      if (value > loudest) loudest = value;
      const at = Math.floor(begin + frame * step);
      if (!spread && at >= 0 && value > (peaks[at] ?? 1)) peaks[at] = value;
    }
    if (!spread) continue;
    const from = Math.floor(spread.at * perSecond);
    for (let at = from; at < Math.min(peaks.length, from + spread.seconds * perSecond); at += 1)
      peaks[at] = Math.max(peaks[at] ?? 0, loudest);
  }
}
