import { coverName, drawCover, type ExportCover } from '@/blocks/exports/exportCover';
import { forgetExport, storedVideoOf } from '@/blocks/exports/exportJobs';
import { keepRendered, renderedVideo } from '@/blocks/exports/renderedVideos';
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

/** Draws one cover and gives it to its video. */
async function giveCover({ videoId, cover = { at: OPENING } }: NewCover, signal: AbortSignal): Promise<void> {
  const { url: media, title, ...shape } = await videoApi.info({ id: videoId }, { ...shownByCaller, signal });
  const image = await drawCover(cover, { ...shape, media });
  signal.throwIfAborted();
  const { url } = await storeFile(image, { name: `${cleanFileName(title)}.jpg`, signal });
  await videoApi.set({ id: videoId, cover: url }, { ...shownByCaller, signal });
}

/** One after another: one that fails holds nobody up, and those that were drawn are not drawn again. */
async function giveCovers({ covers }: CoverOrder, { signal, report }: JobContext<undefined>): Promise<undefined> {
  const failed: unknown[] = [];
  for (const [index, order] of covers.entries()) {
    signal.throwIfAborted();
    const stage = translate('mixcut.covers.drawing', { number: index + 1, total: covers.length });
    report({ stage, percent: (index / covers.length) * 100 });
    const { orderId, videoId, cover } = order;
    const name = coverName(cover);
    const known = renderedVideo(orderId);
    if (known?.videoId === videoId && known.cover === name) continue;
    try {
      await giveCover(order, signal);
      keepRendered(orderId, { videoId, cover: name });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BusinessError && error.code === 'NOT_FOUND') forgetExport(orderId);
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new CoversFailedError(failed.length, failed[0]);
  return undefined;
}

/** New covers for finished videos of a batch. The videos stay as they are; it goes on while another page is shown. */
export const coverJobs = defineJobKind<CoverOrder, undefined>({
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
