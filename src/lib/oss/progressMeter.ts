import type { UploadProgress } from './types';

/** Speed is taken over this long. Milliseconds. */
const speedWindow = 3000;

/** Turns byte counts into progress with a steady speed. Counts that fall back (a second try) start it anew. */
export function progressMeter(total: number, onProgress: ((progress: UploadProgress) => void) | undefined) {
  let samples: readonly { readonly at: number; readonly loaded: number }[] = [];
  return (loaded: number, now: number = Date.now()): void => {
    const last = samples.at(-1);
    const kept = last && loaded < last.loaded ? [] : samples.filter(({ at }) => now - at <= speedWindow);
    samples = [...kept, { at: now, loaded }];
    const first = samples[0];
    const elapsed = first ? now - first.at : 0;
    const speed = first && elapsed > 0 ? ((loaded - first.loaded) / elapsed) * 1000 : 0;
    const percent = total > 0 ? Math.min(100, (loaded / total) * 100) : 100;
    onProgress?.({ loaded: Math.round(loaded), total, percent, speed });
  };
}
