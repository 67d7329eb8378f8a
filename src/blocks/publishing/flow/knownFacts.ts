import { type FactSource, sourcesOf } from '@/domain/factCheck';
import { shownByCaller } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import type { Video } from '@/services/video/schema';

/** What is known of the goods that videos are about, by the video's id. */
export type KnownByVideo = ReadonlyMap<string, readonly FactSource[]>;

/** Goods that are asked for at a time. */
const BATCH_SIZE = 8;

const goodsIdOf = ({ source }: Pick<Video, 'source'>): string =>
  source.findLast(({ type }) => type === 'goods')?.id ?? '';

/** What is known of the goods of these videos; goods that are gone, or that this person may not see, say nothing. */
export async function loadKnownFacts(videos: readonly Pick<Video, 'id' | 'source'>[]): Promise<KnownByVideo> {
  const ids = [...new Set(videos.map(goodsIdOf).filter(Boolean))];
  const byGoods = new Map<string, readonly FactSource[]>();
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const asked = await Promise.allSettled(
      ids.slice(at, at + BATCH_SIZE).map((id) => goodsApi.info({ id }, shownByCaller)),
    );
    for (const one of asked) if (one.status === 'fulfilled') byGoods.set(one.value.id, sourcesOf(one.value));
  }
  return new Map(
    videos.flatMap((video) => {
      const known = byGoods.get(goodsIdOf(video));
      return known ? [[video.id, known] as const] : [];
    }),
  );
}
