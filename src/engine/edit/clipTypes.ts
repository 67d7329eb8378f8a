import type { AudioClip, Clip, MainClip, VisualClip } from '../project/schema';
import type { AudibleClip, TrackKind } from '../project/walk';

export const isMainClip = (clip: Clip): clip is MainClip =>
  clip.type === 'video' || clip.type === 'image' || clip.type === 'placeholder';
export const isAudioClip = (clip: Clip): clip is AudioClip => clip.type === 'audio';
export const isVisualClip = (clip: Clip): clip is VisualClip => clip.type !== 'audio';

/** Whether a clip may lie on a track of this kind. */
export function belongsOn(clip: Clip, kind: TrackKind): boolean {
  if (kind === 'main') return isMainClip(clip);
  return kind === 'audio' ? isAudioClip(clip) : isVisualClip(clip);
}

/** Clips that play a stretch of a file. */
export const isSourced = (clip: Clip): clip is AudibleClip => clip.type === 'video' || clip.type === 'audio';
export const isFrozen = (clip: Clip): boolean => clip.type === 'video' && clip.frozen;
export const isReversed = (clip: Clip): boolean => isSourced(clip) && clip.reversed;
