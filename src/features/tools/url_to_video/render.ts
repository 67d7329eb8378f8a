import { startExport } from '@/engine/export';
import type { Translate } from '@/hooks/useT';
import { storeVideo, videoFileName } from '@/services/video/storeVideo';
import { ToolError, toolJobs } from '../shell';
import type { Work } from './acts';
import { sourceOf } from './film';
import { projectOf } from './project';

/**
 * Makes the video in this browser as a run of the tool: it stands in the task centre, can be canceled there too, and its
 * file stays in the tool's history. The video is stored as a finished one with the chain of what it was made from.
 */
export function render({ get, set, signal, tell }: Work, t: Translate): Promise<void> {
  const film = get();
  const project = projectOf(film);
  if (!project) return Promise.reject(new ToolError('toolLink.noScript'));
  const title = (film.facts?.title ?? '').slice(0, 120) || t('toolLink.untitled');
  const source = sourceOf(film);
  return new Promise((resolve, reject) => {
    const id = toolJobs.start({
      tool: 'url_to_video',
      title,
      inputs: [film.link],
      options: { link: film.link, seconds: film.seconds, frameworkId: film.frameworkId },
      source,
      run: async (job) => {
        const stop = () => reject(new DOMException('', 'AbortError'));
        job.signal.addEventListener('abort', stop);
        try {
          const making = startExport(project, { format: 'mp4', quality: 'standard' });
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
              ...(film.goodsId ? { goods_id: film.goodsId } : {}),
              ...(film.frameworkId ? { framework_id: film.frameworkId } : {}),
              ai_label: { visible: film.aiLabel, metadata: film.aiLabel },
              source,
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
              isLabelled: film.aiLabel,
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
    signal.addEventListener('abort', () => toolJobs.cancel(id), { once: true });
  });
}
