import { platforms } from '../platforms';
import type { PlatformId } from '../types';
import { graphemes } from './graphemes';

/** Length of a title as the platform counts it; space around it does not count. */
export const titleWeight = (platform: PlatformId, text: string): number =>
  weigh(platforms[platform].titleCounting, text.trim());

/** The longest beginning of a title that the platform still takes; no visible character is cut. */
export function fitTitle(platform: PlatformId, text: string): string {
  const { max } = platforms[platform].title;
  let kept = '';
  for (const character of graphemes(text.trim())) {
    if (titleWeight(platform, kept + character) > max) break;
    kept += character;
  }
  return kept.trim();
}

/**
 * How a platform counts a text.
 * - `codePoints`: an emoji or a rare character of the second plane is one, not two as UTF-16 has it.
 * - `halfWidthAscii` (小红书): ASCII is half, every other UTF-16 unit is one, rounded up. So an emoji is two, and a family
 *   of joined emoji is more. (xiaohongshu-mcp, pkg/xhsutil/title.go)
 * - `halfWidthLatin` (微博): the same with Latin-1 as half, as its publisher's own script counts bytes.
 */
export type Counting = 'codePoints' | 'halfWidthAscii' | 'halfWidthLatin';

/** Length by code points: an emoji is not two, as UTF-16 has it. */
export const codePointLength = (text: string): number => [...text].length;

const lastHalf = { halfWidthAscii: 0x7f, halfWidthLatin: 0xff } as const;

/** Length of a text in a platform's own counting. Nothing is trimmed. */
export function weigh(counting: Counting, text: string): number {
  if (counting === 'codePoints') return codePointLength(text);
  const last = lastHalf[counting];
  let halves = 0;
  for (let i = 0; i < text.length; i += 1) halves += text.charCodeAt(i) <= last ? 1 : 2;
  return Math.ceil(halves / 2);
}
