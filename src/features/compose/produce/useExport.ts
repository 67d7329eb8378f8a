import { App } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { projectKey, useDocumentId } from '@/blocks/document';
import {
  ExportCanceledError,
  ExportError,
  type ExportErrorCode,
  type ExportResult,
  startExport,
} from '@/engine/export';
import type { Project } from '@/engine/project/schema';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import { saveBlob } from '@/lib/saveBlob';
import { useParts } from '../ComposeContext';
import { fingerprint } from '../model/selectors';
import type { Output } from '../model/state';
import { exportJobs, type JobState } from './exportJobs';
import { fileNameOf, storeVideo } from './storeVideo';

const errorId = {
  'no-clips': 'render.error.noClips',
  'no-video-encoder': 'render.error.noVideoEncoder',
  'no-audio-encoder': 'render.error.noAudioEncoder',
  media: 'render.error.media',
  'disk-full': 'render.error.diskFull',
  encode: 'render.error.encode',
  crashed: 'render.error.crashed',
} as const satisfies Record<ExportErrorCode, string>;

/** The export of the open composition: start, cancel, store again, and how it stands. */
export function useExport() {
  const t = useT();
  const { message } = App.useApp();
  const { store, session, key } = useParts();
  const [isPreparing, setPreparing] = useState(false);
  const projectId = useDocumentId();
  const byProject = projectId ? projectKey(projectId) : key;
  const job = useSyncExternalStore(exportJobs.subscribe, () => exportJobs.get(byProject) ?? exportJobs.get(key));
  const jobKey = exportJobs.get(byProject) ? byProject : key;

  const stageName = (state: JobState): string => {
    if (state.phase === 'exporting') return t(`render.stage.${state.stage}`);
    return t(state.phase === 'uploading' ? 'render.stage.uploading' : 'render.stage.saving');
  };
  const explain = (error: unknown): string | undefined => {
    if (error instanceof ExportCanceledError || error instanceof CanceledError) return undefined;
    return error instanceof ExportError ? t(errorId[error.code]) : messageOf(error);
  };

  const start = async (project: Project) => {
    setPreparing(true);
    // The draft goes first: should the tab die, everything is there and the export is offered again.
    const { draft } = store.getState();
    const mark = fingerprint(draft);
    // A finished video from before stays what it was when this export comes to nothing.
    const before: Output = draft.output.status === 'done' ? draft.output : { status: 'none' };
    store.dispatch({ type: 'output/set', output: { status: 'running', startedAt: Date.now(), fingerprint: mark } });
    await session.save();
    setPreparing(false);
    const id = session.id();
    const title = project.title.slice(0, 120) || t('compose.untitled');
    exportJobs.start({
      key: id ? projectKey(id) : key,
      title,
      link: id ? `/compose/post?project=${encodeURIComponent(id)}` : '/compose/post',
      begin: () => startExport(project, { format: 'mp4', quality: 'standard' }),
      store: async (result, tell, signal) => {
        const video = await storeVideo(result, { store, projectId: id, title, aiLabel: draft.aiLabel }, tell, signal);
        store.dispatch({ type: 'output/set', output: { status: 'done', fingerprint: mark, video } });
        return `/publish/media?video=${encodeURIComponent(video.id)}`;
      },
      onEnd: (state) => {
        if (state.phase === 'failed' || state.phase === 'canceled') {
          store.dispatch({ type: 'output/set', output: before });
        }
        if (state.phase === 'done') message.success(t('render.doneToast'));
        void session.save();
      },
      explain,
      stageName,
    });
  };

  return {
    job,
    isPreparing,
    start,
    stageName,
    cancel: () => exportJobs.cancel(jobKey),
    storeAgain: () => exportJobs.storeAgain(jobKey),
    /** To this computer, straight from where the export lies. */
    download: (result: ExportResult) =>
      saveBlob(
        result.blob,
        fileNameOf(store.getState().draft.goods.form.title || t('compose.untitled'), result.container),
      ),
  };
}

export type Exporting = ReturnType<typeof useExport>;
