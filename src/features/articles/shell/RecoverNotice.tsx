import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import type { ArticleKind } from '@/domain/articles';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import { hasContent } from '../model/draft';
import { articleDrafts, type SessionStart } from '../model/session';

interface RecoverNoticeProps {
  readonly ownKey: string;
  readonly kind: ArticleKind;
  readonly onOpen: (start: SessionStart) => void;
}

/** A text that never reached the server (the browser closed, the network was gone) is offered again. */
export function RecoverNotice({ ownKey, kind, onOpen }: RecoverNoticeProps) {
  const t = useT();
  const [isHidden, setHidden] = useState(false);
  const { data } = useLoad(() => articleDrafts.unsynced(readSession().accountId));
  const isNote = kind !== 'article';
  const found = data?.find(
    ({ key, draft, projectId }) =>
      projectId === undefined && key !== ownKey && (draft.kind !== 'article') === isNote && hasContent(draft),
  );
  if (isHidden || !found) return null;
  return (
    <Alert
      type="info"
      banner
      showIcon
      title={t('article.recoverTitle', { title: found.draft.title || t('article.untitled') })}
      description={t('article.recoverText', { time: new Date(found.savedAt).toLocaleString() })}
      action={
        <Space>
          <Button
            size="small"
            type="primary"
            onClick={() => onOpen({ key: found.key, draft: found.draft, isSynced: false })}
          >
            {t('article.recover')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              setHidden(true);
              void articleDrafts.remove(found.key);
            }}
          >
            {t('article.recoverDrop')}
          </Button>
        </Space>
      }
    />
  );
}
