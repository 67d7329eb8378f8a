import { Alert, Button, Flex, Skeleton } from 'antd';
import { useEffect } from 'react';
import { StatusPage } from '@/components/StatusPage';
import { QuietScene } from '@/components/scenes';
import { useT } from '@/hooks/useT';
import type { Job } from '@/lib/jobs';
import { JobRow } from './JobRow';
import { ServerTaskRow } from './ServerTaskRow';
import styles from './TaskPanel.module.css';
import type { ServerTasks } from './useServerTasks';

/**
 * Kinds of job that are taken up again from this list after a reload. Their code is large: it is only loaded when there
 * is an interrupted one.
 */
const recoverKind: Readonly<Record<string, () => Promise<void>>> = {
  export: async () => {
    // Its rows speak of what the timeline's pages bring.
    const [{ exportJobs }] = await Promise.all([import('@/blocks/exports/exportJobs'), import('@/hooks/allMessages')]);
    return exportJobs.recover();
  },
  'media-conversion': async () => {
    const [{ mediaConversions }] = await Promise.all([
      import('@/blocks/media/conversions/mediaConversions'),
      import('@/hooks/allMessages'),
    ]);
    return mediaConversions.recover();
  },
  'library-conversion': async () => {
    const [{ libraryConversions }] = await Promise.all([
      import('@/blocks/media/conversions/libraryConversions'),
      import('@/hooks/allMessages'),
    ]);
    return libraryConversions.recover();
  },
};

/** Begins the ids of a kind's jobs, those of earlier versions too. */
const kindOfId = (id: string): string => id.split(':', 1)[0] ?? '';

function useRecovery(jobs: readonly Job[]): void {
  const lost = jobs.filter(({ state, input }) => state.name === 'interrupted' && input === undefined);
  const kinds = [...new Set(lost.map(({ id }) => kindOfId(id)))].join();
  useEffect(() => {
    // Without it the row still leads back to where the work was begun.
    for (const kind of kinds.split(',')) void recoverKind[kind]?.().catch(() => undefined);
  }, [kinds]);
}

interface TaskPanelProps {
  readonly jobs: readonly Job[];
  readonly server: ServerTasks;
  /** Called when a row leads to another page. */
  readonly onLeave: () => void;
}

/** The task center's list, running jobs first. */
export function TaskPanel({ jobs, server, onLeave }: TaskPanelProps) {
  const t = useT();
  useRecovery(jobs);
  if (server.state === 'pending' && server.tasks.length === 0 && jobs.length === 0) return <Skeleton active />;
  const failed = server.state === 'failed' && (
    <Alert
      type="warning"
      showIcon
      title={t('task.load_failed')}
      action={
        <Button size="small" onClick={server.reload}>
          {t('common.retry')}
        </Button>
      }
    />
  );
  if (jobs.length === 0 && server.tasks.length === 0) {
    return (
      <>
        {failed}
        <StatusPage illustration={<QuietScene />} title={t('task.empty')} description={t('task.empty_hint')} />
      </>
    );
  }
  return (
    <Flex vertical gap={12}>
      {failed}
      <ul className={styles.list} aria-live="polite">
        {jobs.map((job) => (
          <li key={`local-${job.id}`}>
            <JobRow job={job} onLeave={onLeave} />
          </li>
        ))}
        {server.tasks.map((task) => (
          <li key={task.id}>
            <ServerTaskRow task={task} onChanged={server.reload} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </Flex>
  );
}
