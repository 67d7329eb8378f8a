import { useSyncExternalStore } from 'react';
import { type CurrentGoods, onSessionChange, readCurrentGoods } from '@/lib/session';

let known: CurrentGoods | undefined;

/** The same object until it changes, as useSyncExternalStore wants it. */
function snapshot(): CurrentGoods | undefined {
  const now = readCurrentGoods();
  if (now?.id !== known?.id || now?.title !== known?.title || now?.cover !== known?.cover) known = now;
  return known;
}

/** The goods that the user works on; follows a change in this tab or another one. */
export function useCurrentGoods(): CurrentGoods | undefined {
  return useSyncExternalStore((listener) => onSessionChange(() => listener()), snapshot);
}
