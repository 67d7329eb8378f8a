import { workStore } from '@/lib/storage/workStore';

/** What became of an order: the list of jobs is short and forgets, and then the same video would be made once more. */
export interface RenderedVideo {
  readonly videoId: string;
  /** Of `coverName`: the cover that was drawn for it last. */
  readonly cover: string;
  /** Addresses of the covers that were drawn for it lately; absent = not known, as in records of earlier releases. */
  readonly drawn?: readonly string[];
}

const KEY = 'rendered-videos';
/** Five of the largest batches. */
const MAX_VIDEOS = 1000;

type Entry = readonly [orderId: string, video: RenderedVideo];

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1]?.videoId === 'string' &&
  typeof value[1].cover === 'string';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A batch asks for each of its versions at each step of a job. */
const read = new WeakMap<readonly unknown[], ReadonlyMap<string, RenderedVideo>>();

function videos(): ReadonlyMap<string, RenderedVideo> {
  const list = workStore.get(KEY, isList);
  if (!list) return new Map();
  const known = read.get(list) ?? new Map(list.filter(isEntry));
  read.set(list, known);
  return known;
}

/** What this account has rendered in this browser, by the id of the order. */
export const renderedVideo = (orderId: string): RenderedVideo | undefined => videos().get(orderId);

const others = (orderId: string): readonly Entry[] => [...videos()].filter(([id]) => id !== orderId);

/** Remembers the finished video of an order; the oldest ones are forgotten. */
export const keepRendered = (orderId: string, video: RenderedVideo): void =>
  workStore.setReplaceable(KEY, [[orderId, video], ...others(orderId)].slice(0, MAX_VIDEOS));

/** Its video was deleted: it may be made anew. */
export const forgetRendered = (orderId: string): void => workStore.setReplaceable(KEY, others(orderId));

/** Whether a finished video carries a cover that somebody has set by hand since one was drawn for it. */
export const hasOwnCover = ({ drawn }: RenderedVideo, cover: string): boolean =>
  drawn !== undefined && cover !== '' && !drawn.includes(cover);
