import { MediaStore } from '@/engine/media/mediaStore';
import type { Player, PlayerState } from '@/engine/playback';
import { type Ticks, ZERO } from '@/engine/time/ticks';
import { createObservable } from '@/utils/observable';

/** A player without an image, for a place that has no canvas: it stands where it was put. */
export function standingPlayer(): Player {
  const listeners = createObservable<[state: PlayerState]>();
  let state: PlayerState = {
    time: ZERO,
    playing: false,
    duration: ZERO,
    ready: true,
    drawn: null,
    error: null,
    quality: 1,
    rate: 1,
    frames: { shown: 0, dropped: 0 },
    silence: null,
  };
  const nothing = (): void => undefined;
  return {
    media: new MediaStore(),
    proxies: null,
    state: () => state,
    subscribe: listeners.subscribe,
    seek: (time: Ticks) => {
      state = { ...state, time };
      listeners.emit(state);
    },
    setProject: nothing,
    play: nothing,
    pause: nothing,
    frameStep: nothing,
    setRange: nothing,
    setRate: nothing,
    setMaxEdge: nothing,
    setVolume: nothing,
    dispose: nothing,
  };
}
