/** Loudness of a sound as `Waveforms.peaks` gives it: one value 0–1 each 1/perSecond seconds. */
export interface Peaks {
  readonly perSecond: number;
  readonly peaks: Float32Array;
}

const pyramids = new WeakMap<Float32Array, readonly Float32Array[]>();

/** The peaks at half, a quarter, … of the detail: a whole song in a thumb's width needs few steps. */
function pyramidOf(peaks: Float32Array): readonly Float32Array[] {
  const known = pyramids.get(peaks);
  if (known) return known;
  const levels = [peaks];
  for (let fine = peaks; fine.length > 32; ) {
    const coarse = new Float32Array(Math.ceil(fine.length / 2));
    for (let index = 0; index < coarse.length; index += 1) {
      coarse[index] = Math.max(fine[index * 2] ?? 0, fine[index * 2 + 1] ?? 0);
    }
    levels.push(coarse);
    fine = coarse;
  }
  pyramids.set(peaks, levels);
  return levels;
}

/** Loudest value between two times in seconds of the source. */
export function peakBetween({ perSecond, peaks }: Peaks, from: number, to: number): number {
  const levels = pyramidOf(peaks);
  const wide = Math.max(1, (to - from) * perSecond);
  const level = Math.min(levels.length - 1, Math.floor(Math.log2(wide)));
  const values = levels[level] ?? peaks;
  const step = perSecond / 2 ** level;
  const first = Math.max(0, Math.floor(from * step));
  const last = Math.min(values.length - 1, Math.max(first, Math.ceil(to * step) - 1));
  let loudest = 0;
  for (let index = first; index <= last; index += 1) loudest = Math.max(loudest, values[index] ?? 0);
  return loudest;
}
