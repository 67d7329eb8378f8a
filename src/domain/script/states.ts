/** How far a script is: being written, waiting for a colleague's eye, fit to be filmed, filmed, put away. */
export const scriptStates = ['draft', 'review', 'ready', 'used', 'archived'] as const;
export type ScriptState = (typeof scriptStates)[number];

const moves: Readonly<Record<ScriptState, readonly ScriptState[]>> = {
  draft: ['review', 'ready', 'archived'],
  review: ['draft', 'ready', 'archived'],
  ready: ['draft', 'used', 'archived'],
  used: ['draft', 'archived'],
  archived: ['draft'],
};

/** Whether a script may go from one state to another. */
export const canMoveScript = (from: ScriptState, to: ScriptState): boolean => moves[from].includes(to);
