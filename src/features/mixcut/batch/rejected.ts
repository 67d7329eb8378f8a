import { useState } from 'react';
import { workStore } from '@/lib/storage/workStore';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Versions of a plan that the user does not want; kept in this browser. */
export function useRejected(planId: string) {
  const key = `mixcut-rejected-${planId}`;
  const [rejected, setRejected] = useState<readonly string[]>(() => workStore.get(key, isTexts) ?? []);
  const change = (next: readonly string[]): void => {
    setRejected(next);
    workStore.setReplaceable(key, next);
  };
  return [new Set(rejected), change] as const;
}
