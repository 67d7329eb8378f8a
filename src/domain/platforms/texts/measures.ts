import { textPlatforms } from './textPlatforms';
import type { TextPlatform, TextPlatformId } from './types';

type Counting = TextPlatform['counting'];

/** Length as a platform counts it: characters as people see code points, or ASCII as half, rounded up. */
export function weightOf(counting: Counting, text: string): number {
  if (counting === 'codePoints') return [...text].length;
  let halves = 0;
  for (const character of text) halves += character.charCodeAt(0) < 128 ? 1 : 2;
  return Math.ceil(halves / 2);
}

/** The longest beginning that still fits; ends at a sentence or a pause where one is near. */
export function fitText(counting: Counting, text: string, max: number): string {
  let kept = '';
  let halves = 0;
  for (const character of text.trim()) {
    halves += counting === 'halfWidthAscii' && character.charCodeAt(0) < 128 ? 1 : 2;
    if (Math.ceil(halves / 2) > max) {
      const pause = Math.max(...['。', '！', '？', '，', '、', '；', '|', ' '].map((mark) => kept.lastIndexOf(mark)));
      return (pause > kept.length * 0.5 ? kept.slice(0, pause) : kept).trim();
    }
    kept += character;
  }
  return kept.trim();
}

/** A topic as it is written there. */
export const topicText = ({ topicForm }: TextPlatform, topic: string): string =>
  topicForm === 'hashPair' ? `#${topic}#` : `#${topic}`;

/** The body as it goes out, with the topics behind it where they belong there. */
export function outgoingText(platform: TextPlatform, text: string, topics: readonly string[]): string {
  if (!platform.topicsInText || topics.length === 0) return text;
  const line = topics.map((topic) => topicText(platform, topic)).join(' ');
  return text.trim() === '' ? line : `${text}\n\n${line}`;
}

type Limited = 'title' | 'summary' | 'text' | 'topics' | 'images';

/** Of several platforms the one that allows the least, and how much that is. */
export function strictestLimit(
  ids: readonly TextPlatformId[],
  field: Limited,
): { readonly platform: TextPlatform; readonly max: number } | undefined {
  const limits = ids.flatMap((id) => {
    const platform = textPlatforms[id];
    const limit = platform[field];
    return limit ? [{ platform, max: limit.max }] : [];
  });
  return limits.reduce<(typeof limits)[number] | undefined>(
    (strictest, one) => (!strictest || one.max < strictest.max ? one : strictest),
    undefined,
  );
}
