import { App } from 'antd';
import { useCallback } from 'react';
import { useT } from './useT';

interface CopyWords {
  readonly done?: string;
  /** What to do where the browser forbids it. */
  readonly failed?: string;
}

/** Copies a text and says whether that succeeded; where the browser forbids it, what to do instead. */
export function useCopy(): (text: string, words?: CopyWords) => Promise<void> {
  const t = useT();
  const { message } = App.useApp();
  return useCallback(
    async (text, words = {}) => {
      try {
        await navigator.clipboard.writeText(text);
        message.success(words.done ?? t('common.copied'));
      } catch {
        message.warning(words.failed ?? t('common.copyFailed'));
      }
    },
    [message, t],
  );
}
