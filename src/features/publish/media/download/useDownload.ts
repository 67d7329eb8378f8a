import { App } from 'antd';
import dayjs from 'dayjs';
import { useT } from '@/hooks/useT';
import { inMemoryLimit } from '@/lib/zip';
import type { Video } from '@/services/video/schema';
import { formatSize } from '@/utils/formatSize';
import { downloadVideo } from './downloadVideo';
import { downloadVideos, TooLargeError } from './downloadVideos';

/** One video goes to the downloads as it is, several as one archive; what did not come is named. */
export function useDownload(): (videos: readonly Video[]) => void {
  const t = useT();
  const { message, notification } = App.useApp();

  const several = async (videos: readonly Video[]) => {
    const bytes = videos.reduce((sum, { size }) => sum + size, 0);
    const words = {
      title: t('film.zipTitle', { count: videos.length }),
      name: `${t('film.zipName')}-${dayjs().format('YYYYMMDD-HHmm')}.zip`,
      failed: t('film.zipFailed'),
      reportName: t('film.zipReport'),
      partly: (failures: readonly { readonly name: string; readonly isPart: boolean }[]) =>
        failures.map(({ name, isPart }) => t(isPart ? 'film.zipPart' : 'film.zipMissing', { name })).join('\n'),
    };
    message.info(t('film.zipBegun', { count: videos.length, size: formatSize(bytes) }));
    try {
      const failures = await downloadVideos(videos, words);
      if (failures && failures.length > 0)
        notification.warning({
          title: t('film.zipPartly', { count: failures.length }),
          description: words.partly(failures),
          duration: 0,
        });
    } catch (error) {
      if (error instanceof TooLargeError)
        message.error(t('film.zipTooLarge', { size: formatSize(bytes), max: formatSize(inMemoryLimit) }));
      else message.error(t('film.zipFailed'));
    }
  };

  return (videos) => {
    const [first, second] = videos;
    if (!first) return;
    if (second) void several(videos);
    else void downloadVideo(first).catch(() => message.error(t('publish.downloadFailed')));
  };
}
