import type { Clip, Project } from '../project/schema';
import { sourceLength } from '../project/sourceTime';
import { type ClipPlace, clipEnd } from '../project/walk';
import { addTicks, subTicks, type Ticks, ZERO } from '../time/ticks';
import type { ActionOf } from './actions';
import { isFrozen, isReversed, isSourced } from './clipTypes';
import { claimId, editableClip, mapTracks } from './document';
import { EditError } from './errors';
import { partnersOf, withLink } from './links';
import { shiftContent } from './shiftContent';

/**
 * Cuts a clip and its partners in two at `at`; nothing that is seen or heard changes. The right halves are linked with each
 * other and with partners that lie wholly right of the cut; ids of partners' halves are made from `newId`. Both halves keep
 * all keyframes, so that curves go on as they were and a join gives the old clip back. Throws EditError `bad-time` when
 * `at` is not inside the clip.
 */
export function splitClip(project: Project, { clipId, at, newId }: Omit<ActionOf<'splitClip'>, 'type'>): Project {
  const place = editableClip(project, clipId);
  const isCut = ({ clip }: ClipPlace): boolean => clip.start < at && at < clipEnd(clip);
  if (!Number.isSafeInteger(at) || !isCut(place)) throw new EditError('bad-time', { clipId });
  const partners = partnersOf(project, place.clip);
  const cut = [place, ...partners.filter(isCut)];
  const right = partners.filter(({ clip }) => clip.start >= at);
  const ids = new Map(cut.map(({ clip }, index) => [clip.id, index === 0 ? newId : `${newId.slice(0, 60)}-${index}`]));
  for (const id of ids.values()) claimId(project, id);
  const linkId = cut.length + right.length > 1 ? newId : undefined;
  const relinked = new Set(right.map(({ clip }) => clip.id));
  const after = mapTracks(project, (clips) =>
    clips.some(({ id }) => ids.has(id) || relinked.has(id))
      ? clips.flatMap((clip) => {
          const rightId = ids.get(clip.id);
          if (rightId !== undefined) return halves(clip, { at: subTicks(at, clip.start), rightId, linkId });
          return relinked.has(clip.id) ? [withLink(clip, linkId)] : [clip];
        })
      : clips,
  );
  return reconnect(after, (id, side) => (side === 'left' ? (ids.get(id) ?? id) : id));
}

interface Cut {
  /** Relative to the clip's start. */
  readonly at: Ticks;
  readonly rightId: string;
  readonly linkId: string | undefined;
}

function halves(clip: Clip, { at, rightId, linkId }: Cut): readonly [Clip, Clip] {
  const rightDuration = subTicks(clip.duration, at);
  const left: Clip = { ...clip, duration: at };
  const right: Clip = withLink(
    { ...shiftContent(clip, at), id: rightId, start: addTicks(clip.start, at), duration: rightDuration },
    linkId,
  );
  if (!isSourced(clip)) return [left, right];
  const into = (part: Ticks): Ticks => addTicks(clip.trimStart, isFrozen(clip) ? ZERO : sourceLength(part, clip.speed));
  const [first, second] = isReversed(clip) ? [into(rightDuration), clip.trimStart] : [clip.trimStart, into(at)];
  return [{ ...left, trimStart: first, fadeOut: ZERO } as Clip, { ...right, trimStart: second, fadeIn: ZERO } as Clip];
}

/**
 * Makes one clip of two neighbors that a split could have made, and of their partners where that can be. Throws EditError
 * `not-joinable` when they differ in more than their place, do not touch, or do not follow each other in their source.
 */
export function joinClips(project: Project, { leftId, rightId }: ActionOf<'joinClips'>): Project {
  const left = editableClip(project, leftId);
  const right = editableClip(project, rightId);
  const whole = joined(left, right);
  if (!whole) throw new EditError('not-joinable', { leftId, rightId });
  const rights = partnersOf(project, right.clip);
  const wholes = partnersOf(project, left.clip).flatMap((place) => {
    const next = rights.find((other) => other.track.id === place.track.id && other.clipIndex === place.clipIndex + 1);
    const clip = next && joined(place, next);
    return clip ? [{ clip, gone: next.clip.id }] : [];
  });
  const all = [{ clip: whole, gone: rightId }, ...wholes];
  const becomes = new Map(all.map(({ clip }) => [clip.id, clip]));
  const gone = new Map(all.map(({ clip, gone: id }) => [id, clip.id]));
  const { linkId } = whole;
  const isRelinked = (clip: Clip): boolean => right.clip.linkId !== undefined && clip.linkId === right.clip.linkId;
  const after = mapTracks(project, (clips) =>
    clips.some((clip) => becomes.has(clip.id) || isRelinked(clip))
      ? clips
          .filter(({ id }) => !gone.has(id))
          .map((clip) => becomes.get(clip.id) ?? (isRelinked(clip) ? withLink(clip, linkId) : clip))
      : clips,
  );
  return reconnect(after, (id, side) => (side === 'left' ? (gone.get(id) ?? id) : id));
}

/** Undefined when no split could have made the two. */
function joined(left: ClipPlace, right: ClipPlace): Clip | undefined {
  if (left.track.id !== right.track.id || right.clipIndex !== left.clipIndex + 1) return undefined;
  const duration = addTicks(left.clip.duration, right.clip.duration);
  const linkId = left.clip.linkId ?? right.clip.linkId;
  const whole = withAudio(withLink({ ...left.clip, duration }, linkId), right.clip);
  const cut: Cut = { at: left.clip.duration, rightId: right.clip.id, linkId };
  const [first, second] = halves(whole, cut);
  return isSame(first, left.clip) && isSame(second, right.clip) ? whole : undefined;
}

function withAudio(whole: Clip, right: Clip): Clip {
  if (!isSourced(whole) || !isSourced(right)) return whole;
  const trimStart = isReversed(whole) ? right.trimStart : whole.trimStart;
  return { ...whole, fadeOut: right.fadeOut, trimStart } as Clip;
}

/** Clips are plain JSON made by one hand, so equal content has equal text. Names may differ: they do not show. */
const isSame = (a: Clip, b: Clip): boolean => textOf(a) === textOf(b);
const textOf = (clip: Clip): string =>
  JSON.stringify({ ...clip, name: '', linkId: '' }, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Transitions of the main track with their ends renamed. */
function reconnect(project: Project, rename: (id: string, side: 'left' | 'right') => string): Project {
  const { main } = project.tracks;
  if (main.transitions.length === 0) return project;
  const transitions = main.transitions.map((transition) => {
    const leftClipId = rename(transition.leftClipId, 'left');
    const rightClipId = rename(transition.rightClipId, 'right');
    const isKept = leftClipId === transition.leftClipId && rightClipId === transition.rightClipId;
    return isKept ? transition : { ...transition, leftClipId, rightClipId };
  });
  return { ...project, tracks: { ...project.tracks, main: { ...main, transitions } } };
}
