import type { CaptionClip } from '../project/schema';
import { subTicks, type Ticks, ticks } from '../time/ticks';
import { isSpeakable, spokenLength } from './spoken';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Words of a caption with estimated times for word highlight: each as long as its share of the speech, pauses at the
 * marks between them. Used where the voice engine tells no word times.
 */
export function spokenWords(text: string, duration: Ticks): CaptionClip['words'] {
  const total = spokenLength(text);
  if (total === 0) return [];
  let said = 0;
  return Array.from(segmenter.segment(text)).flatMap(({ segment }) => {
    const at = ticks((duration * said) / total);
    said += spokenLength(segment);
    if (!isSpeakable(segment)) return [];
    return [{ text: segment, at, duration: subTicks(ticks((duration * said) / total), at) }];
  });
}
