import { useCallback, useState } from 'react';
import type { TrackKind } from '@/engine/project/walk';
import { localStore } from '@/lib/storage';
import { kindKey, rowHeight, type TrackHeights } from '../model/layout';

const storageKey = 'timeline_track_heights';
const kinds = ['overlay', 'main', 'audio'] as const satisfies readonly TrackKind[];

type KindHeights = Readonly<Partial<Record<TrackKind, number>>>;

function isKindHeights(value: unknown): value is KindHeights {
  if (typeof value !== 'object' || value === null) return false;
  const known = value as Readonly<Record<string, unknown>>;
  return kinds.every((kind) => known[kind] === undefined || Number.isFinite(known[kind]));
}

const remembered = (): KindHeights => localStore.get(storageKey, isKindHeights) ?? {};

const atFirst = (): TrackHeights => {
  const known = remembered();
  return new Map(kinds.flatMap((kind) => (known[kind] === undefined ? [] : [[kindKey(kind), known[kind]] as const])));
};

/**
 * Heights of the tracks. Each has its own while the editor is open; this browser remembers the last one of each kind, for
 * every project.
 */
export function useTrackHeights() {
  const [heights, setHeights] = useState(atFirst);
  const setHeight = useCallback((kind: TrackKind, trackId: string, wished: number): void => {
    const height = rowHeight(kind, wished);
    setHeights((before) => new Map(before).set(trackId, height));
    localStore.set(storageKey, { ...remembered(), [kind]: height });
  }, []);
  return { heights, setHeight };
}
