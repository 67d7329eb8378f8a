import { create } from 'zustand';
import { localStore } from '@/lib/storage/localStore';

const key = 'voices.favorites';
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

interface FavoriteVoicesStore {
  /** Voices that the user has starred in this browser, latest first. */
  readonly ids: readonly string[];
  readonly toggle: (id: string) => void;
}

export const useFavoriteVoicesStore = create<FavoriteVoicesStore>((set, get) => ({
  ids: localStore.get(key, isList) ?? [],
  toggle: (id) => {
    const { ids } = get();
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids];
    localStore.set(key, next);
    set({ ids: next });
  },
}));
