import { Flex, Progress, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/Text';
import { type MessageId, useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import styles from './TaskPanel.module.css';

type RowState = 'queued' | 'running' | 'paused' | 'succeeded' | 'partial' | 'failed' | 'canceled' | 'interrupted';

const colors: Readonly<Record<RowState, string>> = {
  queued: 'default',
  running: 'processing',
  paused: 'warning',
  succeeded: 'success',
  partial: 'warning',
  failed: 'error',
  canceled: 'default',
  interrupted: 'warning',
};

interface TaskRowProps {
  readonly title: string;
  readonly state: RowState;
  readonly percent: number;
  readonly etaSeconds?: number | undefined;
  /** Further facts in words: place, stage, reason, credits. */
  readonly facts: readonly (string | undefined)[];
  readonly actions: ReactNode;
}

/** How any task looks, wherever it runs. */
export function TaskRow({ title, state, percent, etaSeconds, facts, actions }: TaskRowProps) {
  const t = useT();
  const whole = Math.round(percent);
  const isMoving = state === 'running' || state === 'paused' || state === 'queued';
  const eta = isMoving && etaSeconds !== undefined && t('task.eta', { time: formatDuration(etaSeconds) });
  return (
    <article className={styles.row}>
      <Flex gap={8} align="center" justify="space-between">
        <Text strong ellipsis title={title}>
          {title}
        </Text>
        <Tag color={colors[state]}>{t(`task.state.${state}` as MessageId)}</Tag>
      </Flex>
      {isMoving ? (
        <Progress percent={whole} size="small" aria-label={t('task.progress', { title, percent: whole })} />
      ) : null}
      <div className={styles.facts}>
        {[...facts, eta].map((fact) => (fact ? <span key={fact}>{fact}</span> : null))}
      </div>
      <Flex gap={8} wrap>
        {actions}
      </Flex>
    </article>
  );
}
