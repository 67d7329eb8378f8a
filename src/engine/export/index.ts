export { ExportCanceledError, ExportError, type ExportErrorCode } from './errors';
export type { Finding, FindingCode, FindingFix } from './findings';
export { preflight } from './preflight';
export { startExport } from './startExport';
export type { ExportJob, ExportOptions, ExportProgress, ExportQuality, ExportResult, ExportStage } from './types';
