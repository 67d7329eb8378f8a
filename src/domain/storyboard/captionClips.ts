import { captionRoom } from '../../engine/captions/captionRoom';
import { fitCaption } from '../../engine/captions/fitCaption';
import { captionLength } from '../../engine/captions/measure';
import { spokenWords } from '../../engine/captions/spokenWords';
import type { CaptionTemplate } from '../../engine/project/captionTemplates';
import type { CaptionClip } from '../../engine/project/schema';
import { subTicks } from '../../engine/time/ticks';
import { isWordByWord } from '../captionDesigns';
import type { CardSpan } from './cardSpans';
import type { Card } from './types';

/** What is said from one time to another. */
type SpokenCard = Pick<CardSpan, 'start' | 'end'> & { readonly card: Pick<Card, 'id' | 'text'> };

/** Captions of all cards, each sentence in pieces of the design's limit. None without a design. */
export function captionClips(
  spans: readonly SpokenCard[],
  template: CaptionTemplate | undefined,
  subtitle: string,
): readonly CaptionClip[] {
  if (!template) return [];
  const isLit = isWordByWord(template);
  const room = captionRoom(template);
  const second = shortened(subtitle, template.variables.find(({ name }) => name === 'subtitle')?.limit ?? 0);
  return spans.flatMap(({ card, start, end }) =>
    fitCaption(card.text, { ...room, start, duration: subTicks(end, start) }).map(
      (cue, index): CaptionClip => ({
        type: 'caption',
        id: `caption-${card.id}-${index + 1}`,
        name: '',
        start: cue.start,
        duration: subTicks(cue.end, cue.start),
        params: {},
        keyframes: {},
        effects: [],
        templateKey: template.key,
        texts: { caption: cue.text, ...(second ? { subtitle: second } : {}) },
        words: isLit ? spokenWords(cue.text, subTicks(cue.end, cue.start)) : [],
      }),
    ),
  );
}

/** As many whole characters as the limit allows. */
function shortened(text: string, limit: number): string {
  let kept = '';
  for (const character of text.trim()) {
    if (captionLength(kept + character) > limit) break;
    kept += character;
  }
  return kept;
}
