import { App } from 'antd';
import { useCallback } from 'react';
import type { TopicState } from '@/domain/topics';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { topicApi } from '@/services/topic/api';
import type { Topic } from '@/services/topic/schema';

/** Moves topics and says in one sentence what came of it. Resolves whether anything moved. */
export function useMoveTopics(onMoved: () => void) {
  const t = useT();
  const { message } = App.useApp();
  return useCallback(
    async (topics: readonly Pick<Topic, 'id'>[], state: TopicState): Promise<boolean> => {
      const name = t(`topic.state.${state}`);
      try {
        const ids = topics.map(({ id }) => id);
        const { moved, refused } = await topicApi.move({ ids, state }, { skipErrorHandler: true });
        const [first] = refused;
        if (first) message.warning(t('topic.moveRefused', { title: first.title, state: name }));
        else message.success(t('topic.moved', { state: name }));
        onMoved();
        return moved > 0;
      } catch (error) {
        message.error(messageOf(error));
        return false;
      }
    },
    [t, message, onMoved],
  );
}
