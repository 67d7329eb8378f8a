import { App } from 'antd';
import { useSaveZip } from '@/hooks/useSaveZip';
import { useT } from '@/hooks/useT';
import { openUrl } from '@/lib/zip';
import type { Video } from '@/services/video/schema';
import { downloadVideo, videoFileName } from './downloadVideo';

/** One video goes to the downloads as it is, several as one archive; what did not come is named. */
export function useDownload(): (videos: readonly Video[]) => void {
  const t = useT();
  const { message } = App.useApp();
  const saveZip = useSaveZip();
  return (videos) => {
    const [first, second] = videos;
    if (!first) return;
    if (!second) {
      void downloadVideo(first).catch(() => message.error(t('publish.downloadFailed')));
      return;
    }
    const sources = videos.map((video) => ({
      name: videoFileName(video),
      size: video.size,
      madeAt: new Date(video.created_at),
      open: openUrl(video.url),
    }));
    void saveZip(sources, { title: t('video.zipTitle', { count: videos.length }), name: t('video.zipName') });
  };
}
