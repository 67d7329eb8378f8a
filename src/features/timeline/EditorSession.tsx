import { App } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '@/hooks/useT';
import { closeSync } from '@/lib/drafts/closing';
import { readSession } from '@/lib/session';
import { EditorCommands } from './commands/EditorCommands';
import type { EditorHost } from './commands/types';
import { EditorHostContext } from './commands/useEditorCommand';
import { EditorContext } from './EditorContext';
import { PreviewCanvasContext } from './preview/PreviewCanvas';
import { LeaveGuard } from './session/LeaveGuard';
import type { Session } from './session/openProject';
import { SessionContext, type SessionParts } from './session/SessionContext';
import { type StartedSession, startSession } from './session/startSession';
import { Workspace } from './Workspace';

interface EditorSessionProps extends Pick<SessionParts, 'restart' | 'openProject'> {
  readonly session: Session;
  readonly onProject: (projectId: string) => void;
}

/** One open project: store, player and what keeps it live as long as this is mounted. */
export function EditorSession({ session, restart, openProject, onProject }: EditorSessionProps) {
  const t = useT();
  const { message } = App.useApp();
  const [started, setStarted] = useState<StartedSession>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one session for one opened document
  useEffect(() => {
    const made = startSession({
      session,
      owner: readSession().accountId,
      untitled: t('timeline.untitled'),
      proxyWords: { title: (name) => t('timeline.proxyTask', { name }), failed: t('timeline.proxyFailed') },
      onRefused: ({ code }) => void message.warning(t(`timeline.error.${code}`)),
      onProject,
    });
    setStarted(made);
    if (session.recoveredFrom !== undefined)
      void message.info(t('timeline.recovered', { time: new Date(session.recoveredFrom).toLocaleTimeString() }));
    if (session.isCopy) void message.info(t('timeline.openedCopy'));
    return () => {
      closeSync(made.sync);
      made.end();
    };
  }, []);

  const host = useMemo((): EditorHost => {
    const save = async (): Promise<void> => {
      await started?.sync.flush();
      if (started?.sync.getState().kind === 'saved') void message.success(t('timeline.savedNow'));
    };
    return {
      save: () => void save(),
      tell: (id, values) => void message.info(t(id, values)),
      toggleFullScreen: () => void toggleFullScreen(started?.canvas),
    };
  }, [started, message, t]);
  const parts = useMemo((): SessionParts | undefined => {
    if (!started) return undefined;
    const { sync, presence, filmstrips, waveforms } = started;
    return { sync, presence, filmstrips, waveforms, restart, openProject };
  }, [started, restart, openProject]);
  if (!started || !parts) return null;
  return (
    <EditorContext value={started.parts}>
      <SessionContext value={parts}>
        <PreviewCanvasContext value={started.canvas}>
          <EditorHostContext value={host}>
            <LeaveGuard />
            <EditorCommands />
            <Workspace />
          </EditorHostContext>
        </PreviewCanvasContext>
      </SessionContext>
    </EditorContext>
  );
}

/** The preview's stage, which the canvas lies in, fills the screen. */
async function toggleFullScreen(canvas: HTMLCanvasElement | undefined): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  const stage = canvas?.closest('[data-stage]');
  await stage?.requestFullscreen?.().catch(() => undefined);
}
