import { codecName } from '@/domain/videos';
import { useT } from '@/hooks/useT';
import type { VideoDetail } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { AiLabelTag } from '../list/AiLabelTag';
import { TextTag } from '../list/TextTag';
import styles from './FactsDifference.module.css';

interface Props {
  readonly before: VideoDetail;
  readonly after: VideoDetail;
}

/** The facts of two versions in one table; what differs stands out. */
export function FactsDifference({ before, after }: Props) {
  const t = useT();
  const rows: readonly (readonly [string, (video: VideoDetail) => string])[] = [
    [t('publish.videoTitle'), ({ title }) => title],
    [t('publish.duration'), ({ duration }) => formatDuration(duration)],
    [t('publish.frame'), ({ width, height }) => `${width}×${height}`],
    [t('video.codec'), (video) => `${video.container.toUpperCase()} · ${codecName(video.video_codec)}`],
    [t('publish.size'), ({ size }) => formatSize(size)],
  ];
  const [one, other] = [before, after].map(({ version }) => t('video.versionShort', { n: version }));
  return (
    <table className={styles.difference}>
      <thead>
        <tr>
          <th scope="col">{t('video.fact')}</th>
          <th scope="col">{one}</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, read]) => {
          const [left, right] = [read(before), read(after)];
          return (
            <tr key={name} data-differs={left !== right || undefined}>
              <th scope="row">{name}</th>
              <td>{left}</td>
              <td>{right}</td>
            </tr>
          );
        })}
        <tr>
          <th scope="row">{t('publish.label')}</th>
          <td>
            <AiLabelTag video={before} />
          </td>
          <td>
            <AiLabelTag video={after} />
          </td>
        </tr>
        <tr>
          <th scope="row">{t('video.text')}</th>
          <td>
            <TextTag video={before} />
          </td>
          <td>
            <TextTag video={after} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
