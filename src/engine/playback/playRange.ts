import { maxTicks, minTicks, type Ticks, ZERO } from '../time/ticks';

/** In and out point; each may be missing. */
export interface PlayRange {
  readonly in?: Ticks | undefined;
  readonly out?: Ticks | undefined;
  readonly loop: boolean;
}

interface PlayPosition {
  readonly time: Ticks;
  readonly duration: Ticks;
  /** Negative = backwards. */
  readonly rate: number;
}

/** What playing does next: go on, begin anew, or stop. */
interface PlayStep {
  readonly kind: 'go' | 'jump' | 'stop';
  readonly time: Ticks;
}

const first = (range: PlayRange): Ticks => maxTicks(ZERO, range.in ?? ZERO);
const last = (range: PlayRange, duration: Ticks): Ticks => minTicks(duration, range.out ?? duration);
const hasRange = ({ in: from, out }: PlayRange): boolean => from !== undefined || out !== undefined;
/** A range that an edit has emptied is none. */
const isEmpty = (range: PlayRange, duration: Ticks): boolean => first(range) >= last(range, duration);

/** Where playing from here ends: the out point only when the playhead is before it. */
export function playEnd({ time, duration }: PlayPosition, range: PlayRange): Ticks {
  const end = last(range, duration);
  return hasRange(range) && !isEmpty(range, duration) && time < end ? end : duration;
}

/** Backwards: the in point only when the playhead is behind it. */
function playBegin({ time, duration }: PlayPosition, range: PlayRange): Ticks {
  const begin = first(range);
  return hasRange(range) && !isEmpty(range, duration) && time > begin ? begin : ZERO;
}

/** Where `play` begins: here, or, when here is the end, at the other end. In a loop always inside the range. */
export function playStart(position: PlayPosition, range: PlayRange): Ticks {
  const { time, duration, rate } = position;
  const isWhole = isEmpty(range, duration);
  const [from, to] = isWhole ? [ZERO, duration] : [first(range), last(range, duration)];
  const isOutside = range.loop && (time < from || time >= to);
  if (rate > 0) return isOutside || time >= duration || time === to ? from : time;
  return (range.loop && (time <= from || time > to)) || time <= ZERO || time === from ? to : time;
}

/** The clock says `now`: what to do. `position` is where it was a moment ago. */
export function playStep(position: PlayPosition, range: PlayRange, now: Ticks): PlayStep {
  const { duration, rate } = position;
  if (rate > 0) {
    const end = playEnd(position, range);
    if (now < end) return { kind: 'go', time: maxTicks(ZERO, now) };
    const from = isEmpty(range, duration) ? ZERO : first(range);
    return range.loop ? { kind: 'jump', time: from } : { kind: 'stop', time: end };
  }
  const begin = playBegin(position, range);
  if (now > begin) return { kind: 'go', time: minTicks(duration, now) };
  const to = isEmpty(range, duration) ? duration : last(range, duration);
  return range.loop ? { kind: 'jump', time: to } : { kind: 'stop', time: begin };
}
