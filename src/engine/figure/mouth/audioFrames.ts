import { powerSpectrum } from '../../audio/fft';
import { MOUTH_RATE } from './mouthCode';

/** What one mouth frame's stretch of sound is like. */
export interface AudioFrame {
  /** Root mean square, 0–1. */
  readonly loudness: number;
  /** Hz: where the energy of the jaw (200–1000) and of the tongue (800–3200) is centered. */
  readonly first: number;
  readonly second: number;
  /** Shares of the whole power: hissing (above 3500 Hz), humming (below 420 Hz), and the tongue's (1600–3400 Hz). */
  readonly hiss: number;
  readonly hum: number;
  readonly front: number;
}

/** Seconds of sound that are looked at for one frame. */
const WINDOW = 0.04;

/** One channel of sound as mouth frames. */
export function audioFrames(samples: Float32Array, sampleRate: number): readonly AudioFrame[] {
  const size = 2 ** Math.max(6, Math.round(Math.log2(sampleRate * WINDOW)));
  const hop = sampleRate / MOUTH_RATE;
  const count = Math.ceil(samples.length / hop);
  const block = new Float32Array(size);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round((index + 0.5) * hop - size / 2);
    let sum = 0;
    for (let i = 0; i < size; i += 1) {
      const value = samples[from + i] ?? 0;
      block[i] = value;
      sum += value * value;
    }
    const loudness = Math.sqrt(sum / size);
    return loudness < 1e-5 ? SILENT : frameOf(loudness, powerSpectrum(block), sampleRate / size);
  });
}

const SILENT: AudioFrame = { loudness: 0, first: 0, second: 0, hiss: 0, hum: 0, front: 0 };

function frameOf(loudness: number, power: Float64Array, width: number): AudioFrame {
  const all = band(power, width, 80, 8000).sum || 1;
  return {
    loudness,
    first: band(power, width, 220, 1000).center,
    second: band(power, width, 800, 3200).center,
    hiss: band(power, width, 3500, 9000).sum / (all + band(power, width, 8000, 9000).sum),
    hum: band(power, width, 80, 420).sum / all,
    front: band(power, width, 1600, 3400).sum / all,
  };
}

function band(
  power: Float64Array,
  width: number,
  low: number,
  high: number,
): { readonly sum: number; readonly center: number } {
  let sum = 0;
  let moment = 0;
  const end = Math.min(power.length, Math.ceil(high / width));
  for (let i = Math.max(1, Math.floor(low / width)); i < end; i += 1) {
    sum += power[i] ?? 0;
    moment += (power[i] ?? 0) * i * width;
  }
  return { sum, center: sum > 0 ? moment / sum : 0 };
}
