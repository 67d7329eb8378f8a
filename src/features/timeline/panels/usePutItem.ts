import { App } from 'antd';
import { useCallback } from 'react';
import type { Ticks } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import { useMusicMessage } from '../music/useMusicMessage';
import { dropItem } from './dropItem';
import type { EditorItem } from './items/editorItem';
import { useTransitionNote } from './transitions/useTransitionNote';

/** Puts an item on the timeline, see {@link dropItem}, and says why when it cannot be done. */
export function usePutItem(): (item: EditorItem, at?: Ticks, trackId?: string) => void {
  const t = useT();
  const { message } = App.useApp();
  const parts = useEditorParts();
  const note = useTransitionNote();
  const tell = useMusicMessage();
  return useCallback(
    (item, at, trackId) => {
      const before = parts.store.getState().history.present;
      const done = (problem: Awaited<ReturnType<typeof dropItem>>): void => {
        if (problem) message.warning(t(`timelinePanels.drop.${problem}`));
        else if (item.kind === 'transition') note(before, parts.store.getState().history.present);
      };
      void dropItem(parts, item, at, trackId).then(done, tell);
    },
    [parts, message, note, tell, t],
  );
}
