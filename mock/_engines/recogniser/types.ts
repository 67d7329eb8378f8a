export interface SpokenSegment {
  /** Seconds. */
  readonly from: number;
  readonly to: number;
  /** Empty when the engine hears that somebody speaks, but not what. */
  readonly text: string;
}
