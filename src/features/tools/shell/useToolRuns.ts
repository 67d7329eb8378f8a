import { useState } from 'react';
import { useStore } from 'zustand';
import { type JobState, useJobsOf } from '@/lib/jobs';
import { readSession } from '@/lib/session';
import { toolHistory } from './toolHistory';
import { type ToolJob, toolJobs } from './toolJobs';
import type { ToolKey } from './toolKeys';
import type { ToolRecord } from './types';

const unended: ReadonlySet<JobState['name']> = new Set(['running', 'paused', 'failed', 'interrupted']);

/** Runs of a tool that are under way, failed or were interrupted; newest first. */
export function useToolJobs(tool: ToolKey): readonly ToolJob[] {
  return useJobsOf(toolJobs).filter(({ input, state }) => input?.tool === tool && unended.has(state.name));
}

/** Ended runs of a tool; undefined until they have been read. */
export function useToolHistory(tool: ToolKey): readonly ToolRecord[] | undefined {
  const all = useStore(toolHistory.store, ({ records }) => records);
  const { mchno } = readSession();
  return all?.filter((record) => record.tool === tool && record.mchno === mchno);
}

/** The newest run that has ended since the page was opened. */
export function useNewestRun(tool: ToolKey): ToolRecord | undefined {
  const [openedAt] = useState(Date.now);
  const newest = useToolHistory(tool)?.[0];
  return newest && newest.at >= openedAt ? newest : undefined;
}
