import { useState } from 'react';
import { ConflictModal } from '@/components/ConflictModal';
import { useLoad } from '@/hooks/useLoad';
import { CompareLoaded } from './Compare';
import { useDocument, useDocumentSession } from './DocumentContext';
import type { ConflictChoice } from './session';
import { useDecision } from './useDecision';

/** Somebody else has saved this document meanwhile: mine, theirs, both, or look first. Nothing is saved until it is decided. */
export default function ConflictDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useDocumentSession();
  const { isBusy, decide } = useDecision();
  const [isComparing, setComparing] = useState(false);
  const choose = (choice: ConflictChoice) => void decide(() => session.resolve(choice));
  return (
    <ConflictModal
      isBusy={isBusy}
      hasVersions
      isComparing={isComparing}
      onCompare={() => setComparing(!isComparing)}
      onBoth={() => choose('both')}
      onTheirs={() => choose('theirs')}
      onMine={() => choose('mine')}
      onClose={onClose}
    >
      {isComparing && <Difference />}
    </ConflictModal>
  );
}

/** The server's version beside what stands here. */
function Difference() {
  const session = useDocumentSession();
  const mine = useDocument((document: unknown) => document);
  const { data, error, refresh } = useLoad(async () => (await session.fetchTheirs()).document);
  return <CompareLoaded before={data} after={mine} kind={session.kind} error={error} onRetry={refresh} isConflict />;
}
