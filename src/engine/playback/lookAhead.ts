import type { Project } from '../project/schema';
import { resolve } from '../resolve/resolve';
import { fromSeconds, type Ticks } from '../time/ticks';
import type { PreviewStore } from './previewStore';
import { comingVideos, videoLayers } from './videoWishes';

/** How far ahead of a cut its decoder is brought there, seconds of the timeline at normal speed. */
const PRIME_SECONDS = 1;
const PRIME_EVERY_MS = 250;
/** Around a playhead that stands still, seconds to each side, nearest first. */
const AROUND: readonly number[] = [0, 1, -1, 2, -2, 3, -3, 4, 5];
/** Played backwards: what comes next. */
const BEHIND: readonly number[] = [0, -0.5, -1, -2, -3];

/** Gets videos ready before they are needed: the next clip while playing, the surroundings while standing. */
export class LookAhead {
  private primedAt = Number.NEGATIVE_INFINITY;
  private isWarming = false;

  constructor(private readonly store: PreviewStore) {}

  /** While playing forward; cheap enough for every frame. */
  prime(project: Project, time: Ticks, rate: number): void {
    const now = performance.now();
    if (now - this.primedAt < PRIME_EVERY_MS) return;
    this.primedAt = now;
    for (const { mediaId, sourceTime } of comingVideos(project, time, fromSeconds(PRIME_SECONDS * rate))) {
      void this.store.primeVideo(mediaId, sourceTime).catch(() => undefined);
    }
  }

  /** Fills the cache around `time`, one stretch after the other, as long as `isWanted`. */
  async warm(project: Project, time: Ticks, isBackwards: boolean, isWanted: () => boolean): Promise<void> {
    if (this.isWarming) return;
    this.isWarming = true;
    try {
      for (const seconds of isBackwards ? BEHIND : AROUND) {
        const at = (time + fromSeconds(seconds)) as Ticks;
        if (at < 0) continue;
        for (const { mediaId, sourceTime } of videoLayers(resolve(project, at))) {
          if (!isWanted()) return;
          await this.store.warm(mediaId, sourceTime, isWanted);
        }
      }
    } finally {
      this.isWarming = false;
    }
  }
}
