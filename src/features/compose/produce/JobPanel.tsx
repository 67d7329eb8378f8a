import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Progress } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { StoreStage } from '@/services/video/storeVideo';
import { formatDuration } from '@/utils/formatDuration';
import { PanelTitle } from '../PanelTitle';
import { MAKING_SHARE, type RenderJob } from './renderJobs';
import type { Exporting } from './useExport';

interface JobPanelProps {
  readonly job: RenderJob;
  readonly exporting: Exporting;
}

/** A video in the making; it goes on when the user leaves this page for another one of the product. */
export function JobPanel({ job, exporting }: JobPanelProps) {
  const t = useT();
  const { state, output } = job;
  if (state.name === 'failed' && output) {
    return (
      <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
        <Alert type="error" showIcon title={t('render.storeFailed')} description={state.reason} />
        <Flex gap={8} align="center" wrap>
          <Button type="primary" onClick={exporting.storeAgain}>
            {t('render.storeAgain')}
          </Button>
          <Button icon={<DownloadOutlined />} onClick={() => exporting.download(output.result)}>
            {t('render.download')}
          </Button>
        </Flex>
      </Flex>
    );
  }
  if (state.name !== 'running') return null;
  const isSaving = output?.step?.phase === 'saving';
  const percent = output?.step ? stepPercent(output.step) : state.percent / MAKING_SHARE;
  const eta = state.etaSeconds ?? 0;
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      <Flex gap="8px 12px" align="center" wrap>
        <PanelTitle>{state.stage}</PanelTitle>
        <span style={{ marginInlineStart: 'auto' }} />
        <Button size="small" disabled={isSaving} onClick={exporting.cancel}>
          {t('common.cancel')}
        </Button>
      </Flex>
      <Progress percent={Math.floor(percent)} status="active" aria-label={state.stage} />
      <Text type="secondary" size={13} aria-live="polite">
        {eta > 0 ? t('render.eta', { time: formatDuration(Math.ceil(eta)) }) : t('render.goesOn')}
      </Text>
    </Flex>
  );
}

const stepPercent = (step: StoreStage): number => (step.phase === 'uploading' ? step.percent : 100);
