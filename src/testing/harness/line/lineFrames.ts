import { fromSeconds, type Ticks } from '@/engine/time/ticks';
import type { EditorParts } from '@/features/timeline/EditorContext';

export const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const STEPS = 240;
/** There and back: 0 at both ends, 1 in the middle. */
const along = (index: number): number => (index < STEPS / 2 ? index : STEPS - index) / (STEPS / 2);

/** Milliseconds from frame to frame while `step` changes something in each. */
async function framesOf(step: (index: number) => void): Promise<readonly number[]> {
  const times: number[] = [];
  let last = await frame();
  for (let index = 0; index < STEPS; index += 1) {
    step(index);
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}

/** Across the video and back, at the scale where strips and waveforms show. */
export async function pan({ store }: EditorParts, seconds: number): Promise<readonly number[]> {
  store.set({ pixelsPerSecond: 60, scroll: 0 as Ticks });
  await wait(800);
  const far = Math.max(1, seconds - 20);
  return framesOf((index) => store.set({ scroll: fromSeconds(far * along(index)) }));
}

/** From the whole video down to single frames and back. */
export function zoom({ store }: EditorParts, seconds: number): Promise<readonly number[]> {
  const fit = 1200 / seconds;
  return framesOf((index) =>
    store.set({
      pixelsPerSecond: fit * (1000 / fit) ** along(index),
      scroll: fromSeconds(seconds * 0.4 * along(index)),
    }),
  );
}

export async function play({ store, player }: EditorParts): Promise<readonly number[]> {
  store.set({ pixelsPerSecond: 60, scroll: 0 as Ticks });
  player.seek(0 as Ticks);
  await wait(800);
  player.play();
  await wait(400);
  const times = await framesOf(() => undefined);
  player.pause();
  await wait(300);
  return times;
}

/** Milliseconds that an act takes with all that follows from it, until it is drawn. */
export async function timed(act: () => void): Promise<number> {
  await frame();
  let begun = 0;
  // Callbacks of one frame run in the order in which they were asked for: the timeline's lies between these two.
  requestAnimationFrame(() => {
    begun = performance.now();
  });
  const before = performance.now();
  act();
  // React renders what listens to the store in a microtask.
  await Promise.resolve();
  const acted = performance.now() - before;
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(acted + performance.now() - begun));
  });
}
