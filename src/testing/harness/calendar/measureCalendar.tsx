import type { ReactNode } from 'react';
import { frame, wait } from '../line/lineFrames';
import { type CalendarHandle, CalendarStage } from './CalendarStage';

let shown: ReactNode = null;
let handle: CalendarHandle | undefined;
const listeners = new Set<() => void>();

/** What the harness page shows when the calendar is being measured. */
export const calendarStage = {
  shown: (): ReactNode => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function opened(): CalendarHandle {
  if (!handle) throw new Error('no calendar is open');
  return handle;
}

/** Opens a month with so many posts. */
export async function openCalendar(perMonth: number): Promise<void> {
  handle = await new Promise<CalendarHandle>((resolve) => {
    shown = <CalendarStage perMonth={perMonth} onReady={resolve} />;
    for (const listener of listeners) listener();
  });
  await wait(1000);
}

/** Milliseconds from turning the page until the other month is on the screen, to and fro. */
export async function switchMonths(rounds: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await wait(200);
    await frame();
    const started = performance.now();
    opened().turn(round % 2 === 0 ? 1 : -1);
    // One frame draws it, the next begins when it is on the screen.
    await frame();
    await frame();
    times.push(performance.now() - started);
  }
  return times;
}

let frames: number[] | undefined;

/** Begins to note the milliseconds from frame to frame. */
export function beginFrames(): void {
  const noted: number[] = [];
  frames = noted;
  let last = performance.now();
  const note = (): void => {
    if (frames !== noted) return;
    const now = performance.now();
    noted.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

export function endFrames(): readonly number[] {
  const noted = frames ?? [];
  frames = undefined;
  return noted;
}

export const dayOfPost = (id: string): string | undefined => opened().dayOf(id);
