import type { DraftClip, ProjectDraft } from '../draft';
import { still } from '../draft';

/** One moment of a small project, to be drawn and held against its committed image. */
export interface Scene {
  readonly name: string;
  readonly draft: ProjectDraft;
  /** Seconds. */
  readonly at: number;
  /** Of the usual size of a golden frame; less for images full of fine colors, whose files would be large. */
  readonly scale?: number;
}

export const ground = still('warm', 0, 4);

/** A clip over the warm image. */
export const over = (
  name: string,
  clips: readonly DraftClip[],
  at = 1,
  main: readonly DraftClip[] = [ground],
): Scene => ({ name, draft: { main, overlays: clips.map((clip) => [clip]) }, at });
