/** Pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A mouse drags when it has moved so far, a finger scrolls when it has. */
const slop = { mouse: 4, touch: 10 } as const;
/** A finger or a pen takes a thing up when it has rested on it so long. */
export const holdMs = 350;

export type DragState =
  | { readonly name: 'idle' }
  /** Pressed: it may become a click, a scroll of the page or a drag. */
  | { readonly name: 'waiting'; readonly pointer: number; readonly isTouch: boolean; readonly from: Point }
  | { readonly name: 'dragging'; readonly pointer: number };

export type DragInput =
  | { readonly type: 'press'; readonly pointer: number; readonly isTouch: boolean; readonly at: Point }
  | { readonly type: 'move'; readonly pointer: number; readonly at: Point; readonly isDown: boolean }
  /** The time of a long press is over. */
  | { readonly type: 'held' }
  | { readonly type: 'release'; readonly pointer: number }
  /** The browser has taken this pointer for something else, or it was lost. */
  | { readonly type: 'lost'; readonly pointer: number }
  /** Esc, another window, another page. */
  | { readonly type: 'leave' };

/**
 * What is to be done: `hold` begins the long press, `lift` takes the card up, `follow` moves it, `drop` lets it go where it
 * is, `giveUp` ends the drag without effect, `letBe` leaves what was pressed to the browser (a click, a scroll).
 */
export type DragDeed = 'hold' | 'lift' | 'follow' | 'drop' | 'giveUp' | 'letBe';

export const idle: DragState = { name: 'idle' };

type Step = readonly [next: DragState, deed?: DragDeed | undefined];

/** Press → wait for way or time → drag → drop or cancel. Pure: what each event means, whatever it was sent by. */
export function stepDrag(state: DragState, input: DragInput): Step {
  switch (state.name) {
    case 'idle':
      if (input.type !== 'press') return [state];
      return [
        { name: 'waiting', pointer: input.pointer, isTouch: input.isTouch, from: input.at },
        input.isTouch ? 'hold' : undefined,
      ];
    case 'waiting':
      return waited(state, input);
    case 'dragging':
      return dragged(state, input);
  }
}

function waited(state: DragState & { name: 'waiting' }, input: DragInput): Step {
  const { pointer, isTouch, from } = state;
  switch (input.type) {
    case 'held':
      return isTouch ? [{ name: 'dragging', pointer }, 'lift'] : [state];
    case 'move': {
      if (input.pointer !== pointer) return [state];
      if (!input.isDown) return [idle, 'letBe'];
      if (Math.hypot(input.at.x - from.x, input.at.y - from.y) < (isTouch ? slop.touch : slop.mouse)) return [state];
      return isTouch ? [idle, 'letBe'] : [{ name: 'dragging', pointer }, 'lift'];
    }
    case 'release':
    case 'lost':
      return input.pointer === pointer ? [idle, 'letBe'] : [state];
    // A second finger zooms, a second button is another matter.
    default:
      return [idle, 'letBe'];
  }
}

function dragged(state: DragState & { name: 'dragging' }, input: DragInput): Step {
  if (input.type === 'leave') return [idle, 'giveUp'];
  if (input.type === 'held' || input.type === 'press' || input.pointer !== state.pointer) return [state];
  switch (input.type) {
    case 'move':
      // Released where nobody saw it.
      return input.isDown ? [state, 'follow'] : [idle, 'giveUp'];
    case 'release':
      return [idle, 'drop'];
    case 'lost':
      return [idle, 'giveUp'];
  }
}
