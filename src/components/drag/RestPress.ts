/** Resting over a button so long presses it, and again after as long. */
const restMs = 700;

/** Presses what a dragged card rests on, where it is marked with `data-drag-rest`: a page is turned, a lane is opened. */
export class RestPress {
  private button: HTMLElement | undefined;
  private since = 0;

  /** @param now milliseconds of the frame */
  over(under: Element | null, now: number): void {
    const button = under?.closest<HTMLElement>('[data-drag-rest]') ?? undefined;
    if (button !== this.button) {
      this.leave();
      this.button = button;
      this.since = now;
    }
    if (!button) return;
    if (now - this.since < restMs) {
      button.dataset.resting = '';
      return;
    }
    // It begins to fill anew with the next frame.
    delete button.dataset.resting;
    this.since = now;
    button.click();
  }

  leave(): void {
    delete this.button?.dataset.resting;
    this.button = undefined;
  }
}
