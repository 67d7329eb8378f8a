import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../../EditorContext';
import { markMedia } from '../../exporting/room';
import type { Target } from '../items/buildItem';
import { intakeOf } from './intake';
import styles from './media.module.css';

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea)$/i.test(target.tagName));

/**
 * Files dropped or pasted anywhere in the editor. Over the panels they become media of the project; over the preview and
 * the timeline they are put at the playhead as well.
 */
export function FileDrop() {
  const t = useT();
  const { store, player } = useEditorParts();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const intake = intakeOf(store);
    void intake.resume();
    void markMedia(store.getState().history.present).catch(() => undefined);
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!hasFiles(event.dataTransfer) || event.defaultPrevented) return;
      event.preventDefault();
      const isOnPanel = event.target instanceof Element && event.target.closest('[data-editor-panels]') !== null;
      const target: Target | undefined = isOnPanel ? undefined : { at: player.state().time };
      store.set({ panel: 'media' });
      void intake.add([...(event.dataTransfer?.files ?? [])], target);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.defaultPrevented || isField(event.target)) return;
      event.preventDefault();
      store.set({ panel: 'media' });
      void intake.add(files);
    };
    document.addEventListener('dragenter', enter);
    document.addEventListener('dragleave', leave);
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragenter', enter);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [store, player]);

  return (
    isOver &&
    createPortal(
      <div className={styles.dropOver}>
        <span className={styles.dropText}>{t('timelinePanels.dropFiles')}</span>
      </div>,
      document.body,
    )
  );
}
