/** Counts the frames that playing should have shown and did not. */
export class FrameCount {
  private last: number | null = null;
  private shownFrames = 0;
  private droppedFrames = 0;

  get shown(): number {
    return this.shownFrames;
  }

  get dropped(): number {
    return this.droppedFrames;
  }

  /** A new run: the distance to the frame before it does not count. */
  begin(): void {
    this.last = null;
  }

  /** Frame `index` of the project is on screen; at double speed every second one is meant. */
  show(index: number, rate: number): void {
    const stride = Math.max(1, Math.round(Math.abs(rate)));
    if (this.last !== null && index !== this.last) {
      this.shownFrames += 1;
      this.droppedFrames += Math.max(0, Math.round(Math.abs(index - this.last) / stride) - 1);
    }
    this.last = index;
  }
}
