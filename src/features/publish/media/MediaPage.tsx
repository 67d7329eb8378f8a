import { useState } from 'react';
import { VideoIllustration } from '@/components/empty/VideoIllustration';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { Thumb } from '@/components/Thumb';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { formatDay } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { Composer } from '../compose';
import { VideoDrawer } from './detail/VideoDrawer';
import { AiLabelTag } from './list/AiLabelTag';
import { BatchActions } from './list/BatchActions';
import { PlanTag } from './list/PlanTag';
import { TextTag } from './list/TextTag';
import { useAskRemove } from './list/useAskRemove';
import { VideoActions } from './list/VideoActions';
import { VideoCard } from './list/VideoCard';
import { videoFilters } from './list/videoFilters';
import styles from './MediaPage.module.css';
import { UploadButton } from './upload/UploadButton';
import { useVideoRoute } from './useVideoRoute';

/** Cover and title of a table row; opens the player. */
function VideoName({ video }: { readonly video: Video }) {
  const t = useT();
  const route = useVideoRoute();
  return (
    <PlainButton className={styles.name} onClick={() => route.open(video.id)}>
      <Thumb src={video.cover} ratio={3 / 4} width={36} />
      <Text strong ellipsis={2} className={styles.nameText}>
        {video.title}
        {video.versions > 1 && (
          <Text type="secondary" size="small">
            {' '}
            {t('video.versionsOf', { n: video.version, count: video.versions })}
          </Text>
        )}
      </Text>
    </PlainButton>
  );
}

const videoResource = defineResource<Video>({
  key: 'video',
  title: 'publish.mediaTitle',
  subtitle: 'publish.mediaSubtitle',
  search: 'video.search',
  nameOf: (video) => video.title,
  actions: { remove: 'video.delete', status: 'video.delete' },
  manageKey: 'video.manage',
  calls: {
    data: videoApi.data,
    status: videoApi.status,
    remove: videoApi.delete,
    restore: ({ ids }, options) => videoApi.status({ ids, status: 1 }, options),
  },
  fixedQuery: { stack: 1 },
  filters: videoFilters,
  defaultView: 'cards',
  canSortCards: true,
  card: (video, tools) => <VideoCard video={video} tools={tools} />,
  toolbar: (tools) => <UploadButton onUploaded={tools.refresh} />,
  rowActions: (video, tools) => <VideoActions video={video} tools={tools} />,
  actionsWidth: 192,
  batchActions: (videos, tools, clear) => <BatchActions videos={videos} tools={tools} clear={clear} />,
  columns: [
    { key: 'title', title: 'publish.videoTitle', fixed: true, render: (video) => <VideoName video={video} /> },
    { key: 'goods_title', title: 'publish.goods', width: 140, render: (video) => video.goods_title },
    { key: 'plan', title: 'video.plan', width: 104, render: ({ plan }) => <PlanTag plan={plan} /> },
    {
      key: 'views',
      title: 'publish.views',
      width: 88,
      align: 'end',
      sortable: true,
      render: ({ views }) => views,
    },
    { key: 'posts', title: 'video.posts', width: 88, align: 'end', sortable: true, render: ({ posts }) => posts },
    {
      key: 'duration',
      title: 'publish.duration',
      width: 88,
      align: 'end',
      sortable: true,
      render: (video) => formatDuration(video.duration),
    },
    {
      key: 'size',
      title: 'publish.size',
      width: 96,
      align: 'end',
      sortable: true,
      hiddenByDefault: true,
      render: ({ size }) => formatSize(size),
    },
    {
      key: 'frame',
      title: 'publish.frame',
      width: 112,
      hiddenByDefault: true,
      render: (video) => `${video.width}×${video.height}`,
    },
    { key: 'ai_label', title: 'publish.label', width: 120, render: (video) => <AiLabelTag video={video} /> },
    { key: 'compliance', title: 'video.text', width: 120, render: (video) => <TextTag video={video} /> },
    { key: 'author', title: 'video.author', width: 96, hiddenByDefault: true, render: ({ author }) => author.name },
    {
      key: 'created_at',
      title: 'publish.made',
      width: 112,
      sortable: true,
      render: (video) => formatDay(video.created_at),
    },
  ],
  empty: {
    title: 'publish.mediaEmpty',
    description: 'publish.mediaEmptyText',
    illustration: <VideoIllustration />,
    action: { label: 'publish.makeVideo', href: '/compose/post', right: 'video.save' },
  },
});

/** Finished videos, with the drawer of one and the composer as the address asks for them. */
export function MediaPage() {
  const route = useVideoRoute();
  const askRemove = useAskRemove();
  const [version, setVersion] = useState(0);
  const refresh = () => setVersion((before) => before + 1);

  return (
    <>
      <ResourcePage resource={videoResource} version={version} askRemove={askRemove} />
      <VideoDrawer videoId={route.videoId} onClose={route.close} onOpen={route.open} onChanged={refresh} />
      <Composer
        open={route.scheduling.length > 0}
        videoIds={route.scheduling}
        platform={route.platform}
        onClose={route.close}
        onDone={refresh}
      />
    </>
  );
}
