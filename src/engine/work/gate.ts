/** Lets work through, or holds it while paused. */
export class Gate {
  private waiting: (() => void)[] = [];
  private held = false;

  get isHeld(): boolean {
    return this.held;
  }

  hold(): void {
    this.held = true;
  }

  open(): void {
    this.held = false;
    for (const go of this.waiting.splice(0)) go();
  }

  /** Resolves at once while open; else when it opens, or when the signal is aborted. */
  async pass(signal: AbortSignal): Promise<void> {
    if (!this.held || signal.aborted) return;
    await new Promise<void>((go) => {
      this.waiting.push(go);
      signal.addEventListener('abort', () => go(), { once: true });
    });
  }
}
