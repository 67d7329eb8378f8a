import { checkText, type Mark } from '@/domain/compliance';
import { checkPost, type PlatformId, type PostDraft, type PostFinding, type PostVideo } from '@/domain/platforms';
import { type Conflict, conflictsOf, type Planned } from '@/domain/publishing';

export interface PlatformFindings {
  readonly platform: PlatformId;
  readonly findings: readonly PostFinding[];
}

export interface TextMarks {
  readonly field: 'title' | 'description';
  readonly mark: Mark;
}

/** What each chosen platform says to the post; platforms with nothing to say are left out. */
export function platformFindings(
  platforms: readonly PlatformId[],
  post: PostDraft,
  video: PostVideo | undefined,
  now: Date,
): PlatformFindings[] {
  return [...new Set(platforms)]
    .map((platform) => ({ platform, findings: checkPost(platform, post, video, now) }))
    .filter(({ findings }) => findings.length > 0);
}

/** Words against the ad law or a chosen platform's rules, each place once. */
export function postMarks(
  post: Pick<PostDraft, 'title' | 'description'>,
  platforms: readonly PlatformId[],
): TextMarks[] {
  const [platform] = platforms;
  return (['title', 'description'] as const).flatMap((field) =>
    checkText(post[field], platform ? { platform } : {}).map((mark) => ({ field, mark })),
  );
}

/**
 * What already stands in the calendar against the chosen accounts and time: one line for a platform that has the video
 * already (the post nearest in time), one for each account with a post close by.
 */
export function scheduleConflicts(
  videoId: string,
  accounts: readonly { readonly id: string; readonly platform: string }[],
  publishAt: string,
  planned: readonly Planned[],
): (Conflict & { readonly accountId: string })[] {
  const found = accounts.flatMap((account) =>
    conflictsOf(
      { video_id: videoId, account_id: account.id, platform: account.platform, publish_at: publishAt },
      planned,
    ).map((conflict) => ({ ...conflict, accountId: account.id })),
  );
  const distance = (conflict: Conflict) => Math.abs(Date.parse(conflict.item.publish_at) - Date.parse(publishAt));
  const nearest = new Map<string, (typeof found)[number]>();
  for (const conflict of found) {
    const place = conflict.code === 'TOO_CLOSE' ? conflict.accountId : conflict.item.platform;
    const key = `${conflict.code}:${place}`;
    const before = nearest.get(key);
    if (!before || distance(conflict) < distance(before)) nearest.set(key, conflict);
  }
  return [...nearest.values()];
}
