import { App } from 'antd';
import { useCallback } from 'react';
import { useT } from './useT';

/** Copies a text and says whether that succeeded; where the browser forbids it, what to do instead. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useT();
  const { message } = App.useApp();
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        message.success(t('common.copied'));
      } catch {
        message.warning(t('common.copyFailed'));
      }
    },
    [message, t],
  );
}
