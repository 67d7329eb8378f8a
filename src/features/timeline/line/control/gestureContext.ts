import type { Action } from '@/engine/edit/actions';
import type { EditError } from '@/engine/edit/errors';
import type { History } from '@/engine/edit/history';
import { type SnapPoint, snap, snapPoints } from '@/engine/edit/snap';
import type { Player } from '@/engine/playback';
import { snapToFrame } from '@/engine/time/frameRate';
import { maxTicks, type Ticks, ZERO } from '@/engine/time/ticks';
import type { MessageId } from '@/hooks/useT';
import type { EditorStore } from '../../model/editorStore';
import type { Layout } from '../model/layout';
import { spanOf, type View } from '../model/view';
import type { Passing } from '../paint/paintOverlay';

/** A place of the pointer on the canvas, with the keys that are held. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  /** Ctrl, or Command. */
  readonly mod: boolean;
}

/** What gestures work at. */
export interface GestureContext {
  readonly store: EditorStore;
  readonly player: Player;
  readonly layout: () => Layout;
  readonly view: () => View;
  /** Scrolls; within limits. */
  readonly scrollTo: (scroll: { readonly left?: number; readonly top?: number }) => void;
  readonly show: (passing: Passing) => void;
  readonly tell: (id: MessageId, values?: Record<string, string | number>) => void;
  readonly word: (id: MessageId, values?: Record<string, string | number>) => string;
}

/** One way of dragging. It is made when the pointer goes down and lives until it comes up. */
export interface Gesture {
  readonly cursor: string;
  /** The pointer has moved far enough to mean it, or the view has moved under it. */
  readonly move: (point: LinePoint) => void;
  /** It came up after a drag. */
  readonly end: (point: LinePoint) => void;
  /** It came up where it went down. */
  readonly click?: (point: LinePoint) => void;
  /** Escape, or a second finger: as if nothing had been. */
  readonly cancel: () => void;
}

const SNAP_REACH = 8;

/** Stops that attract what is dragged, known from the beginning of the drag. */
export class Snapper {
  private readonly points: readonly SnapPoint[];

  constructor(
    private readonly context: GestureContext,
    options: { readonly exclude?: ReadonlySet<string>; readonly withPlayhead?: boolean } = {},
  ) {
    const { history, rangeIn, rangeOut } = context.store.getState();
    const { exclude, withPlayhead = true } = options;
    const points = snapPoints(history.present, {
      ...(exclude ? { exclude } : {}),
      ...(withPlayhead ? { playhead: context.player.state().time } : {}),
    });
    const range = [rangeIn, rangeOut].flatMap((time): SnapPoint[] =>
      time === undefined ? [] : [{ time, kind: 'edge' }],
    );
    this.points = range.length > 0 ? [...points, ...range].toSorted((a, b) => a.time - b.time) : points;
  }

  /** How far `times` should be moved to lie on a stop, and on which; nothing when snapping is off (Ctrl turns it round). */
  near(
    times: readonly Ticks[],
    { mod }: Pick<LinePoint, 'mod'>,
  ): { readonly delta: Ticks; readonly at: Ticks } | undefined {
    const { store, view } = this.context;
    if (store.getState().isSnapping === mod) return undefined;
    const found = snap(times, this.points, spanOf(view(), SNAP_REACH));
    return found && { delta: found.delta, at: found.point.time };
  }

  /** A time brought to a stop, else to a frame's border. */
  settle(time: Ticks, point: Pick<LinePoint, 'mod'>): { readonly time: Ticks; readonly guide: Ticks | undefined } {
    const found = this.near([time], point);
    if (found) return { time: found.at, guide: found.at };
    const { fps } = this.context.store.getState().history.present.canvas;
    return { time: maxTicks(ZERO, snapToFrame(time, fps)), guide: undefined };
  }
}

/** A drag's edits: each is reckoned from where the drag began, so that all of it is one step, or none. */
export class DragEdit {
  readonly start: History;
  private seen: History;
  private isOver = false;

  constructor(
    private readonly context: GestureContext,
    private readonly label: MessageId,
  ) {
    this.start = context.store.getState().history;
    this.seen = this.start;
  }

  /** Refused: the document stays at the last step that could be done. */
  try(action: Action): EditError | undefined {
    const { store } = this.context;
    // Somebody else has changed the document meanwhile (a file came in): their change stands, the drag ends here.
    if (store.getState().history !== this.seen) this.isOver = true;
    if (this.isOver) return undefined;
    const error = store.act(action, { label: this.label, from: this.start, isQuiet: true });
    this.seen = store.getState().history;
    return error;
  }

  get hasChanged(): boolean {
    return this.seen !== this.start;
  }

  finish(): void {
    if (this.hasChanged) this.context.tell(this.label);
    this.isOver = true;
  }

  cancel(): void {
    const { store } = this.context;
    if (!this.isOver && store.getState().history === this.seen) store.restore(this.start);
    this.isOver = true;
  }
}
