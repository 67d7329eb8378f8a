/**
 * Least-recently-used cache bounded by cost (bytes). What falls out is handed to `dispose` only at the next
 * {@link LruCache.sweep}: a frame that is being drawn may still hold it.
 */
export class LruCache<Value> {
  private readonly entries = new Map<string, { readonly value: Value; readonly cost: number }>();
  private condemned: Value[] = [];
  private total = 0;

  /**
   * @param capacity Sum of costs that may stay. One entry above it is kept all the same, alone.
   * @param dispose Frees a value.
   */
  constructor(
    private readonly capacity: number,
    private readonly dispose: (value: Value) => void = () => undefined,
  ) {}

  get cost(): number {
    return this.total;
  }

  get size(): number {
    return this.entries.size;
  }

  /** The value, marked as just used. */
  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Whether it is there; does not make it young. */
  has(key: string): boolean {
    return this.entries.has(key);
  }

  /** Puts a value in, replacing the one of the same key, and drops the oldest beyond the capacity. */
  set(key: string, value: Value, cost: number): void {
    this.delete(key);
    this.entries.set(key, { value, cost });
    this.total += cost;
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.capacity || this.entries.size === 1) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.total -= entry.cost;
    this.condemned.push(entry.value);
  }

  deleteWhere(matches: (key: string) => boolean): void {
    for (const key of [...this.entries.keys()]) if (matches(key)) this.delete(key);
  }

  /** In order of last use, the oldest first. */
  values(): readonly Value[] {
    return [...this.entries.values()].map(({ value }) => value);
  }

  /** Frees what fell out since the last sweep; call it when no frame is being drawn. */
  sweep(): void {
    const dropped = this.condemned;
    this.condemned = [];
    dropped.forEach(this.dispose);
  }

  clear(): void {
    for (const key of [...this.entries.keys()]) this.delete(key);
    this.sweep();
  }
}
