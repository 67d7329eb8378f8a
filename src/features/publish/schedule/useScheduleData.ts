import type { CompliancePolicy } from '@/domain/publishing';
import { useLoad } from '@/hooks/useLoad';
import { merchantApi } from '@/services/merchant/api';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import { wemediaApi } from '@/services/wemedia/api';
import type { WemediaAccount } from '@/services/wemedia/schema';

const DAY = 86_400_000;

export interface ScheduleData {
  readonly video: Video;
  readonly accounts: readonly WemediaAccount[];
  /** Items of the coming month and of the last week, for free slots and conflicts. */
  readonly planned: readonly PublishItem[];
  /** What marked words do to a post. */
  readonly policy: CompliancePolicy;
}

/** All that the schedule drawer must know, in one go. */
export function useScheduleData(videoId: string | undefined) {
  return useLoad(
    async (): Promise<ScheduleData | undefined> => {
      if (!videoId) return undefined;
      const quiet = { skipErrorHandler: true };
      const now = Date.now();
      const range = { from: new Date(now - 7 * DAY).toISOString(), to: new Date(now + 31 * DAY).toISOString() };
      const [video, accounts, planned, merchant] = await Promise.all([
        videoApi.info({ id: videoId }, quiet),
        wemediaApi.data(quiet),
        publishApi.data(range, quiet),
        merchantApi.info({}, quiet),
      ]);
      return { video, accounts: accounts.list, planned: planned.list, policy: merchant.compliance_policy };
    },
    { refreshDeps: [videoId], ready: Boolean(videoId) },
  );
}
