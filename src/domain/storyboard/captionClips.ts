import { captionRoom } from '../../engine/captions/captionRoom';
import { fitCaption } from '../../engine/captions/fitCaption';
import { captionLength } from '../../engine/captions/measure';
import { spokenWords } from '../../engine/captions/spokenWords';
import { captionTemplate } from '../../engine/project/captionTemplates';
import type { CaptionClip } from '../../engine/project/schema';
import { subTicks } from '../../engine/time/ticks';
import type { CardSpan } from './cardSpans';
import type { Card } from './types';

/** Templates that live by their words lighting up; others stay calm. */
const WORD_BY_WORD = new Set(['karaoke']);

/** What is said from one time to another. */
type SpokenCard = Pick<CardSpan, 'start' | 'end'> & { readonly card: Pick<Card, 'id' | 'text'> };

/** Captions of all cards, each sentence in pieces of the template's limit. None for an unknown template. */
export function captionClips(
  spans: readonly SpokenCard[],
  templateKey: string,
  subtitle: string,
): readonly CaptionClip[] {
  const template = captionTemplate(templateKey);
  if (!template) return [];
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
        templateKey,
        texts: { caption: cue.text, ...(second ? { subtitle: second } : {}) },
        words: WORD_BY_WORD.has(templateKey) ? spokenWords(cue.text, subTicks(cue.end, cue.start)) : [],
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
