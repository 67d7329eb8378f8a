import { freeSmallFrame, type SmallFrame } from './smallFrame';

/** Half a tick of common media time scales. */
const EPSILON = 1e-4;

/**
 * Small frames of several videos, bounded by bytes; when it is full the least recently used go. Frames are found by the
 * time that they are on screen at, also where their distances are uneven.
 */
export class FrameRing {
  /** By media, in order of time. */
  private readonly media = new Map<string, SmallFrame[]>();
  /** In order of use, the oldest first. */
  private readonly order = new Map<SmallFrame, string>();
  private total = 0;

  constructor(private readonly capacity: number) {}

  get bytes(): number {
    return this.total;
  }

  put(mediaId: string, frame: SmallFrame): void {
    const list = this.media.get(mediaId) ?? [];
    this.media.set(mediaId, list);
    const at = upTo(list, frame.time);
    const before = list[at];
    if (before && Math.abs(before.time - frame.time) <= EPSILON) this.drop(before, list, at);
    list.splice(upTo(list, frame.time) + 1, 0, frame);
    this.order.set(frame, mediaId);
    this.total += frame.bytes;
    for (const [oldest, owner] of this.order) {
      if (this.total <= this.capacity || this.order.size === 1) break;
      const frames = this.media.get(owner) ?? [];
      this.drop(oldest, frames, frames.indexOf(oldest));
    }
  }

  /** The frame on screen at `time`, if it is kept. */
  at(mediaId: string, time: number): SmallFrame | undefined {
    const list = this.media.get(mediaId);
    const frame = list?.[upTo(list, time)];
    if (!frame || time >= frame.time + Math.max(frame.duration, EPSILON) + EPSILON) return undefined;
    return this.used(frame, mediaId);
  }

  /** The kept frame whose time is nearest. */
  nearest(mediaId: string, time: number): SmallFrame | undefined {
    const list = this.media.get(mediaId);
    if (!list) return undefined;
    const at = upTo(list, time);
    const [before, after] = [list[at], list[at + 1]];
    const isAfter = after && (!before || after.time - time < time - before.time);
    const found = isAfter ? after : before;
    return found && this.used(found, mediaId);
  }

  /** Whether every moment between has its frame. */
  covers(mediaId: string, from: number, to: number): boolean {
    const list = this.media.get(mediaId) ?? [];
    let time = from;
    for (let at = upTo(list, from); time < to - EPSILON; at += 1) {
      const frame = list[at];
      if (!frame || frame.time > time + EPSILON) return false;
      time = frame.time + Math.max(frame.duration, EPSILON);
    }
    return true;
  }

  forget(mediaId: string): void {
    for (const frame of this.media.get(mediaId) ?? []) this.free(frame);
    this.media.delete(mediaId);
  }

  clear(): void {
    for (const mediaId of [...this.media.keys()]) this.forget(mediaId);
  }

  private used(frame: SmallFrame, mediaId: string): SmallFrame {
    this.order.delete(frame);
    this.order.set(frame, mediaId);
    return frame;
  }

  private drop(frame: SmallFrame, list: SmallFrame[], at: number): void {
    if (at >= 0) list.splice(at, 1);
    this.free(frame);
  }

  private free(frame: SmallFrame): void {
    this.order.delete(frame);
    this.total -= frame.bytes;
    freeSmallFrame(frame);
  }
}

/** Index of the last frame that begins at or before `time`; -1 = none. */
function upTo(list: readonly SmallFrame[], time: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.time ?? 0) <= time + EPSILON) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
