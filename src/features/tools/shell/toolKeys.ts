import type { AppKey } from '@/domain/apps';

/** The tools are the applications that a provider opens to its merchants. */
export type ToolKey = AppKey;

export const toolAddress = (tool: ToolKey): string => `/creative/tool/${tool}`;
