import type { Project } from '../project/schema';
import { startWork, type WorkKind } from '../work';
import { ExportError, type ExportFailure, toFailure } from './errors';
import { formats } from './formats';
import type { PipelineResult } from './job';
import { lostAudio } from './lostAudio';
import { exportSettings } from './settings';
import type { ExportJob, ExportOptions, ExportProgress, ExportResult } from './types';
import type { ExportRequest } from './workExport';

const KIND: WorkKind<ExportRequest, ExportProgress, PipelineResult, ExportFailure> = {
  spawn: async () => (await import('./spawnWorker')).exportWorkers.take(),
  inPage: async () => (await import('./workExport')).workExport,
  needsCanvas: true,
  toFailure,
  toError: (failure) => new ExportError(failure),
};

/** Has a worker ready for an export that is likely: its dialog was opened, or one has just been made. */
export async function prepareExport(): Promise<void> {
  if (typeof Worker === 'function') (await import('./spawnWorker')).exportWorkers.prepare();
}

/**
 * Starts making the file, in a worker; in the page where the browser lacks workers or canvases in them (the result
 * names the reason). Takes a snapshot: later edits of the project do not show.
 */
export function startExport(project: Project, options: ExportOptions = {}): ExportJob {
  const { done, release, ...job } = startWork(KIND, { project, options });
  const result = done.then(({ result: made, realm, realmReason }): ExportResult => {
    void prepareExport();
    const { kind } = formats[made.container];
    const isMute = kind === 'animation' || kind === 'still';
    const lost = isMute ? [] : lostAudio(project, exportSettings(project, options).range);
    return { ...made, lostAudio: lost, realm, realmReason, size: made.blob.size, release };
  });
  return { ...job, result };
}
