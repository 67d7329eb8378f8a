import type { Action } from '@/engine/edit/actions';
import { type CaptionRow, textOf } from './captionRows';

interface FindQuery {
  readonly text: string;
  readonly isCaseSensitive: boolean;
}

const pattern = ({ text, isCaseSensitive }: FindQuery): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), isCaseSensitive ? 'gu' : 'giu');

interface Found {
  /** Rows that hold the text, in order. */
  readonly clipIds: readonly string[];
  /** Places in all. */
  readonly count: number;
}

/** Where a text stands in the captions; nothing for an empty one. */
export function findText(rows: readonly CaptionRow[], query: FindQuery): Found {
  if (!query.text) return { clipIds: [], count: 0 };
  const search = pattern(query);
  let count = 0;
  const clipIds = rows.flatMap((row) => {
    const places = textOf(row).match(search)?.length ?? 0;
    count += places;
    return places > 0 ? [row.clip.id] : [];
  });
  return { clipIds, count };
}

/** Replaces every place at once; captions on locked tracks stay. Undefined when there is nothing to do. */
export function replaceText(rows: readonly CaptionRow[], query: FindQuery, by: string): Action | undefined {
  if (!query.text) return undefined;
  const search = pattern(query);
  const actions = rows.flatMap((row): readonly Action[] => {
    const text = textOf(row);
    const caption = text.replace(search, () => by).slice(0, 500);
    return caption === text || row.isLocked ? [] : [{ type: 'setCaption', clipId: row.clip.id, texts: { caption } }];
  });
  return actions.length > 0 ? { type: 'batch', actions } : undefined;
}
