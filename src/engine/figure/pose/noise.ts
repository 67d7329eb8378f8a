/** A number in 0–1 from a seed and an index; the same for ever. */
export function random(seed: number, index: number): number {
  let value = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) / 4_294_967_296;
}

/** Smooth wandering between −1 and 1: random values every `period` seconds, joined by smooth steps. */
export function wander(seed: number, seconds: number, period: number): number {
  const at = seconds / period;
  const index = Math.floor(at);
  const share = smooth(at - index);
  return (random(seed, index) * (1 - share) + random(seed, index + 1) * share) * 2 - 1;
}

export const smooth = (value: number): number => {
  const at = Math.min(1, Math.max(0, value));
  return at * at * (3 - 2 * at);
};
