import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type FactSource, type KnownGoods, sourcesOf } from '@/domain/factCheck';
import { useLoad } from '@/hooks/useLoad';
import { goodsApi } from '@/services/goods/api';

interface KnownFacts {
  readonly sources: readonly FactSource[] | undefined;
  /** Where a statement that is true can be added; absent while the goods are still being typed. */
  readonly goodsId: string | undefined;
}

const FactSourcesContext = createContext<KnownFacts>({ sources: undefined, goodsId: undefined });

/** What texts on this part of a page are held against; undefined where no goods are known. */
export const useFactSources = (): readonly FactSource[] | undefined => useContext(FactSourcesContext).sources;

/** The saved goods that texts here speak of, if any. */
export const useFactGoods = (): string | undefined => useContext(FactSourcesContext).goodsId;

const none: readonly FactSource[] = [];

interface FactSourcesProps {
  /** What is being typed of the goods itself; else `goodsId`. */
  readonly goods?: KnownGoods;
  readonly goodsId?: string | undefined;
  /** Lines of the documents that the texts are written from. */
  readonly documents?: readonly FactSource[];
  readonly children: ReactNode;
}

/** What is known of goods by their id; goods that are gone, or that this person may not see, say nothing. */
export function useKnownFacts(goodsId: string | undefined): readonly FactSource[] | undefined {
  const { data } = useLoad(goodsApi.info, goodsId ? { id: goodsId } : undefined);
  return useMemo(() => (data && data.id === goodsId ? sourcesOf(data) : undefined), [data, goodsId]);
}

/** Texts inside are held against these goods and documents. */
export function FactSources({ goods, goodsId, documents = none, children }: FactSourcesProps) {
  const known = useKnownFacts(goods ? undefined : goodsId);
  const value = useMemo((): KnownFacts => {
    const facts = goods ? sourcesOf(goods) : known;
    return { sources: facts && [...facts, ...documents], goodsId: goods ? undefined : goodsId };
  }, [goods, goodsId, known, documents]);
  return <FactSourcesContext value={value}>{children}</FactSourcesContext>;
}

const TextBelowContext = createContext('');

/** The text whose title is written here; '' outside of titles. */
export const useTextBelow = (): string => useContext(TextBelowContext);

interface TitleOfProps {
  /** Plain or Markdown. */
  readonly text: string;
  readonly children: ReactNode;
}

/** What is written inside is the title of this text: a number of parts that it promises is held against it. */
export const TitleOf = ({ text, children }: TitleOfProps) => (
  <TextBelowContext value={text}>{children}</TextBelowContext>
);
