import { Alert, Button, Space } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { allClips } from '@/engine/project/walk';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import { projectApi } from '@/services/project/api';
import styles from '../preview/preview.module.css';
import { editorDrafts, editorKind, readDocument } from './editorDraft';
import { useSession } from './SessionContext';

const most = 5;

/** What one may want to go on with: work that only this browser has, and the newest projects. */
export function Recents() {
  const t = useT();
  const { openProject } = useSession();
  const { data } = useLoad(() => projectApi.data({ kind: editorKind, page_size: most }, { skipErrorHandler: true }));
  const list = data?.list ?? [];
  return (
    <>
      <Unsaved />
      {list.length > 0 && (
        <nav className={styles.recents} aria-label={t('timeline.recents')}>
          <span className={styles.emptyText}>{t('timeline.recents')}</span>
          {list.map((project) => (
            <button key={project.id} type="button" className={styles.recent} onClick={() => openProject(project.id)}>
              <span className={styles.recentTitle}>{project.title}</span>
              <span className={styles.recentTime}>{dayjs(project.updated_at).format('MM-DD HH:mm')}</span>
            </button>
          ))}
        </nav>
      )}
    </>
  );
}

/** A project that this browser kept and the server never got, as after a crash. */
function Unsaved() {
  const t = useT();
  const { restart, sync } = useSession();
  const [isHidden, setHidden] = useState(false);
  const { data } = useLoad(() => editorDrafts.unsynced(readSession().accountId));
  const found = data?.find(
    (stored) => stored.projectId === undefined && stored.key !== undefined && allClips(stored.draft).length > 0,
  );
  if (!found || isHidden || sync.projectId() !== undefined) return null;
  const document = readDocument(found.draft);
  if (document === undefined || document instanceof Error) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('timeline.recoverTitle', { title: found.draft.title || t('timeline.untitled') })}
      description={t('timeline.recoverText', { time: new Date(found.savedAt).toLocaleString() })}
      action={
        <Space orientation="vertical">
          <Button
            type="primary"
            size="small"
            onClick={() => restart({ project: document, key: found.key, isSynced: false })}
          >
            {t('timeline.recover')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              setHidden(true);
              void editorDrafts.remove(found.key);
            }}
          >
            {t('timeline.recoverDrop')}
          </Button>
        </Space>
      }
    />
  );
}
