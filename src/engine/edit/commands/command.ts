import { newId } from '../../../utils/newId';
import type { Action } from '../actions';

/**
 * The builders of this folder turn what a user has in hand (document, selected clips, playhead) into an action, or into
 * `undefined` when there is nothing to do; buttons are enabled by asking them.
 */
export interface CommandOptions {
  /** Close or make gaps on all unlocked tracks. */
  readonly ripple?: boolean;
  /** Source of new ids; default random. */
  readonly makeId?: () => string;
}

export type Selection = ReadonlySet<string>;

/** Ids of one command begin alike: a random number for each of some hundred pasted clips would take longer than the paste. */
export function idsFrom({ makeId }: CommandOptions): () => string {
  if (makeId) return makeId;
  const prefix = newId();
  let made = 0;
  return () => {
    made += 1;
    return `${prefix}${made.toString(36)}`;
  };
}

/** One action for several; nothing for none. */
export function together(actions: readonly Action[]): Action | undefined {
  return actions.length > 1 ? { type: 'batch', actions } : actions[0];
}

/** Ids of the clips that an action will bring into the document; select them after pasting, splitting, duplicating. */
export function insertedIds(action: Action): readonly string[] {
  switch (action.type) {
    case 'batch':
      return action.actions.flatMap(insertedIds);
    case 'insertClip':
      return [action.clip.id];
    case 'insertClips':
      return action.clips.map(({ clip }) => clip.id);
    case 'splitClip':
    case 'detachAudio':
    case 'freezeFrame':
      return [action.newId];
    default:
      return [];
  }
}
