import type { Project } from '../project/schema';
import type { WorkContext } from '../work';
import type { PipelineResult } from './job';
import { runPipeline } from './pipeline';
import type { ExportOptions, ExportProgress } from './types';
import type { CreateCanvas } from './videoPainter';

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
