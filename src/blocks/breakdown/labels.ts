import type { Evidence, Intent, RhythmTag } from '@/domain/breakdown';
import { roleNameOf } from '@/domain/frameworks';
import type { MessageId, Translate } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';

export const intentLabel: Readonly<Record<Intent, MessageId>> = {
  opening: 'analyze.intent.opening',
  pain: 'analyze.intent.pain',
  turn: 'analyze.intent.turn',
  value: 'analyze.intent.value',
  action: 'analyze.intent.action',
};

export const rhythmLabel: Readonly<Record<RhythmTag, MessageId>> = {
  hook: 'analyze.rhythm.hook',
  setup: 'analyze.rhythm.setup',
  build: 'analyze.rhythm.build',
  stress: 'analyze.rhythm.stress',
  turn: 'analyze.rhythm.turn',
  payoff: 'analyze.rhythm.payoff',
  breath: 'analyze.rhythm.breath',
  close: 'analyze.rhythm.close',
};

export const roleLabel = (role: string): string => roleNameOf(role);

/** Words in Chinese quotation marks, one after the other. */
export const quoted = (t: Translate, words: readonly string[]): string =>
  words.map((word) => t('analyze.quote', { word })).join(t('analyze.listComma'));

export const percentOf = (share: number): string => `${Math.round(share * 100)}%`;

/** `0:03–0:08`. */
export const clockOf = (start: number, seconds: number): string =>
  `${formatDuration(start)}–${formatDuration(start + seconds)}`;

export const evidenceKey = ({ from, to, kind }: Evidence): string => `${kind}-${from}-${to}`;
