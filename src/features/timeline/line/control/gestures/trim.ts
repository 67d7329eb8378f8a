import type { Clip } from '@/engine/project/schema';
import { clipEnd, findClip } from '@/engine/project/walk';
import { type Ticks, ticks } from '@/engine/time/ticks';
import type { MessageId } from '@/hooks/useT';
import type { Row } from '../../model/layout';
import { timecode } from '../../model/ruler';
import { spanOf, timeAt } from '../../model/view';
import { wayText } from '../../paint/paintOverlay';
import { DragEdit, type Gesture, type GestureContext, type LinePoint, Snapper } from '../gestureContext';

/** What the ways of dragging within the time of a clip have in common. */
abstract class TimeDrag implements Gesture {
  abstract readonly cursor: string;
  protected readonly edit: DragEdit;
  protected readonly grabbed: Ticks;

  constructor(
    protected readonly context: GestureContext,
    protected readonly clip: Clip,
    from: LinePoint,
    label: MessageId,
  ) {
    this.edit = new DragEdit(context, label);
    this.grabbed = timeAt(context.view(), from.x);
  }

  abstract move(point: LinePoint): void;

  end(): void {
    this.edit.finish();
    this.context.show({});
  }

  cancel(): void {
    this.edit.cancel();
    this.context.show({});
  }

  protected way(point: LinePoint): number {
    return timeAt(this.context.view(), point.x) - this.grabbed;
  }

  protected say(point: LinePoint, text: string, guide?: Ticks, isRefused = false): void {
    this.context.show({ guide, tip: { x: point.x, y: point.y, text, isRefused } });
  }
}

export class TrimGesture extends TimeDrag {
  readonly cursor = 'col-resize';
  private readonly snapper: Snapper;

  constructor(
    context: GestureContext,
    clip: Clip,
    from: LinePoint,
    private readonly edge: 'start' | 'end',
  ) {
    super(context, clip, from, 'timeline.step.trimClip');
    this.snapper = new Snapper(context, { exclude: new Set([clip.id]) });
  }

  move(point: LinePoint): void {
    const { clip, edge } = this;
    const before = edge === 'start' ? clip.start : clipEnd(clip);
    const { time, guide } = this.snapper.settle(ticks(before + this.way(point)), point);
    const ripple = this.context.store.getState().isRipple !== point.alt;
    const error = this.edit.try({ type: 'trimClip', clipId: clip.id, edge, to: time, ripple });
    const { present } = this.context.store.getState().history;
    const now = findClip(present, clip.id)?.clip ?? clip;
    const { fps } = present.canvas;
    const text = `${timecode(now.duration, fps)}  ${wayText(now.duration - clip.duration, fps)}`;
    const edgeNow = edge === 'start' ? now.start : clipEnd(now);
    this.say(point, text, guide === edgeNow ? guide : undefined, error !== undefined);
  }
}

/** The cut between two neighbors. */
export class RollGesture extends TimeDrag {
  readonly cursor = 'col-resize';
  private readonly snapper: Snapper;

  constructor(
    context: GestureContext,
    left: Clip,
    private readonly right: Clip,
    from: LinePoint,
  ) {
    super(context, left, from, 'timeline.step.rollEdit');
    this.snapper = new Snapper(context, { exclude: new Set([left.id, right.id]) });
  }

  move(point: LinePoint): void {
    const { time, guide } = this.snapper.settle(ticks(this.right.start + this.way(point)), point);
    const error = this.edit.try({ type: 'rollEdit', leftId: this.clip.id, rightId: this.right.id, to: time });
    const { fps } = this.edit.start.present.canvas;
    this.say(point, wayText(time - this.right.start, fps), guide, error !== undefined);
  }
}

/** The neighbors that meet at the end of a clip that is nearer to the pointer. */
export function cutNear(row: Row, index: number, isStart: boolean): readonly [Clip, Clip] | undefined {
  const clips: readonly Clip[] = row.track.clips;
  const [left, right] = isStart ? [clips[index - 1], clips[index]] : [clips[index], clips[index + 1]];
  return left && right && clipEnd(left) === right.start ? [left, right] : undefined;
}

/** Another stretch of the source in the same place: the paper is pulled along under the window. */
export class SlipGesture extends TimeDrag {
  readonly cursor = 'ew-resize';

  constructor(context: GestureContext, clip: Clip, from: LinePoint) {
    super(context, clip, from, 'timeline.step.slipClip');
  }

  move(point: LinePoint): void {
    const { clip } = this;
    if (!('trimStart' in clip)) return;
    const sign = clip.reversed ? 1 : -1;
    const by = ticks(this.way(point) * clip.speed * sign);
    const error = this.edit.try({ type: 'slipClip', clipId: clip.id, by });
    this.say(point, wayText(by, this.edit.start.present.canvas.fps), undefined, error !== undefined);
  }
}

export class SlideGesture extends TimeDrag {
  readonly cursor = 'ew-resize';
  private readonly snapper: Snapper;

  constructor(context: GestureContext, clip: Clip, from: LinePoint) {
    super(context, clip, from, 'timeline.step.slideClip');
    this.snapper = new Snapper(context, { exclude: new Set([clip.id]) });
  }

  move(point: LinePoint): void {
    const { time, guide } = this.snapper.settle(ticks(this.clip.start + this.way(point)), point);
    const error = this.edit.try({ type: 'slideClip', clipId: this.clip.id, to: time });
    this.say(point, wayText(time - this.clip.start, this.edit.start.present.canvas.fps), guide, error !== undefined);
  }
}

/** Length of a transition, evenly about its cut. */
export function dragTransition(context: GestureContext, transitionId: string): Gesture | undefined {
  const { main } = context.layout().project.tracks;
  const transition = main.transitions.find(({ id }) => id === transitionId);
  const cut = main.clips.find(({ id }) => id === transition?.rightClipId)?.start;
  if (!transition || cut === undefined) return undefined;
  const edit = new DragEdit(context, 'timeline.step.setTransition');
  const { id, type, leftClipId, rightClipId } = transition;
  return {
    cursor: 'ew-resize',
    move: (point) => {
      const shortest = spanOf(context.view(), 4);
      const frame = Math.max(shortest, 8000);
      const duration = ticks(Math.max(frame, Math.abs(timeAt(context.view(), point.x) - cut) * 2));
      edit.try({ type: 'setTransition', leftClipId, rightClipId, transition: { id, type, duration } });
      const { present } = context.store.getState().history;
      const now = present.tracks.main.transitions.find((item) => item.id === id)?.duration ?? duration;
      context.show({ tip: { x: point.x, y: point.y, text: timecode(now, present.canvas.fps) } });
    },
    end: () => {
      edit.finish();
      context.show({});
    },
    cancel: () => {
      edit.cancel();
      context.show({});
    },
  };
}
