import { type DragPlace, type DragPlan, pressToDrag } from '@/components/drag';
import { hhmm, snap } from '@/domain/publishing/calendar';

/** What the calendar makes of something that is dragged; days as `YYYY-MM-DD`, minutes where the view has hours. */
export interface DragActions {
  /** Taken up: it is known until `dragEnd`. @returns false when it cannot be dragged after all */
  readonly lift: (held: { readonly postId: string } | { readonly videoId: string }) => boolean;
  /** Whether what is dragged may not be dropped there. */
  readonly refuses: (date: string, minutes: number | undefined) => boolean;
  /** @returns whether it stays there */
  readonly drop: (date: string, minutes: number | undefined) => boolean;
  /** Whether what is dragged has a time that can be taken away. */
  readonly takesTime: () => boolean;
  /** Takes its time away. @returns whether it had one */
  readonly dropTime: () => boolean;
  readonly dragEnd: () => void;
}

/** Minute of a column with hours at a height of the window; undefined for a day without hours. */
function minuteAt(day: HTMLElement, y: number): number | undefined {
  if (day.dataset.timed === undefined) return undefined;
  const { top, height } = day.getBoundingClientRect();
  return snap(((y - top) / height) * 1440);
}

function planOf(actions: DragActions): Pick<DragPlan, 'placeAt' | 'takes' | 'drop' | 'onEnd'> {
  return {
    placeAt: (under, top): DragPlace | undefined => {
      const lane = under.closest<HTMLElement>('[data-lane]');
      if (lane) return actions.takesTime() ? { element: lane } : undefined;
      const day = under.closest<HTMLElement>('[data-day]');
      if (!day?.dataset.day) return undefined;
      const minutes = minuteAt(day, top);
      return { element: day, ...(minutes === undefined ? {} : { line: { at: minutes, label: hhmm(minutes) } }) };
    },
    // Also the past is a place: a drop there is answered with the reason.
    takes: ({ element, line }) => !element.dataset.day || !actions.refuses(element.dataset.day, line?.at),
    drop: ({ element, line }) =>
      element.dataset.day ? actions.drop(element.dataset.day, line?.at) : actions.dropTime(),
    onEnd: actions.dragEnd,
  };
}

/** A post was pressed: the whole card goes with the pointer. */
export function pressCard(event: PointerEvent, post: HTMLElement, actions: DragActions): void {
  const { post: postId = '' } = post.dataset;
  pressToDrag(event, {
    ...planOf(actions),
    card: post.parentElement ?? post,
    find: () => document.querySelector(`[data-post="${CSS.escape(postId)}"]`)?.parentElement ?? null,
    nameAttribute: 'data-post',
    onLift: () => actions.lift({ postId }),
  });
}

/** A finished video was pressed. */
export function pressVideo(event: PointerEvent, video: HTMLElement, actions: DragActions): void {
  const { video: videoId = '' } = video.dataset;
  pressToDrag(event, {
    ...planOf(actions),
    card: video,
    find: () => document.querySelector<HTMLElement>(`[data-video="${CSS.escape(videoId)}"]`),
    nameAttribute: 'data-video',
    onLift: () => actions.lift({ videoId }),
  });
}
