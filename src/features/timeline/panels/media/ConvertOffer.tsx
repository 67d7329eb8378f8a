import { Alert, Button, Flex, Progress } from 'antd';
import { useEffect } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { isJobBusy, jobs } from '@/lib/jobs';
import { formatDuration } from '@/utils/formatDuration';
import { useEditorParts } from '../../EditorContext';
import { mediaConversions, useConversion } from './conversions';
import { intakeOf } from './intake';
import type { MediaUpload } from './mediaUploads';

interface ConvertOfferProps {
  readonly item: MediaUpload;
}

/** A video that this browser cannot decode becomes one that it can; the result takes the file's place. */
export function ConvertOffer({ item }: ConvertOfferProps) {
  const t = useT();
  const { store } = useEditorParts();
  const job = useConversion(item.id);
  const isMade = job?.state.name === 'succeeded' && job.output !== undefined;
  useEffect(() => {
    if (isMade) void intakeOf(store).takeConverted(item.id);
  }, [isMade, store, item.id]);

  if (job && isJobBusy(job.state)) {
    const { state } = job;
    const progress = state.name === 'running' || state.name === 'paused' ? state : undefined;
    const eta = progress?.etaSeconds;
    return (
      <Flex vertical gap={4} role="status">
        <Progress percent={Math.round(progress?.percent ?? 0)} size="small" aria-label={item.name} />
        <Flex gap={8} align="center" justify="space-between">
          <Text type="secondary">
            {progress ? progress.stage : t('timelinePanels.convert.waits')}
            {eta === undefined ? '' : ` · ${t('transcode.eta', { time: formatDuration(Math.ceil(eta)) })}`}
          </Text>
          <Button size="small" onClick={() => jobs.cancel(job.id)}>
            {t('common.cancel')}
          </Button>
        </Flex>
      </Flex>
    );
  }
  if (isMade) return <Text type="secondary">{t('timelinePanels.intake.keeping')}</Text>;
  const start = () => mediaConversions.start({ uploadId: item.id, file: item.file });
  return (
    <Flex vertical gap={4} align="flex-start">
      {job?.state.name === 'failed' && <Alert type="error" showIcon title={job.state.reason} />}
      <Button size="small" type="primary" onClick={start}>
        {t(job?.state.name === 'failed' ? 'common.retry' : 'timelinePanels.convert.start')}
      </Button>
      <Text type="secondary">{t('timelinePanels.convert.text')}</Text>
    </Flex>
  );
}
