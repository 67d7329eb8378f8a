import { numberParam } from '../project/paramValue';
import type { Clip, Project } from '../project/schema';
import { allTracks, clipEnd } from '../project/walk';
import { ZERO } from '../time/ticks';
import type { ExportRange, LostAudio } from './types';

/**
 * The files of a stretch whose own sound is missing from it, as nothing here decodes it: each once, in the order of the
 * timeline. What would be silent anyway loses nothing.
 */
export function lostAudio(project: Project, { start, end }: ExportRange): readonly LostAudio[] {
  const clips = allTracks(project)
    .flatMap(({ track }): readonly Clip[] => (track.muted ? [] : track.clips))
    .filter((clip) => clip.start < end && clipEnd(clip) > start)
    .toSorted((a, b) => a.start - b.start);
  const lost = new Map<string, LostAudio>();
  for (const clip of clips) {
    if (clip.type !== 'video' || isSilent(clip)) continue;
    const { name = '', lostAudio: codec } = project.media[clip.mediaId] ?? {};
    if (codec !== undefined && !lost.has(clip.mediaId)) lost.set(clip.mediaId, { name, codec });
  }
  return [...lost.values()];
}

const isSilent = (clip: Extract<Clip, { type: 'video' }>): boolean =>
  clip.muted ||
  clip.frozen ||
  ((clip.keyframes.volume ?? []).length === 0 && clip.volume * numberParam(clip, 'volume', ZERO) === 0);
