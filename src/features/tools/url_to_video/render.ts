import { startExport } from '@/engine/export';
import { timedTexts } from '@/engine/project/timedTexts';
import type { Translate } from '@/hooks/useT';
import { jobs } from '@/lib/jobs';
import { merchantWatermark } from '@/lib/merchantWatermark';
import { storeVideo, videoFileName } from '@/services/video/storeVideo';
import { ToolError, toolJobs } from '../shell';
import type { Work } from './actions';
import { projectOf } from './project';
import { sourceOf } from './video';

/**
 * Makes the video in this browser as a run of the tool: it stands in the task center, can be canceled there too, and its
 * file stays in the tool's history. The video is stored as a finished one with the chain of what it was made from.
 */
export function render({ get, set, signal, tell }: Work, t: Translate): Promise<void> {
  const draft = get();
  const project = projectOf(draft);
  if (!project) return Promise.reject(new ToolError('toolLink.noScript'));
  const title = (draft.facts?.title ?? '').slice(0, 120) || t('toolLink.untitled');
  const source = sourceOf(draft);
  return new Promise((resolve, reject) => {
    const id = toolJobs.start({
      tool: 'url_to_video',
      title,
      inputs: [draft.link],
      options: { link: draft.link, seconds: draft.seconds, frameworkId: draft.frameworkId },
      source,
      run: async (job) => {
        const stop = () => reject(new DOMException('', 'AbortError'));
        job.signal.addEventListener('abort', stop);
        try {
          const making = startExport(project, { format: 'mp4', quality: 'standard', watermark: merchantWatermark() });
          job.signal.addEventListener('abort', making.cancel);
          const end = making.onProgress(({ stage, percent, etaSeconds }) => {
            tell(Math.round(percent * 0.9), 100);
            job.tell({ stage: t(`render.stage.${stage}`), percent: percent * 0.9, etaSeconds });
          });
          const made = await making.result.finally(end);
          const video = await storeVideo(
            made,
            {
              title,
              ...(draft.goodsId ? { goods_id: draft.goodsId } : {}),
              ...(draft.frameworkId ? { framework_id: draft.frameworkId } : {}),
              ai_label: { visible: draft.aiLabel, metadata: draft.aiLabel },
              source,
              texts: timedTexts(project),
            },
            (state) => {
              const percent = state.phase === 'uploading' ? 90 + state.percent / 10 : 99;
              tell(Math.round(percent), 100);
              job.tell({ stage: t(`render.stage.${state.phase}`), percent });
            },
            job.signal,
          );
          set({ made: { id: video.id, url: video.url, cover: video.cover, title: video.title } });
          resolve();
          return [
            {
              kind: 'file',
              name: videoFileName(title, made.container),
              blob: made.blob,
              width: made.width,
              height: made.height,
              duration: made.duration,
              isLabelled: draft.aiLabel,
              release: made.release,
            },
          ];
        } catch (error) {
          reject(error);
          throw error;
        } finally {
          job.signal.removeEventListener('abort', stop);
        }
      },
    });
    signal.addEventListener('abort', () => jobs.cancel(id), { once: true });
  });
}
