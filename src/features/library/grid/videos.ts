import { createProject } from '@/engine/project/createProject';
import type { MediaRef } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';
import type { FileRecord } from '@/services/file/schema';

/** Tiles along a video, whatever its file is. */
export interface VideoTiles {
  readonly get: (seconds: number, height: number) => CanvasImageSource | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Opened {
  readonly show: (file: FileRecord) => VideoTiles;
}

let opening: Promise<Opened> | undefined;

/** The strip of one video; decoders come with the first one that is asked for, and only the latest video is kept open. */
export async function videoTiles(file: FileRecord): Promise<VideoTiles> {
  opening ??= open();
  return (await opening).show(file);
}

async function open(): Promise<Opened> {
  const { Filmstrips, MediaStore } = await import('@/engine/media');
  const store = new MediaStore();
  const strips = new Filmstrips(store);
  const empty = createProject({ title: '' });
  return {
    show: (file) => {
      const media = refOf(file);
      store.setProject({ ...empty, media: { [media.id]: media } });
      return {
        get: (seconds, height) => strips.get(media.id, seconds, height),
        subscribe: (listener) => strips.subscribe(listener),
      };
    },
  };
}

const refOf = ({ id, name, url, width = 0, height = 0, duration = 0 }: FileRecord): MediaRef => ({
  id,
  kind: 'video',
  name,
  url,
  width: Math.round(width),
  height: Math.round(height),
  duration: fromSeconds(duration),
  hasAudio: false,
});
