import { Button, Result, Space } from 'antd';
import type { Project } from '@/engine/project/schema';
import { useT } from '@/hooks/useT';
import { newKey, projectKey, type StoredDraft } from '@/lib/drafts/draftStorage';
import type { ProjectRecord } from '@/services/project/schema';
import { editorDrafts, readDocument } from './editorDraft';
import type { Session } from './openProject';

interface OpenConflictProps {
  readonly mine: StoredDraft<Project>;
  readonly theirs: ProjectRecord;
  readonly onOpen: (session: Session) => void;
}

/** This browser and the server both have changes: the user says which, or keeps both. */
export function OpenConflict({ mine, theirs, onOpen }: OpenConflictProps) {
  const t = useT();
  const remote = readDocument(theirs.document);
  const known = { key: projectKey(theirs.id), projectId: theirs.id, revision: theirs.revision };
  const openTheirs = (project: Project) => onOpen({ ...known, project, isSynced: true });
  const openCopy = async (): Promise<void> => {
    await editorDrafts.remove(mine.key).catch(() => undefined);
    const title = t('timeline.copyTitle', { title: mine.draft.title });
    onOpen({ key: newKey(), project: { ...mine.draft, title }, isSynced: false });
  };
  return (
    <Result
      status="warning"
      title={t('timeline.conflictTitle')}
      subTitle={t('timeline.conflictOpen', {
        mine: new Date(mine.savedAt).toLocaleString(),
        theirs: new Date(theirs.updated_at).toLocaleString(),
      })}
      extra={
        <Space wrap>
          <Button type="primary" onClick={() => onOpen({ ...known, project: mine.draft, isSynced: false })}>
            {t('timeline.conflictMine')}
          </Button>
          {remote && !(remote instanceof Error) && (
            <Button onClick={() => openTheirs(remote)}>{t('timeline.conflictTheirs')}</Button>
          )}
          <Button onClick={() => void openCopy()}>{t('timeline.conflictCopy')}</Button>
        </Space>
      }
    />
  );
}
