import { Alert, Button, Flex, Modal, Progress } from 'antd';
import { useMemo } from 'react';
import { PlatformMark } from '@/blocks/publishing';
import { Text } from '@/components/ui/Text';
import { type PlatformId, planTranscode, platformName, type TranscodePlan } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { jobs } from '@/lib/jobs';
import type { Video } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import styles from './repair.module.css';
import { transcodeJobs, useTranscode } from './transcodeJobs';

interface TranscodeVideoProps {
  readonly open: boolean;
  readonly video: Video;
  /** All platforms that the video is meant for: one file that all of them take. */
  readonly platforms: readonly PlatformId[];
  readonly onClose: () => void;
  /** The new finished video. */
  readonly onDone: (video: Video) => void;
}

/** Makes a new version of a finished video that its platforms take; long, in the background, with the original untouched. */
export function TranscodeVideo({ open, video, platforms, onClose, onDone }: TranscodeVideoProps) {
  const t = useT();
  const job = useTranscode(video.id);
  const state = job?.state;
  const ids = useMemo(() => [...new Set(platforms)], [platforms]);
  const plan = planTranscode(ids, video);
  const names = ids.map(platformName).join(' / ');
  const start = () => {
    if (plan.kind !== 'ready') return;
    transcodeJobs.start({
      video,
      title: t('transcode.name', { title: video.title, platform: names }).slice(0, 120),
      note: t('transcode.title'),
      videoBitrate: plan.videoBitrate,
      shortSide: plan.shortSide,
    });
  };
  const isRunning = state?.name === 'running';
  const done = state?.name === 'succeeded' ? job?.output : undefined;
  const act = () => {
    if (!job || !done) return start();
    transcodeJobs.takeOutput(job.id);
    onDone(done);
  };
  const label = () => {
    if (done) return t('transcode.useNew');
    return t(state?.name === 'failed' ? 'transcode.retry' : 'transcode.start');
  };
  return (
    <Modal
      open={open}
      width={560}
      title={t('transcode.title')}
      onCancel={onClose}
      footer={
        isRunning ? (
          <Button danger onClick={() => job && jobs.cancel(job.id)}>
            {t('transcode.cancel')}
          </Button>
        ) : (
          <Button type="primary" disabled={plan.kind !== 'ready' && !done} onClick={act}>
            {label()}
          </Button>
        )
      }
    >
      <Flex vertical gap={12}>
        <Text component="p" type="secondary">
          {t('transcode.intro')}
        </Text>
        <Flex gap={8} align="center" wrap>
          {t('transcode.for')}
          {ids.map((id) => (
            <Flex key={id} component="span" gap={8} align="center" wrap>
              <PlatformMark platform={id} isNamed /> {platformName(id)}
            </Flex>
          ))}
        </Flex>
        <PlanView plan={plan} video={video} />
        {state?.name === 'running' && (
          <div role="status" aria-live="polite">
            <Progress percent={Math.round(state.percent)} aria-label={t('transcode.running')} />
            <Text type="secondary">
              {state.stage}
              {state.etaSeconds === undefined
                ? ''
                : ` · ${t('transcode.eta', { time: formatDuration(Math.ceil(state.etaSeconds)) })}`}
            </Text>
            <Text component="p" type="secondary">
              {t('transcode.background')}
            </Text>
          </div>
        )}
        {state?.name === 'failed' && (
          <Alert type="error" showIcon title={t('transcode.failed', { reason: state.reason })} />
        )}
        {state?.name === 'canceled' && <Alert type="info" showIcon title={t('transcode.canceled')} />}
        {done && <Alert type="success" showIcon title={t('transcode.done')} />}
      </Flex>
    </Modal>
  );
}

function PlanView({ plan, video }: { readonly plan: TranscodePlan; readonly video: Video }) {
  const t = useT();
  if (plan.kind === 'nothing') return <Alert type="success" showIcon title={t('transcode.nothing')} />;
  if (plan.kind === 'tooLong') {
    const text = t('transcode.tooLong', {
      length: formatDuration(plan.seconds),
      platform: plan.platform.name,
      max: formatDuration(plan.max),
    });
    return <Alert type="warning" showIcon title={text} />;
  }
  if (plan.kind === 'tooTight')
    return <Alert type="warning" showIcon title={t('transcode.tooTight', { size: formatSize(plan.maxBytes) })} />;
  const short = Math.min(video.width, video.height);
  const scale = (plan.shortSide ?? short) / short;
  const image = `${Math.round(video.width * scale)}×${Math.round(video.height * scale)}`;
  const rows = [
    [t('transcode.container'), video.container.toUpperCase(), plan.container.toUpperCase()],
    [t('transcode.image'), `${video.width}×${video.height}`, image],
    [t('transcode.size'), formatSize(video.size), t('transcode.about', { size: formatSize(plan.bytes) })],
    [t('transcode.length'), formatDuration(video.duration), formatDuration(video.duration)],
  ] as const;
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('transcode.from')}</th>
          <th scope="col">{t('transcode.to')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, from, to]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{from}</td>
            <td>{from === to ? t('transcode.same') : to}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
