export {
  canCancelTask,
  canMoveTask,
  canRetryTask,
  isActiveTask,
  type TaskState,
  taskStates,
} from './taskStates';
