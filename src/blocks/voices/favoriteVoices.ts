import { create } from 'zustand';
import { workStore } from '@/lib/storage/workStore';

const key = 'voices.favorites';
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

interface FavoriteVoicesStore {
  /** Voices that the user has starred in this browser, latest first. */
  readonly ids: readonly string[];
  readonly toggle: (id: string) => void;
}

export const useFavoriteVoicesStore = create<FavoriteVoicesStore>((set, get) => ({
  ids: workStore.get(key, isList) ?? [],
  toggle: (id) => {
    const { ids } = get();
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids];
    workStore.setReplaceable(key, next);
    set({ ids: next });
  },
}));

workStore.onLoad(() => useFavoriteVoicesStore.setState({ ids: workStore.get(key, isList) ?? [] }));
