import { shownByCaller } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import { scriptApi } from '@/services/script/api';
import { videoApi } from '@/services/video/api';
import type { Rights } from '../rights';

type RecordKind = 'goods' | 'videos' | 'scripts';

export interface FoundRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly title: string;
  /** Address inside the app. */
  readonly path: string;
}

interface Source {
  readonly kind: RecordKind;
  /** Page that shows the record; without it, built and granted, nothing is searched. */
  readonly page: string;
  readonly find: (keyword: string, signal: AbortSignal) => Promise<{ list: readonly { id: string; title: string }[] }>;
  readonly pathOf: (id: string) => string;
}

const most = 5;

const sources: readonly Source[] = [
  {
    kind: 'goods',
    page: 'creative.goods',
    find: (keyword, signal) => goodsApi.data({ keyword, page: 1, page_size: most }, { signal, ...shownByCaller }),
    pathOf: (id) => `/creative/goods?open=${encodeURIComponent(id)}`,
  },
  {
    kind: 'videos',
    page: 'publish.media',
    find: (keyword, signal) => videoApi.data({ keyword, page: 1, page_size: most }, { signal, ...shownByCaller }),
    pathOf: (id) => `/publish/media?video=${encodeURIComponent(id)}`,
  },
  {
    kind: 'scripts',
    page: 'creative.script',
    find: (keyword, signal) => scriptApi.data({ keyword, page: 1, page_size: most }, { signal, ...shownByCaller }),
    pathOf: (id) => `/creative/script?id=${encodeURIComponent(id)}`,
  },
];

/**
 * Records whose title holds the keyword, from every group that the user may see.
 * Resolves what was found and whether a group could not be searched; never rejects.
 */
export async function searchRecords(
  keyword: string,
  rights: Pick<Rights, 'canVisit'>,
  signal: AbortSignal,
): Promise<{ readonly records: readonly FoundRecord[]; readonly hasFailed: boolean }> {
  const usable = sources.filter(({ page }) => rights.canVisit({ name: page }));
  const results = await Promise.allSettled(
    usable.map(async ({ kind, find, pathOf }) => {
      const { list } = await find(keyword, signal);
      return list.map(({ id, title }): FoundRecord => ({ kind, id, title, path: pathOf(id) }));
    }),
  );
  return {
    records: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    hasFailed: results.some((result) => result.status === 'rejected'),
  };
}
