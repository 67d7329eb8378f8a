import { type CheckOptions, checkText, type Mark } from '../compliance';
import type { CompliancePolicy } from './policy';

export interface GatedTexts {
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
}

export interface GateMark {
  readonly field: 'title' | 'description' | 'topics';
  /** Which topic, for topics; else 0. */
  readonly index: number;
  /** The marked piece as written. */
  readonly written: string;
  readonly mark: Mark;
  /** Stops the post under the merchant's policy. */
  readonly isBlocking: boolean;
}

export interface Gate {
  readonly verdict: 'open' | 'warned' | 'blocked';
  readonly marks: readonly GateMark[];
}

const open: Gate = { verdict: 'open', marks: [] };

/** Without a chosen platform the list's own levels count. */
const platformsOf = (platforms: readonly string[]): readonly (string | undefined)[] =>
  platforms.length > 0 ? [...new Set(platforms)] : [undefined];

/**
 * Whether a post may go out under the merchant's policy, on the strictest of the chosen platforms; the screen and the
 * server ask the same function.
 */
export function publishGate(
  texts: GatedTexts,
  platforms: readonly string[],
  policy: CompliancePolicy,
  own?: CheckOptions['own'],
): Gate {
  if (policy === 'off') return open;
  const found = new Map<string, GateMark>();
  const fields = [
    { field: 'title', index: 0, text: texts.title },
    { field: 'description', index: 0, text: texts.description },
    ...texts.topics.map((text, index) => ({ field: 'topics' as const, index, text })),
  ] as const;
  for (const platform of platformsOf(platforms)) {
    for (const { field, index, text } of fields) {
      for (const mark of checkText(text, { ...(platform ? { platform } : {}), ...(own ? { own } : {}) })) {
        const isBlocking = policy === 'all' || (policy === 'high' && mark.level === 'high');
        const key = `${field}:${index}:${mark.from}`;
        const known = found.get(key);
        if (known?.isBlocking && !isBlocking) continue;
        found.set(key, { field, index, written: text.slice(mark.from, mark.to), mark, isBlocking });
      }
    }
  }
  const marks = [...found.values()];
  if (marks.length === 0) return open;
  return { verdict: marks.some(({ isBlocking }) => isBlocking) ? 'blocked' : 'warned', marks };
}
