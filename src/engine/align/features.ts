import { powerSpectrum } from '../audio/fft';

/** Samples a second that is listened to. */
export const ALIGN_RATE = 16_000;
const WINDOW = 512;
const BANDS = 26;
const LOWEST_HZ = 100;
const HIGHEST_HZ = 7600;
/** Coefficients a frame, the loudness (the zeroth) among them. */
const COEFFICIENTS = 13;
/** With their slopes. */
export const DIMENSIONS = COEFFICIENTS * 2;
const SLOPE_REACH = 2;
const SLOPE_WEIGHT = 1.5;
/** Loudness differs most between two recordings and tells least. */
const LOUDNESS_WEIGHT = 0.4;

const mel = (hz: number): number => 1127 * Math.log(1 + hz / 700);
const hertz = (value: number): number => 700 * (Math.exp(value / 1127) - 1);

const bands: readonly { readonly from: number; readonly weights: Float64Array }[] = Array.from(
  { length: BANDS },
  (_, band) => {
    const step = (mel(HIGHEST_HZ) - mel(LOWEST_HZ)) / (BANDS + 1);
    const [low, middle, high] = [0, 1, 2].map((edge) => hertz(mel(LOWEST_HZ) + (band + edge) * step)) as [
      number,
      number,
      number,
    ];
    const perBin = ALIGN_RATE / WINDOW;
    const from = Math.ceil(low / perBin);
    const weights = Float64Array.from({ length: Math.max(1, Math.floor(high / perBin) - from + 1) }, (_bin, index) => {
      const hz = (from + index) * perBin;
      return hz <= middle ? (hz - low) / (middle - low) : (high - hz) / (high - middle);
    });
    return { from, weights };
  },
);

const cosines = Array.from({ length: COEFFICIENTS }, (_, order) =>
  Float64Array.from({ length: BANDS }, (_band, band) => Math.cos((Math.PI * order * (band + 0.5)) / BANDS)),
);

/**
 * How speech sounds, frame by frame: mel-frequency cepstral coefficients and their slopes, each brought to the same mean
 * and spread, so that another voice, level or microphone changes little.
 *
 * @param samples one channel at `ALIGN_RATE`
 * @param hop seconds from frame to frame
 * @returns `DIMENSIONS` values a frame
 */
export function speechFeatures(samples: Float32Array, hop: number): Float32Array {
  const count = Math.max(0, Math.floor(samples.length / (hop * ALIGN_RATE)));
  const found = new Float32Array(count * DIMENSIONS);
  const block = new Float32Array(WINDOW);
  for (let frame = 0; frame < count; frame += 1) {
    const from = Math.round((frame + 0.5) * hop * ALIGN_RATE) - WINDOW / 2;
    for (let index = 0; index < WINDOW; index += 1) {
      const at = from + index;
      block[index] = (samples[at] ?? 0) - 0.97 * (samples[at - 1] ?? 0);
    }
    const power = powerSpectrum(block);
    const energies = bands.map(({ from: first, weights }) => {
      let sum = 0;
      for (let index = 0; index < weights.length; index += 1)
        sum += (power[first + index] ?? 0) * (weights[index] ?? 0);
      return Math.log(sum + 1e-6);
    });
    cosines.forEach((cosine, order) => {
      let sum = 0;
      for (let band = 0; band < BANDS; band += 1) sum += (energies[band] ?? 0) * (cosine[band] ?? 0);
      found[frame * DIMENSIONS + order] = sum;
    });
  }
  addSlopes(found, count);
  return found;
}

function addSlopes(features: Float32Array, count: number): void {
  for (let frame = 0; frame < count; frame += 1)
    for (let order = 0; order < COEFFICIENTS; order += 1) {
      let sum = 0;
      for (let reach = 1; reach <= SLOPE_REACH; reach += 1) {
        const after = Math.min(count - 1, frame + reach) * DIMENSIONS + order;
        const before = Math.max(0, frame - reach) * DIMENSIONS + order;
        sum += reach * ((features[after] ?? 0) - (features[before] ?? 0));
      }
      features[frame * DIMENSIONS + COEFFICIENTS + order] = sum;
    }
}

/** The wanted frames one after another, each value brought to mean 0 and spread 1 over them. */
export function pickFrames(features: Float32Array, frames: readonly number[]): Float32Array {
  const picked = new Float32Array(frames.length * DIMENSIONS);
  frames.forEach((frame, index) => {
    picked.set(features.subarray(frame * DIMENSIONS, (frame + 1) * DIMENSIONS), index * DIMENSIONS);
  });
  for (let value = 0; value < DIMENSIONS; value += 1) {
    let [sum, squares] = [0, 0];
    for (let at = value; at < picked.length; at += DIMENSIONS) {
      sum += picked[at] ?? 0;
      squares += (picked[at] ?? 0) ** 2;
    }
    const mean = sum / Math.max(1, frames.length);
    const spread = Math.sqrt(Math.max(1e-9, squares / Math.max(1, frames.length) - mean ** 2));
    const weight = (value === 0 ? LOUDNESS_WEIGHT : 1) * (value >= COEFFICIENTS ? SLOPE_WEIGHT / 2 : 1);
    for (let at = value; at < picked.length; at += DIMENSIONS)
      picked[at] = (((picked[at] ?? 0) - mean) / spread) * weight;
  }
  return picked;
}

/** Distance of two frames. */
export function frameDistance(a: Float32Array, i: number, b: Float32Array, j: number): number {
  let sum = 0;
  const [left, right] = [i * DIMENSIONS, j * DIMENSIONS];
  for (let value = 0; value < DIMENSIONS; value += 1) {
    const difference = (a[left + value] as number) - (b[right + value] as number);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}
