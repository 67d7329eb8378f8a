import { Link } from '@umijs/max';
import { Alert, Button, Checkbox, DatePicker, Flex, InputNumber, Segmented, Select } from 'antd';
import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { ownZone, type SchedulingData, sendPosts, toTakenSlots, useDates, useFlowUndo } from '@/blocks/publishing';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { minimumGapMinutes } from '@/domain/publishing';
import { mostRepeats, type RepeatRule, repeatConflicts, repeatDates, weekdayOf } from '@/domain/publishing/repeat';
import { localOf } from '@/domain/publishing/zone';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { faultText } from '../matrix/faultText';
import styles from './RepeatForm.module.css';
import type { RepeatPostProps } from './RepeatPost';

interface Props extends Pick<RepeatPostProps, 'post' | 'onClose' | 'onDone'> {
  readonly scheduling: SchedulingData;
}

type End = 'count' | 'date';
const kinds = ['days', 'weekdays', 'monthly'] as const;
const weekdays = [1, 2, 3, 4, 5, 6, 7];

export function RepeatForm({ post, scheduling, onClose, onDone }: Props) {
  const t = useT();
  const dates = useDates();
  const isDirect = useCan()('publish.schedule');
  const zone = ownZone();
  const first = useMemo(() => localOf(Date.parse(post.publish_at), zone), [post.publish_at, zone]);
  const [kind, setKind] = useState<RepeatRule['kind']>('days');
  const [every, setEvery] = useState(7);
  const [days, setDays] = useState<readonly number[]>([weekdayOf(first.date)]);
  const [shortMonth, setShortMonth] = useState<'last' | 'skip'>('last');
  const [end, setEnd] = useState<End>('count');
  const [count, setCount] = useState(4);
  const [until, setUntil] = useState(dayjs(first.date).add(1, 'month').format('YYYY-MM-DD'));
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const flow = useFlowUndo({ onUndone: () => onDone({ flowIds: [], items: [] }) });

  const planned = useMemo(() => {
    const rules = { days: { kind, every }, weekdays: { kind, days }, monthly: { kind, shortMonth } };
    return repeatDates(rules[kind] as RepeatRule, { ...first, zone }, end === 'count' ? { count } : { until });
  }, [kind, every, days, shortMonth, first, zone, end, count, until]);
  const conflicts = useMemo(() => {
    const account = scheduling.accounts.find(({ id }) => id === post.account_id);
    const found = repeatConflicts(
      post,
      planned.map(({ at }) => at),
      toTakenSlots(scheduling.live),
      { zone, minGapMinutes: minimumGapMinutes, perDay: account?.per_day ?? Number.POSITIVE_INFINITY, now: Date.now() },
    );
    return new Map(found.map((conflict) => [conflict.at, conflict]));
  }, [planned, scheduling, post, zone]);
  const isPast = (at: number) => conflicts.get(at)?.fault === 'past';
  const chosen = planned.filter(({ at }) => !without.has(at) && !isPast(at));
  const inTheWay = chosen.filter(({ at }) => conflicts.has(at));
  const dayOfMonth = Number(first.date.slice(8));

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
  const toggle = (at: number, isOn: boolean) => {
    const next = new Set(without);
    if (isOn) next.delete(at);
    else next.add(at);
    setWithout(next);
  };

  return (
    <Flex vertical gap={16}>
      <Text type="secondary" size="small">
        {post.title} · {post.account_name} · {t('publishRepeat.first', { time: dates.moment(post.publish_at) })}
      </Text>
      <GridLayout columns="repeat(auto-fit, minmax(200px, 1fr))" gap="12px 24px">
        <Flex vertical gap={8}>
          <Text type="secondary">{t('publishRepeat.how')}</Text>
          <Segmented
            aria-label={t('publishRepeat.how')}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`publishRepeat.${value}`) }))}
            onChange={(value) => setKind(value as RepeatRule['kind'])}
          />
          {kind === 'days' && (
            <InputNumber
              min={1}
              max={365}
              value={every}
              suffix={t('publishRepeat.everyUnit')}
              aria-label={t('publishRepeat.every')}
              onChange={(value) => setEvery(value ?? 1)}
            />
          )}
          {kind === 'weekdays' && (
            <Checkbox.Group
              aria-label={t('publishRepeat.onDays')}
              value={[...days]}
              options={weekdays.map((day) => ({ value: day, label: dates.weekday(new Date(2024, 0, day)) }))}
              onChange={(value) => setDays(value.map(Number))}
            />
          )}
          {kind === 'monthly' && dayOfMonth > 28 && (
            <Select
              value={shortMonth}
              aria-label={t('publishRepeat.shortMonth', { day: dayOfMonth })}
              options={[
                { value: 'last', label: t('publishRepeat.shortLast') },
                { value: 'skip', label: t('publishRepeat.shortSkip') },
              ]}
              onChange={(value: 'last' | 'skip') => setShortMonth(value)}
            />
          )}
        </Flex>
        <Flex vertical gap={8}>
          <Text type="secondary">{t('publishRepeat.end')}</Text>
          <Segmented
            aria-label={t('publishRepeat.end')}
            value={end}
            options={[
              { value: 'count', label: t('publishRepeat.byCount') },
              { value: 'date', label: t('publishRepeat.byDate') },
            ]}
            onChange={(value) => setEnd(value as End)}
          />
          {end === 'count' ? (
            <InputNumber
              min={1}
              max={mostRepeats}
              value={count}
              suffix={t('publishRepeat.countUnit')}
              aria-label={t('publishRepeat.byCount')}
              onChange={(value) => setCount(value ?? 1)}
            />
          ) : (
            <DatePicker
              allowClear={false}
              aria-label={t('publishRepeat.byDate')}
              value={dayjs(until)}
              minDate={dayjs(first.date).add(1, 'day')}
              onChange={(value) => value && setUntil(value.format('YYYY-MM-DD'))}
            />
          )}
        </Flex>
      </GridLayout>
      <Alert
        type="warning"
        showIcon
        title={t('publishRepeat.dedupe')}
        description={t('publishRepeat.dedupeText', { platform: platformName(post.platform) })}
        action={
          <Link to={`/publish/matrix?videos=${encodeURIComponent(post.video_id)}`}>{t('publishRepeat.toMatrix')}</Link>
        }
      />
      {planned.length === 0 && <Alert type="info" showIcon title={t('publishRepeat.none')} />}
      {planned.length > 0 && (
        <>
          <strong role="status">{t('publishRepeat.preview', { count: chosen.length })}</strong>
          <GridLayout component="ul" columns="repeat(auto-fill, minmax(208px, 1fr))" gap={8} className={styles.dates}>
            {planned.map(({ at }) => {
              const conflict = conflicts.get(at);
              const isOn = !without.has(at) && !isPast(at);
              const tone = isOn ? (conflict ? 'warn' : 'plain') : 'off';
              const date = dates.day(new Date(at));
              return (
                <li key={at} className={styles.date} data-tone={tone}>
                  <Checkbox
                    checked={isOn}
                    disabled={isPast(at)}
                    aria-label={t('publishRepeat.take', { date })}
                    onChange={(event) => toggle(at, event.target.checked)}
                  >
                    {date} {dates.time(new Date(at))}
                  </Checkbox>
                  {conflict && (
                    <span className={styles.why}>
                      {faultText(conflict, post.platform, minimumGapMinutes, t, (moment) =>
                        dates.time(new Date(moment)),
                      )}
                    </span>
                  )}
                </li>
              );
            })}
          </GridLayout>
        </>
      )}
      {problem && <Alert type="error" showIcon title={problem} />}
      <Flex gap={8} align="center" wrap>
        {inTheWay.length > 0 && (
          <Button onClick={() => setWithout(new Set([...without, ...inTheWay.map(({ at }) => at)]))}>
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
