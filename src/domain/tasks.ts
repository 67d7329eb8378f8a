/** States of a long job (design: Tasks). */
export const taskStates = ['queued', 'running', 'succeeded', 'partial', 'failed', 'canceled'] as const;
export type TaskState = (typeof taskStates)[number];

/** Legal moves. `failed` and `partial` go back to the queue when retried; the finished ones stay. */
const taskTransitions: Readonly<Record<TaskState, readonly TaskState[]>> = {
  queued: ['running', 'failed', 'canceled'],
  running: ['succeeded', 'partial', 'failed', 'canceled'],
  succeeded: [],
  partial: ['queued'],
  failed: ['queued'],
  canceled: [],
};

export const canMoveTask = (from: TaskState, to: TaskState): boolean => taskTransitions[from].includes(to);

/** Still at work: worth asking again, and can be cancelled. */
export const isActiveTask = (state: TaskState): boolean => state === 'queued' || state === 'running';

export const canCancelTask = (state: TaskState): boolean => canMoveTask(state, 'canceled');

/** A retry makes sense only where the failure says that it may help. */
export const canRetryTask = (task: { readonly state: TaskState; readonly failure?: { readonly retryable: boolean } }) =>
  task.state === 'partial' || (task.state === 'failed' && task.failure?.retryable === true);
