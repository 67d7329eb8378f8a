import { useCallback, useState } from 'react';
import { localStore } from '@/lib/storage/localStore';

export type Density = 'large' | 'medium' | 'small';

export interface ViewMemory {
  readonly hidden: readonly string[];
  readonly density: Density;
  /** Table or cards, as chosen last. */
  readonly shown?: 'table' | 'cards';
}

const isViewMemory = (value: unknown): value is ViewMemory =>
  typeof value === 'object' &&
  value !== null &&
  'hidden' in value &&
  Array.isArray(value.hidden) &&
  'density' in value &&
  (value.density === 'large' || value.density === 'medium' || value.density === 'small');

/** Which columns are hidden and how dense the rows are, remembered for each list. */
export function useViewMemory(key: string, hiddenByDefault: readonly string[]) {
  const storeKey = `list.${key}`;
  const [view, setView] = useState<ViewMemory>(
    () => localStore.get(storeKey, isViewMemory) ?? { hidden: hiddenByDefault, density: 'medium' },
  );
  const change = useCallback(
    (part: Partial<ViewMemory>) => {
      setView((before) => {
        const next = { ...before, ...part };
        localStore.set(storeKey, next);
        return next;
      });
    },
    [storeKey],
  );
  return { view, change };
}
