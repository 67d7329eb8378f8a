import { type SchedulingData, toTakenSlots } from '@/blocks/publishing';
import type { OwnWords } from '@/domain/compliance';
import type { PlatformId } from '@/domain/platforms';
import { minimumGapMinutes } from '@/domain/publishing';
import { type GatedTexts, publishGate } from '@/domain/publishing/gate';
import type { ImportContext, ImportedPost } from '@/domain/publishing/importing';
import { merchantZone } from '@/lib/merchantZone';
import type { PlannedPost } from '@/services/publish/schema';

/** Words that stop a text, asked once for the same text: tables repeat themselves. */
export function wordStopper(policy: SchedulingData['policy'], own: OwnWords | undefined) {
  const known = new Map<string, readonly string[]>();
  return (texts: GatedTexts, platform: PlatformId): readonly string[] => {
    const said = texts.video_texts?.map(({ text }) => text) ?? [];
    const key = [platform, texts.title, texts.description, ...texts.topics, '', ...said].join('\u0000');
    const found = known.get(key) ?? [
      ...new Set(
        publishGate(texts, [platform], policy, own)
          .marks.filter(({ isBlocking }) => isBlocking)
          .map(({ written }) => written),
      ),
    ];
    known.set(key, found);
    return found;
  };
}

/** What rows are held against, from what the server knows. */
export function toImportContext(scheduling: SchedulingData, own: OwnWords | undefined, now: number): ImportContext {
  return {
    videos: scheduling.videos,
    accounts: scheduling.accounts.map(({ id, platform, name, state }) => ({
      id,
      platform,
      name,
      isExpired: state === 'expired',
    })),
    taken: toTakenSlots(scheduling.live),
    zone: merchantZone(),
    now,
    minGapMinutes: minimumGapMinutes,
    blockedWords: wordStopper(scheduling.policy, own),
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
