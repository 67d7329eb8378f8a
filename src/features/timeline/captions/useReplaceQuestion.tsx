import { App, Button } from 'antd';
import { useCallback } from 'react';
import { type MessageId, useT } from '@/hooks/useT';

type ReplaceAnswer = 'replace' | 'add' | 'cancel';

/** Asks once what becomes of the captions that are there. */
export function useReplaceQuestion(): (question: MessageId) => Promise<ReplaceAnswer> {
  const t = useT();
  const { modal } = App.useApp();
  return useCallback(
    (question) =>
      new Promise((resolve) => {
        const close = (answer: ReplaceAnswer): void => {
          dialog.destroy();
          resolve(answer);
        };
        const dialog = modal.confirm({
          title: t('timelineCaptions.replaceTitle'),
          content: t(question),
          onCancel: () => resolve('cancel'),
          footer: (
            <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginBlockStart: 16 }}>
              <Button onClick={() => close('cancel')}>{t('common.cancel')}</Button>
              <Button onClick={() => close('add')}>{t('timelineCaptions.keepBoth')}</Button>
              <Button type="primary" onClick={() => close('replace')}>
                {t('timelineCaptions.replaceOld')}
              </Button>
            </div>
          ),
        });
      }),
    [modal, t],
  );
}
