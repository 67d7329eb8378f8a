import { Alert, Button, Flex, Progress } from 'antd';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { jobs } from '@/lib/jobs';
import { formatDuration } from '@/utils/formatDuration';
import styles from './shell.module.css';
import type { ToolJob } from './toolJobs';
import type { ToolRecord } from './types';

interface JobsListProps {
  readonly runs: readonly ToolJob[];
  /** Within a panel; without it each has one of its own. */
  readonly isInside?: boolean;
  readonly onReuse: ((record: Pick<ToolRecord, 'options' | 'inputs'>) => void) | undefined;
}

/** What is being made, and what did not come to its end. */
export function JobsList({ runs, isInside = false, onReuse }: JobsListProps) {
  const t = useT();
  if (runs.length === 0) return null;
  const Row = isInside ? Flex : Panel;
  return (
    <Flex component="ul" vertical gap={8} aria-label={t('tools.jobs')}>
      {runs.map((job) => (
        <Row key={job.id} component="li" vertical gap={16} style={{ minInlineSize: 0 }}>
          <Job job={job} onReuse={onReuse} />
        </Row>
      ))}
    </Flex>
  );
}

function Job({ job, onReuse }: { readonly job: ToolJob; readonly onReuse: JobsListProps['onReuse'] }) {
  const t = useT();
  const { id, title, input, state } = job;
  if (state.name === 'running' || state.name === 'paused') {
    const { stage, percent, etaSeconds } = state;
    const isPaused = state.name === 'paused';
    return (
      <Flex vertical gap={8}>
        <Flex gap="8px 12px" align="center" wrap className={styles.jobHead}>
          <Text component="strong" ellipsis>
            {title}
          </Text>
          <Text type="tertiary" size="small" aria-live="polite">
            {isPaused ? t('tools.paused') : (stage ?? t('tools.running'))}
          </Text>
        </Flex>
        <Progress percent={Math.floor(percent)} size="small" aria-label={title} />
        <Flex gap="8px 12px" align="center" wrap className={styles.jobHead}>
          <Text type="tertiary" size="small">
            {etaSeconds ? t('tools.eta', { time: formatDuration(Math.ceil(etaSeconds)) }) : ''}
          </Text>
          <Flex component="span" gap={8} align="center" wrap>
            {input?.pause && (
              <Button size="small" onClick={() => (isPaused ? jobs.resume(id) : jobs.pause(id))}>
                {t(isPaused ? 'tools.resume' : 'tools.pause')}
              </Button>
            )}
            <Button size="small" onClick={() => jobs.cancel(id)}>
              {t('common.cancel')}
            </Button>
          </Flex>
        </Flex>
      </Flex>
    );
  }
  const isFailed = state.name === 'failed';
  const again = isFailed
    ? () => jobs.retry(id)
    : onReuse &&
      input &&
      (() => {
        onReuse(input);
        jobs.remove(id);
      });
  return (
    <Alert
      type={isFailed ? 'error' : 'warning'}
      showIcon
      title={isFailed ? t('tools.failed', { title }) : t('tools.interrupted', { title })}
      description={state.name === 'failed' ? state.reason : t('tools.interruptedText')}
      action={
        <Flex component="span" gap={8} align="center" wrap>
          {again && (
            <Button size="small" onClick={again}>
              {t(isFailed ? 'tools.again' : 'tools.reuse')}
            </Button>
          )}
          <Button size="small" type="text" onClick={() => jobs.remove(id)}>
            {t('tools.dismiss')}
          </Button>
        </Flex>
      }
    />
  );
}
