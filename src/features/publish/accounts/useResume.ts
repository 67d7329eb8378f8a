import { App } from 'antd';
import { useCallback } from 'react';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { wemediaApi } from '@/services/wemedia/api';

/** Queues again what failed for want of a login; resolves what to say, undefined when it could not be done (shown). */
export function useResume(): (accountId: string) => Promise<string | undefined> {
  const t = useT();
  const { message } = App.useApp();
  const runAction = useActionRunner();
  return useCallback(
    async (id) => {
      const done = await runAction(wemediaApi.resume, { id });
      if (!done) return undefined;
      const { list, refused } = done.result;
      const [first] = refused;
      if (first) message.warning(t('publishTruth.resumeRefused', { count: refused.length, reason: first.reason }));
      return list.length > 0 || !first ? t('publishTruth.resumed', { count: list.length }) : undefined;
    },
    [message, runAction, t],
  );
}
