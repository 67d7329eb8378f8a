import { EditOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { FactList, FactText } from '@/blocks/facts';
import { PageLink } from '@/components/PageLink';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { topicApi } from '@/services/topic/api';
import type { Topic, TopicIdea } from '@/services/topic/schema';
import { IdeaEditor } from '../generate/IdeaEditor';
import { nextPlaces } from '../model/saveItem';
import { FrameworkLine } from '../parts/FrameworkLine';
import { Outline } from '../parts/Outline';
import { HookTag, OccasionTag } from '../parts/TopicTags';
import styles from './info.module.css';

interface Props {
  readonly topic: Topic;
  readonly onChanged: (topic: Topic) => void;
}

/** What the topic says, edited in its place, and what can be made of it. */
export function TopicText({ topic, onChanged }: Props) {
  const t = useT();
  const can = useCan();
  const actions = useRecordActions();
  const [isEditing, setIsEditing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (change: Partial<TopicIdea>) => {
    setIsBusy(true);
    const saved = await actions.save(
      (options) => topicApi.save({ id: topic.id, title: topic.title, ...change }, options),
      { isNew: false },
    );
    setIsBusy(false);
    if (!saved) return;
    onChanged(saved);
    setIsEditing(false);
  };
  if (isEditing) {
    return (
      <Flex component="section" vertical gap={12} className={styles.panel}>
        <IdeaEditor
          item={{ idea: topic, platform: topic.platform }}
          isBusy={isBusy}
          onDone={(change) => void save(change)}
          onCancel={() => setIsEditing(false)}
        />
      </Flex>
    );
  }
  const rows = [
    { label: t('topic.reason'), value: topic.reason },
    { label: t('topic.audience'), value: topic.audience },
    { label: t('topic.goods'), value: topic.goods_title },
    { label: t('topic.industry'), value: topic.industry },
  ].filter(({ value }) => value !== '');
  return (
    <Flex component="section" vertical gap={12} className={styles.panel}>
      <Flex gap={8} wrap>
        <HookTag hook={topic.hook} />
        <OccasionTag name={topic.occasion} date={topic.occasion_date} />
      </Flex>
      <Text component="h1" strong className={styles.title}>
        <FactText text={topic.title} />
      </Text>
      {topic.angle && (
        <Text component="p" size="large" style={{ overflowWrap: 'anywhere' }}>
          <FactText text={topic.angle} />
        </Text>
      )}
      <GridLayout component="dl" gap={8} className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </GridLayout>
      <FrameworkLine id={topic.framework_id} />
      <Outline lines={topic.outline} label={t('topic.outline')} />
      <FactList text={[topic.title, topic.angle, ...topic.outline].join('\n')} />
      {can('topic.save') && (
        <Flex gap={8} wrap>
          <PageLink to={nextPlaces.script(topic.id)}>
            <Button type="primary" tabIndex={-1}>
              {t('topic.go.script')}
            </Button>
          </PageLink>
          <PageLink to={nextPlaces.article(topic.id)}>
            <Button tabIndex={-1}>{t('topic.go.article')}</Button>
          </PageLink>
          <PageLink to={nextPlaces.video(topic.id)}>
            <Button tabIndex={-1}>{t('topic.go.video')}</Button>
          </PageLink>
          <Button icon={<EditOutlined />} onClick={() => setIsEditing(true)}>
            {t('topic.edit')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
