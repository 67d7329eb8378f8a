import { createObservable } from '@/utils/observable';

/** What the browser refuses to keep: records (IndexedDB) or media files (its private disk). */
type Refused = 'records' | 'files';

/** Undefined while the disk takes everything. Records weigh more: with them goes what was written. */
let refused: Refused | undefined;
const changes = createObservable();
/** Names of what nobody but this page has. */
const unsaved = new Set<string>();

/**
 * Some browsers refuse their disk (private windows, a full disk, a policy). Then this page keeps things in memory, and
 * whoever works here must know: closing the tab loses them.
 */
export const memoryOnly = {
  refused: (): Refused | undefined => refused,
  /** @returns ends the subscription */
  subscribe: (listener: () => void): (() => void) => changes.subscribe(listener),
  begin(what: Refused): void {
    if (refused === what || refused === 'records') return;
    refused = what;
    changes.emit();
  },
  /** Notes that a value in memory is work that would be missed, or that it no longer is. */
  mark(name: string, isWork: boolean): void {
    if (isWork) unsaved.add(name);
    else unsaved.delete(name);
  },
  /** Whether closing the tab would lose work. */
  holdsWork: (): boolean => unsaved.size > 0,
} as const;
