import type { Breakdown } from '@/domain/breakdown';
import { countCharacters } from '@/domain/breakdown/statistics';
import { roleNameOf } from '@/domain/frameworks';
import type { Sentence } from '@/domain/storyboard';

export interface Beat {
  readonly role: string;
  /** Shares of the whole, 0–1. */
  readonly source: number;
  readonly written: number;
}

/** How much of the source and of what was written each role takes, in the source's order. */
export function beatsOf({ segments }: Breakdown, sentences: readonly Sentence[]): readonly Beat[] {
  const roles = [...new Set(segments.map(({ role }) => roleNameOf(role)))];
  const length = (list: readonly { readonly text: string }[]): number =>
    list.reduce((sum, { text }) => sum + countCharacters(text), 0);
  const whole = length(sentences) || 1;
  return roles.map((role) => ({
    role,
    source: segments.reduce((sum, segment) => sum + (roleNameOf(segment.role) === role ? segment.share : 0), 0),
    written: length(sentences.filter((sentence) => sentence.role === role)) / whole,
  }));
}
