import { useDates } from '@/blocks/publishing';
import { ratioLabel } from '@/blocks/publishing/videos/ratioLabel';
import { codecName, ratioOf } from '@/domain/videos';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import styles from '../media.module.css';

/** What the file is, and who made it when. */
export function Facts({ video }: { readonly video: Video }) {
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
    <dl className={styles.factList}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
