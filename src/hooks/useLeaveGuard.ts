import { history } from '@umijs/max';
import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useT } from './useT';

interface LeaveGuard {
  /** Asks when there is unsaved work, then leaves; leaves at once when there is none. */
  readonly leave: (go: () => void) => void;
  /** Leaves without asking: the work has just been saved. */
  readonly release: (go: () => void) => void;
}

/**
 * Keeps unsaved work from being lost by a click: links, the back button and closing the tab ask first.
 * react-router 6.3 has no blocker of its own, history 5 has.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const { modal } = App.useApp();
  const t = useT();
  const isReleased = useRef(false);

  const ask = useCallback(
    (go: () => void) => {
      modal.confirm({
        title: t('resource.leaveTitle'),
        content: t('resource.leaveText'),
        okText: t('resource.leaveYes'),
        okButtonProps: { danger: true },
        cancelText: t('resource.leaveNo'),
        onOk: go,
      });
    },
    [modal, t],
  );

  useEffect(() => {
    if (!isDirty) return;
    isReleased.current = false;
    const unblock = history.block((transition) => {
      const go = () => {
        unblock();
        transition.retry();
      };
      if (isReleased.current) go();
      else ask(go);
    });
    return unblock;
  }, [isDirty, ask]);

  const release = useCallback((go: () => void) => {
    isReleased.current = true;
    go();
  }, []);
  const leave = useCallback(
    (go: () => void) => {
      if (isDirty) ask(() => release(go));
      else go();
    },
    [isDirty, ask, release],
  );
  return { leave, release };
}
