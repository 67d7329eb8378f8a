import { useEffect, useRef, useState } from 'react';
import { imageAddress, paintStill } from '@/blocks/stills';
import { MediaStore } from '@/engine/media/mediaStore';
import { createProject } from '@/engine/project/createProject';
import { projectDuration } from '@/engine/project/projectDuration';
import { type Effect, imageClip, type Project, projectSchema } from '@/engine/project/schema';
import { fromSeconds, maxTicks, minTicks, type Ticks, ZERO } from '@/engine/time/ticks';
import { releaseObjectUrl } from '@/lib/objectUrl';
import { useEditorParts, usePlayer, useProject } from '../../EditorContext';
import { localMediaStore } from '../localMediaStore';

/** Pixels of the longer side on which the samples are drawn. */
const SIDE = 240;
const PAINT_AFTER_MS = 300;
const none: ReadonlyMap<string, string> = new Map();

/** The image of the main track alone, without what is above it. */
const bare = (project: Project): Project => ({
  ...project,
  aiLabel: { ...project.aiLabel, visible: false },
  tracks: { ...project.tracks, overlay: [], audio: [] },
});

function sampleProject(frame: OffscreenCanvas, effects: readonly Effect[]): Project {
  const { width, height } = frame;
  // Effects count in canvas pixels: on a small canvas a blur of twelve would look like one of a hundred.
  const grow = 1080 / Math.min(width, height);
  const base = createProject({ title: 'effect', id: 'effect', width: width * grow, height: height * grow });
  const clip = imageClip.parse({
    type: 'image',
    id: 'sample',
    start: 0,
    duration: fromSeconds(10),
    mediaId: 'frame',
    effects,
  });
  return projectSchema.parse({
    ...base,
    aiLabel: { ...base.aiLabel, visible: false },
    tracks: { ...base.tracks, main: { id: 'main', clips: [clip] } },
    media: { frame: { id: 'frame', kind: 'image', url: 'frame', width, height } },
  });
}

/**
 * The frame at the playhead under each set of effects, by key; drawn again a moment after the playhead has come to rest
 * or the document has changed.
 */
export function useEffectImages(sets: ReadonlyMap<string, readonly Effect[]>): ReadonlyMap<string, string> {
  const { player } = useEditorParts();
  const project = useProject();
  const isPlaying = usePlayer(({ playing }) => playing);
  const time = usePlayer(({ playing, time: now }) => (playing ? -1 : now));
  const [images, setImages] = useState(none);
  const { media, canvas } = project;
  const { main } = project.tracks;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what changes the image of the main track
  useEffect(() => {
    if (isPlaying || main.clips.length === 0) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void paintAll(bare(project), player.state().time, sets, controller.signal, (key, address) =>
        setImages((known) => {
          const before = known.get(key);
          if (before) releaseObjectUrl(before);
          return new Map(known).set(key, address);
        }),
      ).catch(() => undefined);
    }, PAINT_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [time, isPlaying, main, media, canvas, sets]);

  const last = useRef(images);
  last.current = images;
  useEffect(
    () => () => {
      for (const address of last.current.values()) releaseObjectUrl(address);
    },
    [],
  );

  return images;
}

async function paintAll(
  project: Project,
  wished: Ticks,
  sets: ReadonlyMap<string, readonly Effect[]>,
  signal: AbortSignal,
  onImage: (key: string, address: string) => void,
): Promise<void> {
  const time = maxTicks(ZERO, minTicks(wished, (projectDuration(project) - 1) as Ticks));
  const { width, height } = project.canvas;
  const size = Math.round((SIDE * width) / Math.max(width, height));
  const store = localMediaStore();
  try {
    const frame = await paintStill({ project, time, width: size, media: store }, signal);
    const blob = await frame.convertToBlob({ type: 'image/png' });
    const samples = new MediaStore({ blobs: new Map([['frame', blob]]) });
    for (const [key, effects] of sets) {
      const drawn = await paintStill(
        { project: sampleProject(frame, effects), time: ZERO, width: frame.width, media: samples },
        signal,
      );
      onImage(key, await imageAddress(drawn));
    }
    samples.dispose();
  } finally {
    store.dispose();
  }
}
