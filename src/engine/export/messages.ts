import type { Project } from '../project/schema';
import type { ExportFailure } from './errors';
import type { PipelineResult } from './job';
import type { ExportOptions, ExportProgress } from './types';

/** Page to worker. */
export type WorkerRequest =
  | {
      readonly type: 'start';
      readonly project: Project;
      readonly options: ExportOptions;
      readonly tempName: string;
    }
  | { readonly type: 'cancel' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' };

/** Worker to page. */
export type WorkerReply =
  /** Its code is there; from now on an error is the export's, not the loading's. */
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly progress: ExportProgress }
  | { readonly type: 'done'; readonly result: PipelineResult }
  | { readonly type: 'canceled' }
  | { readonly type: 'failed'; readonly failure: ExportFailure };
