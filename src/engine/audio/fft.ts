/** What a transform of one size needs, worked out once. */
interface Plan {
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  readonly order: Uint32Array;
}

const plans = new Map<number, Plan>();

function planOf(size: number): Plan {
  const known = plans.get(size);
  if (known) return known;
  if (size < 2 || (size & (size - 1)) !== 0) throw new RangeError(`${size} is no power of two`);
  const cos = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size));
  const sin = Float64Array.from({ length: size / 2 }, (_, i) => Math.sin((2 * Math.PI * i) / size));
  const bits = Math.log2(size);
  const order = Uint32Array.from({ length: size }, (_, index) => {
    let turned = 0;
    for (let bit = 0; bit < bits; bit += 1) turned |= ((index >> bit) & 1) << (bits - 1 - bit);
    return turned;
  });
  const plan = { cos, sin, order };
  plans.set(size, plan);
  return plan;
}

/**
 * Power of each frequency of a block of sound (radix-2 FFT, Hann window): bin `i` stands for `i * sampleRate / length`.
 *
 * @param block Its length is a power of two; RangeError otherwise.
 * @returns length / 2 bins.
 */
export function powerSpectrum(block: Float32Array): Float64Array {
  const size = block.length;
  const { cos, sin, order } = planOf(size);
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let i = 0; i < size; i += 1) {
    re[order[i] ?? 0] = (block[i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
  }
  for (let half = 1; half < size; half *= 2) {
    const step = size / (half * 2);
    for (let start = 0; start < size; start += half * 2) {
      for (let k = 0; k < half; k += 1) {
        const [a, b] = [start + k, start + k + half];
        const [c, s] = [cos[k * step] ?? 0, sin[k * step] ?? 0];
        const [br, bi] = [re[b] ?? 0, im[b] ?? 0];
        const [tr, ti] = [br * c + bi * s, bi * c - br * s];
        re[b] = (re[a] ?? 0) - tr;
        im[b] = (im[a] ?? 0) - ti;
        re[a] = (re[a] ?? 0) + tr;
        im[a] = (im[a] ?? 0) + ti;
      }
    }
  }
  return Float64Array.from({ length: size / 2 }, (_, i) => (re[i] ?? 0) ** 2 + (im[i] ?? 0) ** 2);
}
