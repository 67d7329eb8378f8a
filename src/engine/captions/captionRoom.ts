import type { CaptionTemplate } from '../project/captionTemplates';
import type { CaptionRoom } from './fitCaption';
import { MAX_CAPTION_LINES } from './layoutCaption';
import { LINE_HEIGHT } from './layoutTextElement';

/** Where a template names no limit of its own. */
const USUAL_LIMIT = 14;

/** How much of a spoken text a caption design shows at a time, in its own size of letters. */
export function captionRoom({ elements, variables }: Pick<CaptionTemplate, 'elements' | 'variables'>): CaptionRoom {
  const limit = variables.find(({ name }) => name === 'caption')?.limit ?? USUAL_LIMIT;
  const element = elements.find((one) => one.type === 'text' && one.content === '{caption}');
  if (element?.type !== 'text') return { limit };
  const { font_size: size } = element.style;
  // A box that is a little low takes two lines in slightly smaller letters.
  const lines = Math.round(element.height / (size * LINE_HEIGHT));
  return { limit, line: element.width / size, lines: Math.max(1, Math.min(MAX_CAPTION_LINES, lines)) };
}
