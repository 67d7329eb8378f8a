import { ExportOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { GrantedButton } from '@/components/GrantedButton';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { preflight } from '@/engine/export';
import type { Project } from '@/engine/project/schema';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { isJobBusy } from '@/lib/jobs';
import { useCompose } from '../ComposeContext';
import { isOutputStale } from '../model/selectors';
import { DonePanel } from './DonePanel';
import { FindingList } from './FindingList';
import { JobPanel } from './JobPanel';
import { useExport } from './useExport';

interface ExportPanelProps {
  readonly project: Project | undefined;
  /** Every sentence has its voice and its shot. */
  readonly isComplete: boolean;
}

/** From the findings beforehand to the finished video. */
export function ExportPanel({ project, isComplete }: ExportPanelProps) {
  const t = useT();
  const output = useCompose((state) => state.draft.output);
  const isStale = useCompose((state) => isOutputStale(state.draft));
  const noShots = useCompose(
    (state) => state.draft.cards.filter((card) => card.text.trim() && !card.shot && !card.drawn).length,
  );
  const exporting = useExport();
  const { job } = exporting;
  const failure = job?.state.name === 'failed' && !job.output ? job.state : undefined;
  // A made video that could not be stored is still to be dealt with.
  const isIdle = job === undefined || failure !== undefined || (job.state.name !== 'failed' && !isJobBusy(job.state));
  const check = useLoad(async () => (project ? preflight(project, { format: 'mp4' }) : []), {
    ready: isComplete && isIdle,
    refreshDeps: [project],
    debounceWait: 300,
  });
  const findings = check.data ?? [];
  const hasError = findings.some((finding) => finding.severity === 'error');
  /** A finished video that is still what the draft says needs no second export. */
  const isWanted = output.status !== 'done' || isStale;
  const isInterrupted = output.status === 'running' && job === undefined;

  return (
    <Panel component="section" vertical gap={12} style={{ minInlineSize: 0 }} aria-label={t('render.export')}>
      {output.status === 'done' && isIdle && !failure && <DonePanel output={output} isStale={isStale} />}
      {isInterrupted && (
        <Alert type="warning" showIcon title={t('render.interrupted')} description={t('render.interruptedText')} />
      )}
      {failure && <Alert type="error" showIcon title={t('render.failed')} description={failure.reason} />}
      {job?.state.name === 'canceled' && <Alert type="info" showIcon title={t('render.canceled')} />}
      {!isIdle && <JobPanel job={job} exporting={exporting} />}
      {isIdle && (
        <>
          {noShots > 0 && <Alert type="warning" showIcon title={t('render.noShots', { count: noShots })} />}
          {/* Above what the check tells, and open while it is made: a press that falls in between would be lost. */}
          {isWanted && (
            <GrantedButton
              action={['project.save', 'script.save', 'video.save']}
              type="primary"
              size="large"
              block
              icon={<ExportOutlined />}
              disabled={!project || !isComplete || hasError}
              loading={exporting.isPreparing}
              onClick={() => project && void exporting.start(project)}
            >
              {t(buttonText(isInterrupted, isStale))}
            </GrantedButton>
          )}
          {isWanted && (
            <FindingList project={project} findings={findings} isChecking={check.loading} onRetry={check.refresh} />
          )}
          {check.error && <Alert type="warning" showIcon title={t('render.checkFailed')} />}
          {!isComplete && (
            <Text component="p" type="secondary" size={13}>
              {t('render.notComplete')}
            </Text>
          )}
        </>
      )}
    </Panel>
  );
}

function buttonText(isInterrupted: boolean, isStale: boolean) {
  if (isInterrupted) return 'render.exportAgain';
  return isStale ? 'render.exportChanged' : 'render.start';
}
