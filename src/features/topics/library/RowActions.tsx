import { EllipsisOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button, Dropdown } from 'antd';
import type { ResourceTools } from '@/components/resource/types';
import { topicMoves } from '@/domain/topics';
import { useCan } from '@/hooks/useCan';
import { useCanVisit } from '@/hooks/useCanVisit';
import type { Topic } from '@/services/topic/schema';
import { nextPlaces } from '../model/saveItem';
import { useMoveTopics } from '../model/useMoveTopics';

interface Props {
  readonly topic: Topic;
  readonly tools: ResourceTools<Topic>;
  readonly onAssign: (topics: readonly Topic[]) => void;
}

/** What can be done with one topic of the library. */
export function RowActions({ topic, tools, onAssign }: Props) {
  const { t } = tools;
  const can = useCan();
  const canVisit = useCanVisit();
  const move = useMoveTopics(tools.refresh);
  const items = [
    ...(can('topic.save')
      ? [
          ...(['script', 'article'] as const)
            .filter((place) => canVisit(nextPlaces[place](topic.id)))
            .map((place) => ({
              key: place,
              label: t(`topic.go.${place}`),
              onClick: () => history.push(nextPlaces[place](topic.id)),
            })),
          { key: 'edit', label: t('topic.edit'), onClick: () => tools.edit(topic) },
          ...topicMoves[topic.state].map((state) => ({
            key: state,
            label: t('topic.moveTo', { state: t(`topic.state.${state}`) }),
            onClick: () => void move([topic], state),
          })),
        ]
      : []),
    ...(can('topic.assign') ? [{ key: 'assign', label: t('topic.assign'), onClick: () => onAssign([topic]) }] : []),
    ...(tools.canRemove([topic])
      ? [{ key: 'delete', danger: true, label: t('common.delete'), onClick: () => void tools.remove([topic]) }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button
        type="text"
        size="small"
        icon={<EllipsisOutlined />}
        aria-label={t('topic.moreOf', { title: topic.title })}
      />
    </Dropdown>
  );
}
