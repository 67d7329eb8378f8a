import type { PublishState } from './states';
import { canMove } from './transitions';

interface PublishMove {
  readonly state: PublishState;
  /** ISO 8601. */
  readonly at: string;
  readonly note: string;
}

interface Movable {
  readonly state: PublishState;
  readonly history: readonly PublishMove[];
}

/** A move that the table does not allow. */
export class IllegalMoveError extends Error {
  readonly from: PublishState;
  readonly to: PublishState;

  constructor(from: PublishState, to: PublishState) {
    super(`illegal move of a publish item: ${from} -> ${to}`);
    this.name = 'IllegalMoveError';
    this.from = from;
    this.to = to;
  }
}

/**
 * The item after a legal move, with the move appended to its history; the given item is not changed.
 * @param at ISO 8601 time of the move
 * @throws IllegalMoveError when the table does not allow it
 */
export function move<Item extends Movable>(
  item: Item,
  to: PublishState,
  at: string,
  note = '',
): Omit<Item, 'state' | 'history'> & { state: PublishState; history: PublishMove[] } {
  if (!canMove(item.state, to)) throw new IllegalMoveError(item.state, to);
  return { ...item, state: to, history: [...item.history, { state: to, at, note }] };
}
