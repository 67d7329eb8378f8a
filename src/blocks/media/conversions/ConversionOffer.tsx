import { Alert, Button, Flex, Progress } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { isJobBusy, jobs } from '@/lib/jobs';
import { formatDuration } from '@/utils/formatDuration';
import { technicalName } from '../reasonWords';
import { type ConversionKind, type ConversionOrder, mediaConversions, useConversion } from './mediaConversions';

interface ConversionOfferProps {
  readonly order: ConversionOrder;
  /** Who takes the result; a project when left out. */
  readonly kind?: ConversionKind;
  /** Said while what was made is brought to its place. */
  readonly takingText: string;
}

/** A video that this browser cannot decode becomes one that it can: the offer, how far it is, and why it came to nothing. */
export function ConversionOffer({ order, kind = mediaConversions, takingText }: ConversionOfferProps) {
  const t = useT();
  const job = useConversion(kind, order.key);
  const state = job?.state;
  if (job && state && isJobBusy(state)) {
    const progress = state.name === 'running' || state.name === 'paused' ? state : undefined;
    const eta = progress?.etaSeconds;
    return (
      <Flex vertical gap={4} role="status">
        <Progress percent={Math.round(progress?.percent ?? 0)} size="small" aria-label={order.name} />
        <Flex gap={8} align="center" justify="space-between">
          <Text type="secondary">
            {progress ? progress.stage : t('mediaConversion.waits')}
            {eta === undefined ? '' : ` · ${t('transcode.eta', { time: formatDuration(Math.ceil(eta)) })}`}
          </Text>
          <Button size="small" onClick={() => jobs.cancel(job.id)}>
            {t('common.cancel')}
          </Button>
        </Flex>
      </Flex>
    );
  }
  if (job?.output && state?.name === 'succeeded') return <Text type="secondary">{takingText}</Text>;
  const isAgain = state?.name === 'failed' || state?.name === 'interrupted';
  return (
    <Flex vertical gap={4} align="flex-start">
      {state?.name === 'failed' && <Alert type="error" showIcon title={state.reason} />}
      {state?.name === 'interrupted' && <Text type="secondary">{t('mediaConversion.interrupted')}</Text>}
      {order.lostAudio !== undefined && (
        <Alert
          type="warning"
          showIcon
          style={{ alignSelf: 'stretch' }}
          title={<span title={technicalName(order.lostAudio, t)}>{t('mediaConversion.losesAudio')}</span>}
        />
      )}
      <Button size="small" type="primary" onClick={() => kind.start(order)}>
        {t(isAgain ? 'mediaConversion.again' : 'mediaConversion.start')}
      </Button>
      <Text type="secondary">{t('mediaConversion.text')}</Text>
    </Flex>
  );
}
