import { App } from 'antd';
import { useCallback } from 'react';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { wemediaApi } from '@/services/wemedia/api';

/** Queues again what failed for want of a login; resolves what to say, undefined when it could not be done (shown). */
export function useResume(): (accountId: string) => Promise<string | undefined> {
  const t = useT();
  const { message } = App.useApp();
  return useCallback(
    async (id) => {
      try {
        const { list, refused } = await wemediaApi.resume({ id }, { skipErrorHandler: true });
        const [first] = refused;
        if (first) message.warning(t('publishTruth.resumeRefused', { count: refused.length, reason: first.reason }));
        return list.length > 0 || !first ? t('publishTruth.resumed', { count: list.length }) : undefined;
      } catch (error) {
        message.error(messageOf(error));
        return undefined;
      }
    },
    [message, t],
  );
}
