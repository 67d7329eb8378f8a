import type { CiteSource } from '@/blocks/knowledge';
import type { Citation } from '@/services/chat/schema';

/** The passages among the records that an answer rests on, as they are cited in it. */
export const citeSources = (records: readonly Citation[]): CiteSource[] =>
  records.flatMap(({ type, id, title, number, passage, place, quote }) =>
    type === 'knowledge' && number !== undefined && passage !== undefined
      ? [{ number, id, passage, title, path: place ? [place] : [], text: quote ?? '' }]
      : [],
  );
