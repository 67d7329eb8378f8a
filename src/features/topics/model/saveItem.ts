import type { InputOf, SourceRef } from '@/services/contract';
import type { topicContract } from '@/services/topic/schema';
import type { BoardItem } from './board';

type Body = InputOf<(typeof topicContract)['save']>;

/** A board's topic as a record; its framework and goods are its origins in the chain. */
export function topicBody({ idea, goodsId, industry, platform, occasionDate, savedId }: BoardItem): Body {
  const source: SourceRef[] = [
    ...(goodsId ? [{ type: 'goods' as const, id: goodsId }] : []),
    ...(idea.framework_id ? [{ type: 'framework' as const, id: idea.framework_id }] : []),
  ];
  return {
    ...idea,
    title: [...idea.title].slice(0, 120).join(''),
    ...(savedId ? { id: savedId } : { source }),
    ...(goodsId ? { goods_id: goodsId } : {}),
    ...(industry ? { industry } : {}),
    platform,
    occasion_date: occasionDate,
  };
}

/** Where a saved topic goes on. */
export const nextPlaces = {
  script: (id: string) => `/creation/script?topic=${encodeURIComponent(id)}`,
  video: (id: string) => `/compose/post?topic=${encodeURIComponent(id)}`,
  article: (id: string) => `/creation/post?start=1&topic=${encodeURIComponent(id)}`,
  info: (id: string) => `/creation/conception/info?id=${encodeURIComponent(id)}`,
} as const;
export type NextPlace = keyof typeof nextPlaces;
