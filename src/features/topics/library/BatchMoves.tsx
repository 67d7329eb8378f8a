import { Button } from 'antd';
import type { ResourceTools } from '@/components/resource/types';
import { useCan } from '@/hooks/useCan';
import type { Topic } from '@/services/topic/schema';
import { useMoveTopics } from '../model/useMoveTopics';

interface Props {
  readonly rows: readonly Topic[];
  readonly tools: ResourceTools<Topic>;
  readonly onClear: () => void;
  readonly onAssign: (topics: readonly Topic[]) => void;
}

/** What can be done with several topics at once. */
export function BatchMoves({ rows, tools, onClear, onAssign }: Props) {
  const { t } = tools;
  const can = useCan();
  const move = useMoveTopics(tools.refresh);
  const run = async (state: 'chosen' | 'dropped') => {
    if (await move(rows, state)) onClear();
  };
  return (
    <>
      {can('topic.save') && (
        <Button size="small" onClick={() => void run('chosen')}>
          {t('topic.batchChosen')}
        </Button>
      )}
      {can('topic.assign') && (
        <Button size="small" onClick={() => onAssign(rows)}>
          {t('topic.batchAssign')}
        </Button>
      )}
      {can('topic.save') && (
        <Button size="small" onClick={() => void run('dropped')}>
          {t('topic.batchDropped')}
        </Button>
      )}
    </>
  );
}
