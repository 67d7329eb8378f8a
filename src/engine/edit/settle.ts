import type { Clip, MainTrack, Project, Transition } from '../project/schema';
import { allTracks, clipEnd } from '../project/walk';
import type { Ticks } from '../time/ticks';
import { inOrder, withClips } from './document';
import { EditError } from './errors';

const MOST_CLIPS = 5000;

/**
 * Brings the tracks that an action changed back into order: clips sorted, none overlapping, transitions only between
 * neighbors that touch and no longer than the shorter of them (so that two never meet within a clip). Throws EditError
 * `overlap`, `bad-time`, `too-many`.
 */
export function settle(before: Project, after: Project): Project {
  const old = new Map(allTracks(before).map(({ track }) => [track.id, track.clips]));
  let settled = after;
  for (const place of allTracks(after)) {
    const clips: readonly Clip[] = place.track.clips;
    if (old.get(place.track.id) === clips) continue;
    const sorted = inOrder(clips);
    check(sorted);
    if (sorted !== clips) settled = withClips(settled, place, sorted);
  }
  const main = withFittingTransitions(settled.tracks.main);
  return main === settled.tracks.main ? settled : { ...settled, tracks: { ...settled.tracks, main } };
}

function check(clips: readonly Clip[]): void {
  if (clips.length > MOST_CLIPS) throw new EditError('too-many', { limit: MOST_CLIPS });
  let end = 0;
  for (const clip of clips) {
    const isTime = Number.isSafeInteger(clip.start) && Number.isSafeInteger(clip.duration);
    if (!isTime || clip.start < 0 || clip.duration <= 0) throw new EditError('bad-time', { clipId: clip.id });
    if (clip.start < end) throw new EditError('overlap', { clipId: clip.id });
    end = clipEnd(clip);
  }
}

function withFittingTransitions(main: MainTrack): MainTrack {
  if (main.transitions.length === 0) return main;
  const at = new Map(main.clips.map((clip, index) => [clip.id, index]));
  const transitions = main.transitions.flatMap((transition): readonly Transition[] => {
    const index = at.get(transition.leftClipId);
    const left = index === undefined ? undefined : main.clips[index];
    const right = index === undefined ? undefined : main.clips[index + 1];
    if (!left || right?.id !== transition.rightClipId || clipEnd(left) !== right.start) return [];
    const longest = Math.min(left.duration, right.duration) as Ticks;
    return [transition.duration <= longest ? transition : { ...transition, duration: longest }];
  });
  const isSame =
    transitions.length === main.transitions.length &&
    transitions.every((item, index) => item === main.transitions[index]);
  return isSame ? main : { ...main, transitions };
}
