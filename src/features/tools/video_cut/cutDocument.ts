import type { CutMode } from '@/engine/convert';
import { newId } from '@/utils/newId';

/** A range to be cut out, seconds. */
export interface CutItem {
  readonly id: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** null = as set for all. */
  readonly mode: CutMode | null;
}

/** What the user makes on one video. */
export interface CutDocument {
  readonly ranges: readonly CutItem[];
  /** Places marked on the way, in order, seconds. */
  readonly marks: readonly number[];
}

interface CutHistory {
  readonly past: readonly CutDocument[];
  readonly now: CutDocument;
  readonly future: readonly CutDocument[];
  /** How it was before the drag under way. */
  readonly held: CutDocument | null;
}

export type CutAction =
  | { readonly type: 'do'; readonly next: CutDocument }
  /** A drag: one step of history when it ends with `do`. */
  | { readonly type: 'drag'; readonly next: CutDocument }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Another video. */
  | { readonly type: 'open'; readonly document: CutDocument };

export const emptyDocument: CutDocument = { ranges: [], marks: [] };
export const newHistory = (now: CutDocument = emptyDocument): CutHistory => ({ past: [], now, future: [], held: null });

const MOST_STEPS = 200;
/** Ranges shorter than this are slips of the hand, seconds. */
const SHORTEST = 0.05;

export function reduceCut(state: CutHistory, action: CutAction): CutHistory {
  const { past, now, future, held } = state;
  switch (action.type) {
    case 'open':
      return newHistory(action.document);
    case 'drag':
      return { ...state, now: action.next, held: held ?? now };
    case 'do':
      return { past: [...past, held ?? now].slice(-MOST_STEPS), now: action.next, future: [], held: null };
    case 'undo': {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], held: null } : state;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { past: [...past, now], now: next, future: rest, held: null } : state;
    }
  }
}

/** The document with a range more, where it stands in time; undefined where it would be too short. */
export function withRange(
  document: CutDocument,
  span: { readonly start: number; readonly end: number },
  name: string,
): { readonly document: CutDocument; readonly id: string } | undefined {
  if (span.end - span.start < SHORTEST) return undefined;
  const item: CutItem = { id: newId(), name, start: span.start, end: span.end, mode: null };
  const ranges = [...document.ranges, item].sort((a, b) => a.start - b.start || a.end - b.end);
  return { document: { ...document, ranges }, id: item.id };
}

/** The document with one range changed; unchanged where it would be too short. */
export function withChange(document: CutDocument, id: string, change: Partial<Omit<CutItem, 'id'>>): CutDocument {
  const ranges = document.ranges.map((range) => {
    if (range.id !== id) return range;
    const next = { ...range, ...change };
    return next.end - next.start < SHORTEST ? range : next;
  });
  return { ...document, ranges };
}

export const without = (document: CutDocument, id: string): CutDocument => ({
  ...document,
  ranges: document.ranges.filter((range) => range.id !== id),
});

/** Sets a mark, or takes away the one that stands there. */
export function toggleMark(document: CutDocument, time: number): CutDocument {
  const near = document.marks.find((mark) => Math.abs(mark - time) < SHORTEST);
  const marks =
    near === undefined
      ? [...document.marks, time].sort((a, b) => a - b)
      : document.marks.filter((mark) => mark !== near);
  return { ...document, marks };
}
