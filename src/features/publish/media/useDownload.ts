import { useActionRunner } from '@/hooks/useAction';
import { useSaveZip } from '@/hooks/useSaveZip';
import { useT } from '@/hooks/useT';
import { saveBlob, saveUrl } from '@/lib/saveBlob';
import { openUrl } from '@/lib/zip';
import type { Video } from '@/services/video/schema';
import { cleanFileName } from '@/utils/cleanFileName';

/** Name under which a video is saved: its title, without what file systems refuse. */
function videoFileName(video: Pick<Video, 'title' | 'container'>): string {
  const title = cleanFileName(video.title).replace(/[\\/:*?"<>|]/g, '_');
  return `${title || 'video'}.${video.container}`;
}

/**
 * Saves the finished file under its title.
 * @throws TypeError when the store on another origin cannot be reached
 */
async function downloadVideo(video: Pick<Video, 'title' | 'container' | 'url'>): Promise<void> {
  const isForeign = new URL(video.url, location.href).origin !== location.origin;
  // Browsers ignore the download name for another origin: such a file is fetched first.
  if (isForeign) saveBlob(await fetchBlob(video.url), videoFileName(video));
  else saveUrl(video.url, videoFileName(video));
}

async function fetchBlob(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new TypeError(`download answered ${answer.status}`);
  return answer.blob();
}

/** One video goes to the downloads as it is, several as one archive; what did not come is named. */
export function useDownload(): (videos: readonly Video[]) => void {
  const t = useT();
  const runAction = useActionRunner();
  const saveZip = useSaveZip();
  return (videos) => {
    const [first, second] = videos;
    if (!first) return;
    if (!second) {
      void runAction(downloadVideo, first, { messages: { failed: 'publish.downloadFailed' } });
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
