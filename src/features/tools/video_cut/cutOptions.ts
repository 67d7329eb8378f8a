import type { CutMode, VideoContainer } from '@/engine/convert';

export interface CutOptions {
  readonly mode: CutMode;
  readonly isJoined: boolean;
  readonly container: 'source' | VideoContainer;
}

export const initialCut: CutOptions = { mode: 'smart', isJoined: false, container: 'source' };

export const cutModes: readonly CutMode[] = ['smart', 'before', 'after', 'exact'];

const H26X: readonly VideoContainer[] = ['mp4', 'mov', 'mkv'];
const VPX: readonly VideoContainer[] = ['webm', 'mkv'];

/** Containers that take a video's packets as they are. */
export function containersFor(videoCodec: string | null): readonly VideoContainer[] {
  if (videoCodec === 'vp8') return VPX;
  if (videoCodec === 'vp9' || videoCodec === 'av1') return ['webm', 'mp4', 'mkv'];
  return H26X;
}
