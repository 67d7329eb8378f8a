import { imageBytes, paintStill } from '@/blocks/stills';
import { MAX_COVER } from '@/domain/templates/shelf';
import type { MediaStore } from '@/engine/media/mediaStore';
import { projectDuration } from '@/engine/project/projectDuration';
import type { Project } from '@/engine/project/schema';
import { fromSeconds, type Ticks, toSeconds } from '@/engine/time/ticks';
import { toDataUrl } from '@/lib/dataUrl';

/** Pixels; shown at up to 280 beside others. */
const COVER_WIDTH = 480;
/** The very first frame of a video is often empty. */
export const COVER_SECONDS = 0.5;

/** @returns a data URL; empty where the image stays too large for a cover */
async function coverOf(surface: OffscreenCanvas): Promise<string> {
  const cover = await toDataUrl(await imageBytes(surface));
  return cover.length <= MAX_COVER ? cover : '';
}

/** The moment of a cover, inside the video. */
export function coverTime(project: Project, seconds: number): Ticks {
  const { num, den } = project.canvas.fps;
  const last = Math.max(0, toSeconds(projectDuration(project)) - den / num);
  return fromSeconds(Math.min(seconds, last));
}

/** A frame of a template as its cover. @param media where its files are read from; left out: from their addresses */
export async function paintCover(project: Project, seconds = COVER_SECONDS, media?: MediaStore): Promise<string> {
  const time = coverTime(project, seconds);
  return coverOf(await paintStill({ project, time, width: COVER_WIDTH, ...(media && { media }) }));
}

/** An image from the disk as a cover, made small. @throws what the browser throws for what is no image */
export async function coverFromFile(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  const surface = new OffscreenCanvas(COVER_WIDTH, Math.round((COVER_WIDTH * image.height) / image.width));
  surface.getContext('2d')?.drawImage(image, 0, 0, surface.width, surface.height);
  image.close();
  return coverOf(surface);
}
