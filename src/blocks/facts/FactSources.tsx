import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type FactSource, type KnownGoods, sourcesOf } from '@/domain/factCheck';
import { useLoad } from '@/hooks/useLoad';
import { goodsApi } from '@/services/goods/api';

const FactSourcesContext = createContext<readonly FactSource[] | undefined>(undefined);

/** What texts on this part of a page are held against; undefined where no goods are known. */
export const useFactSources = (): readonly FactSource[] | undefined => useContext(FactSourcesContext);

const none: readonly FactSource[] = [];

interface FactSourcesProps {
  /** What is being typed of the goods itself; else `goodsId`. */
  readonly goods?: KnownGoods;
  readonly goodsId?: string | undefined;
  /** Lines of the documents that the texts are written from. */
  readonly documents?: readonly FactSource[];
  readonly children: ReactNode;
}

/** Texts inside are held against these goods and documents. */
export function FactSources({ goods, goodsId, documents = none, children }: FactSourcesProps) {
  const { data } = useLoad(goodsApi.info, goods || !goodsId ? undefined : { id: goodsId });
  const known = goods ?? (data && data.id === goodsId ? data : undefined);
  const sources = useMemo(() => known && [...sourcesOf(known), ...documents], [known, documents]);
  return <FactSourcesContext value={sources}>{children}</FactSourcesContext>;
}
