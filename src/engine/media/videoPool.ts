import type { VideoSample } from 'mediabunny';
import type { VideoReader } from './videoReader';

/** Idle decoders kept for one video; systems give a page only a handful (2–16). */
const IDLE_READERS = 2;

/** A cut is met within a frame or two of where it was foreseen. */
const PRIMED_SECONDS = 0.2;

interface Slot {
  readonly reader: VideoReader;
  isBusy: boolean;
  usedAt: number;
  /** It is on its way there. */
  primedFor: number | null;
}

/**
 * The decoders of one video. Within one frame a decoder answers for one time only (its sample is borrowed), so a
 * transition between two parts of the same clip runs on two decoders, each walking forward.
 */
export class VideoPool {
  private readonly slots: Slot[] = [];
  private readonly shown = new Map<number, Promise<VideoSample>>();
  private clock = 0;

  constructor(private readonly open: () => Promise<VideoReader>) {}

  /** The borrowed frame at `time` seconds; valid until the next {@link VideoPool.beginFrame}. */
  frameAt(time: number, isWanted?: () => boolean): Promise<VideoSample> {
    const known = this.shown.get(time);
    if (known) return known;
    const frame = this.decode(time, isWanted);
    this.shown.set(time, frame);
    // Given up or failed: who asks again gets a new try.
    frame.catch(() => this.shown.get(time) === frame && this.shown.delete(time));
    return frame;
  }

  /** Call before the first `frameAt` of a new image. */
  beginFrame(): void {
    this.shown.clear();
    for (const slot of this.slots) slot.isBusy = false;
    const idle = [...this.slots].sort((a, b) => b.usedAt - a.usedAt).slice(IDLE_READERS);
    for (const slot of idle) {
      this.slots.splice(this.slots.indexOf(slot), 1);
      slot.reader.dispose();
    }
  }

  /**
   * Lets a decoder that is not in use run to `time`, unless one is there already. A pool never grows beyond its idle
   * decoders for this.
   */
  async prime(time: number): Promise<void> {
    if (this.slots.some((slot) => slot.reader.distance(time) < Number.POSITIVE_INFINITY || slot.primedFor === time)) {
      return;
    }
    const newest = Math.max(...this.slots.map(({ usedAt }) => usedAt));
    const free = this.slots.find((slot) => !slot.isBusy && (slot.usedAt < newest || slot.usedAt === 0));
    if (!free && this.slots.length >= IDLE_READERS) return;
    const slot = free ?? (await this.add());
    slot.isBusy = false;
    slot.primedFor = time;
    await slot.reader.frameAt(time).catch(() => undefined);
  }

  private async decode(time: number, isWanted?: () => boolean): Promise<VideoSample> {
    const slot = this.pick(time) ?? (await this.add());
    slot.isBusy = true;
    slot.primedFor = null;
    this.clock += 1;
    slot.usedAt = this.clock;
    return slot.reader.frameAt(time, isWanted);
  }

  /** Whether a decoder that is not in use stands at that frame, or just before it. */
  isAt(time: number): boolean {
    return this.slots.some((slot) => !slot.isBusy && slot.reader.isAt(time));
  }

  private pick(time: number): Slot | undefined {
    const free = this.slots
      .filter((slot) => !slot.isBusy)
      .map((slot) => ({ slot, distance: distanceOf(slot, time) }))
      .sort((a, b) => a.distance - b.distance || isPrimed(a.slot) - isPrimed(b.slot) || a.slot.usedAt - b.slot.usedAt);
    const best = free[0];
    const canGrow = this.slots.length < IDLE_READERS;
    if (!best || (best.distance === Number.POSITIVE_INFINITY && canGrow && best.slot.usedAt > 0)) return undefined;
    best.slot.isBusy = true;
    return best.slot;
  }

  private async add(): Promise<Slot> {
    const slot: Slot = { reader: await this.open(), isBusy: true, usedAt: 0, primedFor: null };
    this.slots.push(slot);
    return slot;
  }

  dispose(): void {
    this.shown.clear();
    for (const slot of this.slots.splice(0)) slot.reader.dispose();
  }
}

const isPrimed = (slot: Slot): number => (slot.primedFor === null ? 0 : 1);

/** A decoder on its way to a place is as good as there. */
const distanceOf = ({ primedFor, reader }: Slot, time: number): number => {
  if (primedFor === null) return reader.distance(time);
  return Math.abs(time - primedFor) < PRIMED_SECONDS ? 0 : Number.POSITIVE_INFINITY;
};
