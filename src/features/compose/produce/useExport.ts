import { App } from 'antd';
import { useEffect, useState } from 'react';
import { projectKey, useDocumentId } from '@/blocks/document';
import { type ExportResult, prepareExport, startExport } from '@/engine/export';
import type { Project } from '@/engine/project/schema';
import { useT } from '@/hooks/useT';
import { jobs, useJob } from '@/lib/jobs';
import { merchantWatermark } from '@/lib/merchantWatermark';
import { saveBlob } from '@/lib/saveBlob';
import { useParts } from '../ComposeContext';
import { fingerprint } from '../model/selectors';
import type { Output } from '../model/state';
import { renderJobs } from './renderJobs';
import { fileNameOf, storeVideo } from './storeVideo';

/** The export of the open composition: start, cancel, store again, and how it stands. */
export function useExport() {
  const t = useT();
  const { message } = App.useApp();
  const { store, session, key } = useParts();
  const [isPreparing, setPreparing] = useState(false);
  const projectId = useDocumentId();
  const byProject = projectId ? projectKey(projectId) : key;
  const projectJob = useJob(renderJobs, byProject);
  const draftJob = useJob(renderJobs, key);
  const job = projectJob ?? draftJob;

  useEffect(() => void prepareExport(), []);

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
    renderJobs.start({
      key: id ? projectKey(id) : key,
      title,
      link: id ? `/compose/post?project=${encodeURIComponent(id)}` : '/compose/post',
      begin: () => startExport(project, { format: 'mp4', quality: 'standard', watermark: merchantWatermark() }),
      store: async (result, tell, signal) => {
        const video = await storeVideo(result, { store, projectId: id, title, aiLabel: draft.aiLabel }, tell, signal);
        store.dispatch({ type: 'output/set', output: { status: 'done', fingerprint: mark, video } });
        return `/publish/media?video=${encodeURIComponent(video.id)}`;
      },
      onEnd: ({ state, output }) => {
        if (state.name === 'canceled' || (state.name === 'failed' && !output)) {
          store.dispatch({ type: 'output/set', output: before });
        }
        if (state.name === 'succeeded') message.success(t('render.doneToast'));
        void session.save();
      },
    });
  };

  return {
    job,
    isPreparing,
    start,
    cancel: () => job && jobs.cancel(job.id),
    /** Takes up a failed one: a video that is made already is only stored again. */
    storeAgain: () => job && jobs.retry(job.id),
    /** To this computer, straight from where the export lies. */
    download: (result: ExportResult) =>
      saveBlob(
        result.blob,
        fileNameOf(store.getState().draft.goods.form.title || t('compose.untitled'), result.container),
      ),
  };
}

export type Exporting = ReturnType<typeof useExport>;
