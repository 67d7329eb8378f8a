import { numberParam } from '../project/paramValue';
import type { Keyframe, Project } from '../project/schema';
import { type AudibleClip, allTracks, clipEnd } from '../project/walk';
import { toSeconds, ZERO } from '../time/ticks';

/** What a sound is to the mix: voice pushes music down. `original` is a video clip's own sound. */
type AudioRole = 'voice' | 'music' | 'effect' | 'original';

/** One stretch of one file on the timeline; all times in seconds. */
export interface AudioSegment {
  readonly clipId: string;
  readonly mediaId: string;
  readonly role: AudioRole;
  /** On the timeline. */
  readonly start: number;
  readonly end: number;
  /** Where in the source the stretch begins. */
  readonly trimStart: number;
  readonly speed: number;
  /** False: a faster voice is a higher one. */
  readonly pitchKept: boolean;
  /** The stretch of the source is heard from its end. */
  readonly reversed: boolean;
  /** 0–2. */
  readonly volume: number;
  readonly fadeIn: number;
  readonly fadeOut: number;
  /** Factor on `volume` over time, relative to the clip's start; usually empty. */
  readonly volumeCurve: readonly Keyframe[];
}

/** Half-open, in seconds. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

export interface AudioPlan {
  readonly segments: readonly AudioSegment[];
  /** When somebody speaks, merged and in order; empty where ducking is off. */
  readonly voice: readonly Interval[];
  /** The pauses between sentences within {@link AudioPlan.voice}, in order. */
  readonly pauses: readonly Interval[];
  /** Music's gain under voice, 0–1. */
  readonly duckGain: number;
}

/** Shorter pauses between sentences keep the music down: it would pump otherwise. */
const SPEECH_GAP = 1;

/**
 * Everything that sounds in a project. Muted clips and tracks, volume 0, freeze frames and clips of files without sound
 * are left out. Hidden tracks still sound: hiding is about the image.
 */
export function planAudio(project: Project): AudioPlan {
  const segments = allTracks(project).flatMap(({ track }) =>
    track.muted ? [] : track.clips.filter(isAudio).flatMap((clip) => segmentOf(project, clip)),
  );
  const { enabled, gain } = project.ducking;
  const spoken = enabled ? segments.filter(({ role }) => role === 'voice') : [];
  return { segments, voice: mergeIntervals(spoken), pauses: shortPauses(mergeIntervals(spoken, 0)), duckGain: gain };
}

const isAudio = (clip: { readonly type: string }): clip is AudibleClip =>
  clip.type === 'audio' || clip.type === 'video';

function segmentOf(project: Project, clip: AudibleClip): readonly AudioSegment[] {
  const ref = project.media[clip.mediaId];
  const curve = clip.keyframes.volume ?? [];
  const volume = curve.length > 0 ? clip.volume : clip.volume * numberParam(clip, 'volume', ZERO);
  if (!ref || clip.muted || volume === 0) return [];
  if (clip.type === 'video' && (clip.frozen || !ref.hasAudio)) return [];
  return [
    {
      clipId: clip.id,
      mediaId: clip.mediaId,
      role: clip.type === 'audio' ? clip.role : 'original',
      start: toSeconds(clip.start),
      end: toSeconds(clipEnd(clip)),
      trimStart: toSeconds(clip.trimStart),
      speed: clip.speed,
      pitchKept: clip.pitchKept,
      reversed: clip.reversed,
      volume,
      fadeIn: toSeconds(clip.fadeIn),
      fadeOut: toSeconds(clip.fadeOut),
      volumeCurve: curve,
    },
  ];
}

/** Joins intervals that overlap or lie less than {@link SPEECH_GAP} apart. */
export function mergeIntervals(intervals: readonly Interval[], gap = SPEECH_GAP): readonly Interval[] {
  const merged: Interval[] = [];
  for (const { start, end } of [...intervals].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start - last.end < gap) merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged;
}

/** Stretches between neighbors over which {@link mergeIntervals} joins them. */
const shortPauses = (spoken: readonly Interval[]): readonly Interval[] =>
  spoken.slice(1).flatMap(({ start: end }, index) => {
    const start = spoken[index]?.end ?? end;
    return end - start < SPEECH_GAP ? [{ start, end }] : [];
  });

/** Seconds by which neighbors may miss each other and still be one: less than a frame of sound. */
const SEAM = 1e-5;

/**
 * The same sound with as few pieces as possible: where a clip was cut and nothing changed since, it sounds on as if it
 * were whole, without the fades that every other edge gets against clicks.
 */
export function joinSeams(segments: readonly AudioSegment[]): readonly AudioSegment[] {
  const joined: AudioSegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last && isSeam(last, segment)) {
      const trimStart = Math.min(last.trimStart, segment.trimStart);
      joined[joined.length - 1] = { ...last, end: segment.end, trimStart, fadeOut: segment.fadeOut };
    } else joined.push(segment);
  }
  return joined;
}

function isSeam(left: AudioSegment, right: AudioSegment): boolean {
  const isAlike =
    left.mediaId === right.mediaId &&
    left.role === right.role &&
    left.speed === right.speed &&
    left.pitchKept === right.pitchKept &&
    left.reversed === right.reversed &&
    left.volume === right.volume;
  const isPlain = [left, right].every(({ volumeCurve }) => volumeCurve.length === 0);
  if (!isAlike || !isPlain || left.fadeOut > 0 || right.fadeIn > 0) return false;
  const [before, after] = left.reversed ? [right, left] : [left, right];
  const goesOn = before.trimStart + (before.end - before.start) * before.speed;
  return Math.abs(left.end - right.start) < SEAM && Math.abs(goesOn - after.trimStart) < SEAM;
}
