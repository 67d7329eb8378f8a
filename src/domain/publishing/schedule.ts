/** An item as far as planning looks at it. */
export interface Planned {
  readonly id: string;
  readonly video_id: string;
  readonly account_id: string;
  readonly platform: string;
  readonly publish_at: string;
  readonly state: string;
}

export interface Conflict {
  readonly code: 'SAME_VIDEO_SAME_PLATFORM' | 'TOO_CLOSE';
  readonly item: Planned;
}

/** Posts of one account closer than this compete with each other [own rule]. */
export const minimumGapMinutes = 30;

const isDead = (item: Planned): boolean => item.state === 'canceled' || item.state === 'rejected';

/** Whether a planned time lies in the past; the current minute still counts as now. */
export const isPast = (publishAt: string, now: Date): boolean => Date.parse(publishAt) < now.getTime() - 60_000;

/**
 * What speaks against a new item among the existing ones: the same video again on a platform (platforms de-duplicate),
 * or another post of the account within the minimum gap. Warnings, never refusals.
 */
export function conflictsOf(
  wanted: Pick<Planned, 'video_id' | 'account_id' | 'platform' | 'publish_at'> & { readonly id?: string },
  existing: readonly Planned[],
): Conflict[] {
  const at = Date.parse(wanted.publish_at);
  return existing
    .filter((item) => item.id !== wanted.id && !isDead(item))
    .flatMap((item): Conflict[] => {
      if (item.video_id === wanted.video_id && item.platform === wanted.platform)
        return [{ code: 'SAME_VIDEO_SAME_PLATFORM', item }];
      const isClose =
        item.account_id === wanted.account_id &&
        Math.abs(Date.parse(item.publish_at) - at) < minimumGapMinutes * 60_000;
      return isClose ? [{ code: 'TOO_CLOSE', item }] : [];
    });
}
