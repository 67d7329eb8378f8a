import type { MixClip, MixGroup } from './types';

export const aClip = (id: string, over: Partial<MixClip> = {}): MixClip => ({
  id,
  footage: id,
  duration: 10,
  trimStart: 0,
  ...over,
});

/** A group with so many clips of ten seconds, each of footage of its own. */
export const aGroup = (id: string, clips: number, maxSeconds = 3): MixGroup => ({
  id,
  maxSeconds,
  clips: Array.from({ length: clips }, (_, index) => aClip(`${id}-${index + 1}`)),
});

export const groupsOf = (...counts: readonly number[]): readonly MixGroup[] =>
  counts.map((count, index) => aGroup(`g${index + 1}`, count));
