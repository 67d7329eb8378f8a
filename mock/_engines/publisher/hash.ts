/** FNV-1a: a number in [0, 1) that is always the same for a text. */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  // a last stir: neighbouring ids must not give neighbouring numbers
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 2 ** 32;
}

/** A value between two bounds, always the same for a text. */
export const between = (text: string, from: number, to: number): number => from + chance(text) * (to - from);
