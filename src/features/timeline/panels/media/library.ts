import type { MediaRef } from '@/engine/project/schema';
import { fromSeconds, ZERO } from '@/engine/time/ticks';
import { shownByCaller } from '@/lib/request';
import { fileApi } from '@/services/file/api';
import { goodsApi } from '@/services/goods/api';
import { videoApi } from '@/services/video/api';

export type LibrarySource = 'files' | 'goods' | 'videos';
export type MediaKindFilter = 'all' | MediaRef['kind'];

interface LibraryItem {
  readonly media: MediaRef;
  /** An image of it, where the record has one. */
  readonly face?: string;
  /** What it belongs to (the goods). */
  readonly note?: string;
}

export interface LibraryPage {
  readonly items: readonly LibraryItem[];
  /** Records in all, of which `perPage` stand on a page. */
  readonly total: number;
  readonly perPage: number;
}

interface LibraryQuery {
  readonly source: LibrarySource;
  /** From 1. */
  readonly page: number;
  readonly keyword: string;
  readonly kind: MediaKindFilter;
}

const perPage = 24;
const goodsPerPage = 8;

interface Facts {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly duration?: number | undefined;
}

const refOf = (id: string, kind: MediaRef['kind'], name: string, url: string, facts: Facts): MediaRef => ({
  id,
  kind,
  name: name.slice(0, 255),
  url,
  width: Math.round(facts.width ?? 0),
  height: Math.round(facts.height ?? 0),
  duration: facts.duration ? fromSeconds(facts.duration) : ZERO,
  hasAudio: kind !== 'image',
});

const isWanted =
  (kind: MediaKindFilter) =>
  ({ media }: LibraryItem): boolean =>
    kind === 'all' || media.kind === kind;

/**
 * One page of what the merchant has: uploaded files, images and clips of goods, finished videos.
 *
 * @throws the typed errors of lib/request
 */
export async function loadLibrary({ source, page, keyword, kind }: LibraryQuery): Promise<LibraryPage> {
  const search = keyword.trim() ? { keyword: keyword.trim() } : {};
  if (source === 'files') {
    const only = kind === 'all' ? {} : { kind };
    const { list, paginator } = await fileApi.data({ page, page_size: perPage, ...search, ...only }, shownByCaller);
    const items = list.flatMap((file): LibraryItem[] =>
      file.kind === 'image' || file.kind === 'video' || file.kind === 'audio'
        ? [{ media: refOf(`file-${file.id}`, file.kind, file.name, file.url, file) }]
        : [],
    );
    return { items, total: paginator.total, perPage };
  }
  if (source === 'goods') {
    const { list, paginator } = await goodsApi.data(
      { page, page_size: goodsPerPage, status: 1, ...search },
      shownByCaller,
    );
    const items = list.flatMap((goods) =>
      goods.media.map(
        (item, index): LibraryItem => ({
          media: refOf(`goods-${goods.id}-${index}`, item.kind, item.name || goods.title, item.url, item),
          note: goods.title,
        }),
      ),
    );
    return { items: items.filter(isWanted(kind)), total: paginator.total, perPage: goodsPerPage };
  }
  const { list, paginator } = await videoApi.data({ page, page_size: perPage, status: 1, ...search }, shownByCaller);
  const items = list.map(
    (video): LibraryItem => ({
      media: {
        ...refOf(`video-${video.id}`, 'video', video.title, video.url, video),
        ...(video.is_ai ? { isAi: true } : {}),
      },
      ...(video.cover ? { face: video.cover } : {}),
    }),
  );
  return { items: items.filter(isWanted(kind)), total: paginator.total, perPage };
}
