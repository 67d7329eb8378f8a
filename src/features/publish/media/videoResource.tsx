import dayjs from 'dayjs';
import { FilmIllustration } from '@/components/empty/FilmIllustration';
import { defineResource } from '@/components/resource/defineResource';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { AiLabelTag } from './AiLabelTag';
import { VideoActs } from './VideoActs';
import { VideoCard } from './VideoCard';
import { VideoName } from './VideoName';

export const videoResource = defineResource<Video>({
  key: 'video',
  title: 'publish.mediaTitle',
  subtitle: 'publish.mediaSubtitle',
  search: 'publish.mediaSearch',
  nameOf: (video) => video.title,
  actions: { remove: 'video.delete' },
  calls: {
    data: videoApi.data,
    remove: videoApi.delete,
    restore: ({ ids }, options) => videoApi.status({ ids, status: 1 }, options),
  },
  filters: [{ key: 'goods_id', label: 'publish.goods', options: 'fromList' }],
  defaultView: 'cards',
  card: (video, tools) => <VideoCard video={video} tools={tools} />,
  columns: [
    { key: 'title', title: 'publish.videoTitle', fixed: true, render: (video) => <VideoName video={video} /> },
    { key: 'goods_title', title: 'publish.goods', width: 160, render: (video) => video.goods_title },
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
      render: ({ size }) => formatSize(size),
    },
    { key: 'frame', title: 'publish.frame', width: 112, render: (video) => `${video.width}×${video.height}` },
    { key: 'ai_label', title: 'publish.label', width: 120, render: (video) => <AiLabelTag label={video.ai_label} /> },
    {
      key: 'created_at',
      title: 'publish.made',
      width: 152,
      sortable: true,
      render: (video) => dayjs(video.created_at).format('YYYY-MM-DD HH:mm'),
    },
    {
      key: 'do',
      title: 'resource.acts',
      fixed: true,
      width: 176,
      render: (video, tools) => <VideoActs video={video} tools={tools} />,
    },
  ],
  empty: {
    title: 'publish.mediaEmpty',
    description: 'publish.mediaEmptyText',
    illustration: <FilmIllustration />,
    action: { label: 'publish.makeVideo', href: '/compose/post' },
  },
});
