import { useEffect, useState } from 'react';
import type { BreakdownDoc } from '@/blocks/breakdown/doc';
import { breakdownDrafts, saveRemote } from '@/blocks/breakdown/saving';
import { closeSync } from '@/lib/drafts/closing';
import { createDraftSync } from '@/lib/drafts/draftSync';
import { readSession } from '@/lib/session';
import { createDocStore } from './model/docStore';
import { Workbench } from './result/Workbench';

interface AnalyzeSessionProps {
  readonly doc: BreakdownDoc;
  readonly sessionKey: string;
  readonly recordId?: string;
  readonly revision?: number;
  /** False: this browser has changes that the server lacks. */
  readonly isSynced?: boolean;
  readonly onSaved: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** One open breakdown: its store and what keeps it live as long as this is mounted. */
export function AnalyzeSession({
  doc,
  sessionKey,
  recordId,
  revision,
  isSynced,
  onSaved,
  onOpen,
  onNew,
}: AnalyzeSessionProps) {
  const [{ store, sync }] = useState(() => {
    const made = createDocStore(doc);
    const kept = createDraftSync<BreakdownDoc>({
      source: { get: () => made.getState().doc, subscribe: made.subscribe },
      storage: breakdownDrafts,
      hasContent: ({ text }) => text !== '',
      owner: readSession().accountId,
      key: sessionKey,
      ...(recordId ? { projectId: recordId } : {}),
      ...(revision === undefined ? {} : { revision }),
      isSynced: recordId ? (isSynced ?? true) : false,
      saveRemote,
      onProject: onSaved,
      keepDelay: 300,
      delay: 900,
    });
    return { store: made, sync: kept };
  });
  useEffect(() => () => closeSync(sync), [sync]);
  return <Workbench store={store} sync={sync} recordId={recordId} onOpen={onOpen} onNew={onNew} />;
}
