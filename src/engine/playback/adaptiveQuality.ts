/** Canvas scales to fall back through when drawing takes too long. */
const QUALITY_STEPS: readonly number[] = [1, 1 / 2, 1 / 3, 1 / 4];

const WEIGHT = 0.2;
const DROP_AFTER = 10;
const RAISE_AFTER = 36;
const COOLDOWN_MS = 1200;

/**
 * Lowers the preview's resolution when frames take clearly longer than they may, and raises it again when there is
 * room. Figures after FreeCut's, measured there: drop after 10 samples above 1.2 × the budget, rise after 36 below
 * 0.85 ×, at most one change in 1.2 s.
 */
export class AdaptiveQuality {
  private step = 0;
  private average: number | null = null;
  private slow = 0;
  private fast = 0;
  private changedAt = Number.NEGATIVE_INFINITY;

  /** @param budget Milliseconds that one frame may take. */
  constructor(private readonly budget: number) {}

  get scale(): number {
    return QUALITY_STEPS[this.step] ?? 1;
  }

  /** A frame took `taken` ms and was done at `now` ms. Returns whether the scale has changed. */
  sample(taken: number, now: number): boolean {
    this.average = this.average === null ? taken : this.average + (taken - this.average) * WEIGHT;
    this.slow = this.average > this.budget * 1.2 ? this.slow + 1 : 0;
    this.fast = this.average < this.budget * 0.85 ? this.fast + 1 : 0;
    if (now - this.changedAt < COOLDOWN_MS) return false;
    if (this.slow >= DROP_AFTER && this.step < QUALITY_STEPS.length - 1) return this.change(1, now);
    // A step up costs up to 4 × the pixels: only when that would still fit.
    const isRoomy = this.average < (this.budget * 0.85) / 2;
    if (this.fast >= RAISE_AFTER && this.step > 0 && isRoomy) return this.change(-1, now);
    return false;
  }

  private change(by: number, now: number): boolean {
    this.step += by;
    this.slow = 0;
    this.fast = 0;
    this.average = null;
    this.changedAt = now;
    return true;
  }
}
