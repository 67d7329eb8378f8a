import { CloseOutlined, DownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { VideoPicker } from '@/blocks/publishing';
import { Thumb } from '@/components/Thumb';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { useDownload } from '../../media/useDownload';
import { ProblemBadge } from '../ProblemBadge';
import { useComposer } from '../useComposer';
import styles from './strip.module.css';

/** The videos that go out together, each with its own words; more can be added. */
export function VideoStrip() {
  const t = useT();
  const composer = useComposer();
  const download = useDownload();
  const [isPicking, setIsPicking] = useState(false);
  const {
    content: { state, draft, post },
    videos: { find: videoOf, remove: removeVideo },
    navigation: { selectVideo },
    checks: { checks, countsOf },
  } = useComposer();
  return (
    <Flex component="section" gap={8} align="center" wrap aria-label={t('composer.videos')}>
      {state.videos.map(({ videoId, common }) => {
        const video = videoOf(videoId);
        const title = video?.title ?? (common.title || t('composer.goneTitle'));
        const counts = checks
          .filter((check) => check.videoId === videoId)
          .map(countsOf)
          .reduce((sum, one) => ({ errors: sum.errors + one.errors, warnings: 0 }), { errors: 0, warnings: 0 });
        return (
          <Flex key={videoId} align="center" className={styles.card} data-on={draft?.videoId === videoId || undefined}>
            <PlainButton
              className={styles.video}
              aria-pressed={draft?.videoId === videoId}
              onClick={() => selectVideo(videoId)}
            >
              <Thumb src={video?.cover ?? ''} ratio={3 / 4} width={36} />
              <Flex component="span" vertical style={{ minInlineSize: 0 }}>
                <Text ellipsis>{title}</Text>
                <span className={video ? styles.soft : styles.gone}>
                  {video
                    ? `${formatDuration(video.duration)} · ${video.width}×${video.height}`
                    : t('composer.videoGone')}
                </span>
              </Flex>
              {state.videos.length > 1 && <ProblemBadge {...counts} />}
            </PlainButton>
            {video && (
              <Button
                type="text"
                size="small"
                icon={<DownloadOutlined aria-hidden />}
                aria-label={t('composer.download', { name: title })}
                onClick={() => download([video])}
              />
            )}
            {!post && (state.videos.length > 1 || !video) && (
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden />}
                aria-label={t('composer.removeVideo', { name: title })}
                onClick={() => removeVideo(videoId)}
              />
            )}
          </Flex>
        );
      })}
      {!post && (
        <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => setIsPicking(true)}>
          {t(state.videos.length === 0 ? 'composer.chooseVideo' : 'composer.addVideo')}
        </Button>
      )}
      <VideoPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={(videos) => {
          setIsPicking(false);
          composer.videos.add(videos);
        }}
      />
    </Flex>
  );
}
