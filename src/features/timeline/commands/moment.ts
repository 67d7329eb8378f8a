import { expandSelection } from '@/engine/edit/commands';
import type { Project } from '@/engine/project/schema';
import type { CommandContext, Moment } from './types';

let last: { project: Project; chosen: ReadonlySet<string>; expanded: ReadonlySet<string> } | undefined;

/** The same set for the same selection: a dozen buttons ask at each change. */
function expanded(project: Project, chosen: ReadonlySet<string>): ReadonlySet<string> {
  if (chosen.size === 0) return chosen;
  if (last?.project !== project || last.chosen !== chosen)
    last = { project, chosen, expanded: expandSelection(project, chosen) };
  return last.expanded;
}

/** The present moment of an editor. */
export function momentOf({ store, player }: Pick<CommandContext, 'store' | 'player'>): Moment {
  const state = store.getState();
  const project = state.history.present;
  return { state, project, playhead: player.state().time, selection: expanded(project, state.selection) };
}
