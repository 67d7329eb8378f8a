import { Button, Result, Skeleton, Space } from 'antd';
import { useCallback, useState } from 'react';
import { createProject } from '@/engine/project/createProject';
import { ProjectError } from '@/engine/project/errors';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { pendingFlush } from '@/lib/drafts/closing';
import { newKey } from '@/lib/drafts/draftStorage';
import { messageOf } from '@/lib/request';
import { projectApi } from '@/services/project/api';
import { EditorSession } from './EditorSession';
import { OpenConflict } from './session/OpenConflict';
import { openProject, type Session } from './session/openProject';
import styles from './timeline.module.css';

interface TimelineEditorProps {
  /** An existing project. */
  readonly projectId?: string | undefined;
  /** Puts the project's id into the address without leaving the page. */
  readonly onProject: (projectId: string) => void;
  readonly onNew: () => void;
}

interface OpenedHere {
  readonly session: Session;
  /** What the address names while it is open; a copy has none of its own before its first save. */
  readonly address: string | undefined;
}

const freshSession = (t: Translate): Session => ({
  project: createProject({ title: t('timeline.untitled') }),
  key: newKey(),
});

function wordsOf(error: unknown, t: Translate): string {
  if (error instanceof ProjectError) return t(`timeline.broken.${error.code}`, { place: error.place });
  return error ? messageOf(error) : t('timeline.openNotOurs');
}

/** The timeline editor: opens the project that the address names, or begins one. */
export function TimelineEditor({ projectId, onProject, onNew }: TimelineEditorProps) {
  const t = useT();
  const [here, setHere] = useState<OpenedHere | undefined>(() =>
    projectId ? undefined : { session: freshSession(t), address: undefined },
  );
  const isOpen = here !== undefined && (projectId === undefined || here.address === projectId);
  const begin = useCallback(
    (session: Session) => setHere({ session, address: session.projectId ?? projectId }),
    [projectId],
  );
  const opening = useLoad(
    async () => {
      await pendingFlush();
      return openProject(projectId ?? '', (id) => projectApi.info({ id }, { skipErrorHandler: true }));
    },
    {
      ready: projectId !== undefined && !isOpen,
      refreshDeps: [projectId],
      onSuccess: (opened) => {
        if (opened.kind === 'ready') begin(opened.session);
      },
    },
  );
  const follow = useCallback(
    (id: string) => {
      // The address follows the session, the session does not start anew.
      setHere((current) => current && { ...current, address: id });
      onProject(id);
    },
    [onProject],
  );

  if (here && isOpen) {
    return (
      <EditorSession
        key={here.session.key}
        session={here.session}
        onProject={follow}
        restart={begin}
        openProject={onProject}
      />
    );
  }
  if (opening.data?.kind === 'conflict') return <OpenConflict {...opening.data} onOpen={begin} />;
  const error = opening.data?.kind === 'missing' ? opening.data.error : opening.error;
  if (opening.data?.kind === 'missing' || opening.error) {
    return (
      <Result
        status="404"
        title={t('timeline.openFailed')}
        subTitle={wordsOf(error, t)}
        extra={
          <Space wrap>
            <Button type="primary" onClick={opening.refresh}>
              {t('common.retry')}
            </Button>
            <Button onClick={onNew}>{t('timeline.startNew')}</Button>
          </Space>
        }
      />
    );
  }
  return (
    <div className={styles.opening} aria-busy="true">
      <Skeleton active paragraph={{ rows: 6 }} />
      <Skeleton active paragraph={{ rows: 4 }} />
    </div>
  );
}
