import { CalendarOutlined, DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Tag } from 'antd';
import { PageLink } from '@/components/PageLink';
import { GridLayout } from '@/components/ui/GridLayout';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { useCompose } from '../ComposeContext';
import type { Output } from '../model/state';
import produceStyles from './produce.module.css';
import { fileNameOf } from './storeVideo';

interface DonePanelProps {
  readonly output: Extract<Output, { status: 'done' }>;
  readonly isStale: boolean;
}

/** The finished video: play it, take it along, schedule it. */
export function DonePanel({ output, isStale }: DonePanelProps) {
  const t = useT();
  const { video } = output;
  const platform = useCompose((state) => state.draft.brief.platform);
  return (
    <GridLayout gap={16} align="start" className={produceStyles.done}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are part of the image */}
      <video
        className={produceStyles.doneVideo}
        style={{ aspectRatio: `${video.width} / ${video.height}` }}
        src={video.url}
        poster={video.cover}
        controls
        playsInline
        preload="metadata"
      />
      <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
        {isStale ? (
          <Alert type="warning" showIcon title={t('render.stale')} />
        ) : (
          <Alert type="success" showIcon title={t('render.done')} description={t('render.doneText')} />
        )}
        <strong>{video.title}</strong>
        <Flex gap={8} align="center" wrap>
          <Tag variant="filled">
            {video.width}×{video.height}
          </Tag>
          <Tag variant="filled">{formatDuration(video.duration)}</Tag>
          <Tag variant="filled">{formatSize(video.size)}</Tag>
          <Tag variant="filled">{video.container.toUpperCase()}</Tag>
        </Flex>
        <Flex gap={8} align="center" wrap>
          <PageLink to={`/publish/media?video=${encodeURIComponent(video.id)}&schedule=1&platform=${platform}`}>
            <Button type="primary" size="large" icon={<CalendarOutlined />}>
              {t('render.schedule')}
            </Button>
          </PageLink>
          <Button
            size="large"
            icon={<DownloadOutlined />}
            href={video.url}
            download={fileNameOf(video.title, video.container)}
          >
            {t('render.download')}
          </Button>
        </Flex>
        <PageLink to="/publish/media">{t('render.toVideos')}</PageLink>
      </Flex>
    </GridLayout>
  );
}
