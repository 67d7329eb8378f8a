import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Flex, Progress, Skeleton, Tag } from 'antd';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { OpenFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { orderShots, planProgress } from '@/domain/shooting';
import { useCan } from '@/hooks/useCan';
import { useOnline } from '@/hooks/useOnline';
import { useT } from '@/hooks/useT';
import { useClipUploads } from './clipUploads';
import styles from './floor.module.css';
import { floorQueueOf } from './floorQueue';
import { ShotPage } from './ShotPage';

interface Props {
  readonly id: string;
  readonly onLeave: () => void;
}

/** A plan on the floor: one shot a time, in big letters, for one hand; works while the network comes and goes. */
export function Floor({ id, onLeave }: Props) {
  const t = useT();
  const isOnline = useOnline();
  const mayFilm = useCan()('shooting_plan.floor');
  const queue = floorQueueOf(id);
  useEffect(() => queue.start(), [queue]);
  const { plan, waiting, problem, error } = useStore(queue.store);
  const clips = useClipUploads(id);
  const [at, setAt] = useState<string>();
  if (!plan) {
    if (!error) return <Skeleton active paragraph={{ rows: 6 }} />;
    return (
      <OpenFailure
        title={t('plans.openFailed')}
        error={error}
        onRetry={() => void queue.sync()}
        leave={<Button onClick={onLeave}>{t('plans.back')}</Button>}
      />
    );
  }
  const shots = orderShots(plan.shots, plan.order).flatMap((group) => group.shots);
  const { total, done } = planProgress(plan.shots);
  const current = shots.find((shot) => shot.id === at) ?? shots.find((shot) => !shot.is_done) ?? shots[0];
  const index = current ? shots.indexOf(current) : -1;
  const state =
    waiting > 0
      ? t(isOnline ? 'plans.floor.waiting' : 'plans.floor.offline', { count: waiting })
      : t('plans.floor.online');
  const go = (by: number) => setAt(shots[index + by]?.id ?? current?.id);
  return (
    <Flex vertical gap={12} style={{ maxInlineSize: 560, marginInline: 'auto' }}>
      <Flex component="header" gap={8} align="center">
        <Button
          type="text"
          icon={<ArrowLeftOutlined aria-hidden />}
          aria-label={t('plans.floor.back')}
          onClick={onLeave}
        />
        <Text component="h1" size="large" strong ellipsis style={{ flex: 1 }}>
          {plan.title}
        </Text>
        <Tag color={waiting > 0 || !isOnline ? 'warning' : 'success'} role="status">
          {isOnline || waiting > 0 ? state : t('plans.floor.offline')}
        </Tag>
      </Flex>
      <Progress
        percent={total ? Math.round((done / total) * 100) : 0}
        format={() => `${done}/${total}`}
        aria-label={t('plans.progress', { done, total })}
      />
      {problem && <p className={styles.problem}>{t('plans.floor.refused', { reason: problem })}</p>}
      {total > 0 && done === total && (
        <Text component="p" strong className={styles.allDone}>
          {t('plans.floor.allDone')}
        </Text>
      )}
      {current && (
        <ConfigProvider componentDisabled={!mayFilm}>
          <ShotPage
            key={current.id}
            shot={current}
            plan={id}
            clips={clips.filter(({ target }) => target.shot === current.id)}
            onAction={(...actions) => queue.do(...actions)}
            onDone={() => go(1)}
          />
        </ConfigProvider>
      )}
      <GridLayout component="nav" columns="1fr 1fr" gap={8} className={styles.footer}>
        <Button size="large" disabled={index <= 0} onClick={() => go(-1)}>
          {t('plans.floor.previous')}
        </Button>
        <Button size="large" disabled={index < 0 || index >= shots.length - 1} onClick={() => go(1)}>
          {t('plans.floor.next')}
        </Button>
      </GridLayout>
      <details className={styles.all}>
        <summary>{t('plans.floor.list')}</summary>
        <Flex component="ol" vertical gap={8} className={styles.list}>
          {shots.map((shot) => (
            <li key={shot.id}>
              <button type="button" aria-current={shot.id === current?.id} onClick={() => setAt(shot.id)}>
                <span>
                  {shot.number}. {shot.what}
                </span>
                {shot.is_done && <Tag color="success">{t('plans.taken')}</Tag>}
              </button>
            </li>
          ))}
        </Flex>
      </details>
    </Flex>
  );
}
