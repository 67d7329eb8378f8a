import { coverName, drawCover, type ExportCover } from '@/blocks/exports/exportCover';
import { forgetExport, storedVideoOf } from '@/blocks/exports/exportJobs';
import { hasOwnCover, keepRendered, renderedVideo } from '@/blocks/exports/renderedVideos';
import { translate } from '@/hooks/useT';
import { defineJobKind, type JobContext } from '@/lib/jobs';
import { messageOf, shownByCaller } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { storeFile } from '@/services/file/storeFile';
import { videoApi } from '@/services/video/api';
import { cleanFileName } from '@/utils/cleanFileName';
import type { BatchItem } from './batchItems';

/** A finished video whose cover is drawn anew. */
interface NewCover {
  readonly orderId: string;
  readonly videoId: string;
  /** Default: how the video begins. */
  readonly cover?: ExportCover | undefined;
}

/** The finished video of an item whose cover was chosen otherwise since; undefined where there is none. */
export function staleCoverOf({ id, cover }: Pick<BatchItem, 'id' | 'cover'>): NewCover | undefined {
  const videoId = storedVideoOf(id);
  if (videoId === undefined) return undefined;
  const drawn = renderedVideo(id)?.cover ?? '';
  return drawn === coverName(cover) ? undefined : { orderId: id, videoId, cover };
}

interface CoverOrder {
  /** Where the batch is seen: one job each. */
  readonly link: string;
  readonly title: string;
  readonly covers: readonly NewCover[];
}

/** What became of the covers. */
interface GivenCovers {
  /** Videos that keep a cover which was set by hand. */
  readonly own: number;
}

/** Seconds: the first frame of a recording is often black. */
const OPENING = 0.8;

/** Covers that could not be drawn or stored; all others were. */
class CoversFailedError extends Error {
  override readonly name = 'CoversFailedError';

  constructor(
    readonly count: number,
    readonly first: unknown,
  ) {
    super(`${count} covers failed`);
  }
}

/** Draws one cover and gives it to its video; one that was set by hand stays. @returns whether it was given */
async function giveCover(
  { orderId, videoId, cover = { at: OPENING } }: NewCover,
  signal: AbortSignal,
): Promise<boolean> {
  const rendered = renderedVideo(orderId);
  const info = await videoApi.info({ id: videoId }, { ...shownByCaller, signal });
  const { url: media, title, cover: shown, ...shape } = info;
  if (rendered && hasOwnCover(rendered, shown)) return false;
  const image = await drawCover(cover, { ...shape, media });
  signal.throwIfAborted();
  const { url } = await storeFile(image, { name: `${cleanFileName(title)}.jpg`, signal });
  // Before it is given: an answer that gets lost may have given it.
  if (rendered) keepRendered(orderId, { ...rendered, drawn: [shown, url] });
  await videoApi.set({ id: videoId, cover: url }, { ...shownByCaller, signal });
  return true;
}

/** One after another: one that fails holds nobody up, and those that were drawn are not drawn again. */
async function giveCovers({ covers }: CoverOrder, { signal, report }: JobContext<GivenCovers>): Promise<GivenCovers> {
  const failed: unknown[] = [];
  let own = 0;
  for (const [index, order] of covers.entries()) {
    signal.throwIfAborted();
    const stage = translate('mixcut.covers.drawing', { number: index + 1, total: covers.length });
    report({ stage, percent: (index / covers.length) * 100 });
    const { orderId, videoId, cover } = order;
    const name = coverName(cover);
    const known = renderedVideo(orderId);
    if (known?.videoId === videoId && known.cover === name) continue;
    try {
      if (!(await giveCover(order, signal))) own += 1;
      keepRendered(orderId, { ...renderedVideo(orderId), videoId, cover: name });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BusinessError && error.code === 'NOT_FOUND') forgetExport(orderId);
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new CoversFailedError(failed.length, failed[0]);
  return { own };
}

/** New covers for finished videos of a batch. The videos stay as they are; it goes on while another page is shown. */
export const coverJobs = defineJobKind<CoverOrder, GivenCovers>({
  name: 'covers',
  key: ({ link }) => link,
  title: ({ title }) => translate('mixcut.covers.jobTitle', { name: title }),
  link: ({ link }) => link,
  run: giveCovers,
  reason: (error) =>
    error instanceof CoversFailedError
      ? translate('mixcut.covers.failed', { count: error.count, reason: messageOf(error.first) })
      : messageOf(error),
});
