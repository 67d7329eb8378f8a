import { parseProject } from '@/engine/project/parseProject';
import { PROJECT_VERSION, type Project } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';
import { aClip, type ClipOptions } from './clips';
import { span } from './draft';

export interface ClipJob extends ClipOptions {
  /** A caption a second. */
  readonly hasCaptions?: boolean;
  /** Seconds cut off at the head of the clip. */
  readonly trim?: number;
  readonly canvas?: { readonly width: number; readonly height: number };
}

export const captionOf = (index: number): string => `早上装的热水，晚上还烫嘴 ${index + 1}`;

/** One clip that fills the picture, with a caption a second or with nothing. */
export async function clipProject(job: ClipJob): Promise<{ readonly project: Project; readonly clip: Blob }> {
  const { hasCaptions = false, trim = 0, canvas, ...clipOptions } = job;
  const { seconds, width = 1080, height = 1920, fps = 30, hasSound = false } = clipOptions;
  const clip = await aClip(clipOptions);
  const length = seconds - trim;
  const captions = Array.from({ length: hasCaptions ? Math.floor(length) : 0 }, (_, index) => ({
    ...span(`caption-${index}`, index, 1),
    type: 'caption' as const,
    templateKey: 'bold',
    texts: { caption: captionOf(index) },
  }));
  const project = parseProject({
    version: PROJECT_VERSION,
    id: 'clip-job',
    title: 'clip job',
    canvas: { width, height, ...canvas, fps: { num: fps, den: 1 } },
    tracks: {
      overlay: hasCaptions ? [{ id: 'captions', clips: captions }] : [],
      main: {
        id: 'main',
        clips: [{ ...span('film', 0, length), type: 'video', mediaId: 'clip', trimStart: fromSeconds(trim) }],
        transitions: [],
      },
      audio: [],
    },
    media: {
      clip: {
        id: 'clip',
        kind: 'video',
        url: URL.createObjectURL(clip),
        width,
        height,
        duration: fromSeconds(seconds),
        hasAudio: hasSound,
      },
    },
    aiLabel: { visible: false, metadata: true, text: '' },
    ducking: { enabled: false, gain: 1 },
  });
  return { project, clip };
}
