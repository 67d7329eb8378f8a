import { useMemo } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { messageOf } from '@/lib/request';
import { materialApi } from '@/services/material/api';
import type { Material, MaterialKind } from '@/services/material/schema';

export interface Materials {
  readonly own: readonly Material[];
  readonly isLoading: boolean;
  /** In words. */
  readonly problem: string | undefined;
  readonly refresh: () => void;
  /** Whether a built-in one is a favorite. */
  readonly isFavorite: (id: string) => boolean;
  readonly favour: (given: { readonly id?: string; readonly key?: string; readonly value: boolean }) => Promise<void>;
}

const most = 500;

/** The merchant's own material of a kind, and the caller's favorites among the built-in. */
export function useMaterials(kind: MaterialKind): Materials {
  const list = useLoad(materialApi.data, { kind, page_size: most }, { keepPrevious: true });
  const stars = useLoad(materialApi.favorites);
  const keys = useMemo(() => new Set(stars.data?.keys ?? []), [stars.data]);
  return {
    own: list.data?.list ?? [],
    isLoading: list.loading && !list.data,
    problem: list.error && messageOf(list.error),
    refresh: list.refresh,
    isFavorite: (id) => keys.has(`${kind}:${id}`),
    favour: async (given) => {
      await materialApi.favorite(
        given.id ? { id: given.id, value: given.value } : { key: `${kind}:${given.key}`, value: given.value },
      );
      if (given.id) list.refresh();
      else stars.refresh();
    },
  };
}
