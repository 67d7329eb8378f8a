import { Button } from 'antd';
import { DocumentLoader, newKey } from '@/blocks/document';
import { createProject } from '@/engine/project/createProject';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { projectApi } from '@/services/project/api';
import { EditorSession } from './EditorSession';
import { merchantSetting } from './merchantSetting';
import { openProject } from './session/openProject';
import { projectKind } from './session/projectDocument';

interface TimelineEditorProps {
  /** An existing project. */
  readonly projectId?: string | undefined;
  /** Puts the project's id into the address without leaving the page. */
  readonly onProject: (projectId: string) => void;
  readonly onNew: () => void;
}

/** The timeline editor: opens the project that the address names, or begins one. */
export function TimelineEditor({ projectId, onProject, onNew }: TimelineEditorProps) {
  const t = useT();
  return (
    <DocumentLoader
      kind={projectKind}
      id={projectId}
      fresh={() => ({ document: createProject({ title: t('timeline.untitled') }), key: newKey() })}
      open={(one) => openProject(one, (id) => projectApi.info({ id }, shownByCaller))}
      onId={onProject}
      failedTitle={t('timeline.openFailed')}
      leave={<Button onClick={onNew}>{t('timeline.startNew')}</Button>}
    >
      {(start, { begin, follow }) => (
        <EditorSession
          key={start.key}
          setting={merchantSetting}
          start={start}
          onProject={follow}
          restart={begin}
          openProject={onProject}
        />
      )}
    </DocumentLoader>
  );
}
