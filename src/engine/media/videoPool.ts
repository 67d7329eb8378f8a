import type { VideoSample } from 'mediabunny';
import type { VideoReader } from './videoReader';

/** Idle decoders kept for one video; systems give a page only a handful (2–16). */
const IDLE_READERS = 2;

interface Slot {
  readonly reader: VideoReader;
  isBusy: boolean;
  usedAt: number;
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
  frameAt(time: number): Promise<VideoSample> {
    const known = this.shown.get(time);
    if (known) return known;
    const frame = this.decode(time);
    this.shown.set(time, frame);
    return frame;
  }

  /** Call before the first `frameAt` of a new picture. */
  beginFrame(): void {
    this.shown.clear();
    for (const slot of this.slots) slot.isBusy = false;
    const idle = [...this.slots].sort((a, b) => b.usedAt - a.usedAt).slice(IDLE_READERS);
    for (const slot of idle) {
      this.slots.splice(this.slots.indexOf(slot), 1);
      slot.reader.dispose();
    }
  }

  private async decode(time: number): Promise<VideoSample> {
    const slot = this.pick(time) ?? (await this.add());
    slot.isBusy = true;
    this.clock += 1;
    slot.usedAt = this.clock;
    return slot.reader.frameAt(time);
  }

  private pick(time: number): Slot | undefined {
    const free = this.slots
      .filter((slot) => !slot.isBusy)
      .map((slot) => ({ slot, distance: slot.reader.distance(time) }))
      .sort((a, b) => a.distance - b.distance || a.slot.usedAt - b.slot.usedAt);
    const best = free[0];
    const canGrow = this.slots.length < IDLE_READERS;
    if (!best || (best.distance === Number.POSITIVE_INFINITY && canGrow && best.slot.usedAt > 0)) return undefined;
    best.slot.isBusy = true;
    return best.slot;
  }

  private async add(): Promise<Slot> {
    const slot: Slot = { reader: await this.open(), isBusy: true, usedAt: 0 };
    this.slots.push(slot);
    return slot;
  }

  dispose(): void {
    this.shown.clear();
    for (const slot of this.slots.splice(0)) slot.reader.dispose();
  }
}
