import { platforms } from '../platforms';
import type { PlatformId } from '../types';
import { weigh } from './counting';
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
