import { Button } from 'antd';
import { PageLink } from '@/components/PageLink';
import Section from '@/components/Section';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { videoApi } from '@/services/video/api';
import { formatDuration } from '@/utils/formatDuration';
import workbenchStyles from './thumb.module.css';
import styles from './VideosStrip.module.css';

/** The newest finished videos. */
export default function VideosStrip() {
  const t = useT();
  const { data, loading, error, refresh } = useLoad(videoApi.data, { page_size: 8, status: 1 });
  const videos = data?.list ?? [];
  return (
    <Section
      title={t('workbench.finished')}
      more={{ to: '/publish/media', label: t('workbench.toVideos') }}
      loading={loading && !data}
      error={error}
      onRetry={refresh}
      empty={
        videos.length === 0 && (
          <>
            <p>{t('workbench.finishedEmpty')}</p>
            <PageLink to="/compose/post">
              <Button type="primary">{t('workbench.makeVideo')}</Button>
            </PageLink>
          </>
        )
      }
    >
      <GridLayout component="ul" gap={16} className={styles.strip}>
        {videos.map((video) => (
          <li key={video.id}>
            <PageLink keepsText className={styles.video} to={`/publish/media?video=${video.id}`}>
              <span className={workbenchStyles.cover}>
                {video.cover && <img src={video.cover} alt="" loading="lazy" />}
                <Text size="small" tabular className={styles.length}>
                  {formatDuration(video.duration)}
                </Text>
              </span>
              <Text ellipsis={2}>{video.title}</Text>
            </PageLink>
          </li>
        ))}
      </GridLayout>
    </Section>
  );
}
