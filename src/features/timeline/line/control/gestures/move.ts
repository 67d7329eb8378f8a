import type { Action } from '@/engine/edit/actions';
import { freeStart } from '@/engine/edit/freeStart';
import type { Clip } from '@/engine/project/schema';
import { clipEnd } from '@/engine/project/walk';
import { snapToFrame } from '@/engine/time/frameRate';
import { type Ticks, ticks } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';
import { clipName } from '../../model/clipShape';
import { clipSpots, type Row, rowAt } from '../../model/layout';
import { spanOf, timeAt } from '../../model/view';
import { type Passing, wayText } from '../../paint/paintOverlay';
import { DragEdit, type Gesture, type GestureContext, type LinePoint, Snapper } from '../gestureContext';

/** How far from the pointer, in pixels, a clip may go to find room. */
const ROOM_REACH = 160;

interface Place {
  readonly by: Ticks;
  readonly shift: number;
  readonly guide: Ticks | undefined;
  /** Dropped here it gets a track of its own. */
  readonly newTrack: 'above' | 'below' | undefined;
}

/** Height among the tracks of the family: main 0, overlays above; sound tracks by index. */
const levelOf = ({ kind, index }: Pick<Row, 'kind' | 'index'>): number => (kind === 'overlay' ? index + 1 : index);
const isAudio = ({ kind }: Pick<Row, 'kind'>): boolean => kind === 'audio';

/** Moves the chosen clips, across tracks too; one that finds no room goes to the nearest place that has. */
export class MoveGesture implements Gesture {
  readonly cursor = 'grabbing';
  private readonly edit: DragEdit;
  private readonly snapper: Snapper;
  private readonly clips: readonly Clip[];
  private readonly grabbed: Ticks;
  private place: Place | undefined;

  constructor(
    private readonly context: GestureContext,
    private readonly anchor: { readonly clip: Clip; readonly row: Row },
    from: LinePoint,
  ) {
    this.edit = new DragEdit(context, 'timeline.step.moveClips');
    const { selection } = context.store.getState();
    const spots = clipSpots(context.layout());
    const ids = selection.has(anchor.clip.id) ? [...selection] : [anchor.clip.id];
    this.clips = ids.flatMap((id) => spots.get(id)?.clip ?? []);
    this.snapper = new Snapper(context, { exclude: new Set(ids) });
    this.grabbed = timeAt(context.view(), from.x);
  }

  move(point: LinePoint): void {
    const place = this.placeAt(point);
    const { by, guide, newTrack } = place;
    const isRefused = !this.try(place);
    this.place = place;
    const { fps } = this.edit.start.present.canvas;
    const ghost = this.ghost(place, isRefused);
    const passing: Passing = {
      guide,
      ...(newTrack ? { newTrack } : {}),
      ...(ghost ? { ghost } : {}),
      tip: { x: point.x, y: point.y, text: wayText(by, fps), isRefused },
    };
    this.context.show(passing);
  }

  end(): void {
    if (this.place?.newTrack) this.dropOnNewTrack(this.place);
    this.edit.finish();
    this.context.show({});
  }

  cancel(): void {
    this.edit.cancel();
    this.context.show({});
  }

  /** Where the hand holds the clip, as long as that is not where it lies: it found no room there, or a track is to come. */
  private ghost({ by, shift, newTrack }: Place, isRefused: boolean): Passing['ghost'] {
    const { clip, row } = this.anchor;
    const { rows } = this.context.layout();
    const isHeldOn = (other: Row): boolean =>
      isAudio(other) === isAudio(row) && levelOf(other) === levelOf(row) + shift;
    const held = newTrack ? undefined : rows.find(isHeldOn);
    if (!held && !newTrack) return undefined;
    const start = (clip.start + by) as Ticks;
    const lies = clipSpots(this.context.layout()).get(clip.id);
    if (lies?.clip.start === start && lies.row.track.id === held?.track.id) return undefined;
    const { project } = this.context.layout();
    return {
      start,
      duration: clip.duration,
      trackId: held?.track.id,
      label: clipName(project, clip),
      isRefused: isRefused && !newTrack,
    };
  }

  private placeAt(point: LinePoint): Place {
    const { context, anchor } = this;
    const wished = timeAt(context.view(), point.x) - this.grabbed;
    const { by, guide } = this.along(wished, point);
    const row = rowAt(context.layout(), point.y, context.view());
    if (row === 'above' || row === 'below') {
      const isOwnSide = row === (isAudio(anchor.row) ? 'below' : 'above');
      return { by, guide, shift: 0, newTrack: isOwnSide ? row : undefined };
    }
    const shift = isAudio(row) === isAudio(anchor.row) ? levelOf(row) - levelOf(anchor.row) : 0;
    return { by, guide, shift, newTrack: undefined };
  }

  /** The way in time, with one of the edges on a stop, or the held clip's start on a frame. */
  private along(wished: number, point: LinePoint): { readonly by: Ticks; readonly guide: Ticks | undefined } {
    const { anchor, clips, edit } = this;
    const first = Math.min(...clips.map(({ start }) => start));
    const by = Math.max(wished, -first) as Ticks;
    const edges = clips.slice(0, 40).flatMap((clip) => [(clip.start + by) as Ticks, (clipEnd(clip) + by) as Ticks]);
    const near = this.snapper.near(edges, point);
    if (near && by + near.delta >= -first) return { by: ticks(by + near.delta), guide: near.at };
    const start = snapToFrame((anchor.clip.start + by) as Ticks, edit.start.present.canvas.fps);
    return { by: Math.max(start - anchor.clip.start, -first) as Ticks, guide: undefined };
  }

  private try(place: Place): boolean {
    if (!this.edit.try(this.action(place))) return true;
    const near = this.roomNear(place);
    return near !== undefined && !this.edit.try(this.action(near));
  }

  private action({ by, shift }: Place): Action {
    const ripple = this.context.store.getState().isRipple;
    const ids = this.clips.map(({ id }) => id);
    if (shift === 0) return { type: 'moveClips', clipIds: ids, by, ripple };
    const isKin = (clip: Clip): boolean => (clip.type === 'audio') === isAudio(this.anchor.row);
    const kin = this.clips.filter(isKin);
    const bound = new Set(kin.flatMap(({ linkId, groupId }) => [linkId, groupId]).filter(Boolean));
    // Images and sounds have different tracks to change to: the others only move in time, unless they are bound and
    // come along by themselves.
    const others = this.clips.filter((clip) => !isKin(clip) && !bound.has(clip.linkId) && !bound.has(clip.groupId));
    const main: Action = { type: 'moveClips', clipIds: kin.map(({ id }) => id), by, trackShift: shift, ripple };
    if (others.length === 0 || by === 0) return main;
    return { type: 'batch', actions: [main, { type: 'moveClips', clipIds: others.map(({ id }) => id), by }] };
  }

  /** For a single clip: the free stretch nearest to where it is held. */
  private roomNear(place: Place): Place | undefined {
    const [clip] = this.clips;
    if (this.clips.length !== 1 || !clip) return undefined;
    const target = this.context
      .layout()
      .rows.find(
        (row) => isAudio(row) === isAudio(this.anchor.row) && levelOf(row) === levelOf(this.anchor.row) + place.shift,
      );
    if (!target) return undefined;
    const wished = (clip.start + place.by) as Ticks;
    const { present } = this.edit.start;
    const start = freeStart(present, { trackId: target.track.id, duration: clip.duration, wished, except: clip.id });
    if (start === undefined || Math.abs(start - wished) > spanOf(this.context.view(), ROOM_REACH)) return undefined;
    return { ...place, by: (start - clip.start) as Ticks };
  }

  private dropOnNewTrack({ by }: Place): void {
    const { anchor, edit } = this;
    const { tracks } = edit.start.present;
    const kind = isAudio(anchor.row) ? 'audio' : 'overlay';
    const level = kind === 'audio' ? tracks.audio.length : tracks.overlay.length + 1;
    const shift = level - levelOf(anchor.row);
    const moved = this.action({ by, shift, guide: undefined, newTrack: undefined });
    edit.try({ type: 'batch', actions: [{ type: 'addTrack', kind, id: newId() }, moved] });
  }
}
