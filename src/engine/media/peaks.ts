import type { Waveform } from './waveform';

/** The part of a decoded sound that is looked at; as Mediabunny gives it. */
export interface AudioPiece {
  /** Seconds of the file's clock. */
  readonly timestamp: number;
  readonly numberOfFrames: number;
  readonly numberOfChannels: number;
  readonly sampleRate: number;
  copyTo(target: Float32Array, options: { readonly planeIndex: number; readonly format: 'f32-planar' }): void;
}

let scratch = new Float32Array(0);

/**
 * Enters the loudest values of a piece into a waveform.
 *
 * @param offset Seconds of the file's clock at which the waveform begins.
 * @param spread The whole piece stands for this stretch (seconds of the waveform).
 */
export function addPeaks(
  { perSecond, peaks }: Waveform,
  piece: AudioPiece,
  offset: number,
  spread?: { readonly at: number; readonly seconds: number },
): void {
  const { numberOfFrames: frames, sampleRate } = piece;
  if (scratch.length < frames) scratch = new Float32Array(frames);
  const begin = (piece.timestamp - offset) * perSecond;
  const step = perSecond / sampleRate;
  for (let planeIndex = 0; planeIndex < Math.min(2, piece.numberOfChannels); planeIndex += 1) {
    piece.copyTo(scratch.subarray(0, frames), { planeIndex, format: 'f32-planar' });
    let loudest = 0;
    for (let frame = 0; frame < frames; frame += 1) {
      const value = Math.min(1, Math.abs(scratch[frame] as number));
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
