/** A number in [0, 1) that depends on its arguments alone: same seed, same plan, whatever else changes. */
export function draw(seed: number, ...keys: readonly (string | number)[]): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const character of keys.join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // FNV leaves neighbors alike in the upper bits.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x7feb352d);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x846ca68b);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 2 ** 32;
}
