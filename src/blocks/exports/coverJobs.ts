import { translate } from '@/hooks/useT';
import { defineJobKind, type JobContext } from '@/lib/jobs';
import type { JobKind } from '@/lib/jobs/kinds';
import { messageOf, shownByCaller } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { storeFile } from '@/services/file/storeFile';
import { videoApi } from '@/services/video/api';
import { cleanFileName } from '@/utils/cleanFileName';
import { coverName, drawCover, type ExportCover } from './exportCover';
import { forgetExport } from './exportJobs';
import { keepRendered, renderedVideo } from './renderedVideos';

/** A finished video whose cover is drawn anew. */
export interface NewCover {
  readonly orderId: string;
  readonly videoId: string;
  /** Default: how the video begins. */
  readonly cover?: ExportCover | undefined;
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

/** Draws one cover and gives it to its video; tests bring their own. */
type GiveCover = (order: NewCover, signal: AbortSignal) => Promise<void>;

/** Covers one after another: one that fails holds nobody up, and those that were drawn are not drawn again. */
export function coverJobKind(give: GiveCover): JobKind<CoverOrder, undefined, CoverOrder> {
  return {
    name: 'covers',
    key: ({ link }) => link,
    title: ({ title }) => translate('render.covers.jobTitle', { name: title }),
    link: ({ link }) => link,
    run: async ({ covers }, { signal, report }: JobContext<undefined>) => {
      const failed: unknown[] = [];
      for (const [index, order] of covers.entries()) {
        signal.throwIfAborted();
        const stage = translate('render.covers.drawing', { number: index + 1, total: covers.length });
        report({ stage, percent: (index / covers.length) * 100 });
        const { orderId, videoId, cover } = order;
        const name = coverName(cover);
        const known = renderedVideo(orderId);
        if (known?.videoId === videoId && known.cover === name) continue;
        try {
          await give(order, signal);
          keepRendered(orderId, { videoId, cover: name });
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof BusinessError && error.code === 'NOT_FOUND') forgetExport(orderId);
          failed.push(error);
        }
      }
      if (failed.length > 0) throw new CoversFailedError(failed.length, failed[0]);
      return undefined;
    },
    reason: (error) =>
      error instanceof CoversFailedError
        ? translate('render.covers.failed', { count: error.count, reason: messageOf(error.first) })
        : messageOf(error),
  };
}

/** New covers for finished videos of a batch. The videos stay as they are; it goes on while another page is shown. */
export const coverJobs = defineJobKind(
  coverJobKind(async ({ videoId, cover = { at: OPENING } }, signal) => {
    const { url: media, title, ...shape } = await videoApi.info({ id: videoId }, { ...shownByCaller, signal });
    const image = await drawCover(cover, { ...shape, media });
    signal.throwIfAborted();
    const { url } = await storeFile(image, { name: `${cleanFileName(title)}.jpg`, signal });
    await videoApi.set({ id: videoId, cover: url }, { ...shownByCaller, signal });
  }),
);
