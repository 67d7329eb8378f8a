import { useModel } from '@umijs/max';
import { type FirstStep, type FirstStepKey, firstStepPages, firstSteps } from '@/domain/firstSteps';
import { useLoad } from '@/hooks/useLoad';
import { breakdownApi } from '@/services/breakdown/api';
import { goodsApi } from '@/services/goods/api';
import { publishApi } from '@/services/publish/api';
import { scriptApi } from '@/services/script/api';
import { videoApi } from '@/services/video/api';
import { wemediaApi } from '@/services/wemedia/api';

/** Only the number of records is looked at. */
const ONE_ROW = { page: 1, page_size: 1 };

interface FirstSteps {
  /** Empty until everything has been counted. */
  readonly steps: readonly FirstStep[];
  readonly isFinished: boolean;
  readonly loading: boolean;
  readonly error: Error | undefined;
  readonly refresh: () => void;
}

/** How far this merchant has come, counted from its own records; pages that the viewer lacks are not asked for. */
export function useFirstSteps(): FirstSteps {
  const { initialState } = useModel('@@initialState');
  const pages = initialState?.currentUser?.routes ?? [];
  const asks = (step: FirstStepKey) => ({ ready: pages.includes(firstStepPages[step].page) });

  const goods = useLoad(goodsApi.data, ONE_ROW, asks('goods'));
  const breakdowns = useLoad(breakdownApi.data, ONE_ROW, asks('breakdown'));
  const scripts = useLoad(scriptApi.data, ONE_ROW, asks('script'));
  const videos = useLoad(videoApi.data, ONE_ROW, asks('video'));
  const accounts = useLoad(wemediaApi.data, {}, asks('account'));
  const posts = useLoad(publishApi.data, {}, asks('post'));

  const loads = [goods, breakdowns, scripts, videos, accounts, posts];
  const loading = loads.some((load) => load.loading && load.data === undefined);
  const planned = posts.data?.list.filter(({ state }) => state !== 'canceled');
  const steps = loading
    ? []
    : firstSteps({
        goods: goods.data?.paginator.total,
        breakdown: breakdowns.data?.paginator.total,
        script: scripts.data?.paginator.total,
        video: videos.data?.paginator.total,
        account: accounts.data?.list.length,
        post: planned?.length,
        published: planned?.filter(({ state }) => state === 'published').length,
      });
  return {
    steps,
    isFinished: steps.length > 0 && steps.every(({ isDone }) => isDone),
    loading,
    error: loads.find(({ error }) => error)?.error,
    refresh: () => {
      for (const load of loads) if (load.error) load.refresh();
    },
  };
}
