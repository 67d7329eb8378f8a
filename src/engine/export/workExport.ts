import type { Project } from '../project/schema';
import type { WorkContext } from '../work';
import { ExportCanceledError, ExportError } from './errors';
import { formats } from './formats';
import type { PipelineJob, PipelineResult } from './job';
import { makeImages } from './makeImages';
import { makeMedia } from './makeMedia';
import { exportSettings } from './settings';
import type { ExportOptions, ExportProgress } from './types';
import type { CreateCanvas } from './videoPainter';

/**
 * Makes the file. Runs in the worker, or in the page where workers are missing. Leaves no temporary file when it fails or
 * is aborted. An encoder that gives up (a graphics device that was lost) is replaced once by the processor's own, from
 * the beginning.
 *
 * @throws ExportError, MediaError, ExportCanceledError.
 */
async function runPipeline(job: PipelineJob): Promise<PipelineResult> {
  const settings = exportSettings(job.project, job.options);
  if (settings.duration <= 0) throw new ExportError({ code: 'no-clips', detail: '' });
  const { kind } = formats[settings.format];
  try {
    if (kind === 'animation' || kind === 'still') return await makeImages(job, settings);
    try {
      return await makeMedia(job, settings, false);
    } catch (error) {
      if (job.signal.aborted || !isEncoderLost(error)) throw error;
      return await makeMedia(job, settings, true);
    }
  } catch (error) {
    throw job.signal.aborted ? new ExportCanceledError() : error;
  }
}

/** What WebCodecs says when an encoder or its device goes away. */
const isEncoderLost = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'EncodingError' || error.name === 'OperationError');

/** What crosses to the worker. */
export interface ExportRequest {
  readonly project: Project;
  readonly options: ExportOptions;
}

/** One export, wherever it runs. */
export const workExport = (
  { project, options }: ExportRequest,
  { signal, gate, tempName, tell }: WorkContext<ExportProgress>,
): Promise<PipelineResult> => runPipeline({ project, options, tempName, signal, gate, onProgress: tell, createCanvas });

const createCanvas: CreateCanvas = (width, height) =>
  typeof document === 'undefined'
    ? new OffscreenCanvas(width, height)
    : Object.assign(document.createElement('canvas'), { width, height });
