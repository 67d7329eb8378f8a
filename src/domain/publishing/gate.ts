import { type CheckOptions, checkText, type Mark } from '../compliance';
import type { CompliancePolicy } from './policy';

/** Something said or written in a video, with its moment in seconds. */
export interface VideoText {
  readonly at: number;
  readonly text: string;
}

export interface GatedTexts {
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
  /** What is said in the video itself: it goes out with the post, whatever its title says. */
  readonly video_texts?: readonly VideoText[] | undefined;
}

export interface GateMark {
  readonly field: 'title' | 'description' | 'topics' | 'video';
  /** Which topic, which sentence of the video; else 0. */
  readonly index: number;
  /** The sentence of the video in which it is said. */
  readonly sentence?: VideoText;
  /** The marked piece as written. */
  readonly written: string;
  readonly mark: Mark;
  /** Stops the post under the merchant's policy. */
  readonly isBlocking: boolean;
}

/** A mark in the texts of the post, where it can be replaced; a word said in the video needs another video. */
export type TextGateMark = GateMark & { readonly field: Exclude<GateMark['field'], 'video'> };

export const isInTexts = (found: GateMark): found is TextGateMark => found.field !== 'video';

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
    ...(texts.video_texts ?? []).map((sentence, index) => ({
      field: 'video' as const,
      index,
      text: sentence.text,
      sentence,
    })),
  ] as const;
  for (const platform of platformsOf(platforms)) {
    for (const { field, index, text, ...place } of fields) {
      for (const mark of checkText(text, { ...(platform ? { platform } : {}), ...(own ? { own } : {}) })) {
        const isBlocking = policy === 'all' || (policy === 'high' && mark.level === 'high');
        const key = `${field}:${index}:${mark.from}`;
        const known = found.get(key);
        if (known?.isBlocking && !isBlocking) continue;
        found.set(key, { field, index, written: text.slice(mark.from, mark.to), mark, isBlocking, ...place });
      }
    }
  }
  const marks = [...found.values()];
  if (marks.length === 0) return open;
  return { verdict: marks.some(({ isBlocking }) => isBlocking) ? 'blocked' : 'warned', marks };
}
