import { type MessageId, useT } from '@/hooks/useT';
import { useUndoToast } from '@/hooks/useUndoToast';

/** How long the way back is offered; the recycle bin keeps the records beyond that. */
const OFFERED_SECONDS = 12;

/**
 * After a delete that can be taken back: says so and takes it back on a click. `restore` tells what came of it itself.
 * @param text what is said, with `count`
 */
export function useRecycledToast(
  text: MessageId = 'resource.recycled',
): (count: number, restore: () => Promise<void>) => void {
  const t = useT();
  const { offer } = useUndoToast();
  return (count, restore) =>
    offer(
      {
        text: t(text, { count }),
        undo: async () => {
          await restore();
          return undefined;
        },
      },
      { seconds: OFFERED_SECONDS },
    );
}
