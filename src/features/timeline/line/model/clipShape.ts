import type { AudioClip, Clip, MediaRef, Project, VideoClip } from '@/engine/project/schema';
import { mediaIdOf } from '@/engine/project/walk';

/** Kinds that have a color of their own on the timeline. */
export const clipKinds = [
  'video',
  'image',
  'text',
  'caption',
  'sticker',
  'shape',
  'placeholder',
  'figure',
  'voice',
  'music',
  'effect',
] as const;
export type ClipKind = (typeof clipKinds)[number];

export const kindOf = (clip: Clip): ClipKind => (clip.type === 'audio' ? clip.role : clip.type);

export type AudibleClip = VideoClip | AudioClip;

export const mediaOf = (project: Project, clip: Clip): MediaRef | undefined => project.media[mediaIdOf(clip) ?? ''];

/** Whether a clip has sound of its own that can be seen and set here. */
export function audios(project: Project, clip: Clip): clip is AudibleClip {
  if (clip.type === 'audio') return true;
  return clip.type === 'video' && !clip.frozen && Boolean(project.media[clip.mediaId]?.hasAudio);
}

/** A name to tell it by: what the user called it, what it says, or its file. */
export function clipName(project: Project, clip: Clip): string {
  if (clip.name) return clip.name;
  if (clip.type === 'text') return clip.text;
  if (clip.type === 'caption') return Object.values(clip.texts).filter(Boolean).join(' · ');
  return mediaOf(project, clip)?.name ?? '';
}

/** Where in a clip its waveform lies, in pixels from the clip's top: all of a sound clip, the foot of a video. */
export function wavePart(clip: Clip, height: number): { readonly top: number; readonly height: number } {
  if (clip.type === 'audio') {
    const label = height >= 40 ? 16 : 2;
    return { top: label, height: height - label - 2 };
  }
  const footer = Math.round(height * 0.34);
  return { top: height - footer, height: footer };
}

/** Volume 0–2 on the wave part: 1 in the middle. */
export const volumeY = (volume: number, part: { readonly top: number; readonly height: number }): number =>
  part.top + part.height * (1 - volume / 2);
export const volumeAt = (y: number, part: { readonly top: number; readonly height: number }): number =>
  Math.round(Math.min(2, Math.max(0, (1 - (y - part.top) / part.height) * 2)) * 100) / 100;

/** From these widths on, in pixels, a clip shows more of itself. */
export const lod = { density: 3, poster: 26, label: 44, strip: 72 } as const;
export type Lod = 'density' | 'color' | 'poster' | 'label' | 'strip';

export function lodOf(width: number): Lod {
  if (width < lod.density) return 'density';
  if (width < lod.poster) return 'color';
  if (width < lod.label) return 'poster';
  return width < lod.strip ? 'label' : 'strip';
}
