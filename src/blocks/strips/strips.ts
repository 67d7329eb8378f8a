import { Filmstrips, type MediaDetails, MediaStore, type Waveform, Waveforms } from '@/engine/media';
import { parseProject } from '@/engine/project/parseProject';
import { PROJECT_VERSION } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';
import { TrueFrames } from './trueFrames';

const ID = 'source';

/** Small images and loudness along one file. */
export interface Strips {
  /** The image at a time, or the nearest there is; undefined where nothing is yet. */
  readonly tile: (seconds: number, height: number) => CanvasImageSource | undefined;
  readonly waveform: () => Waveform | undefined;
  /** Called when more is there. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispose: () => void;
}

/**
 * Reads along a file in idle time, only what is asked for.
 *
 * @param isExact The frames really shown, for a short video; else the key frames before them, which cost less.
 */
export function openStrips(
  file: Blob,
  facts: Pick<MediaDetails, 'kind' | 'width' | 'height' | 'duration' | 'hasAudio'>,
  isExact = false,
): Strips {
  const store = new MediaStore({ blobs: new Map([[ID, file]]) });
  const { kind, width, height, duration, hasAudio } = facts;
  store.setProject(
    parseProject({
      version: PROJECT_VERSION,
      id: ID,
      title: ID,
      canvas: { width: 160, height: 90, fps: { num: 30, den: 1 } },
      tracks: { overlay: [], main: { id: 'main', clips: [] }, audio: [] },
      media: { [ID]: { id: ID, kind, url: '', width, height, hasAudio, duration: fromSeconds(duration) } },
    }),
  );
  const strip = kind === 'video' && !isExact ? new Filmstrips(store) : null;
  const frames = kind === 'video' && isExact ? new TrueFrames(file, duration) : null;
  const video = strip ?? frames;
  const audio = hasAudio ? new Waveforms(store) : null;
  return {
    tile: (seconds, height) => strip?.get(ID, seconds, height) ?? frames?.tile(seconds),
    waveform: () => audio?.peaks(ID),
    subscribe: (listener) => {
      const stops = [video?.subscribe(listener), audio?.subscribe(listener)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    dispose: () => {
      video?.dispose();
      audio?.dispose();
      store.dispose();
    },
  };
}
