import { useSyncExternalStore } from 'react';
import { readSession } from '@/lib/session';
import { toolHistory } from './toolHistory';
import { toolJobs } from './toolJobs';
import type { ToolKey } from './toolKeys';
import type { ToolJob, ToolRecord } from './types';

/** Runs of a tool that are under way, failed or were interrupted; newest first. */
export function useToolJobs(tool: ToolKey): readonly ToolJob[] {
  const jobs = useSyncExternalStore(toolJobs.subscribe, toolJobs.all);
  return jobs.filter((job) => job.order.tool === tool);
}

/** Ended runs of a tool; undefined until they have been read. */
export function useToolHistory(tool: ToolKey): readonly ToolRecord[] | undefined {
  const all = useSyncExternalStore(toolHistory.subscribe, toolHistory.all);
  const { mchno } = readSession();
  return all?.filter((record) => record.tool === tool && record.mchno === mchno);
}
