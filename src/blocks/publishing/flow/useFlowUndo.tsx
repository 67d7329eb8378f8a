import { useCommands } from '@/hooks/useCommands';
import { useT } from '@/hooks/useT';
import { type UndoOffer, useUndoToast } from '@/hooks/useUndoToast';
import { messageOf, shownByCaller } from '@/lib/request';
import { publishApi } from '@/services/publish/api';

export interface FlowUndo {
  /** Tells what was planned and offers to take the whole back. */
  readonly offer: (flowIds: readonly string[], text: string) => void;
  /** Keeps what was planned to be taken back, where the page itself tells and offers it. */
  readonly hold: (flowIds: readonly string[]) => void;
  /** There is something to take back. */
  readonly canUndo: boolean;
  readonly isUndoing: boolean;
  readonly undo: () => Promise<void>;
  readonly forget: () => void;
}

interface Options {
  /** Also by Mod+Z while the caller is on the screen; off where the page has an undo of its own. */
  readonly hasShortcut?: boolean;
  readonly onUndone?: (removed: number) => void;
}

/** One undo for everything that one action has planned, however many calls it took. */
export function useFlowUndo({ hasShortcut = false, onUndone }: Options = {}): FlowUndo {
  const t = useT();
  const { offer, remember, forget, undoLast, canUndo, isUndoing } = useUndoToast();

  const stepOf = (flowIds: readonly string[], text: string): UndoOffer => {
    let left = flowIds;
    return {
      text,
      undo: async () => {
        let removed = 0;
        let kept = 0;
        try {
          for (const flow_id of left) {
            const answer = await publishApi.undo({ flow_id }, shownByCaller);
            removed += answer.removed;
            kept += answer.kept.length;
            left = left.filter((id) => id !== flow_id);
          }
          return {
            type: kept > 0 ? 'warning' : 'success',
            text: t(kept > 0 ? 'publishFlow.undoneSome' : 'publishFlow.undone', { removed, kept }),
          };
        } catch (error) {
          return {
            type: 'error',
            text: t('publishFlow.undoFailed', { reason: messageOf(error) }),
            canRetry: true,
          };
        } finally {
          if (removed > 0) onUndone?.(removed);
        }
      },
    };
  };
  useCommands(
    hasShortcut && canUndo
      ? [
          {
            id: 'publish.undoFlow',
            title: t('publishFlow.undoWhole'),
            group: t('publishFlow.group'),
            shortcut: 'Mod+Z',
            enabled: () => canUndo && !isUndoing,
            run: () => void undoLast(),
          },
        ]
      : [],
  );
  return {
    offer: (flowIds, text) => {
      forget();
      offer(stepOf(flowIds, text));
    },
    hold: (flowIds) => {
      forget();
      if (flowIds.length > 0) remember(stepOf(flowIds, ''));
    },
    canUndo,
    isUndoing,
    undo: undoLast,
    forget: () => forget(),
  };
}
