import { type SchedulingData, toTakenSlots } from '@/blocks/publishing';
import { checkPost, type PlatformId, platformIds, platforms } from '@/domain/platforms';
import type { MatrixAccount, MatrixInput } from '@/domain/publishing/matrix';
import { merchantZone } from '@/lib/merchantZone';
import type { Video } from '@/services/video/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import type { MatrixChoice } from './matrixChoice';

const windows = Object.fromEntries(platformIds.map((id) => [id, platforms[id].window]));

type Rules = Omit<MatrixChoice, 'texts' | 'edits' | 'held'>;

const accountOf = (account: WemediaAccount, { times, perDay }: Pick<Rules, 'times' | 'perDay'>): MatrixAccount => ({
  id: account.id,
  platform: account.platform,
  ...(times === 'own' && account.slots.length > 0 ? { slots: account.slots } : {}),
  perDay: Math.min(account.per_day, perDay),
});

/** Why a platform does not take a video: codes of its findings; the texts are another matter. */
export function refusalsOf(videos: readonly Video[]): (videoId: string, platform: string) => readonly string[] {
  const byId = new Map(videos.map((video) => [video.id, video]));
  const known = new Map<string, readonly string[]>();
  return (videoId, platform) => {
    const key = `${videoId}|${platform}`;
    const found = known.get(key) ?? codesOf(byId.get(videoId), platform as PlatformId);
    known.set(key, found);
    return found;
  };
}

function codesOf(video: Video | undefined, platform: PlatformId): readonly string[] {
  if (!video) return [];
  return checkPost(platform, { title: video.title, description: '', topics: [] }, video)
    .filter(({ severity, field }) => severity === 'error' && field === 'video')
    .map(({ code }) => code);
}

/** What the planner is asked. */
export function matrixInput(
  rules: Rules,
  scheduling: SchedulingData,
  videos: readonly Video[],
  now: number,
): MatrixInput {
  const chosen = new Set(rules.accountIds);
  const refused = refusalsOf(videos);
  return {
    videos: videos.map(({ id, title }) => ({ id, title })),
    accounts: scheduling.accounts
      .filter(({ id, state }) => chosen.has(id) && state !== 'expired')
      .map((account) => accountOf(account, rules)),
    taken: toTakenSlots(scheduling.live),
    rules: {
      from: rules.from,
      days: rules.days,
      zone: merchantZone(),
      slots: rules.slots,
      minGapMinutes: rules.minGapMinutes,
      perDay: rules.perDay,
      reach: rules.reach,
      spread: rules.spread,
      seed: rules.seed,
      ...(rules.hasWindows ? { windows } : {}),
    },
    now,
    refuses: (video, account) => refused(video.id, account.platform),
  };
}
