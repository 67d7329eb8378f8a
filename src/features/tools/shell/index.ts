export { errorWords } from './errorWords';
export { ToolError } from './ToolError';
export { ToolFiles } from './ToolFiles';
export { ToolOption, ToolPage } from './ToolPage';
export { toolHistory } from './toolHistory';
export { toolJobs } from './toolJobs';
export type { ToolFile, ToolOrder, ToolOutput, ToolProgress } from './types';
export { type ToolFileStore, useToolFiles } from './useToolFiles';
export { useToolOptions, useToolPreset } from './useToolOptions';
