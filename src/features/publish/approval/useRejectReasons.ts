import { useState } from 'react';
import { type MessageId, useT } from '@/hooks/useT';
import { workStore } from '@/lib/storage/workStore';

const MAX_REASONS = 8;
const MAX_REASON_LENGTH = 60;

/** A text with a further reason, said once. */
export function joinReason(text: string, reason: string): string {
  const said = text.trim();
  if (said === '') return reason;
  return said.split('；').includes(reason) ? said : `${said.replace(/[；。\s]+$/, '')}；${reason}`;
}

/** The remembered reasons with a new one in front; long ones and those that stand there anyway are not kept. */
export function addReason(own: readonly string[], reason: string, known: readonly string[]): readonly string[] {
  const words = reason.trim();
  if (words === '' || words.length > MAX_REASON_LENGTH || known.includes(words)) return own;
  return [words, ...own.filter((one) => one !== words)].slice(0, MAX_REASONS);
}

const STORAGE_KEY = 'approval_reasons';
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
export function useRejectReasons() {
  const t = useT();
  const [own, setOwn] = useState<readonly string[]>(() => workStore.get(STORAGE_KEY, isReasons) ?? []);
  const known = common.map((id) => t(id));
  const put = (next: readonly string[]) => {
    setOwn(next);
    workStore.setReplaceable(STORAGE_KEY, next);
  };
  return {
    known,
    own,
    remember: (reason: string) => put(addReason(own, reason, known)),
    forget: (reason: string) => put(own.filter((one) => one !== reason)),
  };
}
