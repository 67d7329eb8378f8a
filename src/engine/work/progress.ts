/** Milliseconds between two reports. */
const INTERVAL = 100;
/** How much the newest measurement counts. */
const WEIGHT = 0.15;
/** No estimate from less than this many frames. */
const WARM_UP = 10;

/** Time left from the time that frames have taken lately; steady enough to be read. */
export class Eta {
  private perFrame: number | null = null;
  private last: { readonly frame: number; readonly at: number } | null = null;

  constructor(private readonly frames: number) {}

  /**
   * @param frame Frames done.
   * @param now Milliseconds of any clock that goes forward.
   */
  update(frame: number, now: number): void {
    const { last } = this;
    if (last && frame > last.frame) {
      const taken = (now - last.at) / (frame - last.frame);
      const weight = 1 - (1 - WEIGHT) ** (frame - last.frame);
      this.perFrame = this.perFrame === null ? taken : this.perFrame + (taken - this.perFrame) * weight;
    }
    if (!last || frame > last.frame) this.last = { frame, at: now };
  }

  /** Seconds, or null while it is too early to say. */
  get seconds(): number | null {
    if (this.perFrame === null || !this.last || this.last.frame < Math.min(WARM_UP, this.frames)) return null;
    return ((this.frames - this.last.frame) * this.perFrame) / 1000;
  }
}

/** Lets through at most one call each tenth of a second. */
export function createThrottle(now: () => number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - last < INTERVAL) return false;
    last = now();
    return true;
  };
}
