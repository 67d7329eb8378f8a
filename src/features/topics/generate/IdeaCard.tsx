import {
  DeleteOutlined,
  EditOutlined,
  EllipsisOutlined,
  ReloadOutlined,
  StarOutlined,
  UserAddOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Flex, Spin } from 'antd';
import { useState } from 'react';
import { useCompliance } from '@/blocks/compliance';
import { FactList, FactSources, FactText } from '@/blocks/facts';
import { PageLink } from '@/components/PageLink';
import { ToneTag } from '@/components/ToneTag';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { TopicIdea } from '@/services/topic/schema';
import type { BoardItem } from '../model/board';
import { type NextPlace, nextPlaces } from '../model/saveItem';
import { FrameworkLine } from '../parts/FrameworkLine';
import { Outline } from '../parts/Outline';
import { ScoreBadge } from '../parts/ScoreBadge';
import { HookTag, OccasionTag } from '../parts/TopicTags';
import styles from './generate.module.css';
import { IdeaEditor } from './IdeaEditor';

export interface IdeaActions {
  readonly save: (item: BoardItem) => void;
  readonly drop: (item: BoardItem) => void;
  readonly takeBack: (item: BoardItem) => void;
  readonly change: (item: BoardItem) => void;
  readonly edit: (item: BoardItem, change: Partial<TopicIdea>) => void;
  readonly assign: (item: BoardItem) => void;
  readonly goOn: (item: BoardItem, place: NextPlace) => void;
}

interface Props {
  readonly item: BoardItem;
  readonly actions: IdeaActions;
  readonly isChanging: boolean;
  readonly isSaving: boolean;
  /** Inside the compose flow the next step is the video. */
  readonly first: 'script' | 'video';
}

/** One topic: why it may work, how to tell it, and what can be done with it; held against the goods it was found for. */
export function IdeaCard(props: Props) {
  return (
    <FactSources goodsId={props.item.goodsId}>
      <IdeaContent {...props} />
    </FactSources>
  );
}

function IdeaContent({ item, actions, isChanging, isSaving, first }: Props) {
  const t = useT();
  const [isEditing, setIsEditing] = useState(false);
  const { idea, score } = item;
  const { marks } = useCompliance(idea.title, { platform: item.platform });
  if (item.isDropped) {
    return (
      <Flex component="li" gap={8} align="center" justify="space-between" className={styles.dropped}>
        <Text ellipsis>{t('topic.dropped', { title: idea.title })}</Text>
        <Button type="link" size="small" onClick={() => actions.takeBack(item)}>
          {t('topic.takeBack')}
        </Button>
      </Flex>
    );
  }
  if (isEditing) {
    return (
      <Panel component="li" vertical gap={12} justify="space-between" className={styles.card}>
        <IdeaEditor
          item={item}
          onCancel={() => setIsEditing(false)}
          onDone={(change) => {
            actions.edit(item, change);
            setIsEditing(false);
          }}
        />
      </Panel>
    );
  }
  return (
    <Panel component="li" vertical gap={12} justify="space-between" className={styles.card} aria-busy={isChanging}>
      <Spin spinning={isChanging}>
        <Flex component="article" vertical gap={8} aria-label={idea.title}>
          <Flex component="header" gap={8} align="flex-start" justify="space-between">
            <Flex component="span" gap={4} wrap>
              <HookTag hook={idea.hook} />
              <OccasionTag name={idea.occasion} date={item.occasionDate} />
              {marks.length > 0 && <ToneTag tone="warn">{t('topic.marks', { count: marks.length })}</ToneTag>}
            </Flex>
            <ScoreBadge score={score} />
          </Flex>
          <Text component="h3" size="large" strong style={{ overflowWrap: 'anywhere', lineHeight: 1.5 }}>
            <FactText text={idea.title} />
          </Text>
          <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
            <FactText text={idea.angle} />
          </p>
          {idea.reason && (
            <Text component="p" type="secondary" style={{ overflowWrap: 'anywhere' }}>
              <Text type="secondary" size="small">
                {t('topic.reason')}
              </Text>{' '}
              {idea.reason}
            </Text>
          )}
          <FrameworkLine id={idea.framework_id} isSmall />
          <Outline lines={idea.outline} label={t('topic.outline')} />
          <FactList text={[idea.title, idea.angle, ...idea.outline].join('\n')} />
        </Flex>
      </Spin>
      <IdeaFooter item={item} actions={actions} isSaving={isSaving} first={first} onEdit={() => setIsEditing(true)} />
    </Panel>
  );
}

interface IdeaFooterProps extends Pick<Props, 'item' | 'actions' | 'isSaving' | 'first'> {
  readonly onEdit: () => void;
}

/** What can be done with a topic: made into something, saved, changed, given to somebody. */
function IdeaFooter({ item, actions, isSaving, first, onEdit }: IdeaFooterProps) {
  const t = useT();
  const can = useCan();
  const { idea, savedId } = item;
  const menu = [
    { key: 'edit', icon: <EditOutlined />, label: t('topic.edit'), onClick: onEdit },
    ...(savedId
      ? []
      : [{ key: 'change', icon: <ReloadOutlined />, label: t('topic.change'), onClick: () => actions.change(item) }]),
    ...(can('topic.assign')
      ? [{ key: 'assign', icon: <UserAddOutlined />, label: t('topic.assign'), onClick: () => actions.assign(item) }]
      : []),
    ...(savedId
      ? []
      : [{ key: 'drop', icon: <DeleteOutlined />, label: t('topic.drop'), onClick: () => actions.drop(item) }]),
  ];
  const others = (['script', 'article', 'video'] as const).filter((place) => place !== first);
  return (
    <Flex component="footer" gap={8} align="center" wrap>
      {can('topic.save') && (
        <Button size="small" type="primary" onClick={() => actions.goOn(item, first)}>
          {t(`topic.go.${first}`)}
        </Button>
      )}
      {can('topic.save') &&
        others.slice(0, 1).map((place) => (
          <Button key={place} size="small" onClick={() => actions.goOn(item, place)}>
            {t(`topic.go.${place}`)}
          </Button>
        ))}
      {savedId ? (
        <PageLink keepsText to={nextPlaces.info(savedId)} className={styles.saved}>
          {t('topic.saved')}
        </PageLink>
      ) : (
        can('topic.save') && (
          <Button size="small" icon={<StarOutlined />} loading={isSaving} onClick={() => actions.save(item)}>
            {t('topic.save')}
          </Button>
        )
      )}
      <Dropdown menu={{ items: menu }} trigger={['click']}>
        <Button
          size="small"
          type="text"
          style={{ marginInlineStart: 'auto' }}
          icon={<EllipsisOutlined />}
          aria-label={t('topic.moreOf', { title: idea.title })}
        />
      </Dropdown>
    </Flex>
  );
}
