export {
  canCancelTask,
  canMoveTask,
  canRetryTask,
  isActiveTask,
  type TaskState,
  taskStates,
  taskTransitions,
} from './taskStates';
