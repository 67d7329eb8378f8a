import { useSyncExternalStore } from 'react';
import { localStore } from '@/lib/storage/localStore';

const key = 'voices.favorites';
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

let known: readonly string[] | undefined;
const listeners = new Set<() => void>();
const read = (): readonly string[] => {
  known ??= localStore.get(key, isList) ?? [];
  return known;
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function toggle(id: string): void {
  const now = read();
  known = now.includes(id) ? now.filter((other) => other !== id) : [id, ...now];
  localStore.set(key, known);
  for (const listener of listeners) listener();
}

/** Voices that the user has starred in this browser, latest first. */
export function useFavoriteVoices(): { readonly ids: readonly string[]; readonly toggle: (id: string) => void } {
  return { ids: useSyncExternalStore(subscribe, read), toggle };
}
