import type { Clip } from '@/engine/project/schema';
import { clipEnd, findClip } from '@/engine/project/walk';
import { type Ticks, ticks } from '@/engine/time/ticks';
import type { MessageId } from '@/hooks/useT';
import type { Row } from '../../model/layout';
import { timecode } from '../../model/ruler';
import { spanOf, timeAt } from '../../model/view';
import { wayText } from '../../paint/paintOverlay';
import { type Desk, DragEdit, type Gesture, type LinePoint, Snapper } from '../desk';

/** What the ways of dragging within the time of a clip have in common. */
abstract class TimeDrag implements Gesture {
  abstract readonly cursor: string;
  protected readonly edit: DragEdit;
  protected readonly grabbed: Ticks;

  constructor(
    protected readonly desk: Desk,
    protected readonly clip: Clip,
    from: LinePoint,
    label: MessageId,
  ) {
    this.edit = new DragEdit(desk, label);
    this.grabbed = timeAt(desk.view(), from.x);
  }

  abstract move(point: LinePoint): void;

  end(): void {
    this.edit.finish();
    this.desk.show({});
  }

  cancel(): void {
    this.edit.cancel();
    this.desk.show({});
  }

  protected way(point: LinePoint): number {
    return timeAt(this.desk.view(), point.x) - this.grabbed;
  }

  protected say(point: LinePoint, text: string, guide?: Ticks, isRefused = false): void {
    this.desk.show({ ...(guide === undefined ? {} : { guide }), tip: { x: point.x, y: point.y, text, isRefused } });
  }
}

export class TrimGesture extends TimeDrag {
  readonly cursor = 'col-resize';
  private readonly snapper: Snapper;

  constructor(
    desk: Desk,
    clip: Clip,
    from: LinePoint,
    private readonly edge: 'start' | 'end',
  ) {
    super(desk, clip, from, 'timeline.step.trimClip');
    this.snapper = new Snapper(desk, { exclude: new Set([clip.id]) });
  }

  move(point: LinePoint): void {
    const { clip, edge } = this;
    const before = edge === 'start' ? clip.start : clipEnd(clip);
    const { time, guide } = this.snapper.settle(ticks(before + this.way(point)), point);
    const ripple = this.desk.store.getState().isRipple !== point.alt;
    const error = this.edit.try({ type: 'trimClip', clipId: clip.id, edge, to: time, ripple });
    const { present } = this.desk.store.getState().history;
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
    desk: Desk,
    left: Clip,
    private readonly right: Clip,
    from: LinePoint,
  ) {
    super(desk, left, from, 'timeline.step.rollEdit');
    this.snapper = new Snapper(desk, { exclude: new Set([left.id, right.id]) });
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

  constructor(desk: Desk, clip: Clip, from: LinePoint) {
    super(desk, clip, from, 'timeline.step.slipClip');
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

  constructor(desk: Desk, clip: Clip, from: LinePoint) {
    super(desk, clip, from, 'timeline.step.slideClip');
    this.snapper = new Snapper(desk, { exclude: new Set([clip.id]) });
  }

  move(point: LinePoint): void {
    const { time, guide } = this.snapper.settle(ticks(this.clip.start + this.way(point)), point);
    const error = this.edit.try({ type: 'slideClip', clipId: this.clip.id, to: time });
    this.say(point, wayText(time - this.clip.start, this.edit.start.present.canvas.fps), guide, error !== undefined);
  }
}

/** Length of a transition, evenly about its cut. */
export function dragTransition(desk: Desk, transitionId: string): Gesture | undefined {
  const { main } = desk.layout().project.tracks;
  const transition = main.transitions.find(({ id }) => id === transitionId);
  const cut = main.clips.find(({ id }) => id === transition?.rightClipId)?.start;
  if (!transition || cut === undefined) return undefined;
  const edit = new DragEdit(desk, 'timeline.step.setTransition');
  const { id, type, leftClipId, rightClipId } = transition;
  return {
    cursor: 'ew-resize',
    move: (point) => {
      const shortest = spanOf(desk.view(), 4);
      const frame = Math.max(shortest, 8000);
      const duration = ticks(Math.max(frame, Math.abs(timeAt(desk.view(), point.x) - cut) * 2));
      edit.try({ type: 'setTransition', leftClipId, rightClipId, transition: { id, type, duration } });
      const { present } = desk.store.getState().history;
      const now = present.tracks.main.transitions.find((item) => item.id === id)?.duration ?? duration;
      desk.show({ tip: { x: point.x, y: point.y, text: timecode(now, present.canvas.fps) } });
    },
    end: () => {
      edit.finish();
      desk.show({});
    },
    cancel: () => {
      edit.cancel();
      desk.show({});
    },
  };
}
