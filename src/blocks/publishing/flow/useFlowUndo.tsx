import { App, Button } from 'antd';
import { useRef, useState } from 'react';
import { useCommands } from '@/hooks/useCommands';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { publishApi } from '@/services/publish/api';
import styles from './flow.module.css';

/** Seconds that the offer stands in the way. */
const offered = 8;

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

/** One undo for everything that one act has planned, however many calls it took. */
export function useFlowUndo({ hasShortcut = false, onUndone }: Options = {}): FlowUndo {
  const t = useT();
  const { message } = App.useApp();
  const [flows, setFlows] = useState<readonly string[]>([]);
  const [isUndoing, setUndoing] = useState(false);
  const latest = useRef<readonly string[]>([]);
  const key = 'flow-undo';

  const set = (next: readonly string[]) => {
    latest.current = next;
    setFlows(next);
  };
  const undo = async () => {
    const wanted = latest.current;
    if (wanted.length === 0) return;
    setUndoing(true);
    message.open({ key, type: 'loading', content: t('publishFlow.undoing'), duration: 0 });
    let removed = 0;
    let kept = 0;
    try {
      for (const flow_id of wanted) {
        const answer = await publishApi.undo({ flow_id }, { skipErrorHandler: true });
        removed += answer.removed;
        kept += answer.kept.length;
        set(latest.current.filter((id) => id !== flow_id));
      }
      const content = t(kept > 0 ? 'publishFlow.undoneSome' : 'publishFlow.undone', { removed, kept });
      message.open({ key, type: kept > 0 ? 'warning' : 'success', content });
    } catch (error) {
      message.open({ key, type: 'error', content: t('publishFlow.undoFailed', { reason: messageOf(error) }) });
    } finally {
      setUndoing(false);
    }
    if (removed > 0) onUndone?.(removed);
  };
  const offer = (flowIds: readonly string[], text: string) => {
    set(flowIds);
    message.open({
      key,
      type: 'success',
      duration: offered,
      content: (
        <span className={styles.offer}>
          {text}
          <Button size="small" onClick={() => void undo()}>
            {t('publishFlow.undo')}
          </Button>
        </span>
      ),
    });
  };
  useCommands(
    hasShortcut && flows.length > 0
      ? [
          {
            id: 'publish.undoFlow',
            title: t('publishFlow.undoWhole'),
            group: t('publishFlow.group'),
            shortcut: 'Mod+Z',
            enabled: () => latest.current.length > 0 && !isUndoing,
            run: () => void undo(),
          },
        ]
      : [],
  );
  return { offer, hold: set, canUndo: flows.length > 0, isUndoing, undo, forget: () => set([]) };
}
