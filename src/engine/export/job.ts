import type { Project } from '../project/schema';
import type { Gate } from '../work/gate';
import type { ExportFacts, ExportOptions, ExportProgress } from './types';
import type { CreateCanvas } from './videoPainter';

/** What the pipeline gets: a snapshot of the project, and the strings to hold it by. */
export interface PipelineJob {
  readonly project: Project;
  readonly options: ExportOptions;
  readonly tempName: string;
  readonly signal: AbortSignal;
  readonly gate: Gate;
  readonly onProgress: (progress: ExportProgress) => void;
  readonly createCanvas: CreateCanvas;
}

export interface PipelineResult extends Omit<ExportFacts, 'realm' | 'realmReason' | 'lostAudio'> {
  readonly blob: Blob;
}
