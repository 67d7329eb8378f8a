import type { Project } from '../project/schema';
import { type ClipPlace, clipEnd } from '../project/walk';
import { maxTicks, minTicks, subTicks, type Ticks, ZERO } from '../time/ticks';
import type { ActionOf } from './actions';
import { editableClip, replaceClips } from './document';
import { type Edge, edgeTime, FAR, neighborRange, overlapOf, ownRange, type Range, withEdge, within } from './edges';
import { EditError } from './errors';
import { partnersOf } from './links';
import { ripple } from './ripple';

/** The edge with those of its clip's partners that stand at the same time. */
function withPartners(edge: Edge, partners: readonly ClipPlace[]): readonly Edge[] {
  const others = partners.map((place): Edge => ({ place, side: edge.side }));
  return [edge, ...others.filter((other) => edgeTime(other) === edgeTime(edge))];
}

/**
 * Moves one edge of a clip and nothing of what it shows. The edge stops where the source ends, at the neighbor (unless
 * what follows moves along), and one frame before the other edge; it never throws for going too far, as one drags it.
 */
export function trimClip(
  project: Project,
  { clipId, edge: side, to, ripple: isRipple }: ActionOf<'trimClip'>,
): Project {
  const lead: Edge = { place: editableClip(project, clipId), side };
  const partners = partnersOf(project, lead.place.clip);
  const edges = withPartners(lead, partners);
  const own = edges.map((edge) => ownRange(project, edge));
  return isRipple ? rippled(project, { lead, edges, partners, own }, to) : trimmed(project, { lead, edges, own }, to);
}

interface Trim {
  readonly lead: Edge;
  readonly edges: readonly Edge[];
  readonly own: readonly Range[];
}

function trimmed(project: Project, { lead, edges, own }: Trim, to: Ticks): Project {
  const at = within([overlapOf([...own, ...edges.map(neighborRange)])], to);
  if (at === edgeTime(lead)) return project;
  return replaceClips(
    project,
    edges.map(({ place: { clip } }) => withEdge(clip, lead.side, at)),
  );
}

/**
 * Of a trimmed start the clip's place stays and its content moves; then partners that begin elsewhere move as the content
 * does.
 */
function rippled(project: Project, trim: Trim & { readonly partners: readonly ClipPlace[] }, to: Ticks): Project {
  const { lead, edges, own, partners } = trim;
  const { clip, track } = lead.place;
  const isTrimmed = new Set(edges.map(({ place }) => place.clip.id));
  const carried = lead.side === 'start' ? partners.filter((place) => !isTrimmed.has(place.clip.id)) : [];
  const walls = [...edges.map((edge) => growth(edge, lead)), ...carried.map((place) => carriage(place, lead))];
  const at = within([overlapOf([...own, ...walls])], to);
  if (at === edgeTime(lead)) return project;
  const way = subTicks(clip.start, at);
  const after = replaceClips(project, [
    ...edges.map(({ place }) => ({ ...withEdge(place.clip, lead.side, at), start: place.clip.start })),
    ...carried.map((place) => ({ ...place.clip, start: (place.clip.start + way) as Ticks })),
  ]);
  return ripple(project, after, track.id, clip.linkId);
}

const anywhere: Range = { from: -FAR as Ticks, to: FAR };

/** Neighbors make room, but for one that starts before what moves: beside a partner that ends earlier. */
function growth({ place, side }: Edge, lead: Edge): Range {
  const room = roomRight(place, lead);
  if (room === undefined) return anywhere;
  return side === 'end'
    ? { from: anywhere.from, to: (clipEnd(place.clip) + room) as Ticks }
    : { from: subTicks(place.clip.start, room), to: FAR };
}

/** Where the lead's start may go for a partner that its content carries along. */
function carriage(place: ClipPlace, lead: Edge): Range {
  const room = roomRight(place, lead);
  const left = subTicks(place.clip.start, neighborRange({ place, side: 'start' }).from);
  const { start } = lead.place.clip;
  return { from: room === undefined ? anywhere.from : subTicks(start, room), to: (start + left) as Ticks };
}

/** Undefined where what comes next moves too. */
function roomRight(place: ClipPlace, lead: Edge): Ticks | undefined {
  const next = place.track.clips[place.clipIndex + 1];
  return next && next.start < clipEnd(lead.place.clip) ? subTicks(next.start, clipEnd(place.clip)) : undefined;
}

/** Moves the cut between two neighbors, and with it the cut of their partners where they meet at the same time. */
export function rollEdit(project: Project, { leftId, rightId, to }: ActionOf<'rollEdit'>): Project {
  const left = editableClip(project, leftId);
  const right = editableClip(project, rightId);
  const isPair = left.track.id === right.track.id && left.clipIndex + 1 === right.clipIndex;
  if (!isPair || clipEnd(left.clip) !== right.clip.start) throw new EditError('not-neighbors', { leftId, rightId });
  const edges = new Map(
    [
      ...withPartners({ place: left, side: 'end' }, partnersOf(project, left.clip)),
      ...withPartners({ place: right, side: 'start' }, partnersOf(project, right.clip)),
    ].map((edge) => [`${edge.side} ${edge.place.clip.id}`, edge]),
  );
  const isRolled = (place: ClipPlace | undefined, side: Edge['side']): boolean =>
    place !== undefined && edges.has(`${side} ${place.clip.id}`);
  const ranges = [...edges.values()].map((edge) => {
    const facing =
      edge.side === 'end' ? isRolled(neighbor(edge.place, 1), 'start') : isRolled(neighbor(edge.place, -1), 'end');
    return overlapOf(facing ? [ownRange(project, edge)] : [ownRange(project, edge), neighborRange(edge)]);
  });
  const at = within([overlapOf(ranges)], to);
  if (at === right.clip.start) return project;
  return replaceClips(
    project,
    [...edges.values()].map(({ place, side }) => withEdge(place.clip, side, at)),
  );
}

function neighbor(place: ClipPlace, step: 1 | -1): ClipPlace | undefined {
  const clipIndex = place.clipIndex + step;
  const clip = place.track.clips[clipIndex];
  return clip && { ...place, clip, clipIndex };
}

/**
 * Moves a clip (and its partners) between its neighbors. One that touches gives or takes the time, as far as its source
 * goes; before a gap the clip moves until it meets the next one.
 */
export function slideClip(project: Project, { clipId, to }: ActionOf<'slideClip'>): Project {
  const place = editableClip(project, clipId);
  const moving = [place, ...partnersOf(project, place.clip)];
  const ids = new Set(moving.map(({ clip }) => clip.id));
  const edges = moving.flatMap((one) => touching(one).filter((edge) => !ids.has(edge.place.clip.id)));
  const ways = [
    ...edges.map((edge) => wayOf(ownRange(project, edge), edgeTime(edge))),
    ...moving.map((one) => wayInGap(one, ids)),
  ];
  const by = within([overlapOf(ways)], subTicks(to, place.clip.start));
  if (by === 0) return project;
  const changed = new Map(moving.map(({ clip }) => [clip.id, { ...clip, start: (clip.start + by) as Ticks }]));
  for (const edge of edges) {
    const { clip } = edge.place;
    const now = changed.get(clip.id) ?? clip;
    changed.set(clip.id, withEdge(now, edge.side, (edgeTime(edge) + by) as Ticks));
  }
  return replaceClips(project, [...changed.values()]);
}

const wayOf = ({ from, to }: Range, now: Ticks): Range => ({ from: subTicks(from, now), to: subTicks(to, now) });

function touching(place: ClipPlace): readonly Edge[] {
  const left = neighbor(place, -1);
  const right = neighbor(place, 1);
  return [
    ...(left && clipEnd(left.clip) === place.clip.start ? [{ place: left, side: 'end' } as const] : []),
    ...(right && right.clip.start === clipEnd(place.clip) ? [{ place: right, side: 'start' } as const] : []),
  ];
}

/** How far the clip can go before it meets a neighbor that does not touch it now, or the beginning. */
function wayInGap(place: ClipPlace, moving: ReadonlySet<string>): Range {
  const { clip } = place;
  const left = neighbor(place, -1);
  const right = neighbor(place, 1);
  const leftEnd = left ? clipEnd(left.clip) : ZERO;
  const isFreeLeft = left !== undefined && (leftEnd === clip.start || moving.has(left.clip.id));
  const isFreeRight = !right || right.clip.start === clipEnd(clip) || moving.has(right.clip.id);
  return {
    from: isFreeLeft ? (-FAR as Ticks) : minTicks(ZERO, subTicks(leftEnd, clip.start)),
    to: isFreeRight ? FAR : maxTicks(ZERO, subTicks(right.clip.start, clipEnd(clip))),
  };
}
