import { type KnownByVideo, type SchedulingData, toTakenSlots } from '@/blocks/publishing';
import type { OwnWords } from '@/domain/compliance';
import type { PlatformId } from '@/domain/platforms';
import { minimumGapMinutes } from '@/domain/publishing';
import { type Gate, type GatedTexts, publishGate, rememberingChecks } from '@/domain/publishing/gate';
import type { ImportContext, ImportedPost, Stopped } from '@/domain/publishing/importing';
import { merchantZone } from '@/lib/merchantZone';
import type { PlannedPost } from '@/services/publish/schema';

/** What stops a text under the merchant's policy, by the server's own rule. */
export function textStopper(policy: SchedulingData['policy'], own: OwnWords | undefined) {
  const checks = rememberingChecks(own);
  return (texts: GatedTexts, platform: PlatformId): Stopped =>
    stoppedBy(publishGate(texts, [platform], policy, checks));
}

const stoppedBy = ({ marks, facts }: Gate): Stopped => ({
  words: [...new Set(marks.filter(({ isBlocking }) => isBlocking).map(({ written }) => written))],
  facts: facts.filter(({ isBlocking }) => isBlocking),
});

/** What rows are held against, from what the server knows. */
export function toImportContext(
  scheduling: SchedulingData,
  known: KnownByVideo,
  own: OwnWords | undefined,
  now: number,
): ImportContext {
  return {
    videos: scheduling.videos,
    accounts: scheduling.accounts.map(({ id, platform, name, state, fixed_topics }) => ({
      id,
      platform,
      name,
      isExpired: state === 'expired',
      fixedTopics: fixed_topics,
    })),
    taken: toTakenSlots(scheduling.live),
    zone: merchantZone(),
    now,
    minGapMinutes: minimumGapMinutes,
    known,
    stoppedBy: textStopper(scheduling.policy, own),
  };
}

/** Lists of their own: what is sent is nobody else's. */
export const plainFields = (fields: ImportedPost['fields']): NonNullable<PlannedPost['fields']> =>
  Object.fromEntries(
    Object.entries(fields).map(([id, value]) => [
      id,
      typeof value === 'string' || typeof value === 'boolean' ? value : [...value],
    ]),
  );

/** A checked row as the call wants it. */
export const toPlannedPost = (post: ImportedPost): PlannedPost => ({
  video_id: post.video_id,
  account_id: post.account_id,
  publish_at: new Date(post.at).toISOString(),
  title: post.title,
  description: post.description,
  topics: [...post.topics],
  fields: plainFields(post.fields),
  ai_declared: true,
});
