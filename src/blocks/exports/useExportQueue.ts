import { useEffect, useSyncExternalStore } from 'react';
import { exportQueue } from './queue';
import { showInTasks, type TaskWords } from './showInTasks';
import { type ExportEntry, isBusy } from './types';
import { useExportWords } from './useExportWords';

let shown = false;

/** Begun once a page and never ended: exports outlive the screen that ordered them. */
function keepShown(words: TaskWords): void {
  if (shown) return;
  shown = true;
  showInTasks(exportQueue, words);
  void exportQueue.recover();
  // Another page of the product is fine, a closed tab is not: the browser asks first.
  window.addEventListener('beforeunload', (event) => {
    if (exportQueue.entries().some(({ state }) => isBusy(state))) event.preventDefault();
  });
}

/** The exports of this browser tab, oldest first. */
export function useExportQueue(): readonly ExportEntry[] {
  const words = useExportWords();
  useEffect(() => {
    keepShown(words);
  }, [words]);
  return useSyncExternalStore(exportQueue.subscribe, exportQueue.entries);
}
