import { App } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { createPlayer } from '@/engine/playback';
import type { Project } from '@/engine/project/schema';
import { useT } from '@/hooks/useT';
import { EditorCommands } from './commands/EditorCommands';
import type { EditorHost } from './commands/types';
import { EditorHostContext } from './commands/useEditorCommand';
import { EditorContext } from './EditorContext';
import { createEditorStore } from './model/editorStore';
import { PreviewCanvasContext } from './preview/PreviewCanvas';
import { Workspace } from './Workspace';

export interface EditorSessionProps {
  readonly project: Project;
}

/** One open project: store, player and what works on them live as long as this is mounted. */
export function EditorSession({ project }: EditorSessionProps) {
  const t = useT();
  const { message } = App.useApp();
  const [parts, setParts] = useState<ReturnType<typeof open>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one session for one opened document
  useEffect(() => {
    const opened = open(project, (code) => void message.warning(t(`timeline.error.${code}`)));
    setParts(opened);
    return () => opened.close();
  }, []);
  const host = useMemo(
    (): EditorHost => ({
      save: () => undefined,
      tell: (id, values) => void message.info(t(id, values)),
      toggleFullScreen: () => undefined,
    }),
    [message, t],
  );
  if (!parts) return null;
  return (
    <EditorContext value={parts.parts}>
      <PreviewCanvasContext value={parts.canvas}>
        <EditorHostContext value={host}>
          <EditorCommands />
          <Workspace />
        </EditorHostContext>
      </PreviewCanvasContext>
    </EditorContext>
  );
}

type Refused = Parameters<Parameters<typeof createEditorStore>[1]>[0];

function open(project: Project, onRefused: (code: Refused['code']) => void) {
  const canvas = document.createElement('canvas');
  const player = createPlayer(canvas);
  const store = createEditorStore(project, (error) => onRefused(error.code));
  player.setProject(project);
  let seen = project;
  const end = store.subscribe(() => {
    const { present } = store.getState().history;
    if (present === seen) return;
    seen = present;
    player.setProject(present);
  });
  return {
    parts: { store, player },
    canvas,
    close: () => {
      end();
      player.dispose();
    },
  };
}
