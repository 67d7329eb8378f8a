import { Button, Result, Skeleton, Space } from 'antd';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { OpenFailure } from '@/components/LoadFailure';
import { lazyPart } from '@/components/lazyPart';
import { formatSecond } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { newKey, projectKey } from './draftStorage';
import { type OpenConflict, type Opened, openDocument, type SessionStart } from './openDocument';
import { type DocumentKind, UnreadableDocumentError } from './session';
import { useDescribeError } from './useDecision';

const CompareDocuments = lazyPart(() =>
  import('./Compare').then((module) => ({ default: module.CompareDocuments<unknown> })),
);

interface DocumentLoaderProps<D> {
  readonly kind: DocumentKind<D>;
  /** The address names an existing document. */
  readonly id: string | undefined;
  /** What a new document begins with; undefined: there is none yet, `begin` shows how to start. */
  readonly fresh?: (() => SessionStart<D>) | undefined;
  /** Opens what the address names, where that is more than reading it. */
  readonly open?: ((id: string) => Promise<Opened<D>>) | undefined;
  /** Puts the document's id into the address without leaving the page. */
  readonly onId: (id: string) => void;
  readonly failedTitle: string;
  /** The way out beside "try again". */
  readonly leave: ReactNode;
  /** The editor for a document. `begin` ends it and opens another one. */
  readonly children: (start: SessionStart<D>, actions: OpenActions<D>) => ReactNode;
  /** Shown while nothing is named and nothing has begun. */
  readonly begin?: ((begin: (start: SessionStart<D>) => void) => ReactNode) | undefined;
}

interface OpenActions<D> {
  readonly begin: (start: SessionStart<D>) => void;
  /** Closes it: what the address names is shown, or how to begin. */
  readonly end: () => void;
  /** The document has an id now: the address follows the session, the session does not start anew. */
  readonly follow: (id: string) => void;
}

interface Here<D> {
  readonly start: SessionStart<D>;
  /** What the address names while it is open. */
  readonly address: string | undefined;
}

/** Opens the document that the address names, or begins one: loading, a failure and a conflict are shown here. */
export function DocumentLoader<D>(props: DocumentLoaderProps<D>) {
  const { kind, id, fresh, onId, failedTitle, leave, children } = props;
  const explain = useDescribeError(kind);
  const [here, setHere] = useState<Here<D> | undefined>(() =>
    id === undefined && fresh ? { start: fresh(), address: undefined } : undefined,
  );
  // A new document of an editor that always has one stays open while its address is cleared.
  const isOpen = here !== undefined && (here.address === id || (id === undefined && fresh !== undefined));
  const begin = useCallback(
    (start: SessionStart<D>) => {
      setHere({ start, address: start.id ?? id });
      // A draft of a document that has an address already.
      if (start.id !== undefined && start.id !== id) onId(start.id);
    },
    [id, onId],
  );
  const end = useCallback(() => setHere(undefined), []);
  const open = props.open ?? ((one: string) => openKind(kind, one));
  const opening = useLoad(() => open(id ?? ''), {
    ready: id !== undefined && !isOpen,
    refreshDeps: [id],
    onSuccess: (opened) => {
      if (opened.kind === 'ready') begin(opened.start);
    },
  });
  const follow = useCallback(
    (next: string) => {
      setHere((current) => current && { ...current, address: next });
      onId(next);
    },
    [onId],
  );

  if (here && isOpen) return children(here.start, { begin, end, follow });
  if (id === undefined && props.begin) return props.begin(begin);
  const found = opening.data;
  if (found?.kind === 'conflict') return <ConflictPage {...found} document={kind} onOpen={begin} />;
  if (found?.kind === 'missing' || opening.error) {
    const error = found?.kind === 'missing' ? (found.error ?? new UnreadableDocumentError()) : opening.error;
    return (
      <OpenFailure title={failedTitle} error={error} reason={explain(error)} onRetry={opening.refresh} leave={leave} />
    );
  }
  return <Opening />;
}

/** Opens a document of a kind that the server keeps. */
const openKind = <D,>(kind: DocumentKind<D>, id: string): Promise<Opened<D>> =>
  openDocument<D>(id, {
    storage: kind.storage,
    fetch: async (one) => {
      if (!kind.fetch) throw new Error('This document is not on the server');
      return kind.fetch(one);
    },
  });

/** The place of a document that is on its way. */
export function Opening() {
  return (
    <div style={{ padding: 32 }} aria-busy="true">
      <Skeleton active paragraph={{ rows: 3 }} />
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  );
}

interface ConflictPageProps<D> extends Omit<OpenConflict<D>, 'kind'> {
  readonly document: DocumentKind<D>;
  readonly onOpen: (start: SessionStart<D>) => void;
}

/** This browser and the server both have changes: the user says which, keeps both, or looks first. */
function ConflictPage<D>({ document: kind, mine, theirs, onOpen }: ConflictPageProps<D>) {
  const t = useT();
  // Nobody can choose between two times: both texts are shown from the start.
  const [isComparing, setComparing] = useState(theirs.document !== undefined);
  const known = { key: projectKey(theirs.id), id: theirs.id, revision: theirs.revision };
  const remote = theirs.document;
  const openCopy = async () => {
    const { owner, savedAt } = mine;
    const copy = { key: newKey(), owner, savedAt, isSynced: false, draft: kind.asCopy?.(mine.draft, t) ?? mine.draft };
    // Kept under its own key before it goes under the old one: the record goes on as the server has it.
    await kind.storage
      .put(copy)
      .then(() => kind.storage.remove(mine.key))
      .catch(() => undefined);
    onOpen({ key: copy.key, document: copy.draft, isSynced: false });
  };
  return (
    <Result
      status="warning"
      title={t('document.conflictTitle')}
      subTitle={t('document.conflictOpen', {
        mine: formatSecond(mine.savedAt),
        theirs: formatSecond(theirs.updatedAt),
      })}
      extra={
        <Space wrap>
          <Button type="primary" onClick={() => onOpen({ ...known, document: mine.draft, isSynced: false })}>
            {t('document.conflictMine')}
          </Button>
          {remote !== undefined && (
            <Button onClick={() => onOpen({ ...known, document: remote, isSynced: true })}>
              {t('document.conflictTheirs')}
            </Button>
          )}
          <Button onClick={() => void openCopy()}>{t('document.conflictBoth')}</Button>
          {remote !== undefined && (
            <Button onClick={() => setComparing(!isComparing)} aria-expanded={isComparing}>
              {t('document.conflictCompare')}
            </Button>
          )}
        </Space>
      }
    >
      {isComparing && (
        <Suspense fallback={<Skeleton active />}>
          <CompareDocuments kind={kind} before={remote} after={mine.draft} isConflict />
        </Suspense>
      )}
    </Result>
  );
}
