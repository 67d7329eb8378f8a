import { App } from 'antd';
import { useCallback } from 'react';
import type { TopicState } from '@/domain/topics';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { topicApi } from '@/services/topic/api';
import type { Topic } from '@/services/topic/schema';

/** Moves topics and says in one sentence what came of it. Resolves whether anything moved. */
export function useMoveTopics(onMoved: () => void) {
  const t = useT();
  const { message } = App.useApp();
  const runAction = useActionRunner();
  return useCallback(
    async (topics: readonly Pick<Topic, 'id'>[], state: TopicState): Promise<boolean> => {
      const name = t(`topic.state.${state}`);
      const ids = topics.map(({ id }) => id);
      const done = await runAction(topicApi.move, { ids, state });
      if (!done) return false;
      const { moved, refused } = done.result;
      const [first] = refused;
      if (first) message.warning(t('topic.moveRefused', { title: first.title, state: name }));
      else message.success(t('topic.moved', { state: name }));
      onMoved();
      return moved > 0;
    },
    [t, message, runAction, onMoved],
  );
}
