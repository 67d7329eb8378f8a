import { onSessionChange, readSession } from '@/lib/session';
import { createObservable } from '@/utils/observable';

/** What is known of one read: `group.verb` with one input. `data` of a failed first try is undefined. */
export interface CacheEntry {
  readonly data?: unknown;
  readonly error?: Error;
  /** When the data came, ms since 1970; 0 = stale, undefined = no data yet. */
  readonly loadedAt?: number;
  readonly isLoading: boolean;
}

interface Slot {
  readonly group: string;
  entry: CacheEntry;
  flight?: Promise<unknown>;
  readonly readers: Set<Reader>;
}

interface Reader {
  readonly onChange: () => void;
  readonly refetch: () => void;
}

/** Answers that nobody shows are kept up to this many, the oldest go first. */
const MAX_UNREAD = 100;

const idle: CacheEntry = { isLoading: false };
const slots = new Map<string, Slot>();
/** Counts writes: what was asked before one and comes after it is stale at once. */
let writes = 0;
let account = '';
let isWatching = false;

/** The entry of a key; the same object until something changes. */
export function cacheEntry(key: string): CacheEntry {
  return slots.get(key)?.entry ?? idle;
}

function isFresh(entry: CacheEntry, staleMs: number): boolean {
  return entry.loadedAt !== undefined && entry.error === undefined && Date.now() - entry.loadedAt < staleMs;
}

/**
 * Reads through the cache. Readers of one key share what is under way; a fresh answer is not asked for again.
 * @param staleMs age up to which an answer counts as fresh
 * @throws what `load` throws; the entry keeps the last data and carries the error
 */
export function readThrough<T>(key: string, group: string, load: () => Promise<T>, staleMs: number): Promise<T> {
  const slot = slotOf(key, group);
  if (slot.flight) return slot.flight as Promise<T>;
  if (isFresh(slot.entry, staleMs)) return Promise.resolve(slot.entry.data as T);

  const writesBefore = writes;
  const flight = load();
  const isCurrent = () => slot.flight === flight && slots.get(key) === slot;
  slot.flight = flight;
  change(slot, { ...slot.entry, isLoading: true });
  flight.then(
    (data) => {
      if (!isCurrent()) return;
      slot.flight = undefined;
      change(slot, { data, loadedAt: writes === writesBefore ? Date.now() : 0, isLoading: false });
      evict();
    },
    (error: Error) => {
      if (!isCurrent()) return;
      slot.flight = undefined;
      change(slot, { ...slot.entry, error, isLoading: false });
      if (slot.readers.size === 0) forget(key, slot);
    },
  );
  return flight;
}

/** Lets the next read ask the server, also where an older question is still under way. */
export function expire(key: string): void {
  const slot = slots.get(key);
  if (!slot) return;
  slot.flight = undefined;
  if (slot.entry.loadedAt !== undefined) slot.entry = { ...slot.entry, loadedAt: 0 };
}

/** Puts data in the place of what was read: a change on screen before the server has confirmed it. */
export function writeCache(key: string, group: string, data: unknown): void {
  const slot = slotOf(key, group);
  change(slot, { data, loadedAt: slot.entry.loadedAt ?? Date.now(), isLoading: slot.flight !== undefined });
}

/**
 * Keeps an entry alive and told of changes while it is on screen.
 * @returns ends it; an entry that only holds an error goes with its last reader
 */
export function subscribe(key: string, group: string, reader: Reader): () => void {
  const slot = slotOf(key, group);
  slot.readers.add(reader);
  return () => {
    slot.readers.delete(reader);
    if (slot.readers.size > 0) return;
    if (slot.entry.error || (!slot.flight && slot.entry.loadedAt === undefined)) forget(key, slot);
  };
}

/**
 * After a change on the server: what is on screen of these groups is asked anew, what is not is dropped.
 * @param groups names as in the API's paths, `goods`
 */
export function invalidate(...groups: readonly string[]): void {
  writes += 1;
  const again: Reader[] = [];
  for (const [key, slot] of slots) {
    if (!groups.includes(slot.group)) continue;
    const [reader] = slot.readers;
    if (!reader) forget(key, slot);
    else {
      expire(key);
      again.push(reader);
    }
  }
  for (const reader of again) reader.refetch();
  listeners.emit(groups);
}

/**
 * Any successful POST: what is cached of its group and not on screen is dropped, all else is stale. What is on screen is
 * left alone: a screen that saves as one types must not be asked anew by its own saving.
 */
export function expireAfterWrite(group: string): void {
  writes += 1;
  for (const [key, slot] of slots) {
    if (slot.readers.size === 0 && slot.group === group) forget(key, slot);
    else if (slot.entry.loadedAt !== undefined) slot.entry = { ...slot.entry, loadedAt: 0 };
  }
}

/** Forgets everything: another account, a test's end. What is on screen asks anew when it next has reason to. */
export function clearCache(): void {
  writes += 1;
  for (const [key, slot] of [...slots]) {
    slot.flight = undefined;
    if (slot.readers.size === 0) slots.delete(key);
    else change(slot, idle);
  }
}

type InvalidateListener = (groups: readonly string[]) => void;
const listeners = createObservable<[groups: readonly string[]]>();

/** For what is read without React (start-up's figures in the header). @returns ends the subscription. */
export function onInvalidate(listener: InvalidateListener): () => void {
  return listeners.subscribe(listener);
}

/** `group.verb` with its input as text: the order of fields does not matter, absent and undefined are the same. */
export function cacheKey(callKey: string, input: unknown): string {
  return `${callKey}?${JSON.stringify(input ?? {}, sorted)}`;
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function slotOf(key: string, group: string): Slot {
  watchAccount();
  const known = slots.get(key);
  if (known) return known;
  const slot: Slot = { group, entry: idle, readers: new Set() };
  slots.set(key, slot);
  return slot;
}

function change(slot: Slot, entry: CacheEntry): void {
  slot.entry = entry;
  for (const reader of [...slot.readers]) reader.onChange();
}

function forget(key: string, slot: Slot): void {
  slot.flight = undefined;
  if (slots.get(key) === slot) slots.delete(key);
}

function evict(): void {
  const unread = [...slots].filter(([, slot]) => slot.readers.size === 0 && !slot.flight);
  for (const [key, slot] of unread.slice(0, Math.max(0, unread.length - MAX_UNREAD))) forget(key, slot);
}

/** One account's answers are never shown to another. */
function watchAccount(): void {
  if (isWatching) return;
  isWatching = true;
  account = readSession().accountId;
  onSessionChange(() => {
    const now = readSession().accountId;
    if (now === account) return;
    account = now;
    clearCache();
    if (!now) return;
    for (const { readers } of slots.values()) [...readers][0]?.refetch();
  });
}
