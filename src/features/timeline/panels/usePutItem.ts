import { App } from 'antd';
import { useCallback } from 'react';
import type { Ticks } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import { dropItem } from './dropItem';
import type { EditorItem } from './items/editorItem';

/** Puts an item on the timeline, see {@link dropItem}, and says why when it cannot be done. */
export function usePutItem(): (item: EditorItem, at?: Ticks, trackId?: string) => void {
  const t = useT();
  const { message } = App.useApp();
  const parts = useEditorParts();
  return useCallback(
    (item, at, trackId) => {
      void dropItem(parts, item, at, trackId).then((problem) => {
        if (problem) message.warning(t(`timelinePanels.drop.${problem}`));
      });
    },
    [parts, message, t],
  );
}
