import { ExportError, type ExportErrorCode } from '@/engine/export/errors';
import type { ExportJob, ExportResult } from '@/engine/export/types';
import { translate } from '@/hooks/useT';
import { defineJobKind, type Job } from '@/lib/jobs';
import type { JobContext, JobKind } from '@/lib/jobs/kinds';
import { messageOf } from '@/lib/request';
import type { StoreStage } from '@/services/video/storeVideo';

const errorId = {
  'no-clips': 'render.error.noClips',
  'no-video-encoder': 'render.error.noVideoEncoder',
  'no-audio-encoder': 'render.error.noAudioEncoder',
  media: 'render.error.media',
  'disk-full': 'render.error.diskFull',
  'not-writable': 'timelineExport.error.not-writable',
  encode: 'render.error.encode',
  crashed: 'render.error.crashed',
} as const satisfies Record<ExportErrorCode, string>;

/** Video of a composition to be made. It lives with the page: the composition itself offers it again after a reload. */
export interface RenderOrder {
  /** Names the composition. */
  readonly key: string;
  readonly title: string;
  /** Where it is taken up again. */
  readonly link: string;
  readonly begin: () => ExportJob;
  /** Uploads and records the video. @returns its address in the app */
  readonly store: (result: ExportResult, tell: (step: StoreStage) => void, signal: AbortSignal) => Promise<string>;
  readonly onEnd: (job: RenderJob) => void;
}

/** The made video. With a step it is on its way to the finished ones; with a link it is there. */
interface RenderOutput {
  readonly result: ExportResult;
  readonly step?: StoreStage;
  readonly link?: string;
}

export type RenderJob = Job<RenderOrder, RenderOutput>;

/** Making is the long part; storing takes the last tenth. */
export const MAKING_SHARE = 0.9;

function make({ begin }: RenderOrder, { signal, report }: JobContext<RenderOutput>): Promise<ExportResult> {
  report({ stage: translate('render.stage.preparing') });
  const job = begin();
  signal.addEventListener('abort', job.cancel, { once: true });
  const end = job.onProgress(({ stage, percent, etaSeconds }) =>
    report({ stage: translate(`render.stage.${stage}`), percent: percent * MAKING_SHARE, etaSeconds }),
  );
  return job.result.finally(end);
}

const renderJobKind: JobKind<RenderOrder, RenderOutput, never> = {
  name: 'render',
  key: ({ key }) => key,
  title: ({ title }) => title,
  link: ({ link }, output) => output?.link ?? link,
  guardsLeaving: true,
  run: async (order, context) => {
    const result = context.kept?.result ?? (await make(order, context));
    const tell = (step: StoreStage): void => {
      const percent = step.phase === 'uploading' ? 90 + step.percent * 0.09 : 99;
      context.keep({ result, step });
      context.report({ stage: translate(`render.stage.${step.phase}`), percent, etaSeconds: null });
    };
    tell({ phase: 'uploading', percent: 0 });
    return { result, link: await order.store(result, tell, context.signal) };
  },
  reason: (error) => (error instanceof ExportError ? translate(errorId[error.code]) : messageOf(error)),
  release: ({ result }) => void result.release(),
  onEnd: (job) => job.input?.onEnd(job),
};

/** Videos of compositions being made. They go on while the user is elsewhere in the product. */
export const renderJobs = defineJobKind(renderJobKind);
