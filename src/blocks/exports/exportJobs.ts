import { ExportError, exportSettings, startExport } from '@/engine/export';
import type { ExportFormat, ExportJob, ExportOptions, ExportResult } from '@/engine/export/types';
import { hasAiParts } from '@/engine/project/aiParts';
import type { Project } from '@/engine/project/schema';
import { timedTexts } from '@/engine/project/timedTexts';
import { allClips, mediaIdOf } from '@/engine/project/walk';
import { formatShortMinute } from '@/hooks/useDates';
import { translate } from '@/hooks/useT';
import { mayWrite } from '@/lib/chosenFile';
import { defineJobKind, isJobBusy, type Job, type JobAction, jobs } from '@/lib/jobs';
import type { JobContext, JobKind } from '@/lib/jobs/kinds';
import { merchantWatermark } from '@/lib/merchantWatermark';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import { readSession } from '@/lib/session';
import { mediaVault } from '@/lib/storage/mediaVault';
import type { Video } from '@/services/video/schema';
import { type StoreStage, storeVideo, videoFileName } from '@/services/video/storeVideo';
import { coverName, drawCover, type ExportCover } from './exportCover';
import { forgetRendered, keepRendered, renderedVideo } from './renderedVideos';
import { sourceChainOf } from './sourceChain';
import { learnSpeed } from './speed';

/** What is to be made; kept in the browser until it is, so that a reload can begin it anew. */
export interface ExportOrder {
  readonly id: string;
  readonly title: string;
  /** As it was when the export was ordered: editing goes on. */
  readonly project: Project;
  readonly options: Omit<ExportOptions, 'blobs'>;
  /** The project's record, where it is taken up again. */
  readonly projectId?: string;
  /** Where it is taken up again, unless that is the timeline editor. */
  readonly link?: string;
  /** A subtitle file beside the video. */
  readonly subtitles?: 'srt' | 'vtt';
  /** Its cover as a finished video; default a frame near the beginning. */
  readonly cover?: ExportCover;
  /** Recorded as a finished video as soon as it is made. */
  readonly isStored: boolean;
  /** Milliseconds since 1970. */
  readonly orderedAt: number;
}

/** A made file in this browser; with `videoId` it is recorded as a finished video. */
interface ExportOutput {
  readonly result: ExportResult;
  readonly videoId?: string;
}

export type ExportJobRecord = Job<ExportOrder, ExportOutput>;

/** What the jobs work with; tests bring their own. */
export interface ExportJobDeps {
  readonly begin: (project: Project, options: ExportOptions) => Promise<ExportJob>;
  /** Records a made video; resolves what the record says. */
  readonly store: (
    order: ExportOrder,
    result: ExportResult,
    tell: (step: StoreStage) => void,
    signal: AbortSignal,
  ) => Promise<Pick<Video, 'id' | 'cover'>>;
}

/** Making is the long part; storing takes the last tenth. */
const MAKING_PERCENT = 90;
const UPLOAD_PERCENT = 9;
/** Lines that a video record takes. */
const MAX_TEXTS = 2000;

export const videoLink = (videoId: string): string => `/publish/media?video=${encodeURIComponent(videoId)}`;
const editorLink = ({ projectId, link }: ExportOrder): string => {
  if (link !== undefined) return link;
  return projectId ? `/editor/timeline?project=${encodeURIComponent(projectId)}` : '/editor/timeline';
};

/** Only moving images become finished videos. */
export const isVideo = ({ output }: ExportJobRecord): boolean =>
  output !== undefined && ['mp4', 'webm', 'mov'].includes(output.result.container);

/** The finished video that a job has become; a reload forgets the output, its link stays. */
export function videoIdOf({ state, output, link }: ExportJobRecord): string | undefined {
  if (state.name !== 'succeeded') return undefined;
  return output?.videoId ?? new URLSearchParams(link?.split('?')[1]).get('video') ?? undefined;
}

/** 0–100 of what is done at the moment: making, or else sending. Undefined for a job that is not at work. */
export function stepPercent({ state, input, output }: ExportJobRecord): number | undefined {
  if (state.name !== 'running' && state.name !== 'paused') return undefined;
  if (output) return Math.min(100, Math.max(0, Math.round((state.percent - MAKING_PERCENT) / (UPLOAD_PERCENT / 100))));
  return Math.floor(input?.isStored ? state.percent / (MAKING_PERCENT / 100) : state.percent);
}

/** Title and minute: versions of one project do not overwrite each other in the folder of downloads. */
export const exportFileName = (
  { title, orderedAt }: Pick<ExportOrder, 'title' | 'orderedAt'>,
  container: ExportFormat,
): string => videoFileName(`${title} ${formatShortMinute(orderedAt).replaceAll(':', '')}`, container);

export function saveExport({ input, output }: ExportJobRecord): void {
  if (input && output) saveBlob(output.result.blob, exportFileName(input, output.result.container));
}

/** Name of the file that the user has chosen for it; what is there need not be downloaded. */
export const chosenFileOf = ({ input, output }: ExportJobRecord): string | undefined =>
  output && input?.options.file?.name;

async function make(
  order: ExportOrder,
  { signal, report, hold }: JobContext<ExportOutput>,
  begin: ExportJobDeps['begin'],
) {
  const share = order.isStored ? MAKING_PERCENT / 100 : 1;
  report({ stage: translate('timelineExport.stage.preparing'), percent: 0 });
  const { file } = order.options;
  if (file && !(await mayWrite(file))) throw new ExportError({ code: 'not-writable', detail: '' });
  const job = await begin(order.project, order.options);
  signal.addEventListener('abort', job.cancel, { once: true });
  if (signal.aborted) job.cancel();
  hold(job);
  const end = job.onProgress(({ stage, percent, etaSeconds }) =>
    report({ stage: translate(`timelineExport.stage.${stage}`), percent: percent * share, etaSeconds }),
  );
  return job.result.finally(end);
}

/** Exports one after another; storing waits for the network, not for the processor: the next one begins meanwhile. */
export function exportJobKind(deps: ExportJobDeps): JobKind<ExportOrder, ExportOutput, ExportOrder> {
  return {
    name: 'export',
    lane: 'export',
    key: ({ id }) => id,
    title: ({ title }) => title,
    link: (order, output) => (output?.videoId ? videoLink(output.videoId) : editorLink(order)),
    orderedAt: ({ orderedAt }) => orderedAt,
    orders: {
      store: 'export-orders',
      scope: () => readSession().accountId,
      toStored: (order) => order,
      fromStored: (order) => order,
      kept: {
        store: 'export-results',
        toStored: ({ result: { release: _release, ...result } }, { isStored }) =>
          isStored ? ({ result } as ExportOutput) : undefined,
        // Its temporary file is not this page's any more; it goes by itself.
        fromStored: ({ result }) => ({
          // What was made before lost sound was noted does not tell.
          result: { ...result, lostAudio: result.lostAudio ?? [], release: async () => undefined },
        }),
      },
    },
    // A canceled upload loses nothing: the file is still here.
    keepsOnCancel: true,
    guardsLeaving: true,
    run: async (order, context) => {
      const result = context.kept?.result ?? (await make(order, context, deps.begin));
      context.keep({ result });
      if (!order.isStored) return { result };
      const tell = (step: StoreStage): void =>
        context.report({
          stage: translate(`timelineExport.stage.${step.phase}`),
          percent: MAKING_PERCENT + (step.phase === 'uploading' ? step.percent / 100 : 1) * UPLOAD_PERCENT,
          etaSeconds: null,
        });
      tell({ phase: 'uploading', percent: 0 });
      const { id: videoId, cover } = await deps.store(order, result, tell, context.signal);
      keepRendered(order.id, { videoId, cover: coverName(order.cover), drawn: [cover] });
      return { result, videoId };
    },
    reason: (error) =>
      error instanceof ExportError ? translate(`timelineExport.error.${error.code}`) : messageOf(error),
    release: ({ result }) => void result.release(),
    actions: actionsFor,
  };
}

/** Records a made file as a finished video. */
export function storeExport({ id, input }: ExportJobRecord): void {
  if (input) exportJobs.retry(id, { ...input, isStored: true });
}

function actionsFor(job: ExportJobRecord): readonly JobAction[] {
  const { id, state, input, output } = job;
  const download: JobAction = { id: 'download', label: translate('common.download'), run: () => saveExport(job) };
  const retry: JobAction = { id: 'retry', label: translate('timelineExport.again'), run: () => jobs.retry(id) };
  if (isJobBusy(state)) {
    if (output || !jobs.canPause(id)) return [];
    return state.name === 'paused'
      ? [{ id: 'resume', label: translate('timelineExport.resume'), run: () => jobs.resume(id) }]
      : [{ id: 'pause', label: translate('timelineExport.pause'), run: () => jobs.pause(id) }];
  }
  if (!input) return [];
  if (!output) return state.name === 'succeeded' ? [] : [retry];
  const downloads = chosenFileOf(job) === undefined ? [download] : [];
  if (state.name === 'failed') return [retry, ...downloads];
  const isStorable = !output.videoId && isVideo(job);
  const store: JobAction = { id: 'store', label: translate('timelineExport.storeVideo'), run: () => storeExport(job) };
  return isStorable ? [...downloads, store] : downloads;
}

/** Files of this computer, so that an export does not fetch them, and works before they are stored. */
export async function localBlobs(project: Project): Promise<ReadonlyMap<string, Blob>> {
  const used = new Set(allClips(project).map(mediaIdOf));
  const blobs = new Map<string, Blob>();
  for (const { id, hash } of Object.values(project.media)) {
    const file = hash && used.has(id) ? await mediaVault.get(hash).catch(() => undefined) : undefined;
    if (file) blobs.set(id, file);
  }
  return blobs;
}

/** Tried again, a video keeps the cover that was drawn for it. */
const drawnCovers = new WeakMap<Blob, { readonly name: string; readonly drawn: Promise<Blob> }>();

/** The cover that was chosen for a made video; undefined where none was. */
function coverOf({ cover }: ExportOrder, { blob, ...shape }: ExportResult): Promise<Blob | undefined> {
  if (!cover) return Promise.resolve(undefined);
  const name = coverName(cover);
  const known = drawnCovers.get(blob);
  if (known?.name === name) return known.drawn;
  const drawn = drawCover(cover, { ...shape, media: blob });
  drawnCovers.set(blob, { name, drawn });
  drawn.catch(() => drawnCovers.delete(blob));
  return drawn;
}

/** The exports of timelines. They live as long as the page, whatever it shows. */
export const exportJobs = defineJobKind(
  exportJobKind({
    begin: async (project, options) => {
      const job = startExport(project, {
        ...options,
        watermark: merchantWatermark(),
        blobs: await localBlobs(project),
      });
      const begun = performance.now();
      void job.result.then(
        () => learnSpeed(exportSettings(project, options), (performance.now() - begun) / 1000),
        () => undefined,
      );
      return job;
    },
    store: async (order, result, tell, signal) => {
      const { id, project, projectId, title } = order;
      const { visible, metadata } = project.aiLabel;
      const source = sourceChainOf(project.source, projectId);
      const goods = source.find(({ type }) => type === 'goods')?.id;
      const framework = source.find(({ type }) => type === 'framework')?.id;
      const cover = await coverOf(order, result);
      return storeVideo(
        result,
        {
          title,
          ...(cover ? { cover } : {}),
          ...(projectId ? { project_id: projectId } : {}),
          ...(goods ? { goods_id: goods } : {}),
          ...(framework ? { framework_id: framework } : {}),
          ai_label: { visible, metadata },
          is_ai: visible || metadata || hasAiParts(project),
          // As exported: the project may be edited meanwhile.
          texts: timedTexts(project).slice(0, MAX_TEXTS),
          source,
        },
        tell,
        signal,
        id,
      );
    },
  }),
);

/** The finished video of an order, also of one that the list of jobs has forgotten. */
export function storedVideoOf(orderId: string): string | undefined {
  const job = exportJobs.find(orderId);
  return job ? videoIdOf(job) : renderedVideo(orderId)?.videoId;
}

/** The finished video of an order is gone: it counts as not rendered. */
export function forgetExport(orderId: string): void {
  forgetRendered(orderId);
  const job = exportJobs.find(orderId);
  if (job) jobs.remove(job.id);
}
