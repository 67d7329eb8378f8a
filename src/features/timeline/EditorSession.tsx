import { App } from 'antd';
import { useEffect, useMemo } from 'react';
import { DocumentProvider, useOpenSession } from '@/blocks/document';
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import { EditorCommands } from './commands/EditorCommands';
import type { EditorHost } from './commands/types';
import { EditorHostContext } from './commands/useEditorCommand';
import { EditorContext } from './EditorContext';
import { type EditorSetting, EditorSettingContext } from './EditorSetting';
import { PreviewCanvasContext } from './preview/PreviewCanvas';
import type { ProjectStart } from './session/openProject';
import { SessionContext, type SessionParts } from './session/SessionContext';
import { startSession } from './session/startSession';
import { Workspace } from './Workspace';

interface EditorSessionProps extends Pick<SessionParts, 'restart' | 'openProject'> {
  readonly start: ProjectStart;
  readonly onProject: (projectId: string) => void;
  readonly setting: EditorSetting;
}

/** One open project: store, player and what keeps it live as long as this is mounted. */
export function EditorSession({ start, restart, openProject, onProject, setting }: EditorSessionProps) {
  const t = useT();
  const { message } = App.useApp();
  const started = useOpenSession(
    () =>
      startSession({
        kind: setting.document,
        start,
        owner: readSession().accountId,
        t,
        proxyWords: { title: (name) => t('timeline.proxyTask', { name }), failed: t('timeline.proxyFailed') },
        onRefused: ({ code }) => void message.warning(t(`timeline.error.${code}`)),
        onProject,
      }),
    start.recoveredFrom,
  );
  useEffect(() => {
    if (start.isCopy) void message.info(t('timeline.openedCopy'));
  }, [start.isCopy, message, t]);

  const host = useMemo((): EditorHost => {
    const save = async (): Promise<void> => {
      if (await started?.session.save()) void message.success(t('document.savedNow'));
    };
    return {
      save: () => void save(),
      tell: (id, values) => void message.info(t(id, values)),
      toggleFullScreen: () => void toggleFullScreen(started?.canvas),
    };
  }, [started, message, t]);
  const parts = useMemo((): SessionParts | undefined => {
    if (!started) return undefined;
    const { filmstrips, waveforms } = started;
    return { filmstrips, waveforms, restart, openProject };
  }, [started, restart, openProject]);
  if (!started || !parts) return null;
  return (
    <DocumentProvider session={started.session}>
      <EditorContext value={started.parts}>
        <SessionContext value={parts}>
          <PreviewCanvasContext value={started.canvas}>
            <EditorHostContext value={host}>
              <EditorSettingContext value={setting}>
                <EditorCommands />
                <Workspace />
              </EditorSettingContext>
            </EditorHostContext>
          </PreviewCanvasContext>
        </SessionContext>
      </EditorContext>
    </DocumentProvider>
  );
}

/** The preview's stage, which the canvas lies in, fills the screen. */
async function toggleFullScreen(canvas: HTMLCanvasElement | undefined): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  const stage = canvas?.closest('[data-stage]');
  await stage?.requestFullscreen?.().catch(() => undefined);
}
