import { apartCues } from '@/engine/captions/apartCues';
import type { Cue } from '@/engine/captions/cue';
import { fitCaption } from '@/engine/captions/fitCaption';
import type { Action } from '@/engine/edit/actions';
import { captionTemplate, DEFAULT_TEMPLATE_KEY } from '@/engine/project/captionTemplates';
import { captionClip } from '@/engine/project/schema';
import { FPS_30, frameStart } from '@/engine/time/frameRate';
import { subTicks } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';

/** Used where the usual design tells no limit. */
const usualLimit = 14;

/** What puts cues into a new project: a track of captions of the usual design, each sentence in pieces that fit it. */
export function captionActions(cues: readonly Cue[]): readonly Action[] {
  const variables = captionTemplate(DEFAULT_TEMPLATE_KEY)?.variables ?? [];
  const limit = variables.find(({ name }) => name === 'caption')?.limit ?? usualLimit;
  const shortest = frameStart(1, FPS_30);
  const pieces = cues.flatMap(({ start, end, text }) =>
    fitCaption(text, { limit, start, duration: subTicks(end, start) }),
  );
  const apart = apartCues(pieces, shortest).filter(({ start, end }) => start >= 0 && end - start >= shortest);
  if (apart.length === 0) return [];
  const trackId = newId();
  return [
    { type: 'addTrack', kind: 'overlay', id: trackId },
    ...apart.map(({ start, end, text }): Action => {
      const clip = captionClip.parse({
        type: 'caption',
        id: newId(),
        start,
        duration: subTicks(end, start),
        templateKey: DEFAULT_TEMPLATE_KEY,
        texts: { caption: text },
      });
      return { type: 'insertClip', trackId, clip };
    }),
  ];
}
