import { state, touch } from './state';

const dayMs = 86_400_000;

/** The backend's time. Journeys move it forward by `POST /api/__mock/clock`; nothing in the mock asks Date directly. */
export const clock = {
  /** Milliseconds since the epoch. */
  now: (): number => Date.now() + state().clockOffset * 1000,
  /** ISO 8601, `offsetSeconds` from now. */
  iso: (offsetSeconds = 0): string => new Date(clock.now() + offsetSeconds * 1000).toISOString(),
  advance(seconds: number): void {
    state().clockOffset += seconds;
    touch();
  },
  /**
   * A time for seeds: `days` from the day the seeds were laid (negative = before), at `hours` o'clock in China (UTC+8).
   * Deterministic for the life of a state.
   */
  seedTime(days: number, hours = 10, minutes = 0): string {
    const chinaOffset = 8 * 3_600_000;
    const midnight = Math.floor((state().seededAt + chinaOffset) / dayMs) * dayMs - chinaOffset;
    return new Date(midnight + days * dayMs + hours * 3_600_000 + minutes * 60_000).toISOString();
  },
};

export type Clock = typeof clock;
