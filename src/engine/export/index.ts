export { type VideoCodecChoice, videoCodecs } from './capabilities';
export { ExportCanceledError, ExportError } from './errors';
export { estimateSize, type SizeEstimate } from './estimateSize';
export type { Finding, FindingFix } from './findings';
export { copiedPercent, forecastCopy, trySize } from './forecast';
export { formats } from './formats';
export { preflight } from './preflight';
export { exportPreset, exportPresets } from './presets.data';
export { type ExportSettings, exportSettings } from './settings';
export { prepareExport, startExport } from './startExport';
export type {
  ExportFormat,
  ExportJob,
  ExportOptions,
  ExportProgress,
  ExportQuality,
  ExportResult,
  VideoCodecName,
} from './types';
