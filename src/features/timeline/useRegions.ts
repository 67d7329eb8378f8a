import { useState } from 'react';
import { localStore } from '@/lib/storage';

interface Regions {
  readonly panels: number;
  readonly inspector: number;
  readonly line: number;
}

const storageKey = 'timeline_regions';
const start: Regions = { panels: 320, inspector: 320, line: 320 };

export const regionLimits = {
  panels: { min: 240, max: 560 },
  inspector: { min: 240, max: 480 },
  line: { min: 140, max: 640 },
} as const satisfies Record<keyof Regions, { min: number; max: number }>;

function isRegions(value: unknown): value is Regions {
  const regions = value as Partial<Regions> | null;
  return (['panels', 'inspector', 'line'] as const).every((name) => typeof regions?.[name] === 'number');
}

/** Sizes of the editor's regions in CSS pixels, remembered in this browser. */
export function useRegions() {
  const [regions, setRegions] = useState<Regions>(() => localStore.get(storageKey, isRegions) ?? start);
  const resize = (name: keyof Regions) => (size: number) => {
    const next = { ...regions, [name]: size };
    setRegions(next);
    localStore.set(storageKey, next);
  };
  return { regions, resize };
}
