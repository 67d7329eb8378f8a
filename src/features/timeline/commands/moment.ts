import type { CommandContext, Moment } from './types';

/** The present moment of an editor. */
export function momentOf({ store, player }: Pick<CommandContext, 'store' | 'player'>): Moment {
  const state = store.getState();
  return { state, project: state.history.present, playhead: player.state().time, selection: state.selection };
}
