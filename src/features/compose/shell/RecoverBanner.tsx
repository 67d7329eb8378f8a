import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import { useCompose, useParts } from '../ComposeContext';
import { draftStorage, type StoredDraft } from '../model/draftStorage';
import { hasContent } from '../model/selectors';

/** After a crash before the first save on the server: offers what this browser has kept. */
export function RecoverBanner({ onRestore }: { readonly onRestore: (stored: StoredDraft) => void }) {
  const t = useT();
  const { key } = useParts();
  const isFresh = useCompose((state) => !hasContent(state.draft));
  const [isHidden, setHidden] = useState(false);
  const { data } = useLoad(() => draftStorage.unsynced(readSession().accountId), { ready: isFresh });
  const found = data?.find((stored) => stored.key !== key && hasContent(stored.draft));
  if (!isFresh || isHidden || !found) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('compose.recoverTitle', { title: found.draft.goods.form.title || t('compose.untitled') })}
      description={t('compose.recoverText', { time: new Date(found.savedAt).toLocaleString() })}
      action={
        <Space orientation="vertical">
          <Button type="primary" size="small" onClick={() => onRestore(found)}>
            {t('compose.recover')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              setHidden(true);
              void draftStorage.remove(found.key);
            }}
          >
            {t('compose.recoverDrop')}
          </Button>
        </Space>
      }
    />
  );
}
