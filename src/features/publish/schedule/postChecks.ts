import { type OwnWords, replaceMark } from '@/domain/compliance';
import { checkPost, type PlatformId, type PostDraft, type PostFinding, type PostVideo } from '@/domain/platforms';
import { type CompliancePolicy, type Conflict, conflictsOf, type Planned } from '@/domain/publishing';
import { type Gate, type GatedTexts, type GateMark, publishGate } from '@/domain/publishing/gate';

export interface PlatformFindings {
  readonly platform: PlatformId;
  readonly findings: readonly PostFinding[];
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

/** Words against the ad law or a chosen platform's rules, shown also by those who let everything pass. */
export function postGate(
  texts: GatedTexts,
  platforms: readonly PlatformId[],
  policy: CompliancePolicy,
  own?: OwnWords,
): Gate {
  return publishGate(texts, platforms, policy === 'off' ? 'warn' : policy, own);
}

/** The texts with one marked place replaced; a topic that is left empty goes. */
export function repaired(texts: GatedTexts, { field, index, mark }: GateMark, suggestion: string): Partial<GatedTexts> {
  if (field !== 'topics') return { [field]: replaceMark(texts[field], mark, suggestion) };
  const topics = texts.topics.map((topic, at) => (at === index ? replaceMark(topic, mark, suggestion) : topic));
  return { topics: topics.filter(Boolean) };
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
