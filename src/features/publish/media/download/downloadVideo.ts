import { saveBlob, saveUrl } from '@/lib/saveBlob';
import type { Video } from '@/services/video/schema';
import { cleanFileName } from '@/utils/cleanFileName';

/** Name under which a video is saved: its title, without what file systems refuse. */
export function videoFileName(video: Pick<Video, 'title' | 'container'>): string {
  const title = cleanFileName(video.title).replace(/[\\/:*?"<>|]/g, '_');
  return `${title || 'video'}.${video.container}`;
}

/**
 * Saves the finished file under its title.
 * @throws TypeError when the store on another origin cannot be reached
 */
export async function downloadVideo(video: Pick<Video, 'title' | 'container' | 'url'>): Promise<void> {
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
