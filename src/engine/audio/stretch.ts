import type { PcmRange } from '../media/audioReader';
import { matchOffset } from './matchOffset';
import type { PcmSource } from './pcmSource';
import { PcmWindow } from './pcmWindow';

/** A grain gives way to the next over this long, seconds; long enough for the deepest voice. */
const HOP_SECONDS = 0.02;
/** How far from its place a grain may be taken, seconds. */
const REACH_SECONDS = 0.01;
/** About every so many hops the search begins anew, at the quietest of the hops around. */
const ANCHOR_EVERY = 200;
const ANCHOR_REACH = 20;
/** Hops that are made at once. */
const BATCH = 64;

/**
 * A source at another speed and its own pitch (WSOLA: overlapping grains, each taken where it fits the one before best).
 * Frame n depends on the source, the speed and n alone, wherever reading begins: the search starts at fixed places
 * (anchors). So the preview after a seek and the export sound alike, and a seek costs four seconds of search, not the clip.
 */
export class StretchedSource implements PcmSource {
  private readonly window: PcmWindow;
  private readonly hop: number;
  private readonly reach: number;
  private readonly curve: Float32Array;
  private readonly anchors = new Map<number, number>();
  /** The next hop to be made and where the grain before it was taken. */
  private next = 0;
  private last = 0;
  private made: { readonly start: number; readonly channels: readonly Float32Array[]; readonly length: number } = {
    start: 0,
    channels: [],
    length: 0,
  };

  /** @param origin Frame of the source that becomes frame 0. */
  constructor(
    private readonly source: PcmSource,
    private readonly speed: number,
    private readonly origin: number,
  ) {
    this.window = new PcmWindow(source);
    this.hop = Math.round(HOP_SECONDS * source.sampleRate);
    this.reach = Math.round(REACH_SECONDS * source.sampleRate);
    this.curve = Float32Array.from(
      { length: this.hop },
      (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / this.hop),
    );
    this.last = this.placeOf(0) - this.hop;
  }

  get sampleRate(): number {
    return this.source.sampleRate;
  }

  async read(from: number, to: number): Promise<PcmRange> {
    const first = Math.max(0, Math.floor(from / this.hop));
    const last = Math.max(first + 1, Math.ceil(to / this.hop));
    const madeFrom = this.made.start / this.hop;
    if (this.made.length === 0 || first < madeFrom || first > this.next + ANCHOR_EVERY) await this.restart(first);
    while (this.next < last) await this.make(Math.min(last, this.next + BATCH), first);
    const { start, channels } = this.made;
    const out = channels.map((channel) => {
      const copy = new Float32Array(Math.max(0, to - from));
      const begin = Math.max(from, start);
      copy.set(channel.subarray(begin - start, Math.max(begin, to) - start), begin - from);
      return copy;
    });
    return { channels: out, sampleRate: this.sampleRate };
  }

  /** Where hop `index` would be taken if every grain fitted. */
  private placeOf(index: number): number {
    return this.origin + Math.round(index * this.hop * this.speed);
  }

  /** Back to the last anchor before the hop: the hop at an anchor still needs the grain before it. */
  private async restart(hop: number): Promise<void> {
    let turn = Math.floor(hop / ANCHOR_EVERY);
    let anchor = await this.anchor(turn, Number.POSITIVE_INFINITY);
    while (turn > 0 && anchor >= hop) {
      turn -= 1;
      anchor = await this.anchor(turn, Number.POSITIVE_INFINITY);
    }
    this.next = anchor + (anchor === 0 ? 0 : 1);
    this.last = this.placeOf(anchor) - (anchor === 0 ? this.hop : 0);
    this.made = { start: this.next * this.hop, channels: [], length: 0 };
  }

  /** The hop at which search number `turn` begins. What lies from `needed` on stays in memory. */
  private async anchor(turn: number, needed: number): Promise<number> {
    if (turn <= 0) return 0;
    const known = this.anchors.get(turn);
    if (known !== undefined) return known;
    const middle = turn * ANCHOR_EVERY;
    await this.window.hold(
      Math.min(this.placeOf(middle - ANCHOR_REACH), needed),
      this.placeOf(middle + ANCHOR_REACH) + this.hop,
    );
    let best = middle;
    let quietest = Number.POSITIVE_INFINITY;
    for (let hop = middle - ANCHOR_REACH; hop <= middle + ANCHOR_REACH; hop += 1) {
      const energy = this.energyAt(this.placeOf(hop));
      if (energy < quietest) [best, quietest] = [hop, energy];
    }
    this.anchors.set(turn, best);
    return best;
  }

  private energyAt(place: number): number {
    const { mono, start } = this.window;
    let sum = 0;
    for (let i = place - start; i < place - start + this.hop; i += 4) sum += (mono[i] ?? 0) ** 2;
    return sum;
  }

  /** Makes hops up to `until`; those before `needed` are not kept. */
  private async make(until: number, needed: number): Promise<void> {
    const needs = Math.min(this.last, this.placeOf(this.next) - this.reach);
    const anchorHops = new Set<number>();
    for (let turn = Math.floor(this.next / ANCHOR_EVERY); turn * ANCHOR_EVERY <= until + ANCHOR_REACH; turn += 1) {
      anchorHops.add(await this.anchor(turn, needs));
    }
    const { hop, reach } = this;
    await this.window.hold(needs, Math.max(this.last, this.placeOf(until) + reach) + 2 * hop);
    const count = until - this.next;
    const fresh = this.window.channels.map(() => new Float32Array(count * hop));
    for (let i = 0; i < count; i += 1) {
      const index = this.next + i;
      const around = this.placeOf(index);
      const wanted = this.last + hop;
      const place = anchorHops.has(index) ? around : matchOffset(this.window, { wanted, around, reach, length: hop });
      this.blend(fresh, { at: i * hop, old: wanted, young: place });
      this.last = place;
    }
    this.keep(fresh, needed);
    this.next = until;
  }

  private blend(out: readonly Float32Array[], { at, old, young }: { at: number; old: number; young: number }): void {
    const { channels, start } = this.window;
    for (const [index, target] of out.entries()) {
      const data = channels[index];
      if (!data) continue;
      for (let i = 0; i < this.hop; i += 1) {
        const share = this.curve[i] ?? 0;
        const before = data[old - start + i] ?? 0;
        target[at + i] = before + ((data[young - start + i] ?? 0) - before) * share;
      }
    }
  }

  private keep(fresh: readonly Float32Array[], needed: number): void {
    const { made, hop } = this;
    const drop = Math.min(made.length, Math.max(0, needed * hop - made.start));
    const length = made.length - drop + (fresh[0]?.length ?? 0);
    const channels = fresh.map((channel, index) => {
      const out = new Float32Array(length);
      const old = made.channels[index];
      if (old) out.set(old.subarray(drop), 0);
      out.set(channel, made.length - drop);
      return out;
    });
    this.made = { start: made.start + drop, channels, length };
  }
}
