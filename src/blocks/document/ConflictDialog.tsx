import { Button, Modal, Space } from 'antd';
import { useState } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { CompareLoaded } from './Compare';
import { useDocument, useDocumentSession } from './DocumentContext';
import type { ConflictChoice } from './session';
import { useDecision } from './useDecision';

/** Somebody else has saved this document meanwhile: mine, theirs, both, or look first. Nothing is saved until it is decided. */
export default function ConflictDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const session = useDocumentSession();
  const { isBusy, decide } = useDecision();
  const [isComparing, setComparing] = useState(false);
  const choose = (choice: ConflictChoice) => void decide(() => session.resolve(choice));
  return (
    <Modal
      open
      width={isComparing ? 800 : 560}
      title={t('document.conflictTitle')}
      onCancel={onClose}
      footer={
        <Space wrap>
          <Button onClick={() => setComparing(!isComparing)} aria-expanded={isComparing}>
            {t('document.conflictCompare')}
          </Button>
          <Button onClick={() => choose('both')} disabled={isBusy}>
            {t('document.conflictBoth')}
          </Button>
          <Button onClick={() => choose('theirs')} disabled={isBusy}>
            {t('document.conflictTheirs')}
          </Button>
          <Button type="primary" onClick={() => choose('mine')} loading={isBusy}>
            {t('document.conflictMine')}
          </Button>
        </Space>
      }
    >
      <p>{t('document.conflictText')}</p>
      <p>{t('document.conflictLoss')}</p>
      {isComparing && <Difference />}
    </Modal>
  );
}

/** The server's version beside what stands here. */
function Difference() {
  const session = useDocumentSession();
  const mine = useDocument((document: unknown) => document);
  const { data, error, refresh } = useLoad(async () => (await session.fetchTheirs()).document);
  return <CompareLoaded before={data} after={mine} kind={session.kind} error={error} onRetry={refresh} />;
}
