import { platforms } from './platforms';
import type { PlatformId } from './types';

/** Length by code points: an emoji is not two, as UTF-16 has it. */
export const codePointLength = (text: string): number => [...text].length;

/**
 * Length of a title as the platform counts it. 小红书 counts ASCII as half and rounds up: ceil((ascii + 2 × other) / 2);
 * the others count code points.
 */
export function titleWeight(platform: PlatformId, text: string): number {
  const trimmed = text.trim();
  if (platforms[platform].titleCounting === 'codePoints') return codePointLength(trimmed);
  let halves = 0;
  for (const character of trimmed) halves += character.charCodeAt(0) < 128 ? 1 : 2;
  return Math.ceil(halves / 2);
}

/** The longest beginning of a title that the platform still takes; the repair for TITLE_TOO_LONG. */
export function fitTitle(platform: PlatformId, text: string): string {
  const { max } = platforms[platform].title;
  let kept = '';
  for (const character of text.trim()) {
    if (titleWeight(platform, kept + character) > max) break;
    kept += character;
  }
  return kept.trim();
}
