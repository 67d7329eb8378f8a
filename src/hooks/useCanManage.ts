import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import { useCan } from './useCan';

interface Authored {
  readonly author?: { readonly id: string } | undefined;
  /** Since it was handed over. */
  readonly owner?: { readonly id: string } | undefined;
}

/**
 * Whether the user may delete a record or take it back: his own always (made or taken over), what others made with the key that stands for
 * all of the group (`script.manage`, `publish.schedule`). Without a key the records belong to the whole team.
 */
export function useCanManage(manageKey: string | undefined): (record: Authored) => boolean {
  const { initialState } = useModel('@@initialState');
  const can = useCan();
  const myId = initialState?.currentUser?.id;
  return useCallback(
    ({ author, owner }) =>
      manageKey === undefined || can(manageKey) || (myId !== undefined && (owner ?? author)?.id === myId),
    [manageKey, can, myId],
  );
}
