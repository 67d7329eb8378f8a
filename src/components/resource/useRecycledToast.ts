import { type MessageId, useT } from '@/hooks/useT';
import { useUndoToast } from '@/hooks/useUndoToast';

/** How long the way back is offered; the recycle bin keeps the records beyond that. */
const OFFERED_SECONDS = 12;

/**
 * After a delete that can be taken back: says so with the brief's words and takes it back on a click; the delete itself
 * is told by nothing else (`isTold` of `useRecordActions().remove`). `restore` tells what came of it itself.
 * @param text where the records are now, with `count`
 */
export function useRecycledToast(
  text: MessageId = 'resource.recycled',
): (count: number, restore: () => Promise<void>) => void {
  const t = useT();
  const { offer } = useUndoToast();
  return (count, restore) =>
    offer(
      {
        text: t('request.removed'),
        undo: async () => {
          await restore();
          return undefined;
        },
      },
      { seconds: OFFERED_SECONDS, description: t(text, { count }) },
    );
}
