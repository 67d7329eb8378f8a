import { useAccess } from '@umijs/max';

/** Whether the user may do something, by action key (`goods.delete`); follows a change of rights at once. */
export function useCan(): (action: string) => boolean {
  return useAccess().canDo;
}
