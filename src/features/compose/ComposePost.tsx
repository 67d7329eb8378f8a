import { Button } from 'antd';
import { DocumentLoader, newKey, Opening, startFromDraft } from '@/blocks/document';
import { OpenFailure } from '@/components/LoadFailure';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { ComposeSession } from './ComposeSession';
import { type ComposeStart, composeKind } from './model/composeDocument';
import { draftFromScript } from './model/draftFromScript';
import { type Entry, startDraft } from './model/startDraft';
import { emptyDraft } from './model/state';

export interface ComposePostProps extends Entry {
  /** An existing project. */
  readonly projectId?: string;
  /** A script that is to become a video: its sentences are taken over. */
  readonly scriptId?: string;
  /** Files of the library that come along with the script. */
  readonly fileIds?: readonly string[];
  /** Puts the project's id into the address without leaving the page. */
  readonly onProject: (projectId: string) => void;
  readonly onNew: () => void;
}

/** Product to video: opens the draft that the address names, or begins one. */
export function ComposePost({ projectId, scriptId, fileIds, onProject, onNew, ...entry }: ComposePostProps) {
  const t = useT();
  const fresh = (): ComposeStart => ({ document: startDraft(emptyDraft, entry), key: newKey() });
  return (
    <DocumentLoader
      kind={composeKind}
      id={projectId}
      fresh={scriptId === undefined ? fresh : undefined}
      onId={onProject}
      failedTitle={t('compose.openFailed')}
      leave={<Button onClick={onNew}>{t('compose.startNew')}</Button>}
      begin={(begin) =>
        scriptId !== undefined && <ScriptReader scriptId={scriptId} fileIds={fileIds} onRead={begin} onNew={onNew} />
      }
    >
      {(start, { begin, follow }) => (
        <ComposeSession
          key={start.key}
          start={start}
          autoRead={entry.link !== undefined && start.id === undefined}
          onNew={onNew}
          onProject={follow}
          onRestore={(stored) => begin(startFromDraft(stored))}
        />
      )}
    </DocumentLoader>
  );
}

interface ScriptReaderProps {
  readonly scriptId: string;
  readonly fileIds: readonly string[] | undefined;
  readonly onRead: (start: ComposeStart) => void;
  readonly onNew: () => void;
}

/** Reads the script that a new draft begins with. */
function ScriptReader({ scriptId, fileIds, onRead, onNew }: ScriptReaderProps) {
  const t = useT();
  const { error, refresh } = useLoad(() => draftFromScript(scriptId, fileIds), {
    onSuccess: (document) => onRead({ document, key: newKey(), isSynced: false }),
  });
  if (!error) return <Opening />;
  return (
    <OpenFailure
      title={t('compose.openFailed')}
      error={error}
      onRetry={refresh}
      leave={<Button onClick={onNew}>{t('compose.startNew')}</Button>}
    />
  );
}
