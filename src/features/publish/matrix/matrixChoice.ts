import { useState } from 'react';
import type { MatrixEdits, MatrixRules, MatrixTexts } from '@/domain/publishing/matrix';
import { addDays } from '@/domain/publishing/zone';
import { merchantToday } from '@/lib/merchantZone';
import { readSession } from '@/lib/session';
import { workStore } from '@/lib/storage/workStore';

/** Everything that a person has set for a plan; kept in this browser until the plan is committed. */
export interface MatrixChoice {
  readonly videoIds: readonly string[];
  readonly accountIds: readonly string[];
  /** The accounts' own times of day, or common ones. */
  readonly times: 'own' | 'common';
  readonly slots: readonly string[];
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly days: number;
  readonly minGapMinutes: number;
  readonly perDay: number;
  readonly reach: MatrixRules['reach'];
  readonly spread: MatrixRules['spread'];
  /** Keep within the platforms' own timed publishing. */
  readonly hasWindows: boolean;
  readonly seed: number;
  /** Texts written by hand, by video. */
  readonly texts: Readonly<Record<string, MatrixTexts>>;
  /** Posts placed by hand. */
  readonly edits: MatrixEdits;
  /** Places of a plan that was taken back: it stands as it stood until something else is wished for. */
  readonly held?: MatrixEdits | undefined;
}

export const mostDays = 60;

const today = (): string => merchantToday();

export const emptyChoice = (): MatrixChoice => ({
  videoIds: [],
  accountIds: [],
  times: 'own',
  slots: ['12:00', '18:30', '21:00'],
  from: addDays(today(), 1),
  days: 7,
  minGapMinutes: 60,
  perDay: 2,
  reach: 'everyPlatform',
  spread: 'even',
  hasWindows: true,
  seed: 1,
  texts: {},
  edits: {},
});

/** By account: whoever signs in next on this computer begins with his own. */
const key = (): string => `publish.matrix.${readSession().accountId}`;

const isStored = (value: unknown): value is MatrixChoice => {
  if (typeof value !== 'object' || value === null) return false;
  const usual = emptyChoice();
  return Object.entries(usual).every(([name, wanted]) => {
    const stored: unknown = value[name as keyof typeof value];
    return typeof stored === typeof wanted && Array.isArray(stored) === Array.isArray(wanted);
  });
};

/** What was set last; a first day that has passed becomes today. */
function readChoice(): MatrixChoice {
  const stored = workStore.get(key(), isStored);
  if (!stored) return emptyChoice();
  const hasPassed = stored.from < today();
  return hasPassed ? { ...stored, from: today() } : stored;
}

type Patch = Partial<MatrixChoice>;
export type ChangeChoice = (patch: Patch | ((now: MatrixChoice) => Patch)) => void;

/** What leaves the plan as it is. */
const besides: ReadonlySet<string> = new Set(['texts', 'edits', 'held']);

/** The choice after a change. */
export function changed(now: MatrixChoice, patch: Patch): MatrixChoice {
  const isSamePlan = Object.keys(patch).every((name) => besides.has(name));
  return { ...now, ...(isSamePlan ? {} : { held: undefined }), ...patch };
}

export function useMatrixChoice(): readonly [MatrixChoice, ChangeChoice] {
  const [choice, setChoice] = useState(readChoice);
  const change: ChangeChoice = (patch) =>
    setChoice((now) => {
      const next = changed(now, typeof patch === 'function' ? patch(now) : patch);
      void workStore.set(key(), next);
      return next;
    });
  return [choice, change];
}
