/** Fewer posts than this on either side, and a change may be mere chance. */
export const smallSample = 5;

export interface Change {
  readonly absolute: number;
  /** Relative to before; undefined when there was nothing before. */
  readonly ratio: number | undefined;
  /** Too few posts on one side: to be shown, not to be believed. */
  readonly isSmall: boolean;
}

interface Side {
  readonly value: number | undefined;
  readonly posts: number;
}

/** What has changed from the time before to now; undefined when either side is unknown. */
export function changeOf(now: Side, before: Side): Change | undefined {
  if (now.value === undefined || before.value === undefined) return undefined;
  if (before.posts === 0) return undefined;
  const absolute = now.value - before.value;
  return {
    absolute,
    ratio: before.value === 0 ? undefined : absolute / before.value,
    isSmall: Math.min(now.posts, before.posts) < smallSample,
  };
}
