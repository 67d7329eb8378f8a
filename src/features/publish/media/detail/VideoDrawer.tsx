import { Drawer, Flex, Skeleton, Tabs } from 'antd';
import { useRef } from 'react';
import { Chain } from '@/blocks/chain';
import { FactSources } from '@/blocks/facts';
import { useDates } from '@/blocks/publishing';
import { ratioLabel } from '@/blocks/publishing/ratioLabel';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { VideoPlayer } from '@/components/VideoPlayer';
import { codecName, ratioOf } from '@/domain/videos';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { publishApi } from '@/services/publish/api';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import mediaStyles from '../media.module.css';
import { VersionList } from '../versions/VersionList';
import { DrawerActions } from './DrawerActions';
import { FrameStrip } from './FrameStrip';
import { LabelAdvice } from './LabelAdvice';
import { PostList } from './PostList';
import { RenameVideo } from './RenameVideo';
import { TextPlaces } from './TextPlaces';
import styles from './VideoDrawer.module.css';

/** What the file is, and who made it when. */
function Facts({ video }: { readonly video: Video }) {
  const t = useT();
  const dates = useDates();
  const codecs = [video.video_codec, video.audio_codec].filter(Boolean).map(codecName).join(' + ');
  const rows: readonly (readonly [string, string])[] = [
    [t('publish.duration'), formatDuration(video.duration)],
    [t('publish.frame'), `${video.width}×${video.height} · ${ratioLabel(t, ratioOf(video.width, video.height))}`],
    [t('video.fps'), video.fps > 0 ? t('video.fpsValue', { fps: Math.round(video.fps * 100) / 100 }) : ''],
    [t('video.codec'), `${video.container.toUpperCase()} · ${codecs}`],
    [t('publish.size'), formatSize(video.size)],
    [t('video.author'), video.author.name],
    [t('publish.made'), dates.moment(video.created_at)],
    [t('publish.goods'), video.goods_title],
  ];
  return (
    <GridLayout
      component="dl"
      columns="repeat(auto-fill, minmax(180px, 1fr))"
      gap={12}
      className={mediaStyles.factList}
    >
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </GridLayout>
  );
}

interface Props {
  readonly videoId: string | undefined;
  readonly onClose: () => void;
  /** Another version of the video. */
  readonly onOpen: (id: string) => void;
  readonly onChanged: () => void;
}

/** Player, frames, facts, texts, versions, posts and chain of one finished video. */
export function VideoDrawer({ videoId, onClose, onOpen, onChanged }: Props) {
  const t = useT();
  const player = useRef<HTMLVideoElement>(null);
  const { data, error, refresh } = useLoad(async () => (videoId ? loadVideo(videoId) : undefined), {
    refreshDeps: [videoId],
    ready: Boolean(videoId),
  });
  const shown = data && data.video.id === videoId ? data : undefined;
  const changed = () => {
    refresh();
    onChanged();
  };
  const seek = (seconds: number) => {
    if (player.current) player.current.currentTime = seconds;
  };

  const body = () => {
    if (!shown && error) return <LoadFailure error={error} onRetry={refresh} onLeave={onClose} />;
    if (!shown) return <Skeleton active paragraph={{ rows: 8 }} />;
    const { video, posts } = shown;
    return (
      <FactSources goodsId={goodsIdOf(video)}>
        <GridLayout gap={24} align="start" className={styles.detail}>
          <Flex vertical gap={12} className={styles.stage}>
            <VideoPlayer src={video.url} poster={video.cover} title={video.title} videoRef={player} />
            <FrameStrip key={video.id} video={video} player={player} />
          </Flex>
          <Flex vertical gap={8} align="flex-start" style={{ minInlineSize: 0 }}>
            <RenameVideo key={video.id} video={video} onRenamed={changed} />
            <DrawerActions video={video} player={player} onChanged={changed} onClose={onClose} />
            <Tabs
              style={{ width: '100%' }}
              tabBarGutter={20}
              items={[
                {
                  key: 'state',
                  label: t('video.tab.state'),
                  children: (
                    <Flex vertical gap={16}>
                      <Facts video={video} />
                      <LabelAdvice video={video} onChanged={changed} />
                      <TextPlaces video={video} onSeek={seek} onChanged={changed} />
                    </Flex>
                  ),
                },
                {
                  key: 'versions',
                  label: t('video.tab.versions', { count: video.video.length }),
                  children: <VersionList video={video} onOpen={onOpen} onChanged={changed} />,
                },
                {
                  key: 'posts',
                  label: t('video.tab.posts', { count: posts.length }),
                  children: <PostList posts={posts} />,
                },
                {
                  key: 'chain',
                  label: t('publish.chain'),
                  children: <Chain type="video" id={video.id} vertical />,
                },
              ]}
            />
          </Flex>
        </GridLayout>
      </FactSources>
    );
  };
  return (
    <Drawer open={videoId !== undefined} title={t('publish.videoDetail')} size={1040} destroyOnHidden onClose={onClose}>
      {body()}
    </Drawer>
  );
}

/** The goods that a video is about. */
const goodsIdOf = ({ goods_id, source }: Video): string | undefined =>
  goods_id || source.findLast(({ type }) => type === 'goods')?.id;

async function loadVideo(id: string) {
  const [video, { list: posts }] = await Promise.all([
    videoApi.info({ id }, shownByCaller),
    publishApi.data({ video_id: id }, shownByCaller),
  ]);
  return { video, posts };
}
