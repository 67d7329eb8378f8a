import type { FrameDescriptor } from '../resolve/frame';

/** Whether two frames draw the same pixels: then the second need not be drawn. */
export const sameFrame = (a: FrameDescriptor, b: FrameDescriptor): boolean => sameValue(a, b);

function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((value, index) => sameValue(value, b[index]));
  }
  const left = Object.entries(a);
  const right = b as Readonly<Record<string, unknown>>;
  return left.length === Object.keys(b).length && left.every(([key, value]) => sameValue(value, right[key]));
}
