import { Button, Flex, Form, Input, Rate, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import Section from '@/components/Section';
import { Text } from '@/components/ui/Text';
import { type TopicState, topicMoves } from '@/domain/topics';
import { useCan } from '@/hooks/useCan';
import { useFollowed } from '@/hooks/useFollowed';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import type { InputOf } from '@/services/contract';
import { topicApi } from '@/services/topic/api';
import type { Topic, topicContract } from '@/services/topic/schema';
import { useMoveTopics } from '../model/useMoveTopics';
import { AssignDialog } from '../parts/AssignDialog';
import { DayPicker } from '../parts/DayPicker';
import { TopicStateTag } from '../parts/TopicTags';
import styles from './info.module.css';

interface Props {
  readonly topic: Topic;
  readonly onChanged: (topic: Topic) => void;
  readonly onRefresh: () => void;
}

type SetBody = InputOf<(typeof topicContract)['set']>;

/** How far it is, who makes it, when it is wished for, what the team thinks of it. */
export function TopicCare({ topic, onChanged, onRefresh }: Props) {
  const t = useT();
  const can = useCan();
  const actions = useRecordActions();
  const move = useMoveTopics(onRefresh);
  const [assigning, setAssigning] = useState<readonly string[]>();
  const [note, setNote] = useFollowed(topic.note);
  const canSave = can('topic.save');
  const set = async (body: SetBody) => {
    const saved = await actions.save((options) => topicApi.set(body, options), { isNew: false });
    if (saved) onChanged(saved);
  };
  const sent = useRef<string>(undefined);
  const keepNote = async () => {
    if (note === topic.note || note === sent.current) return;
    sent.current = note;
    await set({ id: topic.id, field: 'note', value: note });
    sent.current = undefined;
  };
  // Left by the back button or a key, the field is not blurred first.
  const leave = useRef(keepNote);
  leave.current = keepNote;
  useEffect(() => () => void leave.current(), []);
  return (
    <Section title={t('topic.state')}>
      <Form layout="vertical" className={styles.care}>
        <Flex gap={8} align="center" className={styles.stateRow}>
          <TopicStateTag state={topic.state} />
          {canSave && topicMoves[topic.state].length > 0 && (
            <Select<TopicState>
              className={styles.grow}
              value={null}
              placeholder={t('topic.moveHint')}
              aria-label={t('topic.moveOf', { title: topic.title })}
              options={topicMoves[topic.state].map((value) => ({
                value,
                label: t('topic.moveTo', { state: t(`topic.state.${value}`) }),
              }))}
              onChange={(state) => void move([topic], state)}
            />
          )}
        </Flex>
        <Form.Item label={t('topic.assignee')}>
          <Flex gap={8} align="center" className={styles.stateRow}>
            <span className={styles.grow}>{topic.assignee?.name ?? t('topic.unassigned')}</span>
            {can('topic.assign') && (
              <Button size="small" onClick={() => setAssigning([topic.id])}>
                {t('topic.assign')}
              </Button>
            )}
          </Flex>
        </Form.Item>
        <Form.Item label={t('topic.planned')} htmlFor="topic-planned">
          <DayPicker
            id="topic-planned"
            value={topic.planned_on}
            disabled={!canSave}
            onChange={(value) => void set({ id: topic.id, field: 'planned_on', value })}
          />
        </Form.Item>
        <Form.Item label={t('topic.rating')}>
          <Rate
            value={topic.rating}
            disabled={!canSave}
            aria-label={t('topic.rating')}
            onChange={(value) => void set({ id: topic.id, field: 'rating', value })}
          />
        </Form.Item>
        <Form.Item label={t('topic.note')} htmlFor="topic-note">
          <Input.TextArea
            id="topic-note"
            value={note}
            maxLength={2000}
            disabled={!canSave}
            autoSize={{ minRows: 2, maxRows: 8 }}
            placeholder={t('topic.noteHint')}
            onChange={(event) => setNote(event.target.value)}
            onBlur={() => void keepNote()}
          />
        </Form.Item>
        <Text component="p" type="secondary" size="small">
          {t('topic.author')} {topic.author.name}
        </Text>
      </Form>
      <AssignDialog
        ids={assigning}
        current={topic.assignee?.id}
        onClose={() => setAssigning(undefined)}
        onDone={onRefresh}
      />
    </Section>
  );
}
