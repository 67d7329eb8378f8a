import { useState } from 'react';
import { type MessageId, useT } from '@/hooks/useT';
import { localStore } from '@/lib/storage/localStore';
import { addReason } from './reasons';

const storageKey = 'approval_reasons';
const isReasons = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const common: readonly MessageId[] = [
  'approval.reason.title',
  'approval.reason.typo',
  'approval.reason.cover',
  'approval.reason.image',
  'approval.reason.claims',
  'approval.reason.goods',
];

/** Frequent reasons, and those that this browser's user has written himself. */
export function useOwnReasons() {
  const t = useT();
  const [own, setOwn] = useState<readonly string[]>(() => localStore.get(storageKey, isReasons) ?? []);
  const known = common.map((id) => t(id));
  const put = (next: readonly string[]) => {
    setOwn(next);
    localStore.set(storageKey, next);
  };
  return {
    known,
    own,
    remember: (reason: string) => put(addReason(own, reason, known)),
    forget: (reason: string) => put(own.filter((one) => one !== reason)),
  };
}
