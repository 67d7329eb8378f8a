import type { z } from 'zod';
import { parseProject } from '@/engine/project/parseProject';
import { PROJECT_VERSION, type Project, type projectSchema } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';

type Tracks = z.input<typeof projectSchema>['tracks'];

export interface Draft {
  /** Start and length in seconds. */
  readonly main?: readonly (readonly [start: number, seconds: number])[];
  readonly overlays?: readonly (readonly (readonly [start: number, seconds: number])[])[];
  readonly audios?: readonly (readonly [start: number, seconds: number])[];
  /** After the first main clip. */
  readonly transition?: number;
}

const span = (id: string, [start, seconds]: readonly [number, number]) => ({
  id,
  start: fromSeconds(start),
  duration: fromSeconds(seconds),
});

/** Videos `main-0…` cut out of the middle of a minute, texts `over-<track>-0…`, sounds `sound-0…`. */
export function aProject({ main = [], overlays = [], audios = [], transition }: Draft): Project {
  const source = { trimStart: fromSeconds(20), mediaId: 'video' };
  const tracks: Tracks = {
    overlay: overlays.map((clips, track) => ({
      id: `overlay-${track}`,
      clips: clips.map((place, index) => ({
        ...span(`over-${track}-${index}`, place),
        type: 'text' as const,
        text: `text ${index}`,
      })),
    })),
    main: {
      id: 'main',
      clips: main.map((place, index) => ({ ...span(`main-${index}`, place), type: 'video' as const, ...source })),
      transitions:
        transition === undefined
          ? []
          : [
              {
                id: 'joint',
                type: 'fade',
                leftClipId: 'main-0',
                rightClipId: 'main-1',
                duration: fromSeconds(transition),
              },
            ],
    },
    audio: [
      {
        id: 'audio-0',
        clips: audios.map((place, index) => ({
          ...span(`tune-${index}`, place),
          type: 'audio' as const,
          mediaId: 'tune',
          trimStart: fromSeconds(20),
        })),
      },
    ],
  };
  return parseProject({
    version: PROJECT_VERSION,
    id: 'test',
    title: 'test',
    canvas: { width: 1080, height: 1920, fps: { num: 30, den: 1 } },
    tracks,
    media: {
      video: {
        id: 'video',
        kind: 'video',
        url: 'video.mp4',
        name: 'video.mp4',
        duration: fromSeconds(600),
        hasAudio: true,
      },
      tune: { id: 'tune', kind: 'audio', url: 'tune.mp3', name: 'tune.mp3', duration: fromSeconds(600) },
    },
  });
}
