import type { Clip, Project } from '@/engine/project/schema';
import type { AnyTrack, TrackKind } from '@/engine/project/walk';
import { RULER_HEIGHT, SCROLLBAR_HEIGHT, type View } from './view';

/** A track's place on the timeline; `y` counts from the top of the content, below the ruler. */
export interface Row {
  readonly kind: TrackKind;
  /** Within its kind, as in the document. */
  readonly index: number;
  readonly track: AnyTrack;
  readonly y: number;
  readonly height: number;
}

interface ClipSpot {
  readonly clip: Clip;
  readonly row: Row;
  readonly index: number;
}

export interface Layout {
  readonly project: Project;
  /** As seen: the topmost image first, main, then sound. */
  readonly rows: readonly Row[];
  /** With the room for a new track above and below. */
  readonly contentHeight: number;
}

export const ROW_GAP = 4;
/** Above the first and below the last track: dropping here makes a new one. */
export const EDGE_ROOM = 16;
export const MIN_ROW = 26;
export const MAX_ROW = 160;

const usual: Readonly<Record<TrackKind, number>> = { overlay: 40, main: 76, audio: 52 };

export const rowHeight = (kind: TrackKind, wished: number | undefined): number =>
  Math.min(MAX_ROW, Math.max(MIN_ROW, wished ?? usual[kind]));

/** Heights in pixels that the user has set: by track id, and by {@link kindKey} for tracks without one of their own. */
export type TrackHeights = ReadonlyMap<string, number>;

/** Key of a kind's height among those of tracks; no id of a track has this form. */
export const kindKey = (kind: TrackKind): string => `kind:${kind}`;

export const trackHeight = (heights: TrackHeights, kind: TrackKind, trackId: string): number =>
  rowHeight(kind, heights.get(trackId) ?? heights.get(kindKey(kind)));

/** Where each track lies. */
export function createLayout(project: Project, heights: TrackHeights): Layout {
  const { overlay, main, audio } = project.tracks;
  const rows: Row[] = [];
  let y = EDGE_ROOM;
  const add = (kind: TrackKind, index: number, track: AnyTrack): void => {
    const height = trackHeight(heights, kind, track.id);
    rows.push({ kind, index, track, y, height });
    y += height + ROW_GAP;
  };
  for (let index = overlay.length - 1; index >= 0; index -= 1) {
    const track = overlay[index];
    if (track) add('overlay', index, track);
  }
  add('main', 0, main);
  for (const [index, track] of audio.entries()) add('audio', index, track);
  return { project, rows, contentHeight: y - ROW_GAP + EDGE_ROOM };
}

/** Top of a row on the canvas. */
export const rowTop = (row: Row, view: Pick<View, 'scrollTop'>): number => RULER_HEIGHT + row.y - view.scrollTop;

/** The row at a height of the canvas, or on which side of all rows it lies; the gaps belong to the row above. */
export function rowAt({ rows }: Layout, y: number, view: Pick<View, 'scrollTop'>): Row | 'above' | 'below' {
  const content = y - RULER_HEIGHT + view.scrollTop;
  if (content < (rows[0]?.y ?? 0)) return 'above';
  return rows.find((row) => content < row.y + row.height + ROW_GAP) ?? 'below';
}

const tracksHeight = (view: Pick<View, 'height'>): number => Math.max(0, view.height - RULER_HEIGHT - SCROLLBAR_HEIGHT);

export const mostScrollTop = (layout: Layout, view: Pick<View, 'height'>): number =>
  Math.max(0, layout.contentHeight - tracksHeight(view));

const spotsOf = new WeakMap<Layout, ReadonlyMap<string, ClipSpot>>();

/** Every clip by its id; made when first asked for. */
export function clipSpots(layout: Layout): ReadonlyMap<string, ClipSpot> {
  const known = spotsOf.get(layout);
  if (known) return known;
  const spots = new Map<string, ClipSpot>();
  for (const row of layout.rows) {
    const clips: readonly Clip[] = row.track.clips;
    clips.forEach((clip, index) => {
      spots.set(clip.id, { clip, row, index });
    });
  }
  spotsOf.set(layout, spots);
  return spots;
}

/** Clips are in order and never overlap, so the first one that ends after `time` is found by halving. */
export function firstEndingAfter(clips: readonly Clip[], time: number): number {
  let low = 0;
  let high = clips.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const clip = clips[middle];
    if (clip && clip.start + clip.duration <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function clipAt(clips: readonly Clip[], time: number): number {
  const index = firstEndingAfter(clips, time);
  const clip = clips[index];
  return clip && clip.start <= time ? index : -1;
}
