// Looked up once: where globals are guarded (a test's sandbox) each look-up costs more than the arithmetic.
const { ceil, floor } = Math;

/**
 * Catmull-Rom: good enough for speech and music at rates near 48 kHz, four reads a frame. Outside the data is silence.
 *
 * @param at Position in `data`; fractions count.
 */
function interpolate(data: Float32Array, at: number): number {
  const index = floor(at);
  const t = at - index;
  const a = data[index - 1] ?? 0;
  const b = data[index] ?? 0;
  const c = data[index + 1] ?? 0;
  const d = data[index + 2] ?? 0;
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** Half the kernel's width, in frames of the result. */
const HALF = 6;
/** Values of the kernel a frame. */
const FINE = 256;
/** Below this the plain curve is good enough, and nothing that can be heard folds back. */
const PLAIN_UNTIL = 1.1;

/** A sine over its angle under a Hann window, by distance. */
const kernel = Float32Array.from({ length: HALF * FINE + 2 }, (_, i) => {
  const x = i / FINE;
  if (x === 0) return 1;
  if (x >= HALF) return 0;
  return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / HALF));
});

/** Frames of the source on each side that a frame of the result looks at. */
export const reachOf = (step: number): number => (step > PLAIN_UNTIL ? Math.ceil(HALF * step) + 1 : 3);

/**
 * The value between the frames of a source that is read faster than it was recorded: what is too high for the result is
 * taken off first, or it would come back as a lower tone.
 *
 * @param step Frames of the source per frame of the result.
 */
export function valueAt(data: Float32Array, at: number, step: number): number {
  if (step <= PLAIN_UNTIL) return interpolate(data, at);
  const reach = HALF * step;
  const scale = FINE / step;
  const first = ceil(at - reach);
  let away = (first - at) * scale;
  let sum = 0;
  for (let i = first; i <= at + reach; i += 1) {
    sum += (data[i] ?? 0) * (kernel[((away < 0 ? -away : away) + 0.5) | 0] ?? 0);
    away += scale;
  }
  return sum / step;
}
