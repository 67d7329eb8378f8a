import { App } from 'antd';
import { useCallback } from 'react';
import type { Project } from '@/engine/project/schema';
import { useT } from '@/hooks/useT';
import { shortTransitions } from './shortTransitions';

/** Says of transitions that were just put in how long they are and where they stand still for want of material. */
export function useTransitionNote(): (before: Project, after: Project) => void {
  const t = useT();
  const { message } = App.useApp();
  return useCallback(
    (before, after) => {
      const short = shortTransitions(before, after);
      if (!short) return;
      const { count, length, still } = short;
      message.warning(
        t(count > 1 ? 'timelinePanels.shortTransitions' : 'timelinePanels.shortTransition', {
          count,
          length: length.toFixed(1),
          still: still.toFixed(1),
        }),
      );
    },
    [message, t],
  );
}
