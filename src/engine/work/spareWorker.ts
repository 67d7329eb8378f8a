/** How long a spare worker waits before it is ended, milliseconds. */
const KEPT_FOR = 2 * 60_000;

/**
 * Has a worker of one kind ready before it is asked for: to fetch and read its code takes a tenth of a second to a
 * second. Each does one piece of work; never one that has worked already.
 */
export class SpareWorker {
  private spare: { readonly worker: Worker; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(
    private readonly spawn: () => Worker,
    private readonly keptFor = KEPT_FOR,
  ) {}

  /** Prepares one, unless one waits already. */
  prepare(): void {
    if (this.spare) return;
    const worker = this.spawn();
    // One whose code does not load is no spare: the next that is asked for says so.
    worker.onerror = (event) => {
      event.preventDefault();
      this.drop();
    };
    this.spare = { worker, timer: setTimeout(() => this.drop(), this.keptFor) };
  }

  /** The one that waits, or a new one. */
  take(): Worker {
    if (!this.spare) return this.spawn();
    const { worker, timer } = this.spare;
    clearTimeout(timer);
    worker.onerror = null;
    this.spare = null;
    return worker;
  }

  private drop(): void {
    if (!this.spare) return;
    clearTimeout(this.spare.timer);
    this.spare.worker.terminate();
    this.spare = null;
  }
}
