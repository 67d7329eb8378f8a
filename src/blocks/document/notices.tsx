import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import { useAutosave, useDocumentSession, usePresence } from './DocumentContext';
import type { DraftStorage, StoredDraft } from './draftStorage';
import { useDecision } from './useDecision';

/** Another tab of this browser has the same document open: said at once, before the two write over each other. */
export function PresenceNotice() {
  const t = useT();
  const session = useDocumentSession();
  const { others, savedElsewhere } = usePresence();
  const { save, revision } = useAutosave();
  const { isBusy, decide } = useDecision();
  const [hiddenFor, setHiddenFor] = useState<string>();
  const isBehind = savedElsewhere !== undefined && savedElsewhere > (revision ?? 0) && session.autosave.isSynced();
  const topic = isBehind ? `saved ${savedElsewhere}` : `open ${others}`;
  // A conflict asks its own question.
  if (save.kind === 'conflict' || (others === 0 && !isBehind) || hiddenFor === topic) return null;
  return (
    <Alert
      type={isBehind ? 'warning' : 'info'}
      banner
      showIcon
      title={t(isBehind ? 'document.savedElsewhere' : 'document.openElsewhere')}
      closable={{ onClose: () => setHiddenFor(topic) }}
      action={
        isBehind && (
          <Button
            size="small"
            type="primary"
            loading={isBusy}
            onClick={() => void decide(() => session.resolve('theirs'))}
          >
            {t('document.loadNewest')}
          </Button>
        )
      }
    />
  );
}

interface RecoverNoticeProps<D> {
  readonly storage: DraftStorage<D>;
  /** Whether this draft is one to offer here. */
  readonly isOffered: (draft: StoredDraft<D>) => boolean;
  readonly titleOf: (document: D) => string;
  readonly onOpen: (draft: StoredDraft<D>) => void;
}

/** What this browser kept and the server never got, as after a crash or without a network, is offered again. */
export function RecoverNotice<D>({ storage, isOffered, titleOf, onOpen }: RecoverNoticeProps<D>) {
  const t = useT();
  const [isHidden, setHidden] = useState(false);
  const { data } = useLoad(() => storage.unsynced(readSession().accountId));
  const found = data?.find(isOffered);
  if (isHidden || !found) return null;
  const drop = () => {
    setHidden(true);
    void storage.remove(found.key);
  };
  return (
    <Alert
      type="info"
      showIcon
      title={t('document.recoverTitle', { title: titleOf(found.draft) || t('document.untitled') })}
      description={t('document.recoverText', { time: formatMinute(found.savedAt) })}
      action={
        <Space orientation="vertical">
          <Button type="primary" size="small" onClick={() => onOpen(found)}>
            {t('document.recover')}
          </Button>
          <Button size="small" onClick={drop}>
            {t('document.recoverDrop')}
          </Button>
        </Space>
      }
    />
  );
}
