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
  const address = isForeign ? URL.createObjectURL(await fetchBlob(video.url)) : video.url;
  const link = document.createElement('a');
  link.href = address;
  link.download = videoFileName(video);
  link.click();
  if (isForeign) setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function fetchBlob(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new TypeError(`download answered ${answer.status}`);
  return answer.blob();
}
