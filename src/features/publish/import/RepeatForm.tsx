import { Alert, Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { type SchedulingData, sendPosts, useDates, useFlowUndo } from '@/blocks/publishing';
import { PageLink } from '@/components/PageLink';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { minimumGapMinutes } from '@/domain/publishing';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { faultText } from '../matrix/faultText';
import { RepeatFields } from './RepeatFields';
import styles from './RepeatForm.module.css';
import type { RepeatPostProps } from './RepeatPost';
import { useRepeatPlan } from './useRepeatPlan';

interface Props extends Pick<RepeatPostProps, 'post' | 'onClose' | 'onDone'> {
  readonly scheduling: SchedulingData;
}

export function RepeatForm({ post, scheduling, onClose, onDone }: Props) {
  const t = useT();
  const dates = useDates();
  const isDirect = useCan()('publish.schedule');
  const plan = useRepeatPlan(post, scheduling);
  const { planned, chosen, inTheWay } = plan;
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const flow = useFlowUndo({ onUndone: () => onDone({ flowIds: [], items: [] }) });

  const commit = async () => {
    setSending(true);
    setProblem(undefined);
    const { video_id, account_id, title, description, topics, cover, fields, ai_declared } = post;
    const texts = { video_id, account_id, title, description, topics, cover, fields, ai_declared };
    const sent = await sendPosts({
      kind: 'repeat',
      as: isDirect ? 'scheduled' : 'pending_approval',
      posts: chosen.map(({ at }) => ({ ...texts, publish_at: new Date(at).toISOString() })),
    });
    setSending(false);
    if (sent.items.length === 0) {
      if (sent.problem) setProblem(t('publishRepeat.failed', { reason: sent.problem }));
      return;
    }
    flow.offer(
      sent.flowIds,
      t(isDirect ? 'publishRepeat.done' : 'publishRepeat.doneSubmit', { count: sent.items.length }),
    );
    onDone(sent);
    onClose();
  };

  return (
    <Flex vertical gap={16}>
      <Text type="secondary" size="small">
        {post.title} · {post.account_name} · {t('publishRepeat.first', { time: dates.moment(post.publish_at) })}
      </Text>
      <RepeatFields settings={plan.settings} firstDate={plan.first.date} onChange={plan.change} />
      <Alert
        type="warning"
        showIcon
        title={t('publishRepeat.dedupe')}
        description={t('publishRepeat.dedupeText', { platform: platformName(post.platform) })}
        action={
          <PageLink to={`/publish/matrix?videos=${encodeURIComponent(post.video_id)}`}>
            {t('publishRepeat.toMatrix')}
          </PageLink>
        }
      />
      {planned.length === 0 && <Alert type="info" showIcon title={t('publishRepeat.none')} />}
      {planned.length > 0 && (
        <>
          <strong role="status">{t('publishRepeat.preview', { count: chosen.length })}</strong>
          <RepeatDates platform={post.platform} plan={plan} />
        </>
      )}
      {problem && <Alert type="error" showIcon title={problem} />}
      <Flex gap={8} align="center" wrap>
        {inTheWay.length > 0 && (
          <Button onClick={() => plan.leaveOut(inTheWay.map(({ at }) => at))}>
            {t('publishRepeat.skipConflicts', { count: inTheWay.length })}
          </Button>
        )}
        <span style={{ flex: 1 }} />
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="primary" disabled={chosen.length === 0} loading={isSending} onClick={() => void commit()}>
          {t(isDirect ? 'publishRepeat.commit' : 'publishRepeat.commitSubmit', { count: chosen.length })}
        </Button>
      </Flex>
    </Flex>
  );
}

interface RepeatDatesProps {
  readonly platform: string;
  readonly plan: ReturnType<typeof useRepeatPlan>;
}

/** Each date with what stands in its way; any of them can be left out. */
function RepeatDates({ platform, plan }: RepeatDatesProps) {
  const t = useT();
  const dates = useDates();
  return (
    <GridLayout component="ul" columns="repeat(auto-fill, minmax(208px, 1fr))" gap={8} className={styles.dates}>
      {plan.planned.map(({ at }) => {
        const conflict = plan.conflicts.get(at);
        const isOn = plan.isChosen(at);
        const tone = isOn ? (conflict ? 'warn' : 'plain') : 'off';
        const date = dates.day(new Date(at));
        return (
          <li key={at} className={styles.date} data-tone={tone}>
            <Checkbox
              checked={isOn}
              disabled={plan.isPast(at)}
              aria-label={t('publishRepeat.take', { date })}
              onChange={(event) => (event.target.checked ? plan.take(at) : plan.leaveOut([at]))}
            >
              {date} {dates.time(new Date(at))}
            </Checkbox>
            {conflict && (
              <span className={styles.why}>
                {faultText(conflict, platform, minimumGapMinutes, t, (moment) => dates.time(new Date(moment)))}
              </span>
            )}
          </li>
        );
      })}
    </GridLayout>
  );
}
