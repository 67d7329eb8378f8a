import { newId } from '../../utils/newId';
import { FPS_30, type FrameRate } from '../time/frameRate';
import { AI_LABEL_TEXT } from './aiLabel.data';
import { PROJECT_VERSION, type Project, projectSchema } from './schema';

interface NewProject {
  readonly title: string;
  /** Canvas pixels; odd numbers are rounded up to even ones, which H.264 needs. */
  readonly width?: number;
  readonly height?: number;
  readonly fps?: FrameRate;
  /** Default: a random one. Give it where the result must be repeatable. */
  readonly id?: string;
}

const even = (value: number): number => Math.ceil(value / 2) * 2;

/**
 * An empty project: one main track, no overlays, no sound, no AI label until it
 * holds something to be labeled. Default 1080×1920 at 30 frames a second.
 * Throws ZodError when a size is outside 16–8192.
 */
export function createProject({ title, width = 1080, height = 1920, fps = FPS_30, id }: NewProject): Project {
  return projectSchema.parse({
    version: PROJECT_VERSION,
    id: id ?? newId(),
    title,
    canvas: { width: even(width), height: even(height), fps },
    tracks: { overlay: [], main: { id: 'main', clips: [], transitions: [] }, audio: [] },
    media: {},
    aiLabel: { visible: false, metadata: false, text: AI_LABEL_TEXT },
  });
}
